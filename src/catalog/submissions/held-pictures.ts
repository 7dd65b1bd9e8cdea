/**
 * Pictures that came with a form which was refused or checked: held for the account that sent them, so that nobody chooses a
 * file twice, and forgotten within the hour.
 */
import type { PictureKind } from '#catalog/pictures/kinds.ts';
import { forgetUnused, keepLonger } from '#catalog/pictures/pictures.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';

/** Housekeeping, which comes every ten minutes, ends it within the hour. */
const HELD_MS = 50 * 60_000;
/** Pictures forgotten in one go. */
const BATCH = 500;

/** What was held since then is held still. */
export const heldSince = (db: Pick<Database, 'now'>): string => timestamp(db.now(), -HELD_MS);

/** Holds a kept picture for an account, from now on. */
export async function holdPicture(trx: Tx, accountId: string, hash: string): Promise<void> {
  const held_at = timestamp(trx.now());
  await trx
    .insertInto('held_pictures')
    .values({ account_id: accountId, hash, held_at })
    .onConflict((conflict) => conflict.columns(['account_id', 'hash']).doUpdateSet({ held_at }))
    .execute();
}

/** Holds a picture anew that the account's form comes with again; false where none of this kind is held for the account. */
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

/** Forgets what is held no longer, with the files that nothing else shows. */
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
