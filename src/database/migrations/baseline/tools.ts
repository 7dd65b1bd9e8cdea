/** Categories, tools and what is known of each: texts, keys, links, claims, pictures, views. */
import {
  attributes,
  bigint,
  bytes,
  integers,
  key,
  keyReferences,
  optional,
  references,
  required,
  serial,
  single,
  unique,
  withDefault,
} from './columns.ts';
import type { Baseline } from './tables.ts';

export async function createTools({ table, keyedTable, index, engine }: Baseline): Promise<void> {
  await table('catalog_revision', {
    id: single,
    revision: bigint,
    ...optional('epoch', 'home', 'mirror_of', 'mirror_cursor'),
  });
  await table('categories', { id: key, ...required('created_at', 'updated_at'), revision: withDefault(0, 'bigint') });
  await keyedTable('category_texts', ['category_id', 'locale'], {
    category_id: references('categories', 'cascade'),
    ...required('locale', 'name'),
    ...optional('description'),
    ...required('synonyms'),
  });
  await table('category_aliases', { alias_id: key, ...required('category_id', 'created_at') });
  await table('tools', {
    seq: serial,
    id: unique,
    slug: unique,
    ...required('state', 'name', 'url', 'url_key', 'tagline'),
    ...optional('description', 'logo_url'),
    ...required('pricing_model', 'categories', 'original_locale'),
    ...optional('contact_email', 'account_id'),
    ...required('link_status'),
    ...optional('last_checked_at'),
    ...required('published_at', 'updated_at'),
    revision: bigint,
    ...required('terms'),
    ...integers('terms_version'),
    // Empty is due at once.
    link_due_at: withDefault(''),
    ...optional('price_stated_by', 'price_stated_at'),
    ...attributes,
    ...optional('former_slug', 'logo_hash', 'logo_source', 'logo_answer', 'screenshot_hash'),
    logo_due_at: withDefault(''),
    // `verified` is `true` or null, as the attributes that lists are filtered by.
    ...optional('verified', 'confirmed_at', 'attended_at'),
  });
  index('tools_by_url', 'tools (url_key)');
  // Few tools are hidden; without it the desk would read all published ones to find them.
  index('tools_hidden', `tools (state, updated_at) where state <> 'published'`);
  index('tools_by_terms', 'tools (terms_version, seq)');
  // 2,500 row numbers are a file of the sitemap (documents/sitemap-files.ts).
  index('tools_by_block', 'tools (((seq - 1) / 2500), revision)');
  index('tools_published_by_block', `tools (((seq - 1) / 2500), updated_at) where state = 'published'`);
  index('tools_published_by_time', `tools (published_at) where state = 'published'`);
  index('tools_link_due', `tools (link_due_at) where state = 'published'`);
  index('tools_by_link', `tools (link_status, seq) where state = 'published'`);
  index('tools_by_change', 'tools (revision, seq)');
  index('tools_logo_due', `tools (logo_due_at) where state = 'published' and logo_url is not null`);
  index('tools_by_logo_hash', 'tools (logo_hash) where logo_hash is not null');
  index('tools_by_screenshot_hash', 'tools (screenshot_hash) where screenshot_hash is not null');
  index(
    'tools_by_stated_price',
    `tools (price_stated_at) where state = 'published' and price_stated_by in ('maker', 'editor')`,
  );
  index(
    'tools_unattended',
    `tools (coalesce(attended_at, published_at)) where state = 'published' and account_id is not null`,
  );
  index('tools_by_confirmation', `tools (confirmed_at) where state = 'published' and confirmed_at is not null`);
  // Without statistics SQLite takes an index that begins with what is equal before one that has the order.
  const working = engine === 'sqlite' ? 'link_status, last_checked_at' : 'last_checked_at';
  index('tools_by_working_link', `tools (${working}) where state = 'published' and link_status = 'ok'`);
  await keyedTable('tool_texts', ['tool_id', 'locale'], {
    tool_id: references('tools', 'cascade'),
    ...required('locale', 'tagline'),
    ...optional('description'),
    ...required('provenance'),
  });
  await table('tool_aliases', {
    alias_id: keyReferences('tools'),
    tool_id: references('tools'),
    ...required('created_at'),
  });
  index('tool_aliases_by_tool', 'tool_aliases (tool_id)');
  await table('url_claims', { url_key: key, ...required('entry_kind', 'entry_id') });
  index('url_claims_by_entry', 'url_claims (entry_id)');
  await keyedTable(
    'entry_keys',
    ['key', 'entry_id'],
    { ...required('key', 'entry_kind', 'entry_id') },
    { withoutRowid: true },
  );
  index('entry_keys_by_entry', 'entry_keys (entry_id)');
  await table('link_checks', {
    tool_id: keyReferences('tools', 'cascade'),
    ...required('url'),
    ...integers('halves'),
    ...optional('failing_since', 'dead_since', 'asked_at', 'moved_to'),
    ...integers('moved_count', 'discards'),
    ...optional('answer', 'run', 'weight', 'finding', 'found_at'),
  });
  index('link_checks_by_run', 'link_checks (run, weight, tool_id) where run is not null');
  await table('link_runs', {
    run: key,
    ...required('verdict'),
    ...integers('counted', 'failed'),
    ...required('judged_at'),
  });
  await table('claims', {
    id: key,
    tool_id: references('tools', 'cascade'),
    ...required('account_id', 'state', 'subject'),
    ...optional('method'),
    ...required('token', 'created_at', 'state_since'),
    ...optional('expires_at', 'due_at', 'checked_at', 'answer'),
    ...integers('halves'),
    ...optional('former_account_id', 'decided_by', 'note'),
  });
  index('claims_by_tool', 'claims (tool_id, state)');
  index('claims_by_account', 'claims (account_id, created_at, id)');
  index('claims_by_state', 'claims (state, state_since, id)');
  index('claims_due', 'claims (due_at) where due_at is not null');
  index('claims_expiring', 'claims (expires_at) where expires_at is not null');
  await keyedTable('pictures', ['hash', 'width'], {
    ...required('hash'),
    ...integers('width'),
    webp: bytes,
    ...required('stored_at'),
  });
  await keyedTable('held_pictures', ['account_id', 'hash'], { ...required('account_id', 'hash', 'held_at') });
  index('held_pictures_by_hash', 'held_pictures (hash)');
  index('held_pictures_by_held_at', 'held_pictures (held_at)');
  await keyedTable('picture_offers', ['tool_id', 'kind'], {
    tool_id: references('tools', 'cascade'),
    ...required('kind', 'hash', 'source'),
    ...optional('account_id'),
    ...required('offered_at'),
    ...optional('declined_at'),
  });
  index('picture_offers_by_hash', 'picture_offers (hash)');
  index('picture_offers_open', 'picture_offers (offered_at, tool_id) where declined_at is null');
  await table('confirmation_requests', {
    account_id: keyReferences('accounts'),
    ...required('secret_hash', 'email', 'tools', 'created_at', 'expires_at'),
  });
  index('confirmation_requests_by_secret', 'confirmation_requests (secret_hash)');
  await keyedTable('visit_days', ['tool_id', 'day'], {
    tool_id: references('tools', 'cascade'),
    ...required('day'),
    ...integers('views', 'clicks', 'searches'),
  });
  index('visit_days_by_day', 'visit_days (day)');
}
