/** The tables around screening: the rules' modes, what editors' decisions said of their findings, refusals by day, and merged tools. */
import type { CreateTableBuilder, Kysely } from 'kysely';

type Table = CreateTableBuilder<string, never>;

export async function createScreeningTables(db: Kysely<unknown>): Promise<void> {
  const create = (name: string): Table => db.schema.createTable(name);
  const index = (name: string, table: string, columns: string[]) =>
    db.schema.createIndex(name).on(table).columns(columns).execute();

  await create('screening_modes')
    .addColumn('rule', 'text', (c) => c.primaryKey())
    .addColumn('mode', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'text', (c) => c.notNull())
    .execute();

  await create('finding_outcomes')
    .addColumn('submission_id', 'text', (c) => c.notNull().references('submissions.id').onDelete('cascade'))
    .addColumn('rule', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('agreed', 'integer')
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('finding_outcomes_key', ['submission_id', 'rule'] as never[])
    .execute();
  await index('finding_outcomes_by_time', 'finding_outcomes', ['at']);

  await create('screening_refusals')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('rule', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('screening_refusals_key', ['day', 'rule'] as never[])
    .execute();

  await create('tool_aliases')
    .addColumn('alias_id', 'text', (c) => c.primaryKey().references('tools.id'))
    .addColumn('tool_id', 'text', (c) => c.notNull().references('tools.id'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await index('tool_aliases_by_tool', 'tool_aliases', ['tool_id']);
}
