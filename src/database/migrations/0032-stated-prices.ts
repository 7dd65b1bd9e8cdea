/** Who has stated the price of each tool, and when: its maker where it came as a submission, or the editor who changed it last. */
import { sql, type Kysely } from 'kysely';

export async function addStatedPrices(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tools').addColumn('price_stated_by', 'text').execute();
  await db.schema.alterTable('tools').addColumn('price_stated_at', 'text').execute();
  await sql`update tools set price_stated_by = 'maker', price_stated_at = s.submitted_at from submissions as s
    where s.state = 'published' and s.tool_id = tools.id`.execute(db);
  await sql`update tools set price_stated_by = 'editor', price_stated_at = h.at from (
      select subject_id, max(at) as at from history
      where subject_kind = 'tool' and action = 'edit' and detail like '%"pricing_model":%' group by subject_id
    ) as h where h.subject_id = tools.id`.execute(db);
  await sql`drop view published_tools`.execute(db);
  await sql`create view published_tools as select seq, id, slug, state, name, url, url_key, tagline, description,
    logo_url, pricing_model, categories, original_locale, account_id, link_status, last_checked_at, price_stated_by,
    price_stated_at, published_at, updated_at, revision, terms, terms_version
    from tools where state = 'published'`.execute(db);
}
