/** Lookups in memory: they screen a file against itself before anything is stored. */
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import { relatedUrlKeys } from '#catalog/entries/urls/related-keys.ts';
import { nameKeys } from './text/name-keys.ts';
import type { KnownEntry, Lookups } from './rule.ts';

const LONGEST_LIST = 50;

type Index = Map<string, KnownEntry[]>;

function add(index: Index, key: string, known: KnownEntry): void {
  const list = index.get(key);
  if (list === undefined) index.set(key, [known]);
  else list.push(known);
}

function find(index: Index, keys: readonly string[]): KnownEntry[] {
  const found = new Set<KnownEntry>();
  for (const key of keys) {
    for (const known of index.get(key) ?? []) {
      found.add(known);
      if (found.size === LONGEST_LIST) return [...found];
    }
  }
  return [...found];
}

/** `recent` are the account's submissions of the last hour. */
export function lookupsOver(
  entries: Iterable<KnownEntry>,
  recent: readonly KnownEntry[] = [],
): Lookups & { add(known: KnownEntry): void } {
  const urls: Index = new Map();
  const related: Index = new Map();
  const names: Index = new Map();
  const addEntry = (known: KnownEntry) => {
    const check = checkPublicUrl(known.url);
    if (check.ok) add(urls, check.key, known);
    for (const key of relatedUrlKeys(known.url)) add(related, key, known);
    for (const key of nameKeys(known.name, known.tagline).stored) add(names, key, known);
  };
  for (const known of entries) addEntry(known);
  return {
    add: addEntry,
    byUrlKey: (key) => Promise.resolve(find(urls, [key])),
    byRelatedUrlKeys: (keys) => Promise.resolve(find(related, keys)),
    byNameKeys: (keys) => Promise.resolve(find(names, keys)),
    recentByAccount: () => Promise.resolve([...recent]),
  };
}
