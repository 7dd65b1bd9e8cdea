/** The epoch: an id of the database within which revisions rise. A restore starts a new one. */
import { randomBytes } from 'node:crypto';
import type { Database, Reader } from '#database/database.ts';
import { readHome } from '#database/home.ts';

/** The current epoch and revision of the catalog. */
export interface Position {
  epoch: string;
  revision: number;
}

export async function readPosition(db: Reader): Promise<Position> {
  const { epoch, revision } = await db
    .selectFrom('catalog_revision')
    .select(['epoch', 'revision'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return { epoch: epoch ?? '', revision };
}

/** Starts a new epoch after rows were removed: followers read everything again. */
export async function beginEpoch(db: Pick<Reader, 'updateTable'>): Promise<void> {
  await db
    .updateTable('catalog_revision')
    .set({ epoch: randomBytes(5).toString('hex') })
    .execute();
}

/** Removes the epoch from a copy of the database, so that a server of the copy starts a new one. */
export async function forgetEpoch(db: Database): Promise<void> {
  await db.write((trx) => trx.updateTable('catalog_revision').set({ epoch: null }).execute());
}

/**
 * Gives the database an epoch before it is served, and a new one if it is a copy: a backup has
 * none, and on PostgreSQL a restored table or cluster is recognised.
 */
export async function keepEpoch(db: Database): Promise<void> {
  const home = await readHome(db);
  await db.write(async (trx) => {
    const known = await trx.selectFrom('catalog_revision').select(['epoch', 'home']).executeTakeFirstOrThrow();
    if (known.epoch === null || (known.home !== null && known.home !== home)) await beginEpoch(trx);
    if (known.home !== home) await trx.updateTable('catalog_revision').set({ home }).execute();
  });
}
