/** The catalog revision: a number that every visible change raises in its own transaction. */
import { sql } from 'kysely';
import type { Reader, Tx } from '#database/database.ts';

/**
 * Raises the revision and returns it. The row stays locked until the transaction ends, so revisions become
 * visible in their order: whoever reads revision N sees every change up to N.
 */
export async function raiseRevision(trx: Tx): Promise<number> {
  const row = await trx
    .updateTable('catalog_revision')
    .set({ revision: sql`revision + 1` })
    .where('id', '=', 1)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return row.revision;
}

export async function readRevision(db: Reader): Promise<number> {
  const row = await db.selectFrom('catalog_revision').select('revision').where('id', '=', 1).executeTakeFirstOrThrow();
  return row.revision;
}
