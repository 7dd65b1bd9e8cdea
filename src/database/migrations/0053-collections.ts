/** Collections that editors put together, and indexes by which the newest confirmations of tools are found. */
import { sql, type Kysely } from 'kysely';

export async function createCollections(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('collections')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('texts', 'text', (c) => c.notNull())
    .addColumn('starts_on', 'text', (c) => c.notNull())
    .addColumn('ends_on', 'text')
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('collection_tools')
    .addColumn('collection_id', 'text', (c) => c.notNull().references('collections.id').onDelete('cascade'))
    .addColumn('tool_id', 'text', (c) => c.notNull().references('tools.id').onDelete('cascade'))
    .addColumn('place', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('collection_tools_key', ['collection_id', 'tool_id'])
    .execute();
  await db.schema.createIndex('collection_tools_by_tool').on('collection_tools').column('tool_id').execute();
  await sql`create index tools_by_stated_price on tools (price_stated_at)
    where state = 'published' and price_stated_by in ('maker', 'editor')`.execute(db);
  await sql`create index tools_by_working_link on tools (last_checked_at)
    where state = 'published' and link_status = 'ok'`.execute(db);
}
