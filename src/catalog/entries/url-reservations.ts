/** Reservations: one row for each canonical URL that a published tool or a live submission holds, so that two never hold it. */
import type { Tx } from '#database/database.ts';

export type ReservationHolder = 'tool' | 'submission';

/** Reserves a URL for an entry; false when another entry holds it. Atomic: the table's primary key decides. */
export async function reserveUrl(trx: Tx, urlKey: string, kind: ReservationHolder, entryId: string): Promise<boolean> {
  const result = await trx
    .insertInto('url_claims')
    .values({ url_key: urlKey, entry_kind: kind, entry_id: entryId })
    .onConflict((conflict) => conflict.column('url_key').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
}

/** Gives up every URL that an entry holds. */
export async function releaseUrls(trx: Tx, entryId: string): Promise<void> {
  await trx.deleteFrom('url_claims').where('entry_id', '=', entryId).execute();
}
