/** The first schema: accounts, tokens, categories, submissions, tools, placements, history, outbox. */
import { sql, type Kysely } from 'kysely';
import type { Engine } from '#database/database.ts';

function builderOf(db: Kysely<unknown>) {
  return {
    create: (name: string) => db.schema.createTable(name),
    index: (name: string, table: string, columns: string[]) =>
      db.schema.createIndex(name).on(table).columns(columns).execute(),
  };
}

export async function createTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createAccounts(db);
  await createSubmissions(db);
  await createTools(db, engine);
  await createKeys(db, engine);
  await createRecords(db, engine);
}

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  const { create, index } = builderOf(db);

  await create('accounts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('email_verified_at', 'text')
    .addColumn('suspended_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();

  await create('sessions')
    .addColumn('id_hash', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_seen_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await index('sessions_by_account', 'sessions', ['account_id']);

  await create('account_links')
    .addColumn('secret_hash', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await index('account_links_by_account', 'account_links', ['account_id', 'purpose']);

  await create('tokens')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('last_four', 'text', (c) => c.notNull())
    .addColumn('scopes', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('last_used_at', 'text')
    .addColumn('revoked_at', 'text')
    .execute();
  await index('tokens_by_account', 'tokens', ['account_id']);
}

async function createSubmissions(db: Kysely<unknown>): Promise<void> {
  const { create, index } = builderOf(db);

  await create('categories')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await create('category_texts')
    .addColumn('category_id', 'text', (c) => c.notNull().references('categories.id').onDelete('cascade'))
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .addColumn('synonyms', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('category_texts_key', ['category_id', 'locale'])
    .execute();

  await create('submissions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('canonical_url', 'text', (c) => c.notNull())
    .addColumn('url_key', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('tagline', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .addColumn('logo_url', 'text')
    .addColumn('pricing_model', 'text', (c) => c.notNull())
    .addColumn('categories', 'text', (c) => c.notNull())
    .addColumn('contact_email', 'text')
    .addColumn('submitted_at', 'text', (c) => c.notNull())
    .addColumn('queued_at', 'text', (c) => c.notNull())
    .addColumn('state_since', 'text', (c) => c.notNull())
    .addColumn('decided_at', 'text')
    .addColumn('decided_by', 'text')
    .addColumn('reason_code', 'text')
    .addColumn('editor_note', 'text')
    .addColumn('appealed_at', 'text')
    .addColumn('appeal_message', 'text')
    .addColumn('findings', 'text', (c) => c.notNull())
    .addColumn('tool_id', 'text')
    .execute();
  await index('submissions_by_state', 'submissions', ['state', 'queued_at', 'id']);
  await index('submissions_by_account', 'submissions', ['account_id', 'submitted_at']);
  await index('submissions_by_url', 'submissions', ['url_key']);
}

async function createTools(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { create, index } = builderOf(db);

  const tools = create('tools');
  await (
    engine === 'sqlite'
      ? tools.addColumn('seq', 'integer', (c) => c.primaryKey().autoIncrement())
      : tools.addColumn('seq', 'bigint', (c) => c.primaryKey().generatedByDefaultAsIdentity())
  )
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('url_key', 'text', (c) => c.notNull())
    .addColumn('tagline', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .addColumn('logo_url', 'text')
    .addColumn('pricing_model', 'text', (c) => c.notNull())
    .addColumn('categories', 'text', (c) => c.notNull())
    .addColumn('original_locale', 'text', (c) => c.notNull())
    .addColumn('contact_email', 'text')
    .addColumn('account_id', 'text')
    .addColumn('link_status', 'text', (c) => c.notNull())
    .addColumn('last_checked_at', 'text')
    .addColumn('published_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('revision', engine === 'sqlite' ? 'integer' : 'bigint', (c) => c.notNull())
    .addColumn('terms', 'text', (c) => c.notNull())
    .addColumn('terms_version', 'integer', (c) => c.notNull())
    .execute();
  await index('tools_by_revision', 'tools', ['revision']);
  await index('tools_by_url', 'tools', ['url_key']);
  await sql`create view published_tools as select * from tools where state = 'published'`.execute(db);

  await create('tool_texts')
    .addColumn('tool_id', 'text', (c) => c.notNull().references('tools.id').onDelete('cascade'))
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('tagline', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .addColumn('provenance', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('tool_texts_key', ['tool_id', 'locale'])
    .execute();
}

async function createKeys(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { create, index } = builderOf(db);

  await create('url_claims')
    .addColumn('url_key', 'text', (c) => c.primaryKey())
    .addColumn('entry_kind', 'text', (c) => c.notNull())
    .addColumn('entry_id', 'text', (c) => c.notNull())
    .execute();
  await index('url_claims_by_entry', 'url_claims', ['entry_id']);

  const entryKeys = create('entry_keys')
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('entry_kind', 'text', (c) => c.notNull())
    .addColumn('entry_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('entry_keys_key', ['key', 'entry_id']);
  // Found by key alone: without a rowid the key is the table, and long imports write one random page a key instead of two.
  await (engine === 'sqlite' ? entryKeys.modifyEnd(sql`without rowid`) : entryKeys).execute();
  await index('entry_keys_by_entry', 'entry_keys', ['entry_id']);
}

async function createRecords(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { create, index } = builderOf(db);

  await create('placements')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('tool_id', 'text', (c) => c.notNull().references('tools.id'))
    .addColumn('slot', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'text', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await index('placements_by_slot', 'placements', ['slot', 'starts_at']);

  await create('history')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('subject_kind', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('from_state', 'text')
    .addColumn('to_state', 'text')
    .addColumn('actor_id', 'text')
    .addColumn('reason_code', 'text')
    .addColumn('note', 'text')
    .addColumn('detail', 'text')
    .execute();
  await index('history_by_subject', 'history', ['subject_id', 'at']);

  await create('outbox')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('run_at', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('locked_until', 'text')
    .addColumn('done_at', 'text')
    .addColumn('last_error', 'text')
    .execute();
  await index('outbox_due', 'outbox', ['done_at', 'run_at']);

  await create('idempotency_keys')
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('request_hash', 'text', (c) => c.notNull())
    .addColumn('status', 'integer')
    .addColumn('location', 'text')
    .addColumn('body', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['account_id', 'key'])
    .execute();
  await index('idempotency_keys_by_age', 'idempotency_keys', ['created_at']);

  await create('catalog_revision')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('revision', engine === 'sqlite' ? 'integer' : 'bigint', (c) => c.notNull())
    .execute();
  await sql`insert into catalog_revision (id, revision) values (1, 1)`.execute(db);
}
