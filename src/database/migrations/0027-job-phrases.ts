/** What editors add to the ways in which jobs are asked for: a list of phrases for each job and locale. */
import type { Kysely } from 'kysely';

export async function createJobPhrases(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('job_phrases')
    .addColumn('job', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('phrases', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('job_phrases_key', ['job', 'locale'])
    .execute();
}
