/** The webhook worker: sends due deliveries concurrently and records their outcomes. */
import { DAY_MS } from '#catalog/periods.ts';
import { leaseDeliveries, type DueDelivery } from '#catalog/webhooks/due.ts';
import { payloadOf, type WebhookSite } from '#catalog/webhooks/payload.ts';
import { signatureHeaders } from '#catalog/webhooks/signature.ts';
import { hasArrived, keepAttempts, releaseDeliveries, type Attempt } from '#catalog/webhooks/outcomes.ts';
import { timestamp, type Database } from '#database/database.ts';
import type { Fetcher } from '#outgoing/fetcher.ts';
import { retryAfterOf } from '#outgoing/retry-after.ts';
import { startPolling, type Polling } from '#workers/polling.ts';

const POLL_MS = 1_000;
const ATTEMPT_MS = 15_000;
const ANSWER_BYTES = 1_024;
/** Most concurrent deliveries: in all, to one webhook, and to a failing webhook. */
const MOST = 48;
const ROOM = { ofOne: 24, ofFailing: 1 } as const;
/** Outcomes of this time, in milliseconds, are written in one transaction. */
const GATHER_MS = 10;
const STOP_PATIENCE_MS = 3_000;
const LONGEST_RETRY_MS = DAY_MS;

export interface WebhookOptions {
  fetcher: Pick<Fetcher, 'post'>;
  site: WebhookSite;
  log: { warn(fields: object, message: string): void };
}

type Outcome = { attempt: Attempt } | { released: DueDelivery };

/** PostgreSQL text has no NUL. */
const shown = (body: Buffer): string => body.toString('utf8').replaceAll('\0', '\uFFFD');

/** Polls every second. */
export function startWebhooks(db: Database, { fetcher, site, log }: WebhookOptions): Polling {
  async function send(delivery: DueDelivery): Promise<Outcome> {
    const body = payloadOf(delivery, site);
    const now = db.now();
    if (delivery.secrets.length === 0) {
      log.warn(
        { webhook: delivery.webhookId },
        'the stored secret of a webhook cannot be read; its owner can make a new one',
      );
      const tried = { delivery, at: timestamp(now), durationMs: 0, status: null, answer: '', retryAfter: 0 };
      return { attempt: { ...tried, failure: 'secret_unreadable' } };
    }
    const at = Math.floor(now.getTime() / 1_000);
    const headers = {
      'content-type': 'application/json',
      ...signatureHeaders({ id: delivery.id, at, body }, delivery.secrets),
    };
    const started = performance.now();
    const bounds = { bytes: ANSWER_BYTES, overflow: 'cut' } as const;
    const fetched = await fetcher.post(delivery.url, { headers, body }, { ...bounds, totalMs: ATTEMPT_MS });
    if (fetched.refusal === 'stopped' || fetched.refusal === 'busy') return { released: delivery };
    const tried = { delivery, at: timestamp(now), durationMs: Math.round(performance.now() - started) };
    if (fetched.refusal !== null)
      return { attempt: { ...tried, status: null, failure: fetched.refusal, answer: '', retryAfter: 0 } };
    const { status, headers: answered } = fetched;
    const pause = retryAfterOf(answered['retry-after'], db.now().getTime());
    const retryAfter = Math.min(pause, LONGEST_RETRY_MS);
    return { attempt: { ...tried, status, failure: null, answer: shown(fetched.body), retryAfter } };
  }

  async function keep(outcomes: readonly Outcome[]): Promise<void> {
    await keepAttempts(
      db,
      outcomes.flatMap((each) => ('attempt' in each ? [each.attempt] : [])),
    );
    await releaseDeliveries(
      db,
      outcomes.flatMap((each) => ('released' in each ? [each.released] : [])),
    );
  }

  return startPolling({
    clock: db.clock,
    async round(signal) {
      const underWay = new Map<Promise<void>, string>();
      let outcomes: Outcome[] = [];
      let delivered = 0;
      let isEnding = false;

      async function fill(): Promise<void> {
        while (!signal.aborted && underWay.size < MOST) {
          const due = await leaseDeliveries(db, MOST - underWay.size, countEach(underWay.values()), ROOM);
          if (due.length === 0) return;
          for (const delivery of due) {
            const sent = send(delivery).then((outcome) => {
              underWay.delete(sent);
              outcomes.push(outcome);
            });
            underWay.set(sent, delivery.webhookId);
          }
        }
      }

      for (;;) {
        if (!isEnding) await fill();
        if (underWay.size === 0 && outcomes.length === 0) return delivered;
        if (outcomes.length === 0) await Promise.race([...underWay.keys(), db.clock.wait(POLL_MS)]);
        await db.clock.pause(GATHER_MS);
        const taken = outcomes;
        outcomes = [];
        await keep(taken);
        delivered += taken.filter((each) => 'attempt' in each && hasArrived(each.attempt)).length;
        isEnding ||= taken.some((each) => 'released' in each);
      }
    },
    pause: () => POLL_MS,
    patience: STOP_PATIENCE_MS,
    onError: (error) => log.warn({ err: error }, 'could not send webhooks; retrying'),
  });
}

function countEach(ids: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
