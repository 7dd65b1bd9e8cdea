/** The keys under which screening finds a tool or a submission again: wider forms of its address and of its name. */
import { insertRows } from '#database/bulk-rows.ts';
import type { Tx } from '#database/database.ts';
import { storedNameKeys } from './text/name-keys.ts';
import { relatedUrlKeys } from '#catalog/entries/urls/related-keys.ts';

/** Raised whenever the keys of an entry change; a server that starts makes the stored ones anew (key-refresh.ts). */
export const KEYS_VERSION = 3;

export type EntryKind = 'tool' | 'submission';

/** What the keys are made of; `url` is the address that the listing links to. */
export interface KeyedEntry {
  url: string;
  name: string;
  tagline: string;
}

/** The stored keys of an entry: `u:` before keys of the address, `n:` before keys of name and tagline; each once. */
export function storedKeys(entry: KeyedEntry): string[] {
  const ofUrl = relatedUrlKeys(entry.url).map((key) => `u:${key}`);
  const ofName = storedNameKeys(entry.name, entry.tagline).map((key) => `n:${key}`);
  return [...new Set([...ofUrl, ...ofName])];
}

/** Stores the keys of one entry; the entry must have none yet. */
export async function writeEntryKeys(trx: Tx, kind: EntryKind, id: string, entry: KeyedEntry): Promise<void> {
  const rows = storedKeys(entry).map((key) => ({ key, entry_kind: kind, entry_id: id }));
  if (rows.length > 0) await trx.insertInto('entry_keys').values(rows).execute();
}

/** Stores keys that were made before, of many entries at once. */
export async function writeKeysOfMany(
  trx: Tx,
  kind: EntryKind,
  entries: readonly { id: string; keys: readonly string[] }[],
): Promise<void> {
  const rows = entries.flatMap(({ id, keys }) => keys.map((key) => [key, kind, id]));
  // In the order of the index its pages are each visited once; a third faster on a large table.
  rows.sort(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0));
  await insertRows(trx, trx.engine, 'entry_keys', ['key', 'entry_kind', 'entry_id'], rows);
}

export async function deleteEntryKeys(trx: Tx, id: string): Promise<void> {
  await trx.deleteFrom('entry_keys').where('entry_id', '=', id).execute();
}
