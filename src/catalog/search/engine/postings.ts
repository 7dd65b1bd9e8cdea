// Posting lists of one segment: which documents hold a term at a place, packed in bytes or, when frequent, as bits.
import type { HitRoom } from './bitset-pool.ts';
import { addHit, BLOCK_SHIFT, type HitSet, takeHits, unite } from './bitset.ts';
import { mostBytes, packList, unpackList } from './codec.ts';
import { resized } from './growable-array.ts';

/** Where in a tool a term stands: 0 name, 1 tagline, 2 description. Category and pricing marks are kept as terms, too, at 0. */
export type Place = 0 | 1 | 2;

export interface Postings {
  /** term * 4 + place, ascending. */
  readonly lists: Uint32Array;
  /** Where the list's bytes begin; the document itself when there is only one; the number of its set when frequent. */
  readonly starts: Uint32Array;
  readonly counts: Uint32Array;
  readonly bytes: Uint8Array;
  /** Frequent lists. They are lent to queries, which must not change them. */
  readonly dense: readonly HitSet[];
  readonly guide: Guide;
}

/** Leads close to a list: numbers from `first` on, 2^shift of them a bucket, and for each bucket the position of the first list that is not before it. */
interface Guide {
  readonly first: number;
  readonly shift: number;
  readonly buckets: Uint32Array;
}

/** How many lists a bucket holds on average. */
const BUCKET_LISTS = 16;

const guideTo = (lists: Uint32Array): Guide => {
  const first = lists[0] ?? 0;
  const span = (lists.at(-1) ?? 0) - first;
  let shift = 0;
  while ((span >>> shift) * BUCKET_LISTS > lists.length) shift += 1;
  const buckets = new Uint32Array((span >>> shift) + 2);
  let bucket = 0;
  for (let at = 0; at < lists.length; at += 1) {
    const own = (lists[at]! - first) >>> shift;
    while (bucket < own) {
      bucket += 1;
      buckets[bucket] = at;
    }
  }
  buckets[buckets.length - 1] = lists.length;
  return { first, shift, buckets };
};

/** A list of more than one document in this many is kept as bits: it then takes four bytes or less a document and joins 32 at a time. */
const DENSE_SHARE = 32;
const DENSE_FROM = 2048;

export const isDense = (count: number, documents: number): boolean =>
  documents >= DENSE_FROM && count * DENSE_SHARE > documents;

export const listOf = (term: number, place: Place): number => term * 4 + place;

/** The position of the first list that is not before `list`. */
export function seekList(postings: Postings, list: number): number {
  const { lists } = postings;
  const { first, shift, buckets } = postings.guide;
  if (list <= first) return 0;
  const bucket = (list - first) >>> shift;
  if (bucket >= buckets.length - 1) return lists.length;
  let low = buckets[bucket]!;
  let high = buckets[bucket + 1]!;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (lists[middle]! < list) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The position of a list in the segment, or -1. */
export function findList(postings: Postings, list: number): number {
  const at = seekList(postings, list);
  return postings.lists[at] === list ? at : -1;
}

/** Adds the documents of the list at a position to a set. */
export function addList(postings: Postings, at: number, set: HitSet, documents: number): void {
  const count = postings.counts[at]!;
  const start = postings.starts[at]!;
  if (count === 1) {
    addHit(set, start);
    return;
  }
  if (isDense(count, documents)) {
    unite(set, postings.dense[start]!);
    return;
  }
  if (unpacked.length < count) unpacked = new Uint32Array(count * 2);
  const list = unpacked;
  const { words, blocks } = set;
  unpackList(postings.bytes, start, count, documents, list, 0);
  for (let read = 0; read < count; read += 1) {
    const document = list[read]!;
    words[document >>> 5]! |= 1 << (document & 31);
    const block = document >>> BLOCK_SHIFT;
    blocks[block >>> 5]! |= 1 << (block & 31);
  }
}

/** Where lists are unpacked, one after the other. */
let unpacked = new Uint32Array(1 << 12);

/** Writes the documents of the list at a position to `into` from `from` on, ascending; gives where they end. */
export function readList(postings: Postings, at: number, documents: number, into: Uint32Array, from: number): number {
  const count = postings.counts[at]!;
  const start = postings.starts[at]!;
  if (count === 1) into[from] = start;
  else if (isDense(count, documents)) takeHits(postings.dense[start]!, into.subarray(from, from + count));
  else unpackList(postings.bytes, start, count, documents, into, from);
  return from + count;
}

/** The first documents of a list that is not frequent, at most `most`; to be used before another list is read. */
export function firstOfList(postings: Postings, at: number, documents: number, most: number): Uint32Array {
  const count = Math.min(most, postings.counts[at]!);
  const start = postings.starts[at]!;
  if (unpacked.length < count) unpacked = new Uint32Array(count * 2);
  if (postings.counts[at] === 1) unpacked[0] = start;
  else unpackList(postings.bytes, start, postings.counts[at]!, documents, unpacked, 0, count);
  return unpacked.subarray(0, count);
}

/**
 * The documents of the lists at some positions together. A single frequent list is given as it is kept, so the set is
 * not to be changed; else they are added to an empty set that `take` gives.
 */
export function uniteLists(
  postings: Postings,
  positions: readonly number[],
  documents: number,
  take: () => HitSet,
): HitSet {
  const [only = -1] = positions;
  if (positions.length === 1 && isDense(postings.counts[only]!, documents))
    return postings.dense[postings.starts[only]!]!;
  const set = take();
  for (const at of positions) addList(postings, at, set, documents);
  return set;
}

/** Collects lists in ascending order and gives them as Postings. */
export interface PostingsWriter {
  /** Begins the lists of a segment of so many documents, whose frequent ones take their sets from its room. */
  begin(documents: number, room: HitRoom): void;
  /** Adds a list whose documents are those at from..from + count of `hits`, ascending. */
  add(list: number, hits: Uint32Array, from: number, count: number): void;
  /** Gives what was added since the beginning; unless `isLast`, the writer can begin again. */
  finish(isLast?: boolean): Postings;
}

/** A writer whose arrays grow from what is expected. */
export function createPostingsWriter(expectedLists: number, expectedBytes: number): PostingsWriter {
  let lists = new Uint32Array(Math.max(16, expectedLists));
  let starts = new Uint32Array(lists.length);
  let counts = new Uint32Array(lists.length);
  let bytes = new Uint8Array(Math.max(64, expectedBytes));
  let dense: HitSet[] = [];
  let documents = 0;
  let room: HitRoom;
  let at = 0;
  let used = 0;
  const setOf = (hits: Uint32Array, from: number, count: number): HitSet => {
    const set = room.take();
    for (let i = from; i < from + count; i += 1) addHit(set, hits[i]!);
    return set;
  };
  return {
    begin(documentCount, own) {
      documents = documentCount;
      room = own;
    },
    add(list, hits, from, count) {
      if (at === lists.length) {
        lists = resized(lists, at * 2);
        starts = resized(starts, at * 2);
        counts = resized(counts, at * 2);
      }
      lists[at] = list;
      counts[at] = count;
      if (count === 1) starts[at] = hits[from]!;
      else if (isDense(count, documents)) {
        starts[at] = dense.length;
        dense.push(setOf(hits, from, count));
      } else {
        starts[at] = used;
        const most = used + mostBytes(count, documents);
        if (most > bytes.length) bytes = resized(bytes, Math.max(most, Math.ceil(bytes.length * 1.5)));
        used = packList(bytes, used, hits, from, count, documents);
      }
      at += 1;
    },
    finish(isLast = false) {
      const own = isLast ? resized(lists, at) : lists.slice(0, at);
      const postings = {
        lists: own,
        starts: isLast ? resized(starts, at) : starts.slice(0, at),
        counts: isLast ? resized(counts, at) : counts.slice(0, at),
        bytes: isLast ? resized(bytes, used) : bytes.slice(0, used),
        dense,
        guide: guideTo(own),
      };
      dense = [];
      at = 0;
      used = 0;
      return postings;
    },
  };
}
