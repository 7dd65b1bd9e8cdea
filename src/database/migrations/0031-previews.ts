/** What was found at the addresses of submissions, for editors. */
import type { Kysely } from 'kysely';

export async function createPreviews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('previews')
    .addColumn('submission_id', 'text', (c) => c.primaryKey().references('submissions.id').onDelete('cascade'))
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_at', 'text')
    .addColumn('answer', 'text')
    .addColumn('hops', 'text')
    .addColumn('title', 'text')
    .addColumn('description', 'text')
    .addColumn('fetched_at', 'text')
    .execute();
  await db.schema.createIndex('previews_due').on('previews').column('next_at').execute();
}
