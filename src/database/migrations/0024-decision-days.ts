/** What editors decided on each whole day, as the statistics read it: a server that starts need not go through the history. */
import type { Kysely } from 'kysely';

export async function createDecisionDays(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('decision_days')
    .addColumn('day', 'text', (c) => c.primaryKey())
    .addColumn('decisions', 'text', (c) => c.notNull())
    .execute();
}
