/** Lookups of screening: in the catalog's tools and submissions, including merged ones; in memory; of a file. */
import { timestamp, type Database } from '#database/database.ts';
import type { CheckedEntry } from '#catalog/entries/check.ts';
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import { listBlocksThatHold } from './blocks.ts';
import {
  MOST_RECENT,
  listByKeys,
  listByUrlKey,
  listRecent,
  listRecentOfAccount,
  listSubmissions,
} from './known-entries.ts';
import type { KnownEntry, Lookups } from './rule.ts';
import { storedKeys } from './similarity-keys.ts';
import { FLOOD_WINDOW_MS, listIdsByAddress } from './source-addresses.ts';

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

/** Rows kept in memory: at least this many earlier ones, at most twice as many. */
const REMEMBERED_ROWS = 20_000;

export interface FileLookups extends Lookups {
  /** Makes an accepted row visible to later rows. */
  add(line: number, entry: CheckedEntry): void;
}

/** Each page once: a row may have been stored meanwhile. */
function distinctPages(known: readonly KnownEntry[]): KnownEntry[] {
  const pages = new Map<string, KnownEntry>();
  for (const one of known) {
    const check = checkPublicUrl(one.url);
    const page = check.ok ? check.key : one.url;
    if (!pages.has(page)) pages.set(page, one);
  }
  return [...pages.values()];
}

/** Lookups for the rows of one file, which has no client address and many entries by intent: only copies are floods. */
export function fileLookups(db: Database): FileLookups {
  const catalog = lookupsFor(db, { accountId: '', except: null });
  let [rows, before] = [lookupsOver([]), lookupsOver([])];
  let count = 0;
  let recent: KnownEntry[] = [];
  const ask = async (question: (lookups: Lookups) => Promise<KnownEntry[]>): Promise<KnownEntry[]> =>
    distinctPages((await Promise.all([catalog, rows, before].map(question))).flat()).slice(0, LONGEST_LIST);
  return {
    byUrlKey: (key) => ask((lookups) => lookups.byUrlKey(key)),
    byRelatedUrlKeys: (keys) => ask((lookups) => lookups.byRelatedUrlKeys(keys)),
    byNameKeys: (keys) => ask((lookups) => lookups.byNameKeys(keys)),
    recentByAccount: () => Promise.resolve([]),
    async recentTexts() {
      return distinctPages([...recent, ...((await catalog.recentTexts?.()) ?? [])]).slice(0, MOST_RECENT);
    },
    add(line, { name, url, tagline }) {
      if (count === REMEMBERED_ROWS) [before, rows, count] = [rows, lookupsOver([]), 0];
      count += 1;
      const waiting = { state: 'awaiting_moderation', accountId: null, submittedAt: null };
      const known: KnownEntry = { kind: 'submission', id: `line ${line}`, slug: null, name, url, tagline, ...waiting };
      rows.add(known);
      recent = [known, ...recent].slice(0, MOST_RECENT);
    },
  };
}

/** The account and the entry of one judgement. */
export interface Judged {
  /** Empty for an entry that no account submits. */
  accountId: string;
  /** The judged submission or tool, which is never its own duplicate; null for a new one. */
  except: string | null;
  /** From `hashAddress`; without it the stored hash of `except` counts. */
  addressHash?: string | null;
}

/** Lookups of published tools only, for users who may not see the rest. */
export function publishedLookups(db: Database): Lookups {
  const all = lookupsFor(db, { accountId: '', except: null });
  const shown = async (known: Promise<KnownEntry[]>): Promise<KnownEntry[]> =>
    (await known).filter(({ kind, slug, state }) => kind === 'tool' && slug !== null && state === 'published');
  return {
    byUrlKey: (key) => shown(all.byUrlKey(key)),
    byRelatedUrlKeys: (keys) => shown(all.byRelatedUrlKeys(keys)),
    byNameKeys: (keys) => shown(all.byNameKeys(keys)),
    recentByAccount: () => Promise.resolve([]),
  };
}

/** Lookups for one judgement. Keys of `entry_keys` have a prefix: addresses `u:`, names `n:`. */
export function lookupsFor(db: Database, judged: Judged): Lookups {
  const id = judged.except ?? '';
  const since = (): string => timestamp(db.now(), -FLOOD_WINDOW_MS);
  // A merged entry has the id of the tool that it was merged into.
  const others = async (found: Promise<KnownEntry[]>) => (await found).filter((known) => known.id !== judged.except);
  const byKeys = (keys: readonly string[]) => others(listByKeys(db, id, keys));
  return {
    byUrlKey: (key) => others(listByUrlKey(db, id, key)),
    byRelatedUrlKeys: (keys) => byKeys(keys.map((key) => `u:${key}`)),
    byNameKeys: (keys) => byKeys(keys.map((key) => `n:${key}`)),
    recentByAccount: () => listRecentOfAccount(db, id, judged.accountId, since()),
    recentByAddress: async () => listSubmissions(db, id, await listIdsByAddress(db, judged, since())),
    blocks: () => listBlocksThatHold(db),
    recentTexts: () => listRecent(db, id, since()),
  };
}
