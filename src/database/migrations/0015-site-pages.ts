/** Pages of the operator, such as an imprint: a text in Markdown for each name and locale. */
import type { Kysely } from 'kysely';

export async function createSitePages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_pages')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('site_pages_key', ['name', 'locale'])
    .execute();
}
