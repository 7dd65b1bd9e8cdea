/** What a language model was asked about doubtful submissions and what it said, and how often it was asked on a day. */
import type { Kysely } from 'kysely';

export async function createSecondOpinions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('second_opinions')
    .addColumn('submission_id', 'text', (c) => c.primaryKey().references('submissions.id').onDelete('cascade'))
    .addColumn('text_hash', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_at', 'text')
    .addColumn('verdict', 'text')
    .addColumn('reason', 'text')
    .addColumn('model', 'text')
    .addColumn('failure', 'text')
    .execute();
  await db.schema.createIndex('second_opinions_due').on('second_opinions').column('next_at').execute();
  await db.schema
    .createTable('second_opinion_days')
    .addColumn('day', 'text', (c) => c.primaryKey())
    .addColumn('asked', 'integer', (c) => c.notNull())
    .execute();
}
