/** What an upgrade needs while servers of two versions run: who may serve this schema, and how far slices of older rows have come. */
import type { Kysely } from 'kysely';

export async function createMigrationBounds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('migration_bounds')
    .addColumn('name', 'text', (c) => c.primaryKey())
    // The newest migration of the oldest version that may run on it.
    .addColumn('oldest', 'text', (c) => c.notNull())
    .execute();
  for (const table of ['facet_version', 'entry_key_version'])
    await db.schema.alterTable(table).addColumn('position', 'text').execute();
}
