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

function rowAsKnown(line: number, { name, url, tagline }: CheckedEntry): KnownEntry {
  const id = `line ${line}`;
  const state = 'awaiting_moderation';
  return { kind: 'submission', id, slug: null, name, url, tagline, state, accountId: null, submittedAt: null };
}

/** Both lists without repeated pages: a row may have been stored meanwhile. */
function merged(first: readonly KnownEntry[], second: readonly KnownEntry[]): KnownEntry[] {
  const pageOf = ({ url }: KnownEntry): string => {
    const check = checkPublicUrl(url);
    return check.ok ? check.key : url;
  };
  const pages = new Set(first.map(pageOf));
  return [...first, ...second.filter((known) => !pages.has(pageOf(known)))];
}

/**
 * Lookups for the rows of one file. It has no client address and many entries by intent, so the
 * flood rules by account and by address find nothing; near copies of one text are still found.
 */
export function fileLookups(db: Database): FileLookups {
  const catalog = lookupsFor(db, { accountId: '', except: null });
  let before = lookupsOver([]);
  let rows = lookupsOver([]);
  let count = 0;
  let recent: KnownEntry[] = [];
  const asked =
    <Question>(ask: (lookups: Lookups, question: Question) => Promise<KnownEntry[]>) =>
    async (question: Question) =>
      merged(await ask(catalog, question), [...(await ask(rows, question)), ...(await ask(before, question))]).slice(
        0,
        LONGEST_LIST,
      );
  return {
    byUrlKey: asked((lookups, key) => lookups.byUrlKey(key)),
    byRelatedUrlKeys: asked((lookups, keys) => lookups.byRelatedUrlKeys(keys)),
    byNameKeys: asked((lookups, keys) => lookups.byNameKeys(keys)),
    recentByAccount: () => Promise.resolve([]),
    async recentTexts() {
      return merged(recent.toReversed(), (await catalog.recentTexts?.()) ?? []).slice(0, RECENT_TEXTS);
    },
    add(line, entry) {
      if (count === REMEMBERED_ROWS) {
        before = rows;
        rows = lookupsOver([]);
        count = 0;
      }
      const known = rowAsKnown(line, entry);
      rows.add(known);
      count += 1;
      if (recent.length >= 2 * RECENT_TEXTS) recent = recent.slice(-RECENT_TEXTS);
      recent.push(known);
    },
  };
}
