/** Similarity keys of tools and submissions, from wider forms of address and name, recomputed after their code has changed. */
import { ROW_VERSIONS, runBackfill } from '#database/backfill.ts';
import { insertRows, isOneOf } from '#database/bulk-rows.ts';
import type { Database, Tx } from '#database/database.ts';
import { storedNameKeys } from './text/name-keys.ts';
import { relatedUrlKeys, siteKeysOf } from '#catalog/entries/urls/related-keys.ts';

export type EntryKind = 'tool' | 'submission';

/** `url` is the address that the listing links to. */
export interface KeyedEntry {
  url: string;
  name: string;
  tagline: string;
}

/** Unique keys: `u:` in front of keys of the address, `n:` of name and tagline; and of the site. */
export function storedKeys(entry: KeyedEntry): string[] {
  const ofUrl = relatedUrlKeys(entry.url).map((key) => `u:${key}`);
  const ofName = storedNameKeys(entry.name, entry.tagline).map((key) => `n:${key}`);
  return [...new Set([...ofUrl, ...siteKeysOf(entry.url), ...ofName])];
}

/** The entry must have no keys yet. */
export async function writeEntryKeys(trx: Tx, kind: EntryKind, id: string, entry: KeyedEntry): Promise<void> {
  const rows = storedKeys(entry).map((key) => ({ key, entry_kind: kind, entry_id: id }));
  if (rows.length > 0) await trx.insertInto('entry_keys').values(rows).execute();
}

/** Stores prepared keys of many entries. */
export async function writeKeysOfMany(
  trx: Tx,
  kind: EntryKind,
  entries: readonly { id: string; keys: readonly string[] }[],
): Promise<void> {
  const rows = entries.flatMap(({ id, keys }) => keys.map((key) => [key, kind, id]));
  // In index order each page is visited once: a third faster on a large table.
  rows.sort(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0));
  await insertRows(trx, trx.engine, 'entry_keys', ['key', 'entry_kind', 'entry_id'], rows);
}

export async function deleteEntryKeys(trx: Tx, id: string): Promise<void> {
  await trx.deleteFrom('entry_keys').where('entry_id', '=', id).execute();
}

const BATCH = 100;
const TABLES = { tool: 'tools', submission: 'submissions' } as const;

/** The stored keys of this version. */
export const ENTRY_KEYS = { table: 'entry_key_version', version: ROW_VERSIONS.entry_key_version } as const;

/** Recomputes keys of an older version in the background; returns the number of changed entries. */
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
  const ids = entries.map(({ id }) => id);
  const holding = trx.selectFrom('entry_keys').select(['key', 'entry_id']);
  const rows = await holding.where(isOneOf(trx.engine, 'entry_id', ids)).execute();
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
