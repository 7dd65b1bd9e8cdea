/** Events of a webhook without an address: its owner's programs fetch them in the order in which they are handed out. */
import { fieldError, conflict } from '#catalog/errors.ts';
import type { Account } from '#catalog/roles.ts';
import { isRowId, timestamp, type Database, type Reader, type Tx } from '#database/database.ts';
import { due, readSecrets } from './due.ts';
import { payloadOf, type WebhookSite } from './payload.ts';
import { signatureHeaders } from './signature.ts';
import { NO_ADDRESS, getWebhook, lockWebhook } from './webhooks.ts';

/** Most events that are handed out at once. */
const MOST = 50;

/** The place of an event in the order: when it was handed out last, then its id. */
interface Place {
  at: string;
  id: string;
}

/** Before everything. */
const START: Place = { at: '', id: '' };

export interface HandedOut {
  /** Signed now, as a delivery is. */
  events: { headers: Record<string, string>; body: string }[];
  /** The cursor to continue from. */
  next: string;
  hasMore: boolean;
}

const cursorOf = ({ at, id }: Place): string => (at === '' ? '0' : `${Date.parse(at).toString(36)}.${id}`);

function readCursor(text: string): Place {
  if (text === '0') return START;
  const [, at = '', id = ''] = /^([0-9a-z]{1,9})\.([0-9a-f-]{36})$/.exec(text) ?? [];
  if (!isRowId(id)) throw fieldError('since', { rule: 'not_a_cursor' });
  return { at: timestamp(parseInt(at, 36)), id };
}

const handedOut = (reader: Reader, webhookId: string) =>
  reader.selectFrom('webhook_deliveries').where('webhook_id', '=', webhookId).where('outcome', '=', 'delivered');

async function findLast(reader: Reader, webhookId: string): Promise<Place> {
  const last = handedOut(reader, webhookId)
    .select(['done_at as at', 'id'])
    .orderBy('done_at', 'desc')
    .orderBy('id', 'desc');
  const found = await last.limit(1).executeTakeFirst();
  return found === undefined ? START : { at: found.at ?? '', id: found.id };
}

/** Hands out due events in order; locks the webhook, so that two calls agree on the order. */
async function handOut(trx: Tx, account: Account, webhookId: string): Promise<void> {
  await lockWebhook(trx, account, webhookId);
  const now = timestamp(trx.now());
  const { at } = await findLast(trx, webhookId);
  let stamp = Math.max(trx.now().getTime(), at === '' ? 0 : Date.parse(at) + 1);
  // Of one subject only the first is due at a time.
  for (let left = MOST; left > 0; stamp += 1) {
    const found = due(trx, now).where('delivery.webhook_id', '=', webhookId).select('delivery.id');
    const ids = (await found.orderBy('delivery.id').limit(left).execute()).map(({ id }) => id);
    if (ids.length === 0) return;
    left -= ids.length;
    await trx
      .updateTable('webhook_deliveries')
      .set((set) => ({
        attempts: set('attempts', '+', 1),
        first_at: set.fn.coalesce('first_at', set.val(now)),
        tried_at: now,
        done_at: timestamp(stamp),
        outcome: 'delivered',
      }))
      .where('id', 'in', ids)
      .execute();
  }
}

/**
 * The events after `since`, those that are due among them; without it those that were never handed
 * out. Throws `not_found`, `conflict` for a webhook with an address, `validation_failed` on `since`.
 */
export async function listHandedOut(
  db: Database,
  account: Account,
  webhookId: string,
  { since, site }: { since: string | undefined; site: WebhookSite },
): Promise<HandedOut> {
  const { id, url } = await getWebhook(db, account, webhookId);
  if (url !== null) throw conflict('webhook_has_address');
  const from = since === undefined ? await findLast(db.read, id) : readCursor(since);
  const isDue = due(db.read, timestamp(db.now())).where('delivery.webhook_id', '=', id).select('delivery.id').limit(1);
  // Asked on the read connection first, so that an idle program takes no write lock.
  if ((await isDue.executeTakeFirst()) !== undefined) await db.write((trx) => handOut(trx, account, id));
  const rows = await handedOut(db.read, id)
    .innerJoin('webhooks as webhook', 'webhook.id', 'webhook_deliveries.webhook_id')
    .where('webhook.url', '=', NO_ADDRESS)
    .where((where) =>
      where.or([
        where('done_at', '>', from.at),
        where.and([where('done_at', '=', from.at), where('webhook_deliveries.id', '>', from.id)]),
      ]),
    )
    .select(['webhook_deliveries.id', 'event', 'data', 'webhook_deliveries.created_at', 'done_at'])
    .select(['webhook.id as webhook_id', 'secret', 'former_secret', 'former_until'])
    .orderBy('done_at')
    .orderBy('webhook_deliveries.id')
    .limit(MOST + 1)
    .execute();
  const page = rows.slice(0, MOST);
  const last = page.at(-1);
  const at = Math.floor(db.now().getTime() / 1_000);
  return {
    events: page.map((row) => {
      const data = JSON.parse(row.data) as Parameters<typeof payloadOf>[0]['data'];
      const body = payloadOf({ event: row.event, createdAt: row.created_at, data }, site);
      return { headers: signatureHeaders({ id: row.id, at, body }, readSecrets(db, row)), body };
    }),
    next: cursorOf(last === undefined ? from : { at: last.done_at ?? '', id: last.id }),
    hasMore: rows.length > MOST || (page.length === MOST && (await isDue.executeTakeFirst()) !== undefined),
  };
}
