/** The epoch: the name of one life of the database, within which revisions only rise. A restored one begins another. */
import { randomBytes } from 'node:crypto';
import type { Database, Reader } from '#database/database.ts';
import { readHome } from '#database/home.ts';

/** Where the catalog stands now. */
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

/** Gives the database another epoch: whoever follows it has to read everything anew. For rows that were taken away. */
export async function beginEpoch(db: Pick<Reader, 'updateTable'>): Promise<void> {
  await db
    .updateTable('catalog_revision')
    .set({ epoch: randomBytes(5).toString('hex') })
    .execute();
}

/** Takes the epoch out of a copy of the database: whoever serves the copy begins another. */
export async function forgetEpoch(db: Database): Promise<void> {
  await db.write((trx) => trx.updateTable('catalog_revision').set({ epoch: null }).execute());
}

/**
 * Sees to it, before the database is served, that it has an epoch, and another one than before when it is a copy of what
 * was served before: a backup has none, and on PostgreSQL a restored table or a cluster that went back in time shows it.
 */
export async function keepEpoch(db: Database): Promise<void> {
  const home = await readHome(db);
  await db.write(async (trx) => {
    const known = await trx.selectFrom('catalog_revision').select(['epoch', 'home']).executeTakeFirstOrThrow();
    if (known.epoch === null || (known.home !== null && known.home !== home)) await beginEpoch(trx);
    if (known.home !== home) await trx.updateTable('catalog_revision').set({ home }).execute();
  });
}
