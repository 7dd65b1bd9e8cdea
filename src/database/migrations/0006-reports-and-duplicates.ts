/** What became of a closed report, and rejected submissions whose address stands for a published tool from then on. */
import type { CreateTableBuilder, Kysely } from 'kysely';

export async function addOutcomesAndDuplicates(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('reports').addColumn('outcome', 'text').execute();
  await db.schema.alterTable('reports').addColumn('note', 'text').execute();
  await db.schema
    .createIndex('reports_by_open_tool')
    .on('reports')
    .columns(['closed_at', 'tool_id', 'kind', 'id'])
    .execute();

  await (db.schema.createTable('submission_aliases') as unknown as CreateTableBuilder<string, never>)
    .addColumn('submission_id', 'text', (c) => c.primaryKey().references('submissions.id').onDelete('cascade'))
    .addColumn('tool_id', 'text', (c) => c.notNull().references('tools.id'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('submission_aliases_by_tool').on('submission_aliases').column('tool_id').execute();
}
