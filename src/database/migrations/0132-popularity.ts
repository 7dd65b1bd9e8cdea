/** Networks' shares in the popularity of tools, and the order by it. */
import { sql, type Kysely } from 'kysely';

export async function createPopularity(db: Kysely<unknown>): Promise<void> {
  await sql`create table visit_sources (
    tool_id text not null references tools (id) on delete cascade, network integer not null, referrer integer not null,
    since text not null, views integer not null, clicks integer not null, viewed_on text not null,
    clicked_on text not null, primary key (tool_id, network)
  )`.execute(db);
  await sql`create index visit_sources_by_since on visit_sources (since)`.execute(db);
  await sql`create table popular_order (
    id integer primary key not null, made_at text not null, tools text not null
  )`.execute(db);
}
