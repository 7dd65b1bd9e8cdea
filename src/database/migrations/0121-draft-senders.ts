/** From which network each draft came, so that whoever sends many loses their own. */
import type { Kysely } from 'kysely';

export async function addDraftSenders(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('submission_drafts').addColumn('sender', 'text').execute();
  await db.schema
    .createIndex('submission_drafts_by_sender')
    .on('submission_drafts')
    .columns(['sender', 'expires_at'])
    .execute();
}
