/** What lists and searches show of tools, kept in memory in a packed form, so that most pages need no database. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Reader } from '#database/database.ts';
import { FIELDS, fieldOf, keysWhere } from '#fields/fields.ts';
import type { CatalogIndex } from '#catalog/search/catalog-index.ts';
import { readSummaryRows, type SummaryRow } from '#catalog/tools/queries.ts';
import { createPackedTexts } from './string-arena.ts';

export interface KeptSummaries {
  has(key: number): boolean;
  /** The row of a tool, or undefined when it is not kept. */
  get(key: number): SummaryRow | undefined;
  /** To be taken before rows are read that are to be kept. */
  ticket(): number;
  /**
   * Keeps rows as long as there is room, unless something has changed since the ticket was taken: they may then have
   * been read before the change. False when there is no room left.
   */
  keep(rows: readonly SummaryRow[], ticket: number): boolean;
  /** Forgets tools that have changed; what is read meanwhile is not kept until `resume`. */
  drop(keys: readonly number[]): void;
  resume(): void;
  /** How many rows are kept, */
  readonly size: number;
  /** and how many there may be room for. */
  readonly most: number;
}

const MEGABYTE = 1024 * 1024;
/** So many rows are kept whole, in this room. */
const MOST_WHOLE = 150_000;
const ROOM_FOR_ALL = 24 * MEGABYTE;
/** Of a larger catalog, any row is seldom asked for again: only the newest are kept, of which lists show most. */
const ROOM_FOR_NEWEST = 8 * MEGABYTE;
/** No row is smaller. */
const SMALLEST = 120;
/** Rows read at a time after a start: about a millisecond's work. */
const PAGE = 100;
/** Parts the fields of a row; no text of a tool holds it (language/hygiene.ts). */
const FIELD_END = '\u001F';

/** The bytes to keep summaries in, for a catalog of so many tools. */
export function roomForSummaries(tools: number): number {
  return tools <= MOST_WHOLE ? ROOM_FOR_ALL : ROOM_FOR_NEWEST;
}

/** Keeps nothing yet; never takes more than `maxBytes` beside its table. */
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

/** Reads the summaries of the newest tools, as many as there is room for, a few in each turn of the event loop. */
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

/** What a row is made of beside its number, in the order in which it is packed, and whether it may be null. */
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
