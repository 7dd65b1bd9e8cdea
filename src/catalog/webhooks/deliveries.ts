/** A webhook's deliveries of seven days, for its owner: list, test event, resending. */
import { isRowId, timestamp, type Database, type Tx } from '#database/database.ts';
import { PERIODS } from '#catalog/periods.ts';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Schema, WebhookDeliveryRow } from '#database/schema.ts';
import { CatalogError, conflict } from '#catalog/errors.ts';
import type { Page, Paging } from '#catalog/paging.ts';
import type { Account } from '#catalog/roles.ts';
import { TEST_EVENT } from '#catalog/webhook-events.ts';
import { enqueueDelivery } from '#catalog/webhook-outbox.ts';
import { lockWebhook } from './webhooks.ts';

/** Rows deleted in one statement. */
const SLICE = 5_000;

/** `waiting`: not tried yet. `retrying`: failed and due again. `missed`: not tried, because the webhook was off. */
export const DELIVERY_STATES = ['waiting', 'retrying', 'delivered', 'failed', 'missed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export interface Delivery {
  id: string;
  event: string;
  state: DeliveryState;
  createdAt: string;
  attempts: number;
  /** Time of the next attempt; null when done. */
  nextAt: string | null;
  /** The last attempt; null before the first. */
  last: {
    at: string;
    /** Null without an answer; `failure` is the reason. */
    status: number | null;
    failure: string | null;
    durationMs: number | null;
    /** The first kilobyte. */
    answer: string;
  } | null;
}

function stateOf(row: WebhookDeliveryRow): DeliveryState {
  if (row.outcome === 'delivered') return 'delivered';
  if (row.done_at !== null) return row.tried_at === null ? 'missed' : 'failed';
  return row.attempts === 0 || row.tried_at === null ? 'waiting' : 'retrying';
}

function deliveryOf(row: WebhookDeliveryRow): Delivery {
  const { tried_at: at, status, failure, duration_ms: durationMs, answer } = row;
  return {
    id: row.id,
    event: row.event,
    state: stateOf(row),
    createdAt: row.created_at,
    attempts: row.attempts,
    nextAt: row.done_at === null ? row.run_at : null,
    last: at === null ? null : { at, status, failure, durationMs, answer: answer ?? '' },
  };
}

const keptSince = (db: Pick<Database, 'now'>): string => timestamp(db.now(), -PERIODS.delivery.lasts);

/** A page of deliveries of seven days, newest first. */
export async function listDeliveries(
  db: Database,
  webhookId: string,
  { page, perPage }: Paging,
): Promise<Page<Delivery> & { failed: number }> {
  const kept = db.read
    .selectFrom('webhook_deliveries')
    .where('webhook_id', '=', webhookId)
    .where('created_at', '>=', keptSince(db));
  const rows = await kept
    .selectAll()
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total, failed } = await kept
    .select((select) => [
      select.fn.countAll<number>().as('total'),
      select.fn.sum<number | null>(select.case().when('outcome', '=', 'failed').then(1).else(0).end()).as('failed'),
    ])
    .executeTakeFirstOrThrow();
  return { items: rows.map(deliveryOf), total: Number(total), failed: Number(failed ?? 0) };
}

async function lockOpen(trx: Tx, account: Account, webhookId: string): Promise<void> {
  const webhook = await lockWebhook(trx, account, webhookId);
  if (webhook.off_at !== null) throw conflict('webhook_off');
}

/** Sends a test event. Throws `not_found`, and `conflict` for a disabled webhook. */
export async function sendTestEvent(db: Database, account: Account, webhookId: string): Promise<void> {
  await db.write(async (trx) => {
    await lockOpen(trx, account, webhookId);
    await enqueueDelivery(trx, {
      webhookId,
      event: TEST_EVENT,
      // A subject of its own: does not wait for retries of another test.
      subject: `test:${trx.newId()}`,
      data: { about: 'webhook', id: webhookId },
    });
  });
}

/** Restarts the attempts under the same id; a missed event still waits until its decision is final. */
const afresh = (trx: Tx) => {
  const now = timestamp(trx.now());
  return {
    run_at: sql<string>`case when tried_at is null and run_at > ${now} then run_at else ${now} end`,
    first_at: null,
    attempts: 0,
    done_at: null,
    outcome: null,
  };
};

/** Only tried deliveries can be sent again: an untried one may still be cancelled. */
const isTried = (where: ExpressionBuilder<Schema, 'webhook_deliveries'>) =>
  where.or([where('done_at', 'is not', null), where('tried_at', 'is not', null)]);

/**
 * Sends a tried or missed delivery again, now; gives 1, or 0 for one that waits. Throws `not_found`,
 * and `conflict` for a disabled webhook.
 */
export async function redeliver(db: Database, account: Account, webhookId: string, id: string): Promise<number> {
  if (!isRowId(id)) throw new CatalogError('not_found');
  return db.write(async (trx) => {
    await lockOpen(trx, account, webhookId);
    const known = await trx
      .selectFrom('webhook_deliveries')
      .select('done_at')
      .where('id', '=', id)
      .where('webhook_id', '=', webhookId)
      .executeTakeFirst();
    if (known === undefined) throw new CatalogError('not_found');
    // One in flight stays.
    const again = trx.updateTable('webhook_deliveries').set(afresh(trx)).where('id', '=', id).where(isTried);
    return Number((await again.executeTakeFirst()).numUpdatedRows);
  });
}

/** Sends all failed and missed deliveries of seven days again; gives their number. Throws as redeliver. */
export async function resendFailed(db: Database, account: Account, webhookId: string): Promise<number> {
  return db.write(async (trx) => {
    await lockOpen(trx, account, webhookId);
    const sent = await trx
      .updateTable('webhook_deliveries')
      .set(afresh(trx))
      .where('webhook_id', '=', webhookId)
      .where('outcome', '=', 'failed')
      .where('created_at', '>=', keptSince(db))
      .executeTakeFirst();
    return Number(sent.numUpdatedRows);
  });
}

/** Deletes deliveries older than seven days, and expired former secrets. */
export async function pruneDeliveries(db: Database): Promise<void> {
  await db.write(async (trx) => {
    const old = trx
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('created_at', '<', keptSince(db))
      .orderBy('created_at')
      .limit(SLICE);
    await trx.deleteFrom('webhook_deliveries').where('id', 'in', old).execute();
    await trx
      .updateTable('webhooks')
      .set({ former_secret: null, former_until: null })
      .where('former_until', '<', timestamp(trx.now()))
      .execute();
  });
}
