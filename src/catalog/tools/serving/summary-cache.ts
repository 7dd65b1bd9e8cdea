/** A packed cache of tool summaries, so that most lists and searches need no database. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Reader } from '#database/database.ts';
import { FIELDS, fieldOf, keysWhere } from '#fields/fields.ts';
import type { CatalogIndex } from '#catalog/search/catalog-index.ts';
import { readSummaryRows, type SummaryRow } from '#catalog/tools/queries.ts';
import { createPackedTexts } from './string-arena.ts';

export interface KeptSummaries {
  has(key: number): boolean;
  /** The row of a tool, undefined if not cached. */
  get(key: number): SummaryRow | undefined;
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
  /** Estimated capacity. */
  readonly most: number;
}

const MEGABYTE = 1024 * 1024;
/** Up to this number all rows are cached, in this room. */
const MOST_WHOLE = 150_000;
const ROOM_FOR_ALL = 24 * MEGABYTE;
/**
 * In larger catalogs rows are rarely read twice: only the newest are cached, which lists show most.
 */
const ROOM_FOR_NEWEST = 8 * MEGABYTE;
/** Lower bound of a row's size in bytes. */
const SMALLEST = 120;
/** Rows in one read after a start, about 1 ms. */
const PAGE = 100;
/** Separates fields of a row; no text contains it (language/hygiene.ts). */
const FIELD_END = '\u001F';

/** Bytes for the summaries of a catalog of this size. */
export function roomForSummaries(tools: number): number {
  return tools <= MOST_WHOLE ? ROOM_FOR_ALL : ROOM_FOR_NEWEST;
}

/** Starts empty; takes at most `maxBytes` beside its table. */
export function createKeptSummaries(maxBytes: number): KeptSummaries {
  const texts = createPackedTexts(maxBytes);
  let era = 0;
  let isChanging = false;

  function keepRow(row: SummaryRow): boolean {
    const text = textOf(row);
    return text.split(FIELD_END).length !== PACKED.length || texts.put(row.seq, text);
  }

  return {
    has: (key) => texts.has(key),
    get(key) {
      const text = texts.get(key);
      return text === undefined ? undefined : rowOf(key, text);
    },
    ticket: () => era,
    keep(rows, ticket) {
      if (isChanging || ticket !== era) return true;
      return rows.every(keepRow);
    },
    drop(keys) {
      isChanging = true;
      for (const key of keys) texts.drop(key);
    },
    resume() {
      if (!isChanging) return;
      isChanging = false;
      era += 1;
    },
    get size() {
      return texts.size;
    },
    most: Math.floor(maxBytes / SMALLEST),
  };
}

/** Reads summaries of the newest tools until full, a few in each turn of the event loop. */
export async function fillSummaries(
  summaries: KeptSummaries,
  db: Reader,
  index: CatalogIndex,
  signal: AbortSignal,
): Promise<void> {
  const keys = index.newest(summaries.most);
  for (let from = 0; from < keys.length && !signal.aborted; from += PAGE) {
    const wanted = keys.slice(from, from + PAGE).filter((key) => !summaries.has(key));
    if (wanted.length > 0) {
      const ticket = summaries.ticket();
      if (!summaries.keep(await readSummaryRows(db, wanted), ticket)) return;
    }
    await nextTurn();
  }
}

/** Packed columns in order, and whether they may be null. */
const PACKED: readonly { name: Exclude<keyof SummaryRow, 'seq'>; isNullable: boolean }[] = [
  ...(['slug', 'original_locale', 'published_at', 'updated_at'] as const).map((name) => ({ name, isNullable: false })),
  ...keysWhere({ summary: true }).map((key) => ({
    name: FIELDS[key].name,
    isNullable: fieldOf(key).required !== true,
  })),
  { name: 'logo_hash', isNullable: true },
  { name: 'verified', isNullable: true },
  { name: 'taglines', isNullable: true },
];

function textOf(row: SummaryRow): string {
  return PACKED.map(({ name }) => row[name] ?? '').join(FIELD_END);
}

function rowOf(seq: number, text: string): SummaryRow {
  const values = text.split(FIELD_END);
  const row: Record<string, unknown> = { seq };
  for (let at = 0; at < PACKED.length; at += 1) {
    const { name, isNullable } = PACKED[at]!;
    const value = values[at]!;
    row[name] = isNullable && value === '' ? null : value;
  }
  return row as unknown as SummaryRow;
}
