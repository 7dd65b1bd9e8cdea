/** The catalog revision: a number that every visible change raises in its own transaction. */
import { sql } from 'kysely';
import type { Reader, Tx } from '#database/database.ts';
import { CatalogError } from './errors.ts';

/**
 * Raises the revision and returns it. The row stays locked until the transaction ends, so revisions
 * become visible in order: a reader of revision N sees every change up to N. In a mirror `entries`
 * throws `read_only` with the `origin`; other changes, such as the site's name, are allowed.
 */
export async function raiseRevision(trx: Tx, what: 'entries' | 'other' = 'entries'): Promise<number> {
  const row = await trx
    .updateTable('catalog_revision')
    .set({ revision: sql`revision + 1` })
    .where('id', '=', 1)
    .returning(['revision', 'mirror_of'])
    .executeTakeFirstOrThrow();
  if (what === 'entries') refuseInMirror(row.mirror_of);
  return row.revision;
}

export async function readRevision(db: Reader): Promise<number> {
  const row = await db.selectFrom('catalog_revision').select('revision').where('id', '=', 1).executeTakeFirstOrThrow();
  return row.revision;
}

/** Throws `read_only` in a mirror: the catalog's editors would never see the submission. */
export async function requireOwnCatalog(db: Reader): Promise<void> {
  const row = await db.selectFrom('catalog_revision').select('mirror_of').where('id', '=', 1).executeTakeFirstOrThrow();
  refuseInMirror(row.mirror_of);
}

/** Whether this catalog mirrors another, which alone changes the entries. */
export async function isMirror(db: Reader): Promise<boolean> {
  const row = await db.selectFrom('catalog_revision').select('mirror_of').where('id', '=', 1).executeTakeFirstOrThrow();
  return row.mirror_of !== null;
}

function refuseInMirror(origin: string | null): void {
  if (origin !== null) throw new CatalogError('read_only', { extra: { origin } });
}
