/** What makers ask to be changed of their published tools: a difference that an editor accepts whole, in part or not at all, or a removal. */
import type { Kysely } from 'kysely';

export async function createChangeRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('change_requests')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('tool_id', 'text', (c) => c.notNull().references('tools.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('changes', 'text', (c) => c.notNull())
    .addColumn('accepted', 'text')
    .addColumn('message', 'text')
    .addColumn('findings', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('state_since', 'text', (c) => c.notNull())
    .addColumn('decided_by', 'text')
    .addColumn('reason_code', 'text')
    .addColumn('editor_note', 'text')
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('change_requests').columns(columns).execute();
  await index('change_requests_by_state', ['state', 'created_at', 'id']);
  await index('change_requests_by_tool', ['tool_id', 'created_at', 'id']);
  await index('change_requests_by_account', ['account_id', 'created_at', 'id']);
}
