/** Yearly confirmations: when the owner of a tool last looked after what is said of it, and what owners were asked by mail. */
import { sql, type Kysely } from 'kysely';

export async function createConfirmations(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tools').addColumn('confirmed_at', 'text').execute();
  await db.schema.alterTable('tools').addColumn('attended_at', 'text').execute();
  await sql`create index tools_unattended on tools (coalesce(attended_at, published_at))
    where state = 'published' and account_id is not null`.execute(db);
  await sql`create index tools_by_confirmation on tools (confirmed_at)
    where state = 'published' and confirmed_at is not null`.execute(db);
  await db.schema
    .createTable('confirmation_requests')
    .addColumn('account_id', 'text', (c) => c.primaryKey().references('accounts.id'))
    .addColumn('secret_hash', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('tools', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('confirmation_requests_by_secret')
    .on('confirmation_requests')
    .column('secret_hash')
    .execute();
  await sql`drop view published_tools`.execute(db);
  await sql`create view published_tools as select seq, id, slug, state, name, url, url_key, tagline, description,
    logo_url, pricing_model, categories, platforms, has_api, self_hosted, license, interface_languages, free_trial,
    needs_account, eu_data, original_locale, account_id, verified, link_status, last_checked_at, price_stated_by,
    price_stated_at, confirmed_at, logo_hash, screenshot_hash, published_at, updated_at, revision, terms, terms_version
    from tools where state = 'published'`.execute(db);
}
