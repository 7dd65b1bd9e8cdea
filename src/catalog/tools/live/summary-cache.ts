/** What lists and searches show of tools, kept in memory in a packed form, so that most pages need no database. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Reader } from '#database/database.ts';
import { FIELDS, fieldOf, keysWhere } from '#fields/fields.ts';
import type { CatalogIndex } from '#catalog/search/catalog-index.ts';
import { resized } from '#catalog/search/engine/growable-array.ts';
import { readSummaryRows, type SummaryRow } from '#catalog/tools/queries.ts';

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
/** Parts the fields of a row; no text of a tool holds it (text-hygiene.ts). */
const FIELD_END = '\u001F';
const CHUNK_BITS = 18;
const CHUNK_BYTES = 1 << CHUNK_BITS;
/** A row stands behind its length in bytes. */
const LENGTH_BYTES = 2;
const LONGEST = 0xff_ff;
/** Row numbers beyond are not kept: the table has four bytes for each. */
const LAST_KEY = 1 << 24;
/** Room of forgotten rows is won back when it is this part of all. */
const WASTE = 0.25;

/** The bytes to keep summaries in, for a catalog of so many tools. */
export function roomForSummaries(tools: number): number {
  return tools <= MOST_WHOLE ? ROOM_FOR_ALL : ROOM_FOR_NEWEST;
}

/** Keeps nothing yet; never takes more than `maxBytes` beside its table. */
export function createKeptSummaries(maxBytes: number): KeptSummaries {
  const mostChunks = Math.floor(maxBytes / CHUNK_BYTES);
  let chunks: Buffer[] = [];
  /** Where in the last chunk the next row goes. */
  let end = CHUNK_BYTES;
  /** By row number: one more than the place of a row, zero for none. */
  let places = new Uint32Array(1 << 10);
  let size = 0;
  let wasted = 0;
  let era = 0;
  let isChanging = false;

  function clear(): void {
    chunks = [];
    end = CHUNK_BYTES;
    places = new Uint32Array(1 << 10);
    size = 0;
    wasted = 0;
  }

  function placeOf(key: number): number {
    return key < places.length ? places[key]! - 1 : -1;
  }

  function lengthAt(place: number): number {
    return chunks[place >>> CHUNK_BITS]!.readUInt16LE(place & (CHUNK_BYTES - 1));
  }

  function drop(key: number): void {
    const place = placeOf(key);
    if (place < 0) return;
    wasted += LENGTH_BYTES + lengthAt(place);
    places[key] = 0;
    size -= 1;
  }

  /** Finds room for a row; undefined when there is none. */
  function makeRoom(bytes: number): Buffer | undefined {
    if (end + bytes > CHUNK_BYTES) {
      if (chunks.length === mostChunks) {
        if (wasted < maxBytes * WASTE) return undefined;
        clear();
      }
      chunks.push(Buffer.allocUnsafeSlow(CHUNK_BYTES));
      end = 0;
    }
    return chunks.at(-1);
  }

  function keepRow(row: SummaryRow): boolean {
    const text = textOf(row);
    const bytes = Buffer.byteLength(text);
    if (text.split(FIELD_END).length !== PACKED.length || bytes > LONGEST || row.seq >= LAST_KEY) return true;
    drop(row.seq);
    const chunk = makeRoom(LENGTH_BYTES + bytes);
    if (chunk === undefined) return false;
    if (row.seq >= places.length) places = resized(places, Math.max(places.length * 2, row.seq + 1));
    places[row.seq] = (chunks.length - 1) * CHUNK_BYTES + end + 1;
    chunk.writeUInt16LE(bytes, end);
    chunk.write(text, end + LENGTH_BYTES);
    end += LENGTH_BYTES + bytes;
    size += 1;
    return true;
  }

  return {
    has: (key) => placeOf(key) >= 0,
    get(key) {
      const place = placeOf(key);
      if (place < 0) return undefined;
      const from = (place & (CHUNK_BYTES - 1)) + LENGTH_BYTES;
      return rowOf(key, chunks[place >>> CHUNK_BITS]!.toString('utf8', from, from + lengthAt(place)));
    },
    ticket: () => era,
    keep(rows, ticket) {
      if (isChanging || ticket !== era) return true;
      return rows.every(keepRow);
    },
    drop(keys) {
      isChanging = true;
      for (const key of keys) drop(key);
    },
    resume() {
      if (!isChanging) return;
      isChanging = false;
      era += 1;
    },
    get size() {
      return size;
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
