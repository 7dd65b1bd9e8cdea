/** When feeds of releases of the program were asked, and the newest release that they named. */
import { sql, type Kysely } from 'kysely';

export async function createReleaseFeeds(db: Kysely<unknown>): Promise<void> {
  await sql`create table release_feeds (feed text primary key not null, asked_at text not null,
    version text, url text)`.execute(db);
}
