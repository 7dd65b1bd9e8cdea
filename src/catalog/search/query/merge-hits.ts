// Documents of several segments brought into the one order of the catalog, as few of them as a page needs.
import { type HitSet, takeHits } from '#catalog/search/engine/bitset.ts';
import { compareDocuments, type Segment } from '#catalog/search/engine/segment.ts';

/** Counting and paging end here. */
export const MOST_HITS = 25_000;

/** For each segment, documents in ascending order, which is the order of the catalog. */
export type Columns = Uint32Array[];

/** The arrays in which columns are kept during one query; taken again from the start by the next. */
export interface Arena {
  take(length: number): Uint32Array;
  reset(): void;
}

export function createArena(): Arena {
  let store = new Uint32Array(1 << 15);
  let used = 0;
  return {
    take(length) {
      if (used + length > store.length) {
        store = new Uint32Array(Math.max(store.length * 2, length));
        used = 0;
      }
      used += length;
      return store.subarray(used - length, used);
    },
    reset() {
      used = 0;
    },
  };
}

/** The documents of each set, from each segment no more than `most`. */
export function columnsOf(
  sets: readonly (HitSet | undefined)[],
  counts: readonly number[],
  most: number,
  arena: Arena,
): Columns {
  return sets.map((set, at) => {
    const into = arena.take(Math.min(most, counts[at]!));
    if (set !== undefined) takeHits(set, into);
    return into;
  });
}

/**
 * How many documents of each column are among the first `rank` of all. Each round takes a share of what is left from
 * the column whose share ends earliest: fewer than `rank` documents can stand before that end.
 */
function splitAt(segments: readonly Segment[], columns: Columns, rank: number): number[] {
  const heads = columns.map(() => 0);
  let left = rank;
  while (left > 0) {
    const open = heads.reduce((sum, head, at) => sum + (head < columns[at]!.length ? 1 : 0), 0);
    if (open === 0) break;
    const share = Math.max(1, Math.floor(left / open));
    let best = -1;
    let bestEnd = 0;
    for (let at = 0; at < columns.length; at += 1) {
      const column = columns[at]!;
      if (heads[at]! >= column.length) continue;
      const end = open === 1 ? Math.min(heads[at]! + left, column.length) : Math.min(heads[at]! + share, column.length);
      if (
        best < 0 ||
        compareDocuments(segments[at]!, column[end - 1]!, segments[best]!, columns[best]![bestEnd - 1]!) < 0
      ) {
        best = at;
        bestEnd = end;
      }
    }
    left -= bestEnd - heads[best]!;
    heads[best] = bestEnd;
  }
  return heads;
}

/** The keys of the documents ranked from..to (exclusive) among all columns. */
export function keysBetween(segments: readonly Segment[], columns: Columns, from: number, to: number): number[] {
  const heads = splitAt(segments, columns, from);
  const keys: number[] = [];
  for (let left = to - from; left > 0; left -= 1) {
    let best = -1;
    for (let at = 0; at < columns.length; at += 1) {
      if (heads[at]! >= columns[at]!.length) continue;
      if (
        best < 0 ||
        compareDocuments(segments[at]!, columns[at]![heads[at]!]!, segments[best]!, columns[best]![heads[best]!]!) < 0
      ) {
        best = at;
      }
    }
    if (best < 0) break;
    keys.push(segments[best]!.keys[columns[best]![heads[best]!]!]!);
    heads[best]! += 1;
  }
  return keys;
}

/** The first `most` documents of all, still by column. */
export function firstOf(segments: readonly Segment[], columns: Columns, most: number): Columns {
  const all = columns.reduce((sum, column) => sum + column.length, 0);
  if (all <= most) return columns;
  return splitAt(segments, columns, most).map((end, at) => columns[at]!.subarray(0, end));
}

/** The keys ranked from..to when documents of greater worth stand before others; equal ones follow the catalog. */
export function keysByWorth(
  segments: readonly Segment[],
  columns: Columns,
  worths: Columns,
  from: number,
  to: number,
  arena: Arena,
): number[] {
  let most = 0;
  for (const column of worths) for (let at = 0; at < column.length; at += 1) if (column[at]! > most) most = column[at]!;
  const counts = new Uint32Array(most + 1);
  for (const column of worths) for (let at = 0; at < column.length; at += 1) counts[column[at]!]! += 1;
  const levels: { worth: number; count: number; before: number }[] = [];
  for (let worth = counts.length - 1, before = 0; worth >= 0 && before < to; worth -= 1) {
    const count = counts[worth]!;
    if (count > 0 && before + count > from) levels.push({ worth, count, before });
    before += count;
  }
  const [best, least] = [levels[0]?.worth ?? 0, levels.at(-1)?.worth ?? 0];
  const chosen = columns.map((column, at) => within(column, worths[at]!, least, best, arena));
  return levels.flatMap(({ worth, count, before }) => {
    const level = best === least ? chosen : chosen.map((one) => within(one.documents, one.worths, worth, worth, arena));
    return keysBetween(
      segments,
      level.map((one) => one.documents),
      Math.max(0, from - before),
      Math.min(count, to - before),
    );
  });
}

/** The documents of a column whose worth is least..best, with their worths. */
function within(
  column: Uint32Array,
  worths: Uint32Array,
  least: number,
  best: number,
  arena: Arena,
): { documents: Uint32Array; worths: Uint32Array } {
  const documents = arena.take(column.length);
  const own = arena.take(column.length);
  let end = 0;
  for (let at = 0; at < column.length; at += 1) {
    const worth = worths[at]!;
    if (worth < least || worth > best) continue;
    documents[end] = column[at]!;
    own[end] = worth;
    end += 1;
  }
  return { documents: documents.subarray(0, end), worths: own.subarray(0, end) };
}
