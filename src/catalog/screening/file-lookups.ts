/** What screening of a file knows besides the catalog: the rows before, so that a file is judged as if they had been submitted one by one. */
import type { Database } from '#database/database.ts';
import { lookupsFor } from './catalog-lookups.ts';
import { lookupsOver } from './lookups.ts';
import type { KnownEntry, Lookups } from './screening.ts';
import type { CheckedEntry } from '#catalog/entries/check.ts';
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';

/** At least so many rows before are known, at most twice as many; they are held in memory. */
const REMEMBERED_ROWS = 20_000;
const LONGEST_LIST = 50;
const RECENT_TEXTS = 200;

export interface FileLookups extends Lookups {
  /** Makes an accepted row known to the rows after it. */
  add(line: number, entry: CheckedEntry): void;
}

function rowAsKnown(line: number, { name, url, tagline }: CheckedEntry): KnownEntry {
  const id = `line ${line}`;
  const state = 'awaiting_moderation';
  return { kind: 'submission', id, slug: null, name, url, tagline, state, accountId: null, submittedAt: null };
}

/** The entries of both, those of the first that stand in the second too counting once: a row may have been stored meanwhile. */
function merged(first: readonly KnownEntry[], second: readonly KnownEntry[]): KnownEntry[] {
  const pageOf = ({ url }: KnownEntry): string => {
    const check = checkPublicUrl(url);
    return check.ok ? check.key : url;
  };
  const pages = new Set(first.map(pageOf));
  return [...first, ...second.filter((known) => !pages.has(pageOf(known)))];
}

/**
 * Lookups for the rows of one file. A file has no client address and is many entries by intent, so the floods by account and
 * by address find nothing in it; near copies of one text do show, as they would had they come one after the other.
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
