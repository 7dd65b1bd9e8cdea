/** Visitors from other sites, by week. */
import { sql, type Kysely } from 'kysely';

export async function createReferrers(db: Kysely<unknown>): Promise<void> {
  await sql`create table referrers (
    week text not null, site text not null, count integer not null, primary key (week, site)
  )`.execute(db);
}
