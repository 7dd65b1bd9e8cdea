/** Recomputes the stored keys of duplicates after their code has changed. */
import { runBackfill } from '#database/backfill.ts';
import { insertRows, isOneOf } from '#database/bulk-rows.ts';
import type { Database, Tx } from '#database/database.ts';
import { KEYS_VERSION, storedKeys, type EntryKind } from './similarity-keys.ts';

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
  const ids = entries.map((entry) => entry.id);
  const rows = await trx
    .selectFrom('entry_keys')
    .select(['key', 'entry_id'])
    .where(isOneOf(trx.engine, 'entry_id', ids))
    .execute();
  const stored = new Map<string, Set<string>>(ids.map((id) => [id, new Set()]));
  for (const row of rows) stored.get(row.entry_id)?.add(row.key);
  const missing: string[][] = [];
  const changed = new Set<string>();
  for (const entry of entries) {
    const old = stored.get(entry.id) ?? new Set();
    const wanted = new Set(storedKeys(entry));
    const added = wanted.difference(old);
    const stale = old.difference(wanted);
    if (added.size + stale.size > 0) changed.add(entry.id);
    for (const key of added) missing.push([key, kind, entry.id]);
    if (stale.size > 0)
      await trx
        .deleteFrom('entry_keys')
        .where('entry_id', '=', entry.id)
        .where('key', 'in', [...stale])
        .execute();
  }
  await insertRows(trx, trx.engine, 'entry_keys', ['key', 'entry_kind', 'entry_id'], missing, { skipConflicts: true });
  return { changed: changed.size, last: entries.length < BATCH ? undefined : ids.at(-1) };
}
