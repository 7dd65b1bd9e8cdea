/** What editors tell each other about entries, and who looks after which submission, when and with whose help. */
import type { Kysely } from 'kysely';

export async function createSharingTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_notes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('subject_kind', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text', (c) => c.notNull())
    .addColumn('author_id', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('desk_notes_by_subject')
    .on('desk_notes')
    .columns(['subject_id', 'created_at', 'id'])
    .execute();
  await db.schema
    .createTable('submission_handling')
    .addColumn('submission_id', 'text', (c) => c.primaryKey().references('submissions.id').onDelete('cascade'))
    .addColumn('assigned_to', 'text')
    .addColumn('snoozed_until', 'text')
    .addColumn('escalated_at', 'text')
    .execute();
}
