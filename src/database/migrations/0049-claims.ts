/** Claims of published tools: who says that a tool is theirs, how they prove it, and which tools have a verified maker. */
import { sql, type Kysely } from 'kysely';

export async function createClaims(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('claims')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('tool_id', 'text', (c) => c.notNull().references('tools.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('method', 'text')
    .addColumn('token', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('state_since', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('due_at', 'text')
    .addColumn('checked_at', 'text')
    .addColumn('answer', 'text')
    .addColumn('halves', 'integer', (c) => c.notNull())
    .addColumn('former_account_id', 'text')
    .addColumn('decided_by', 'text')
    .addColumn('note', 'text')
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('claims').columns(columns).execute();
  await index('claims_by_tool', ['tool_id', 'state']);
  await index('claims_by_account', ['account_id', 'created_at', 'id']);
  await index('claims_by_state', ['state', 'state_since', 'id']);
  await sql`create index claims_due on claims (due_at) where due_at is not null`.execute(db);
  await sql`create index claims_expiring on claims (expires_at) where expires_at is not null`.execute(db);
  // `true` or null, as the values that lists are narrowed by.
  await db.schema.alterTable('tools').addColumn('verified', 'text').execute();
  await sql`drop view published_tools`.execute(db);
  await sql`create view published_tools as select seq, id, slug, state, name, url, url_key, tagline, description,
    logo_url, pricing_model, categories, platforms, has_api, self_hosted, license, interface_languages, free_trial,
    needs_account, eu_data, original_locale, account_id, verified, link_status, last_checked_at, price_stated_by,
    price_stated_at, logo_hash, screenshot_hash, published_at, updated_at, revision, terms, terms_version
    from tools where state = 'published'`.execute(db);
}
