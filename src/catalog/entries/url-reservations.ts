/** Reservations of canonical URLs: at most one published tool or live submission holds a URL. */
import { insertRows } from '#database/bulk-rows.ts';
import type { Tx } from '#database/database.ts';

export type ReservationHolder = 'tool' | 'submission';

/** Reserves a URL; false if another entry holds it. Atomic by the primary key. */
export async function reserveUrl(trx: Tx, urlKey: string, kind: ReservationHolder, entryId: string): Promise<boolean> {
  const result = await trx
    .insertInto('url_claims')
    .values({ url_key: urlKey, entry_kind: kind, entry_id: entryId })
    .onConflict((conflict) => conflict.column('url_key').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
}

/** Reserves the URLs of several entries; false if another entry holds one of them. */
export async function reserveUrls(
  trx: Tx,
  kind: ReservationHolder,
  entries: readonly { id: string; urlKey: string }[],
): Promise<boolean> {
  const rows = entries.map(({ id, urlKey }) => [urlKey, kind, id]);
  const columns = ['url_key', 'entry_kind', 'entry_id'];
  return (await insertRows(trx, trx.engine, 'url_claims', columns, rows, { skipConflicts: true })) === rows.length;
}

/** Releases all URLs of an entry. */
export async function releaseUrls(trx: Tx, entryId: string): Promise<void> {
  await trx.deleteFrom('url_claims').where('entry_id', '=', entryId).execute();
}
