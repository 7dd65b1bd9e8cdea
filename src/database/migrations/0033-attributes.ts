/** What visitors choose tools by: nothing is stated of those that are there already. */
import { sql, type Kysely } from 'kysely';

const COLUMNS = [
  'platforms',
  'has_api',
  'self_hosted',
  'license',
  'interface_languages',
  'free_trial',
  'needs_account',
  'eu_data',
] as const;

export async function addAttributes(db: Kysely<unknown>): Promise<void> {
  for (const table of ['submissions', 'tools'])
    for (const column of COLUMNS) await db.schema.alterTable(table).addColumn(column, 'text').execute();
  await sql`drop view published_tools`.execute(db);
  await sql`create view published_tools as select seq, id, slug, state, name, url, url_key, tagline, description,
    logo_url, pricing_model, categories, platforms, has_api, self_hosted, license, interface_languages, free_trial,
    needs_account, eu_data, original_locale, account_id, link_status, last_checked_at, price_stated_by,
    price_stated_at, published_at, updated_at, revision, terms, terms_version
    from tools where state = 'published'`.execute(db);
}
