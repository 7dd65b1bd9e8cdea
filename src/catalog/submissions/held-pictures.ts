/** Pictures of refused or previewed forms, held for an hour to save another upload. */
import { MINUTE_MS } from '#catalog/periods.ts';
import type { PictureKind } from '#catalog/pictures/kinds.ts';
import { forgetUnused, keepLonger } from '#catalog/pictures/pictures.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';

/** With the housekeeping interval of ten minutes: within an hour. */
const HELD_MS = 50 * MINUTE_MS;
/** Pictures in a batch. */
const BATCH = 500;

/** Start of the time within which pictures are still held. */
export const heldSince = (db: Pick<Database, 'now'>): string => timestamp(db.now(), -HELD_MS);

/** Holds a stored picture for an account, from now on. */
export async function holdPicture(trx: Tx, accountId: string, hash: string): Promise<void> {
  const held_at = timestamp(trx.now());
  await trx
    .insertInto('held_pictures')
    .values({ account_id: accountId, hash, held_at })
    .onConflict((conflict) => conflict.columns(['account_id', 'hash']).doUpdateSet({ held_at }))
    .execute();
}

/** Extends the hold of a picture; false if the account holds none of this kind. */
export async function holdLonger(trx: Tx, accountId: string, hash: string, kind: PictureKind): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('held_pictures')
    .set({ held_at: timestamp(trx.now()) })
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .where('held_at', '>', heldSince(trx))
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1 && keepLonger(trx, hash, kind);
}

/** Ends expired holds and deletes unused files. */
export async function forgetHeldPictures(db: Database): Promise<void> {
  const before = heldSince(db);
  for (;;) {
    const rows = await db.read
      .selectFrom('held_pictures')
      .select('hash')
      .where('held_at', '<=', before)
      .orderBy('held_at')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return;
    const hashes = rows.map(({ hash }) => hash);
    await db.write(async (trx) => {
      await trx.deleteFrom('held_pictures').where('hash', 'in', hashes).where('held_at', '<=', before).execute();
      await forgetUnused(trx, hashes, before);
    });
  }
}
