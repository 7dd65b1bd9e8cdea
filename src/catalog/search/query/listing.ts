/** A page of the catalog without a query: the newest tools that pass the filters, reading no further than necessary. */
import type { Bitset } from '#catalog/search/engine/bitset.ts';
import { isDense, readFirst } from '#catalog/search/engine/postings.ts';
import { createScratchSets, type ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { deletedIn, isDeleted, type Segment } from '#catalog/search/engine/segment.ts';
import { documentsOf, type Filters, listsOfFilters } from './filters.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { createArena, keysInRange, MAX_HITS } from './merge-hits.ts';

/** So many documents of a short posting list are read for each one that is wanted; all of it when those do not do. */
const READ_AHEAD = 32;

const arena = createArena();

/** The first documents that are in all the bitsets and not deleted, as many as the list takes. */
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

/** The same with those of a short posting list, of which fewer documents need to be looked at. */
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

const firstOfLists = (segment: Segment, lists: readonly number[], most: number, scratch: ScratchSets): Uint32Array => {
  if (lists.some((list) => list < 0)) return new Uint32Array();
  const { counts } = segment.postings;
  const [rarest, ...others] = lists.toSorted((a, b) => counts[a]! - counts[b]!);
  const setsOf = (some: readonly number[]): Bitset[] => some.map((list) => documentsOf(segment, list, scratch));
  return rarest === undefined || isDense(counts[rarest]!, segment.documents)
    ? firstInAll(segment, setsOf(lists), arena.take(Math.min(most, segment.documents)))
    : firstOfRare(segment, rarest, setsOf(others), most);
};

/** The row numbers of a page, newest first. Nothing is found beyond the 25,000th. */
export function listPage(snapshot: IndexSnapshot, filters: Filters, offset: number, limit: number): number[] {
  const scratch = createScratchSets();
  try {
    const most = Math.min(MAX_HITS, offset + limit);
    arena.reset();
    const hits = listsOfFilters(snapshot, filters).map((lists, at) =>
      firstOfLists(snapshot.segments[at]!, lists, most, scratch),
    );
    return keysInRange(snapshot.segments, hits, offset, most);
  } finally {
    scratch.release();
  }
}

/** The row numbers of the newest tools, newest first, also of those beyond the last page. */
export function newestOf(segments: readonly Segment[], count: number): number[] {
  const hits = segments.map((segment) => firstInAll(segment, [], new Uint32Array(Math.min(count, segment.documents))));
  return keysInRange(segments, hits, 0, count);
}
