/** The tables of the editors' desk: who has which submission in front of them, what the queue is filtered by, and indexes for the audit log. */
import { sql, type Kysely } from 'kysely';

export async function createDeskTables(db: Kysely<unknown>): Promise<void> {
  const create = (name: string) => db.schema.createTable(name);
  const index = (name: string, table: string, columns: string[]) =>
    db.schema.createIndex(name).on(table).columns(columns).execute();

  await create('submission_claims')
    .addColumn('submission_id', 'text', (c) => c.primaryKey().references('submissions.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('claimed_at', 'text', (c) => c.notNull())
    .addColumn('renewed_at', 'text', (c) => c.notNull())
    .execute();

  await create('submission_facets')
    .addColumn('submission_id', 'text', (c) => c.notNull().references('submissions.id').onDelete('cascade'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('queued_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('submission_facets_key', ['submission_id', 'kind', 'value'])
    .execute();
  await index('submission_facets_by_value', 'submission_facets', [
    'state',
    'kind',
    'value',
    'queued_at',
    'submission_id',
  ]);

  await index('history_by_time', 'history', ['at', 'id']);
  await index('history_by_actor', 'history', ['actor_id', 'at', 'id']);
  await index('accounts_by_age', 'accounts', ['created_at', 'id']);
  // Few tools are ever hidden; without this the desk would look through all published ones for them.
  await sql`create index tools_hidden on tools (state, updated_at) where state <> 'published'`.execute(db);
}
