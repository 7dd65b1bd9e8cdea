/** Indexes by which the figures of the last weeks are counted: what was sent in, and what was published. */
import { sql, type Kysely } from 'kysely';

export async function indexWeeks(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('submissions_by_time').on('submissions').column('submitted_at').execute();
  await sql`create index tools_published_by_time on tools (published_at) where state = 'published'`.execute(db);
}
