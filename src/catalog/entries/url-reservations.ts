/** Reservations of canonical URLs: at most one published tool or live submission holds a URL. */
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

/** Releases all URLs of an entry. */
export async function releaseUrls(trx: Tx, entryId: string): Promise<void> {
  await trx.deleteFrom('url_claims').where('entry_id', '=', entryId).execute();
}
