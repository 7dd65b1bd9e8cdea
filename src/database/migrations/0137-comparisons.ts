/** Networks that compared two tools, and the pairs whose comparison is listed. */
import { sql, type Kysely } from 'kysely';

export async function createComparisons(db: Kysely<unknown>): Promise<void> {
  const pair = sql`first_id text not null references tools (id) on delete cascade,
    second_id text not null references tools (id) on delete cascade`;
  await sql`create table comparison_sources (
    ${pair}, network integer not null, since text not null, days integer not null, last_day text not null,
    primary key (first_id, second_id, network)
  )`.execute(db);
  await sql`create index comparison_sources_by_since on comparison_sources (since)`.execute(db);
  await sql`create index comparison_sources_by_second on comparison_sources (second_id)`.execute(db);
  await sql`create table comparisons (
    ${pair}, is_frequent integer not null, chosen_at text, primary key (first_id, second_id)
  )`.execute(db);
  await sql`create index comparisons_by_second on comparisons (second_id)`.execute(db);
}
