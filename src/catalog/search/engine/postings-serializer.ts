/** Writes posting lists, one after the other in ascending order, in the form in which a segment keeps them. */
import { type Bitset, createBitset, setBit } from './bitset.ts';
import { encodeList, maxEncodedBytes } from './codec.ts';
import { resized } from './growable-array.ts';
import { isDense, type Postings, type SkipTable } from './postings.ts';

export interface PostingsSerializer {
  /** Begins the lists of a segment of so many documents. */
  begin(documents: number): void;
  /** Adds a list whose documents are those at from..from + count of `docs`, ascending. */
  add(listId: number, docs: Uint32Array, from: number, count: number): void;
  /** Returns what was added since the beginning; unless `isLast`, the serializer can begin again. */
  finish(isLast?: boolean): Postings;
}

/** How many lists a bucket of the skip table holds on average. */
const BUCKET_LISTS = 16;

const skipTableOf = (listIds: Uint32Array): SkipTable => {
  const first = listIds[0] ?? 0;
  const span = (listIds.at(-1) ?? 0) - first;
  let shift = 0;
  while ((span >>> shift) * BUCKET_LISTS > listIds.length) shift += 1;
  const buckets = new Uint32Array((span >>> shift) + 2);
  let bucket = 0;
  for (let at = 0; at < listIds.length; at += 1) {
    const own = (listIds[at]! - first) >>> shift;
    while (bucket < own) {
      bucket += 1;
      buckets[bucket] = at;
    }
  }
  buckets[buckets.length - 1] = listIds.length;
  return { first, shift, buckets };
};

/** A serializer whose arrays grow from what is expected. */
export function createPostingsSerializer(expectedLists: number, expectedBytes: number): PostingsSerializer {
  let listIds = new Uint32Array(Math.max(16, expectedLists));
  let starts = new Uint32Array(listIds.length);
  let counts = new Uint32Array(listIds.length);
  let bytes = new Uint8Array(Math.max(64, expectedBytes));
  let dense: Bitset[] = [];
  let documents = 0;
  let at = 0;
  let used = 0;
  const bitsetOf = (docs: Uint32Array, from: number, count: number): Bitset => {
    const set = createBitset(documents);
    for (let i = from; i < from + count; i += 1) setBit(set, docs[i]!);
    return set;
  };
  return {
    begin(documentCount) {
      documents = documentCount;
    },
    add(listId, docs, from, count) {
      if (at === listIds.length) {
        listIds = resized(listIds, at * 2);
        starts = resized(starts, at * 2);
        counts = resized(counts, at * 2);
      }
      listIds[at] = listId;
      counts[at] = count;
      if (count === 1) starts[at] = docs[from]!;
      else if (isDense(count, documents)) {
        starts[at] = dense.length;
        dense.push(bitsetOf(docs, from, count));
      } else {
        starts[at] = used;
        const most = used + maxEncodedBytes(count, documents);
        if (most > bytes.length) bytes = resized(bytes, Math.max(most, Math.ceil(bytes.length * 1.5)));
        used = encodeList(bytes, used, docs, from, count, documents);
      }
      at += 1;
    },
    finish(isLast = false) {
      const own = isLast ? resized(listIds, at) : listIds.slice(0, at);
      const postings = {
        listIds: own,
        starts: isLast ? resized(starts, at) : starts.slice(0, at),
        counts: isLast ? resized(counts, at) : counts.slice(0, at),
        bytes: isLast ? resized(bytes, used) : bytes.slice(0, used),
        dense,
        skips: skipTableOf(own),
      };
      dense = [];
      at = 0;
      used = 0;
      return postings;
    },
  };
}
