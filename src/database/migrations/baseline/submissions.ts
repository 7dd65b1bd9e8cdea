/** Submissions and what is known of each. */
import { attributes, integers, key, keyReferences, optional, references, required, single } from './columns.ts';
import type { Baseline } from './tables.ts';

export async function createSubmissions({ table, keyedTable, index }: Baseline): Promise<void> {
  await table('submissions', {
    id: key,
    account_id: references('accounts'),
    ...required('state', 'url', 'canonical_url', 'url_key', 'name', 'tagline'),
    ...optional('description', 'logo_url'),
    ...required('pricing_model', 'categories'),
    ...optional('contact_email'),
    ...required('submitted_at', 'queued_at', 'state_since'),
    ...optional('decided_at', 'decided_by', 'reason_code', 'editor_note', 'appealed_at', 'appeal_message'),
    ...required('findings'),
    ...optional('tool_id'),
    ...attributes,
  });
  index('submissions_by_url', 'submissions (url_key)');
  index('submissions_by_state_since', 'submissions (state, state_since, id)');
  // Lists and counts read the last columns from the index and no row.
  index('submissions_by_state', 'submissions (state, queued_at, id, account_id)');
  index('submissions_by_account', 'submissions (account_id, submitted_at, id, state)');
  index('submissions_by_owned_state', 'submissions (account_id, state, submitted_at, id)');
  index('submissions_by_time', 'submissions (submitted_at)');
  index(
    'submissions_with_logo',
    `submissions (state_since) where state = 'awaiting_moderation' and logo_url is not null`,
  );
  await table('submission_aliases', {
    submission_id: keyReferences('submissions', 'cascade'),
    tool_id: references('tools'),
    ...required('created_at'),
  });
  index('submission_aliases_by_tool', 'submission_aliases (tool_id)');
  await table('submission_addresses', {
    submission_id: keyReferences('submissions', 'cascade'),
    account_id: references('accounts', 'cascade'),
    ...required('address_hash', 'submitted_at'),
  });
  index('submission_addresses_by_hash', 'submission_addresses (address_hash, submitted_at)');
  await table('address_key', { id: single, ...required('secret') });
  await table('submission_drafts', { id_hash: key, ...required('form', 'expires_at'), ...optional('sender') });
  index('submission_drafts_by_end', 'submission_drafts (expires_at)');
  index('submission_drafts_by_sender', 'submission_drafts (sender, expires_at)');
  await keyedTable('submission_pictures', ['submission_id', 'kind'], {
    submission_id: references('submissions', 'cascade'),
    ...required('kind'),
    ...optional('hash'),
    ...required('source'),
    ...optional('address', 'answer'),
  });
  index('submission_pictures_by_hash', 'submission_pictures (hash)');
  await table('submission_claims', {
    submission_id: keyReferences('submissions', 'cascade'),
    ...required('account_id', 'claimed_at', 'renewed_at'),
  });
  await keyedTable('submission_facets', ['submission_id', 'kind', 'value'], {
    submission_id: references('submissions', 'cascade'),
    ...required('state', 'kind', 'value', 'queued_at'),
  });
  index('submission_facets_by_value', 'submission_facets (state, kind, value, queued_at, submission_id)');
  await table('submission_handling', {
    submission_id: keyReferences('submissions', 'cascade'),
    ...optional('assigned_to', 'snoozed_until', 'escalated_at'),
  });
  await table('previews', {
    submission_id: keyReferences('submissions', 'cascade'),
    ...required('url'),
    ...integers('attempts'),
    ...optional('next_at', 'answer', 'hops', 'title', 'description', 'fetched_at', 'domain_since', 'domain_due'),
  });
  index('previews_due', 'previews (next_at)');
  index('previews_domain_due', 'previews (domain_due) where domain_due is not null');
  await table('second_opinions', {
    submission_id: keyReferences('submissions', 'cascade'),
    ...required('text_hash'),
    ...integers('attempts'),
    ...optional('next_at', 'verdict', 'reason', 'model', 'failure'),
  });
  index('second_opinions_due', 'second_opinions (next_at)');
  await table('second_opinion_days', { day: key, ...integers('asked') });
}
