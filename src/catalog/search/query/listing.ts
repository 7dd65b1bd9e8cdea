// A page of the catalog without a search: the newest tools with some marks, read no farther than it takes to find them.
import type { HitSet } from '#catalog/search/engine/bitset.ts';
import { firstOfList, isDense } from '#catalog/search/engine/postings.ts';
import { createScratchSets, type ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { isDeleted, removedIn, type Segment } from '#catalog/search/engine/segment.ts';
import { documentsOf, type Filters, listsOfFilters } from './filters.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { createArena, keysBetween, MOST_HITS } from './merge-hits.ts';

/** So many documents of a rare list are read for each one that is wanted; all of it when those do not do. */
const READ_AHEAD = 32;

const arena = createArena();

/** The first documents that all the sets hold and that were not removed, as many as there is room for in the column. */
const firstInAll = (segment: Segment, sets: readonly HitSet[], column: Uint32Array): Uint32Array => {
  const { documents } = segment;
  const removed = removedIn(segment)?.words;
  const marked = sets.map(({ words }) => words);
  const end = (documents + 31) >>> 5;
  let count = 0;
  for (let place = 0; place < end && count < column.length; place += 1) {
    let held = removed === undefined ? -1 : ~removed[place]!;
    for (let mark = 0; mark < marked.length; mark += 1) held &= marked[mark]![place]!;
    while (held !== 0 && count < column.length) {
      const one = held & -held;
      held ^= one;
      const document = (place << 5) + 31 - Math.clz32(one);
      if (document >= documents) break;
      column[count] = document;
      count += 1;
    }
  }
  return column.subarray(0, count);
};

/** The same of a list that is rare, in which fewer documents need to be looked at. */
const firstOfRare = (segment: Segment, list: number, sets: readonly HitSet[], most: number): Uint32Array => {
  const { postings, documents } = segment;
  const whole = postings.counts[list]!;
  const marked = sets.map(({ words }) => words);
  const column = arena.take(Math.min(most, whole));
  for (let ahead = Math.min(whole, most * READ_AHEAD); ; ahead = whole) {
    let count = 0;
    for (const document of firstOfList(postings, list, documents, ahead)) {
      if (count === column.length) break;
      const isMarked = marked.every((words) => ((words[document >>> 5]! >>> (document & 31)) & 1) === 1);
      if (!isMarked || isDeleted(segment, document)) continue;
      column[count] = document;
      count += 1;
    }
    if (count === column.length || ahead === whole) return column.subarray(0, count);
  }
};

const firstOfLists = (segment: Segment, lists: readonly number[], most: number, scratch: ScratchSets): Uint32Array => {
  if (lists.some((list) => list < 0)) return new Uint32Array();
  const { counts } = segment.postings;
  const [rarest, ...others] = lists.toSorted((a, b) => counts[a]! - counts[b]!);
  const setsOf = (some: readonly number[]): HitSet[] => some.map((list) => documentsOf(segment, list, scratch));
  return rarest === undefined || isDense(counts[rarest]!, segment.documents)
    ? firstInAll(segment, setsOf(lists), arena.take(Math.min(most, segment.documents)))
    : firstOfRare(segment, rarest, setsOf(others), most);
};

/** The row numbers of a page, newest first. Nothing is found beyond the 25,000th. */
export function listPage(snapshot: IndexSnapshot, filters: Filters, offset: number, limit: number): number[] {
  const scratch = createScratchSets();
  try {
    const most = Math.min(MOST_HITS, offset + limit);
    arena.reset();
    const columns = listsOfFilters(snapshot, filters).map((lists, at) =>
      firstOfLists(snapshot.segments[at]!, lists, most, scratch),
    );
    return keysBetween(snapshot.segments, columns, offset, most);
  } finally {
    scratch.release();
  }
}

/** The row numbers of the newest tools, newest first, also of those beyond the last page. */
export function newestOf(segments: readonly Segment[], count: number): number[] {
  const columns = segments.map((segment) =>
    firstInAll(segment, [], new Uint32Array(Math.min(count, segment.documents))),
  );
  return keysBetween(segments, columns, 0, count);
}
