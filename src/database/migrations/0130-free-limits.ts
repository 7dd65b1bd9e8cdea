/** The limits of free use, a field of entries. */
import type { Kysely } from 'kysely';

export async function addFreeLimits(db: Kysely<unknown>): Promise<void> {
  for (const table of ['submissions', 'tools'])
    await db.schema.alterTable(table).addColumn('free_limit', 'text').execute();
}
