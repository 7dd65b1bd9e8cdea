/** A bounded cache of tool summaries, so that most lists and searches need no database. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Reader } from '#database/database.ts';
import type { CatalogIndex } from '#catalog/search/catalog-index.ts';
import { readSummaryRows, type SummaryRow } from '#catalog/tools/queries.ts';

export interface SummaryCache {
  has(key: number): boolean;
  /** The row of a tool, undefined if not cached. */
  get(key: number): Readonly<SummaryRow> | undefined;
  /** Take one before reading rows to cache. */
  ticket(): number;
  /**
   * Caches rows while there is room, unless anything has changed since the ticket: they may be
   * outdated. False if full.
   */
  keep(rows: readonly SummaryRow[], ticket: number): boolean;
  /** Evicts changed tools; nothing is cached until `resume`. */
  drop(keys: readonly number[]): void;
  resume(): void;
  /** Number of cached rows. */
  readonly size: number;
}

/** Most cached rows: the newest, which lists show most. A row takes some 900 bytes. */
const MOST_SUMMARIES = 25_000;
/** Rows in one read after a start, about 1 ms. */
const PAGE = 100;

/** Starts empty; takes at most `most` rows and evicts none for another. */
export function createSummaryCache(most = MOST_SUMMARIES): SummaryCache {
  const byKey = new Map<number, SummaryRow>();
  let era = 0;
  let isChanging = false;

  return {
    has: (key) => byKey.has(key),
    get: (key) => byKey.get(key),
    ticket: () => era,
    keep(rows, ticket) {
      if (isChanging || ticket !== era) return true;
      for (const row of rows) {
        if (byKey.size >= most && !byKey.has(row.seq)) return false;
        byKey.set(row.seq, row);
      }
      return true;
    },
    drop(keys) {
      isChanging = true;
      for (const key of keys) byKey.delete(key);
    },
    resume() {
      if (!isChanging) return;
      isChanging = false;
      era += 1;
    },
    get size() {
      return byKey.size;
    },
  };
}

/** Reads summaries of the newest tools until full, a few in each turn of the event loop. */
export async function fillSummaries(
  summaries: SummaryCache,
  db: Reader,
  index: CatalogIndex,
  signal: AbortSignal,
): Promise<void> {
  const keys = index.newest(MOST_SUMMARIES);
  for (let from = 0; from < keys.length && !signal.aborted; from += PAGE) {
    const wanted = keys.slice(from, from + PAGE).filter((key) => !summaries.has(key));
    if (wanted.length > 0) {
      const ticket = summaries.ticket();
      if (!summaries.keep(await readSummaryRows(db, wanted), ticket)) return;
    }
    await nextTurn();
  }
}
