/** Pages of the catalog without a query; reads only as many documents as a page needs. */
import type { Bitset } from '#catalog/search/engine/bitset.ts';
import type { Order } from '#catalog/search/engine/orders.ts';
import { isDense, readFirst } from '#catalog/search/engine/postings.ts';
import { createScratchSets, type ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { deletedIn, isDeleted, type Orders, type Segment } from '#catalog/search/engine/segment.ts';
import { documentsOf, type FilterGroup, filterSets, listsOfGroups } from './filters.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { createArena, keysInRange, MAX_HITS } from './merge-hits.ts';

/** Documents of a short posting list to read for each hit; the whole list if that is too few. */
const READ_AHEAD = 32;

const arena = createArena();

/** The first live documents in all bitsets, up to the length of `into`. */
const firstInAll = (segment: Segment, sets: readonly Bitset[], into: Uint32Array): Uint32Array => {
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

/** The first documents in a short posting list and all bitsets: reads fewer documents. */
const firstOfRare = (segment: Segment, list: number, sets: readonly Bitset[], most: number): Uint32Array => {
  const { postings, documents } = segment;
  const whole = postings.counts[list]!;
  const filters = sets.map(({ words }) => words);
  const into = arena.take(Math.min(most, whole));
  for (let ahead = Math.min(whole, most * READ_AHEAD); ; ahead = whole) {
    let count = 0;
    for (const document of readFirst(postings, list, documents, ahead)) {
      if (count === into.length) break;
      const passes = filters.every((words) => ((words[document >>> 5]! >>> (document & 31)) & 1) === 1);
      if (!passes || isDeleted(segment, document)) continue;
      into[count] = document;
      count += 1;
    }
    if (count === into.length || ahead === whole) return into.subarray(0, count);
  }
};

/** The first documents that pass the groups of lists. */
const firstOfGroups = (
  segment: Segment,
  groups: readonly (readonly number[])[],
  most: number,
  scratch: ScratchSets,
): Uint32Array => {
  if (groups.some((lists) => lists.length === 0)) return new Uint32Array();
  const { counts } = segment.postings;
  const countOf = (lists: readonly number[]): number => lists.reduce((sum, list) => sum + counts[list]!, 0);
  const setsOf = (some: readonly (readonly number[])[]): Bitset[] =>
    some.map((lists) => documentsOf(segment, lists, scratch));
  const [rarest, ...others] = groups.toSorted((a, b) => countOf(a) - countOf(b));
  return rarest?.length !== 1 || isDense(counts[rarest[0]!]!, segment.documents)
    ? firstInAll(segment, setsOf(groups), arena.take(Math.min(most, segment.documents)))
    : firstOfRare(segment, rarest[0]!, setsOf(others), most);
};

/** The first documents of a set (default: all) in a stored order. */
const firstInOrder = (
  segment: Segment,
  order: keyof Orders,
  set: Bitset | undefined,
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
  sets: readonly (Bitset | undefined)[],
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
  const { segments } = snapshot;
  const scratch = createScratchSets();
  try {
    if (order !== 'newest') return pageInOrder(segments, filterSets(snapshot, groups, scratch), order, offset, limit);
    const most = Math.min(MAX_HITS, offset + limit);
    arena.reset();
    const hits = listsOfGroups(snapshot, groups).map((lists, at) => firstOfGroups(segments[at]!, lists, most, scratch));
    return keysInRange(segments, hits, offset, most);
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
