/** Lists that people keep for themselves or publish, and reports about them beside those about tools. */
import { sql, type Kysely } from 'kysely';
import type { Engine } from '#database/database.ts';

export async function createLists(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('lists')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('intro', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('lists_by_account').on('lists').columns(['account_id', 'updated_at']).execute();
  await db.schema.createIndex('lists_by_state').on('lists').columns(['state', 'updated_at']).execute();
  await db.schema
    .createTable('list_tools')
    .addColumn('list_id', 'text', (c) => c.notNull().references('lists.id').onDelete('cascade'))
    .addColumn('tool_id', 'text', (c) => c.notNull().references('tools.id').onDelete('cascade'))
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('list_tools_key', ['list_id', 'tool_id'])
    .execute();
  await db.schema.createIndex('list_tools_by_tool').on('list_tools').column('tool_id').execute();
  await (engine === 'sqlite' ? rebuildReports(db) : widenReports(db));
  await sql`create index reports_by_list on reports (list_id, closed_at) where list_id is not null`.execute(db);
}

/** A report is about a tool or about a list. */
async function widenReports(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reports alter column tool_id drop not null`.execute(db);
  await sql`alter table reports add column list_id text references lists (id) on delete cascade`.execute(db);
}

/** SQLite cannot let a column be null afterwards. Nothing refers to the table. */
async function rebuildReports(db: Kysely<unknown>): Promise<void> {
  await sql`create table reports_of_both (
    id text primary key,
    tool_id text references tools (id),
    kind text not null,
    message text,
    locale text not null,
    created_at text not null,
    closed_at text,
    closed_by text references accounts (id) on delete set null,
    outcome text,
    note text,
    reporter_id text,
    reply_to text,
    list_id text references lists (id) on delete cascade
  )`.execute(db);
  await sql`insert into reports_of_both select id, tool_id, kind, message, locale, created_at, closed_at, closed_by,
    outcome, note, reporter_id, reply_to, null from reports`.execute(db);
  await sql`drop table reports`.execute(db);
  await sql`alter table reports_of_both rename to reports`.execute(db);
  await sql`create index reports_by_state on reports (closed_at, id)`.execute(db);
  await sql`create index reports_by_tool on reports (tool_id)`.execute(db);
  await sql`create index reports_by_open_tool on reports (closed_at, tool_id, kind, id)`.execute(db);
  await sql`create index reports_by_reporter on reports (reporter_id, id) where reporter_id is not null`.execute(db);
  await sql`create index reports_by_address on reports (reply_to, created_at) where reply_to is not null`.execute(db);
}
