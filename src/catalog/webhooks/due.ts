/** Due deliveries, leased to one server and in order for each subject. */
import { sql } from 'kysely';
import { MINUTE_MS } from '#catalog/periods.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { placeOf } from '#catalog/stored-secrets.ts';
import type { WebhookRow } from '#database/schema.ts';
import type { WebhookData } from '#catalog/webhook-outbox.ts';
import { NO_ADDRESS } from './webhooks.ts';

/** Far longer than an attempt; then another server takes over. */
const LEASE_MS = 2 * MINUTE_MS;
/** Due deliveries that are read for each lease. */
const CANDIDATES = 256;

export interface DueDelivery {
  id: string;
  webhookId: string;
  url: string;
  /** Newest first; none if the stored secret cannot be read. */
  secrets: string[];
  event: string;
  subject: string;
  data: WebhookData;
  createdAt: string;
  firstAt: string;
  /** Including the due one. */
  attempts: number;
  /** End of the lease, which identifies its holder. */
  lockedUntil: string;
}

/** Due and unleased, the first of their subject, with an owner who may still see it. */
export function due(reader: Pick<Tx, 'selectFrom'>, now: string) {
  return reader
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhooks as webhook', 'webhook.id', 'delivery.webhook_id')
    .innerJoin('accounts as account', 'account.id', 'webhook.account_id')
    .where('delivery.done_at', 'is', null)
    .where('delivery.run_at', '<=', now)
    .where((where) => where.or([where('delivery.locked_until', 'is', null), where('delivery.locked_until', '<', now)]))
    .where('webhook.off_at', 'is', null)
    .where('account.suspended_at', 'is', null)
    .where((where) =>
      where.or([where('account.role', 'in', ['editor', 'admin']), where('delivery.event', 'not like', 'desk.%')]),
    )
    .where(
      sql<boolean>`not exists (select 1 from webhook_deliveries as earlier where earlier.webhook_id = delivery.webhook_id
        and earlier.subject = delivery.subject and earlier.done_at is null and earlier.id < delivery.id)`,
    );
}

/** Concurrent deliveries to a webhook, and to a failing one. */
export interface Room {
  ofOne: number;
  ofFailing: number;
}

/**
 * Leases up to `most` deliveries to this server, given its current number (`underWay`) by webhook.
 */
export async function leaseDeliveries(
  db: Database,
  most: number,
  underWay: ReadonlyMap<string, number>,
  { ofOne, ofFailing }: Room,
): Promise<DueDelivery[]> {
  const idsWith = (count: number): string[] => [...underWay].filter(([, each]) => each >= count).map(([id]) => id);
  const [full, busy] = [idsWith(ofOne), idsWith(ofFailing)];
  // On the read connection first, so that an idle worker takes no write lock.
  let seen = due(db.read, timestamp(db.now()))
    .where('webhook.url', '!=', NO_ADDRESS)
    .select(['delivery.id', 'webhook_id', 'failing_since']);
  if (full.length > 0) seen = seen.where('webhook_id', 'not in', full);
  if (busy.length > 0)
    seen = seen.where((where) => where.or([where('failing_since', 'is', null), where('webhook_id', 'not in', busy)]));
  const found = await seen.orderBy('delivery.run_at').orderBy('delivery.id').limit(CANDIDATES).execute();
  const counts = new Map(underWay);
  const chosen: string[] = [];
  for (const { id, webhook_id: webhookId, failing_since: failingSince } of found) {
    const count = counts.get(webhookId) ?? 0;
    if (chosen.length >= most || count >= (failingSince === null ? ofOne : ofFailing)) continue;
    counts.set(webhookId, count + 1);
    chosen.push(id);
  }
  return chosen.length === 0 ? [] : db.write((trx) => lease(trx, chosen));
}

type Signing = Pick<WebhookRow, 'secret' | 'former_secret' | 'former_until'> & { webhook_id: string };

/** The secrets in force. One that was tampered with concerns its own webhook only. */
export function readSecrets(
  { secrets, now }: Pick<Database, 'secrets' | 'now'>,
  { webhook_id: id, secret, former_secret, former_until }: Signing,
): string[] {
  const read = (stored: string): string[] => {
    try {
      return [secrets.unseal(stored, placeOf('webhooks', id))];
    } catch {
      return [];
    }
  };
  const current = read(secret);
  const isFormerValid = former_until !== null && former_until > timestamp(now());
  return current.length === 0 || former_secret === null || !isFormerValid
    ? current
    : [...current, ...read(former_secret)];
}

async function lease(trx: Tx, chosen: readonly string[]): Promise<DueDelivery[]> {
  const now = trx.now();
  // Lock, then check again: another server may have leased one meanwhile.
  const free = trx.lockFreeRows(
    trx
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('id', 'in', chosen)
      .where('done_at', 'is', null)
      .orderBy('id'),
  );
  const ids = (await free.execute()).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await due(trx, timestamp(now))
    .where('delivery.id', 'in', ids)
    .select([
      'delivery.id',
      'delivery.webhook_id',
      'delivery.event',
      'delivery.subject',
      'delivery.data',
      'delivery.created_at',
      'delivery.first_at',
      'delivery.attempts',
      'webhook.url',
      'webhook.secret',
      'webhook.former_secret',
      'webhook.former_until',
    ])
    .orderBy('delivery.id')
    .execute();
  if (rows.length === 0) return [];
  const lockedUntil = timestamp(now, LEASE_MS);
  await trx
    .updateTable('webhook_deliveries')
    .set((set) => ({
      locked_until: lockedUntil,
      attempts: set('attempts', '+', 1),
      first_at: set.fn.coalesce('first_at', set.val(timestamp(now))),
    }))
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return rows.map((row) => ({
    id: row.id,
    webhookId: row.webhook_id,
    url: row.url,
    secrets: readSecrets(trx, row),
    event: row.event,
    subject: row.subject,
    data: JSON.parse(row.data) as WebhookData,
    createdAt: row.created_at,
    firstAt: row.first_at ?? timestamp(now),
    attempts: row.attempts + 1,
    lockedUntil,
  }));
}
