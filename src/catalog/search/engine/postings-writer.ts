/** Inverts documents: records which terms each one holds, then sorts the records by term into posting lists. */
import { release, resized } from './growable-array.ts';
import { createPostingsSerializer } from './postings-serializer.ts';
import type { Postings } from './postings.ts';
import { SLICE_UNITS, type Sliced } from './time-slice.ts';

export interface PostingsWriter {
  /** Records that a document belongs to a list; documents come one after the other from 0, each with one record or more. */
  add(listId: number, document: number): void;
  /** The lists recorded since the last time; `order` has for each doc id of the segment the number it was recorded by. */
  finish(order: Uint32Array, isLast: boolean): Sliced<Postings>;
}

const INITIAL_LISTS = 1 << 12;
const INITIAL_RECORDS = 1 << 14;
/** So many records are sorted at a time, so that a large catalog needs no second copy of all. */
const SORTED_AT_ONCE = 1 << 23;
const ELSEWHERE = 0xffffffff;

/** List ids below 2^30 that are dense from 0; `stats` has a pair for each: how many documents, and the last one. */
interface Lists {
  /** Side by side, since lists come in no order and every access costs a cache line. Counts are zero between segments. */
  stats: Uint32Array<ArrayBuffer>;
  /** Ids of the lists that have documents. */
  used: Uint32Array<ArrayBuffer>;
  count: number;
}

interface Records {
  /** The list ids of all documents, one document behind the other. */
  listIds: Uint32Array<ArrayBuffer>;
  /** Where those of each document end. */
  ends: Uint32Array<ArrayBuffer>;
  count: number;
}

const usedInOrder = ({ stats, used, count }: Lists): Uint32Array => {
  if (count * 8 < stats.length) return used.subarray(0, count).sort();
  let at = 0;
  for (let listId = 0; at < count; listId += 1) {
    if (stats[listId * 2] === 0) continue;
    used[at] = listId;
    at += 1;
  }
  return used;
};

/** Writes the doc ids of all lists whose second number is a place in `sorted` to that place, ascending. */
function* sortRecords(
  { listIds, ends }: Records,
  stats: Uint32Array,
  order: Uint32Array,
  sorted: Uint32Array,
): Sliced<void> {
  for (let document = 0; document < order.length; document += 1) {
    if (document % SLICE_UNITS === SLICE_UNITS - 1) yield;
    const came = order[document]!;
    const end = ends[came]!;
    for (let at = came === 0 ? 0 : ends[came - 1]!; at < end; at += 1) {
      const place = listIds[at]! * 2 + 1;
      const head = stats[place]!;
      if (head === ELSEWHERE) continue;
      sorted[head] = document;
      stats[place] = head + 1;
    }
  }
}

/** A writer that keeps its arrays from one segment to the next, so that indexing makes little garbage. */
export function createPostingsWriter(): PostingsWriter {
  const lists: Lists = {
    stats: new Uint32Array(INITIAL_LISTS * 2),
    used: new Uint32Array(INITIAL_LISTS),
    count: 0,
  };
  const records: Records = {
    listIds: new Uint32Array(INITIAL_RECORDS),
    ends: new Uint32Array(INITIAL_LISTS),
    count: 0,
  };
  const serializer = createPostingsSerializer(INITIAL_LISTS, INITIAL_RECORDS);

  /** Sorts the lists a portion at a time and hands them on. */
  function* serialize(ascending: Uint32Array, order: Uint32Array): Sliced<void> {
    const { stats, count } = lists;
    for (let at = 0; at < count; at += 1) stats[ascending[at]! * 2 + 1] = ELSEWHERE;
    const sorted = new Uint32Array(Math.min(records.count, SORTED_AT_ONCE + order.length));
    for (let from = 0; from < count;) {
      let to = from;
      let length = 0;
      while (to < count && length < SORTED_AT_ONCE) {
        const listId = ascending[to]!;
        stats[listId * 2 + 1] = length;
        length += stats[listId * 2]!;
        to += 1;
      }
      yield* sortRecords(records, stats, order, sorted);
      for (; from < to; from += 1) {
        const listId = ascending[from]!;
        const documents = stats[listId * 2]!;
        serializer.add(listId, sorted, stats[listId * 2 + 1]! - documents, documents);
        stats[listId * 2 + 1] = ELSEWHERE;
        if (from % SLICE_UNITS === 0) yield;
      }
    }
    for (let at = 0; at < count; at += 1) stats[ascending[at]! * 2] = 0;
    release(sorted);
  }

  return {
    add(listId, document) {
      const at = listId * 2;
      if (at >= lists.stats.length) lists.stats = resized(lists.stats, Math.max(lists.stats.length * 2, at + 2));
      const { stats } = lists;
      const count = stats[at]!;
      if (count === 0) {
        if (lists.count === lists.used.length) lists.used = resized(lists.used, lists.count * 2);
        lists.used[lists.count] = listId;
        lists.count += 1;
      } else if (stats[at + 1] === document) return;
      stats[at] = count + 1;
      stats[at + 1] = document;
      if (records.count === records.listIds.length) records.listIds = resized(records.listIds, records.count * 2);
      records.listIds[records.count] = listId;
      records.count += 1;
      if (document >= records.ends.length)
        records.ends = resized(records.ends, Math.max(records.ends.length * 2, document + 1));
      records.ends[document] = records.count;
    },
    *finish(order, isLast) {
      serializer.begin(order.length);
      yield* serialize(usedInOrder(lists), order);
      lists.count = 0;
      records.count = 0;
      if (isLast) for (const array of [lists.stats, lists.used, records.listIds, records.ends]) release(array);
      return serializer.finish(isLast);
    },
  };
}
