/** The view of published tools names its columns: what is for editors only is none of them, and both engines show the same. */
import { sql, type Kysely } from 'kysely';

export async function nameColumnsOfPublishedTools(db: Kysely<unknown>): Promise<void> {
  await sql`drop view published_tools`.execute(db);
  await sql`create view published_tools as select seq, id, slug, state, name, url, url_key, tagline, description,
    logo_url, pricing_model, categories, original_locale, account_id, link_status, last_checked_at, published_at,
    updated_at, revision, terms, terms_version
    from tools where state = 'published'`.execute(db);
}
