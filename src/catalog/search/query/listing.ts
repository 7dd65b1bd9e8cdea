/** Pages of the catalog without a query; reads only as many documents as a page needs. */
import type { ReadonlyBitset } from '#catalog/search/engine/bitset.ts';
import type { Order } from '#catalog/search/engine/orders.ts';
import { createScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { deletedIn, isDeleted, type Orders, type Segment } from '#catalog/search/engine/segment.ts';
import { type FilterGroup, filterSets } from './filters.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { createArena, keysInRange, MAX_HITS } from './merge-hits.ts';

const arena = createArena();

/** The first live documents in all bitsets, up to the length of `into`. */
const firstInAll = (segment: Segment, sets: readonly ReadonlyBitset[], into: Uint32Array): Uint32Array => {
  const { documents } = segment;
  const deleted = deletedIn(segment)?.words;
  const filters = sets.map(({ words }) => words);
  const end = (documents + 31) >>> 5;
  let count = 0;
  for (let word = 0; word < end && count < into.length; word += 1) {
    let held = deleted === undefined ? -1 : ~deleted[word]!;
    for (let filter = 0; filter < filters.length; filter += 1) held &= filters[filter]![word]!;
    while (held !== 0 && count < into.length) {
      const one = held & -held;
      held ^= one;
      const document = (word << 5) + 31 - Math.clz32(one);
      if (document >= documents) break;
      into[count] = document;
      count += 1;
    }
  }
  return into.subarray(0, count);
};

/** The first documents of a set (default: all) in a stored order. */
const firstInOrder = (
  segment: Segment,
  order: keyof Orders,
  set: ReadonlyBitset | undefined,
  into: Uint32Array,
): Uint32Array => {
  const sorted = segment.orders[order];
  const passing = set?.words;
  const deleted = deletedIn(segment)?.words;
  let count = 0;
  for (let at = 0; at < sorted.length && count < into.length; at += 1) {
    const document = sorted[at]!;
    const word = document >>> 5;
    const held = (passing === undefined ? -1 : passing[word]!) & (deleted === undefined ? -1 : ~deleted[word]!);
    if (((held >>> (document & 31)) & 1) === 0) continue;
    into[count] = document;
    count += 1;
  }
  return into.subarray(0, count);
};

/** Keys of a page of the sets' documents (default: all) in an order; none after the 25,000th. */
export function pageInOrder(
  segments: readonly Segment[],
  sets: readonly (ReadonlyBitset | undefined)[],
  order: Order,
  offset: number,
  limit: number,
): number[] {
  const most = Math.min(MAX_HITS, offset + limit);
  if (offset >= most) return [];
  arena.reset();
  const hits = segments.map((segment, at) => {
    const into = arena.take(Math.min(most, segment.documents));
    const set = sets[at];
    return order === 'newest'
      ? firstInAll(segment, set === undefined ? [] : [set], into)
      : firstInOrder(segment, order, set, into);
  });
  return keysInRange(segments, hits, offset, most, order);
}

/** Keys of a page of documents that pass the filters, in an order; none after the 25,000th. */
export function listPage(
  snapshot: IndexSnapshot,
  groups: readonly FilterGroup[],
  order: Order,
  offset: number,
  limit: number,
): number[] {
  const scratch = createScratchSets();
  try {
    return pageInOrder(snapshot.segments, filterSets(snapshot, groups, scratch), order, offset, limit);
  } finally {
    scratch.release();
  }
}

/** The number of tools published since a time. */
export function countSince(segments: readonly Segment[], time: number): number {
  return segments.reduce((sum, segment) => {
    const { times } = segment;
    let low = 0;
    let high = segment.documents;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (times[middle]! >= time) low = middle + 1;
      else high = middle;
    }
    let count = low;
    if (deletedIn(segment) !== undefined)
      for (let document = 0; document < low; document += 1) if (isDeleted(segment, document)) count -= 1;
    return sum + count;
  }, 0);
}

/** The newest keys, newest first; not limited to MAX_HITS. */
export function newestOf(segments: readonly Segment[], count: number): number[] {
  const hits = segments.map((segment) => firstInAll(segment, [], new Uint32Array(Math.min(count, segment.documents))));
  return keysInRange(segments, hits, 0, count);
}
