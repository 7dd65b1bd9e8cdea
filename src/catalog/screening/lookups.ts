/** Lookups in memory: they screen a file against itself before anything is stored. */
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import type { KnownEntry, Lookups } from './rule.ts';
import { storedKeys } from './similarity-keys.ts';

const LONGEST_LIST = 50;

/** `recent` are the account's submissions of the last hour. */
export function lookupsOver(
  entries: Iterable<KnownEntry>,
  recent: readonly KnownEntry[] = [],
): Lookups & { add(known: KnownEntry): void } {
  const byKey = new Map<string, KnownEntry[]>();
  const add = (known: KnownEntry): void => {
    const check = checkPublicUrl(known.url);
    for (const key of [...storedKeys(known), ...(check.ok ? [`page ${check.key}`] : [])]) {
      const list = byKey.get(key);
      if (list === undefined) byKey.set(key, [known]);
      else list.push(known);
    }
  };
  const find = (prefix: string, keys: readonly string[]): Promise<KnownEntry[]> => {
    const found = new Set(keys.flatMap((key) => byKey.get(prefix + key)?.slice(0, LONGEST_LIST) ?? []));
    return Promise.resolve([...found].slice(0, LONGEST_LIST));
  };
  for (const known of entries) add(known);
  return {
    add,
    byUrlKey: (key) => find('page ', [key]),
    byRelatedUrlKeys: (keys) => find('u:', keys),
    byNameKeys: (keys) => find('n:', keys),
    recentByAccount: () => Promise.resolve([...recent]),
  };
}
