/** The table of readers' reports about published tools. */
import type { CreateTableBuilder, Kysely } from 'kysely';

export async function createReportsTable(db: Kysely<unknown>): Promise<void> {
  const table = db.schema.createTable('reports') as unknown as CreateTableBuilder<string, never>;
  await table
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('tool_id', 'text', (c) => c.notNull().references('tools.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('message', 'text')
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('closed_at', 'text')
    .addColumn('closed_by', 'text', (c) => c.references('accounts.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('reports_by_state').on('reports').columns(['closed_at', 'id']).execute();
  await db.schema.createIndex('reports_by_tool').on('reports').column('tool_id').execute();
}
