/** Idempotency keys: a retried submission gets the first answer again (CONTRACT section 8). */
import { createHash } from 'node:crypto';
import { PERIODS, MINUTE_MS } from '#catalog/periods.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { CatalogError } from '#catalog/errors.ts';

/** A request without an answer after this was cut off; its key is free again. */
const ABANDONED_MS = MINUTE_MS;

export interface StoredAnswer {
  status: number;
  location: string;
  body: string;
}

/** Ignores white space and the order of keys. */
export function hashRequest(body: unknown): string {
  return createHash('sha256').update(canonicalJson(body)).digest('hex');
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`;
}

/**
 * Begins a request under a key: undefined for the first, the stored answer for a retry. Throws
 * `idempotency_key_reused` for another body and `idempotency_key_in_progress` while the first runs.
 */
export async function beginOnce(
  db: Database,
  accountId: string,
  key: string,
  requestHash: string,
): Promise<StoredAnswer | undefined> {
  const now = db.now();
  return db.write(async (trx) => {
    await trx
      .deleteFrom('idempotency_keys')
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .where((where) =>
        where.or([
          where('created_at', '<', timestamp(now, -PERIODS.idempotencyKey.lasts)),
          where.and([where('status', 'is', null), where('created_at', '<', timestamp(now, -ABANDONED_MS))]),
        ]),
      )
      .execute();
    const inserted = await trx
      .insertInto('idempotency_keys')
      .values({
        account_id: accountId,
        key,
        request_hash: requestHash,
        status: null,
        location: null,
        body: null,
        created_at: timestamp(now),
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
      .executeTakeFirst();
    if (Number(inserted.numInsertedOrUpdatedRows ?? 0) === 1) return undefined;
    const row = await trx
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .executeTakeFirst();
    if (row === undefined) throw new CatalogError('idempotency_key_in_progress');
    if (row.request_hash !== requestHash) throw new CatalogError('idempotency_key_reused');
    if (row.status === null) throw new CatalogError('idempotency_key_in_progress');
    return { status: row.status, location: row.location ?? '', body: row.body ?? '' };
  });
}

/** Stores the answer, in the transaction of the submission. */
export async function keepAnswer(trx: Tx, accountId: string, key: string, answer: StoredAnswer): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ status: answer.status, location: answer.location, body: answer.body })
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .execute();
}

/** Frees the key of a failed request. */
export async function forgetKey(db: Database, accountId: string, key: string): Promise<void> {
  await db.write((trx) =>
    trx
      .deleteFrom('idempotency_keys')
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .where('status', 'is', null)
      .execute(),
  );
}

/** Frees all unanswered keys; only while no server uses the database. */
export async function forgetUnfinishedKeys(db: Database): Promise<void> {
  await db.write((trx) => trx.deleteFrom('idempotency_keys').where('status', 'is', null).execute());
}

/** Deletes expired keys. */
export async function pruneIdempotencyKeys(db: Database): Promise<void> {
  const limit = timestamp(db.now(), -PERIODS.idempotencyKey.lasts);
  await db.write((trx) => trx.deleteFrom('idempotency_keys').where('created_at', '<', limit).execute());
}
