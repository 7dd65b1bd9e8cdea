/** Lookups for a file: its rows are judged as if they were submitted one by one. */
import type { Database } from '#database/database.ts';
import { lookupsFor } from './catalog-lookups.ts';
import { lookupsOver } from './lookups.ts';
import type { KnownEntry, Lookups } from './screening.ts';
import type { CheckedEntry } from '#catalog/entries/check.ts';
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';

/** Rows kept in memory: at least this many earlier ones, at most twice as many. */
const REMEMBERED_ROWS = 20_000;
const LONGEST_LIST = 50;
const RECENT_TEXTS = 200;

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

/**
 * Lookups for the rows of one file. It has no client address and many entries by intent, so the
 * flood rules by account and by address find nothing; near copies of one text are still found.
 */
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
      return distinctPages([...recent, ...((await catalog.recentTexts?.()) ?? [])]).slice(0, RECENT_TEXTS);
    },
    add(line, { name, url, tagline }) {
      if (count === REMEMBERED_ROWS) [before, rows, count] = [rows, lookupsOver([]), 0];
      count += 1;
      const waiting = { state: 'awaiting_moderation', accountId: null, submittedAt: null };
      const known: KnownEntry = { kind: 'submission', id: `line ${line}`, slug: null, name, url, tagline, ...waiting };
      rows.add(known);
      recent = [known, ...recent].slice(0, RECENT_TEXTS);
    },
  };
}
