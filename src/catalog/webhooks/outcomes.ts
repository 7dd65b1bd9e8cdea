/** Outcomes of delivery attempts: success, retry, failure, and disabled webhooks. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#catalog/periods.ts';
import { findAccountIn } from '#catalog/accounts/accounts.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import type { DueDelivery } from './due.ts';
import type { WebhookOffReason } from './webhooks.ts';

/** Milliseconds from the first attempt to each retry (Standard Webhooks, example schedule). */
export const RETRY_DELAYS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  DAY_MS,
] as const;
/** Share of random delay, so that retries after an outage spread. */
const JITTER = 0.1;
/** A webhook is disabled after this long without success. */
const FAILING_MS = 5 * DAY_MS;

/** The result of an attempt. */
export interface Attempt {
  delivery: DueDelivery;
  at: string;
  durationMs: number;
  status: number | null;
  /** Reason for no answer. */
  failure: string | null;
  answer: string;
  /** Milliseconds of Retry-After, or 0. */
  retryAfter: number;
}

/** Whether an answer confirms the event. */
export const hasArrived = ({ status }: Attempt): boolean => status !== null && status >= 200 && status < 300;

/** Time of the next retry; null after a day. */
function nextAttempt({ delivery, retryAfter }: Attempt, now: number): Date | null {
  const since = Date.parse(delivery.firstAt);
  const pause = RETRY_DELAYS_MS[delivery.attempts - 1];
  const last = RETRY_DELAYS_MS.at(-1) ?? 0;
  if (pause === undefined || now - since >= last * (1 + JITTER)) return null;
  const gap = pause - (RETRY_DELAYS_MS[delivery.attempts - 2] ?? 0);
  const planned = Math.max(since + pause, now) + Math.random() * JITTER * gap;
  return new Date(Math.max(planned, now + Math.min(retryAfter, last)));
}

/** Stores several results in one transaction. */
export async function keepAttempts(db: Database, attempts: readonly Attempt[]): Promise<void> {
  if (attempts.length === 0) return;
  await db.write(async (trx) => {
    for (const attempt of attempts.toSorted((a, b) => (a.delivery.id < b.delivery.id ? -1 : 1)))
      await keepAttempt(trx, attempt);
  });
}

async function keepAttempt(trx: Tx, attempt: Attempt): Promise<void> {
  const { delivery } = attempt;
  const now = trx.now();
  const arrived = hasArrived(attempt);
  const next = arrived || attempt.status === 410 ? null : nextAttempt(attempt, now.getTime());
  const kept = await trx
    .updateTable('webhook_deliveries')
    .set({
      locked_until: null,
      tried_at: attempt.at,
      status: attempt.status,
      duration_ms: attempt.durationMs,
      answer: attempt.answer,
      failure: attempt.failure,
      ...(next === null
        ? { done_at: timestamp(now), outcome: arrived ? 'delivered' : 'failed' }
        : { run_at: timestamp(next) }),
    })
    .where('id', '=', delivery.id)
    // Ignore results after the end of the lease.
    .where('locked_until', '=', delivery.lockedUntil)
    .executeTakeFirst();
  if (Number(kept.numUpdatedRows) === 0) return;
  if (next !== null) await postponeFollowers(trx, delivery, timestamp(next));
  const webhook = trx.updateTable('webhooks').where('id', '=', delivery.webhookId);
  if (arrived) {
    await webhook.set({ failing_since: null }).where('failing_since', 'is not', null).execute();
    return;
  }
  await webhook
    .set({ failing_since: timestamp(now) })
    .where('failing_since', 'is', null)
    .execute();
  if (attempt.status === 410) await turnOff(trx, delivery.webhookId, 'gone');
  else await turnOffIfFailing(trx, delivery.webhookId);
}

/** Later events of a subject wait for this one, so they need no check before it. */
async function postponeFollowers(trx: Tx, delivery: DueDelivery, until: string): Promise<void> {
  await trx
    .updateTable('webhook_deliveries')
    .set({ run_at: until })
    .where('webhook_id', '=', delivery.webhookId)
    .where('subject', '=', delivery.subject)
    .where('done_at', 'is', null)
    .where('id', '>', delivery.id)
    .where('run_at', '<', until)
    .execute();
}

async function turnOffIfFailing(trx: Tx, id: string): Promise<void> {
  const row = await trx.selectFrom('webhooks').select('failing_since').where('id', '=', id).executeTakeFirst();
  const since = row?.failing_since ?? null;
  if (since !== null && trx.now().getTime() - Date.parse(since) >= FAILING_MS) await turnOff(trx, id, 'failing');
}

/** Disables a webhook and mails its owner. */
async function turnOff(trx: Tx, id: string, reason: WebhookOffReason): Promise<void> {
  const now = timestamp(trx.now());
  const off = await trx
    .updateTable('webhooks')
    .set({ off_at: now, off_reason: reason })
    .where('id', '=', id)
    .where('off_at', 'is', null)
    .returning(['account_id', 'url'])
    .executeTakeFirst();
  if (off === undefined) return;
  await trx
    .updateTable('webhook_deliveries')
    .set({ done_at: now, outcome: 'failed', locked_until: null })
    .where('webhook_id', '=', id)
    .where('done_at', 'is', null)
    .execute();
  await recordHistory(trx, null, 'turned_off', ['webhook', id], { detail: { reason } });
  const owner = await findAccountIn(trx, off.account_id);
  if (owner === undefined) return;
  const params = { address: off.url, webhook_link: { route: 'webhook', id } } as const;
  await enqueueMail(trx, { to: owner, template: 'webhook_off', params });
}

/** Releases unfinished leases when the server stops. */
export async function releaseDeliveries(db: Database, deliveries: readonly DueDelivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  await db.write(async (trx) => {
    for (const { id, lockedUntil } of deliveries)
      await trx
        .updateTable('webhook_deliveries')
        .set((set) => ({ locked_until: null, attempts: set('attempts', '-', 1) }))
        .where('id', '=', id)
        .where('locked_until', '=', lockedUntil)
        .execute();
  });
}
