/** What the operator calls the catalog and how it looks: one row that admins change in the browser. */
import type { Kysely } from 'kysely';

export async function createSiteSettings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_settings')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}
