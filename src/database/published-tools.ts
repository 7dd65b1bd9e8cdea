/** The view of published tools, recreated after migrations. */
import { sql, type QueryExecutorProvider } from 'kysely';

/** Columns of `tools` without those for editors and workers; add new ones here. */
const COLUMNS = `seq, id, slug, state, name, url, url_key, tagline, description, logo_url, pricing_model, price_from,
  free_limit, pricing_url, categories,
  platforms, has_api, self_hosted, license, interface_languages, free_trial, needs_account, eu_data, original_locale,
  account_id, verified, link_status, last_checked_at, price_stated_by, price_stated_at, confirmed_at, logo_hash,
  screenshot_hash, screenshot_source, screenshot_address, screenshot_found_at, published_at, updated_at, revision, terms, terms_version`;

/**
 * Before migrations change `tools`: like readers, it locks the view first and the table after it.
 */
export async function dropPublishedTools(trx: QueryExecutorProvider): Promise<void> {
  await sql`drop view if exists published_tools`.execute(trx);
}

export async function createPublishedTools(trx: QueryExecutorProvider): Promise<void> {
  await sql`create view published_tools as select ${sql.raw(COLUMNS)} from tools where state = 'published'`.execute(
    trx,
  );
}
