/** The operator’s site, outgoing mail and webhooks, and what servers tell each other. */
import { bigint, integers, key, optional, optionalIntegers, references, required, single } from './columns.ts';
import type { Baseline } from './tables.ts';

export async function createServers({ table, keyedTable, index }: Baseline): Promise<void> {
  await table('site_settings', { id: single, ...integers('version'), ...required('value') });
  await keyedTable('site_pages', ['name', 'locale'], { ...required('name', 'locale', 'text') });
  await table('site_logos', { hash: key, ...required('png') });
  await table('outbox', {
    id: key,
    ...required('kind', 'payload', 'run_at'),
    ...integers('attempts'),
    ...optional('locked_until', 'done_at', 'last_error', 'handed_over_at'),
  });
  index('outbox_due', 'outbox (done_at, run_at)');
  await table('webhooks', {
    id: key,
    account_id: references('accounts'),
    ...required('url', 'events', 'secret'),
    ...optional('former_secret', 'former_until'),
    ...required('created_at'),
    ...optional('failing_since', 'off_at', 'off_reason'),
  });
  index('webhooks_by_account', 'webhooks (account_id)');
  await table('webhook_deliveries', {
    id: key,
    webhook_id: references('webhooks', 'cascade'),
    ...required('event', 'subject', 'data', 'created_at', 'run_at'),
    ...optional('first_at'),
    ...integers('attempts'),
    ...optional('locked_until', 'done_at', 'outcome', 'tried_at'),
    ...optionalIntegers('status', 'duration_ms'),
    ...optional('answer', 'failure'),
  });
  index('webhook_deliveries_due', 'webhook_deliveries (run_at, id) where done_at is null');
  index('webhook_deliveries_in_order', 'webhook_deliveries (webhook_id, subject, id) where done_at is null');
  index('webhook_deliveries_by_webhook', 'webhook_deliveries (webhook_id, id)');
  index('webhook_deliveries_by_age', 'webhook_deliveries (created_at)');
  // Milliseconds since 1970, `nodes.seen_at` on the clock of the database.
  await table('outgoing_turns', { domain: key, next_at: bigint });
  index('outgoing_turns_by_time', 'outgoing_turns (next_at)');
  await table('nodes', { id: key, seen_at: bigint });
  await table('entry_key_version', { id: single, ...integers('version'), ...optional('position') });
  await table('facet_version', { id: single, ...integers('version'), ...optional('position') });
  // `oldest` is the newest migration of the oldest version that may run on `name`.
  await table('migration_bounds', { name: key, ...required('oldest') });
}
