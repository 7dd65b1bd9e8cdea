/** Forms that were filled in before somebody signed in. */
import type { Kysely } from 'kysely';

export async function createDrafts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('submission_drafts')
    .addColumn('id_hash', 'text', (c) => c.primaryKey())
    .addColumn('form', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('submission_drafts_by_end').on('submission_drafts').column('expires_at').execute();
}
