/** The search indexes that servers have stored as files, by a mark that is in the file, too. */
import type { Kysely } from 'kysely';

export async function createStoredIndexes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stored_indexes')
    .addColumn('mark', 'text', (c) => c.primaryKey())
    .addColumn('stored_at', 'text', (c) => c.notNull())
    .execute();
}
