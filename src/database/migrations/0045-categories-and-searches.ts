/** Where categories that were merged lead, and what was searched for and not found, by week. */
import type { Kysely } from 'kysely';

export async function createAliasesAndSearches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('category_aliases')
    .addColumn('alias_id', 'text', (c) => c.primaryKey())
    .addColumn('category_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('empty_searches')
    .addColumn('week', 'text', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('empty_searches_key', ['week', 'words'] as never[])
    .execute();
}
