/** Recomputes the stored keys of duplicates after their code has changed. */
import { runBackfill } from '#database/backfill.ts';
import { isOneOf } from '#database/bulk-rows.ts';
import type { Database, Tx } from '#database/database.ts';
import { deleteEntryKeys, KEYS_VERSION, storedKeys, writeKeysOfMany, type EntryKind } from './similarity-keys.ts';

const BATCH = 100;
const TABLES = { tool: 'tools', submission: 'submissions' } as const;

/** The stored keys of this version. */
export const ENTRY_KEYS = { table: 'entry_key_version', version: KEYS_VERSION } as const;

/**
 * Recomputes keys that an older version stored, in the background; returns the number of changed
 * entries. Until then the server compares by the old keys.
 */
export function refreshEntryKeys(db: Database, signal?: AbortSignal): Promise<number> {
  const parts = Object.keys(TABLES) as EntryKind[];
  return runBackfill(db, { ...ENTRY_KEYS, parts, slice: refreshBatch }, signal);
}

/** Refreshes the entries after an id in one transaction; `last` is undefined at the end. */
async function refreshBatch(
  trx: Tx,
  kind: EntryKind,
  after: string,
): Promise<{ changed: number; last: string | undefined }> {
  const chosen = trx
    .selectFrom(TABLES[kind])
    .select(['id', 'url', 'name', 'tagline'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH);
  // Another server may be editing an entry.
  const entries = await trx.lockRows(chosen).execute();
  const rows = await trx
    .selectFrom('entry_keys')
    .select(['key', 'entry_id'])
    .where(
      isOneOf(
        trx.engine,
        'entry_id',
        entries.map(({ id }) => id),
      ),
    )
    .execute();
  const stored = Map.groupBy(rows, (row) => row.entry_id);
  const changed = entries
    .map((entry) => ({ id: entry.id, keys: storedKeys(entry) }))
    .filter(
      ({ id, keys }) => new Set(keys).symmetricDifference(new Set(stored.get(id)?.map(({ key }) => key))).size > 0,
    );
  for (const { id } of changed) await deleteEntryKeys(trx, id);
  await writeKeysOfMany(trx, kind, changed);
  return { changed: changed.length, last: entries.length < BATCH ? undefined : entries.at(-1)?.id };
}
