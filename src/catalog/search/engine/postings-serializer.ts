/** Writes posting lists, one after the other in ascending order, in packed form. */
import { createBitset, setBit } from './bitset.ts';
import { resized, withRoom } from './growable-array.ts';
import { emptyChains, isDense, type Postings, type SkipTable } from './postings.ts';

export interface PostingsSerializer {
  /** Adds a list of documents, ascending. */
  add(listId: number, docs: Uint32Array): void;
  finish(): Postings;
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

/** A serializer for lists of so many documents whose arrays grow from what is expected. */
export function createPostingsSerializer(
  documents: number,
  expectedLists: number,
  expectedLength: number,
): PostingsSerializer {
  let listIds = new Uint32Array(expectedLists);
  let starts = new Uint32Array(expectedLists);
  let counts = new Uint32Array(expectedLists);
  let packed = new Uint32Array(expectedLength);
  const dense: Postings['dense'] = [];
  let at = 0;
  let used = 0;
  return {
    add(listId, docs) {
      const count = docs.length;
      if (at === listIds.length) {
        listIds = withRoom(listIds, at + 1);
        starts = withRoom(starts, at + 1);
        counts = withRoom(counts, at + 1);
      }
      listIds[at] = listId;
      counts[at] = count;
      if (isDense(count, documents)) {
        const set = createBitset(documents);
        for (let i = 0; i < count; i += 1) setBit(set, docs[i]!);
        starts[at] = dense.length;
        dense.push(set);
      } else {
        starts[at] = used;
        packed = withRoom(packed, used + count);
        packed.set(docs, used);
        used += count;
      }
      at += 1;
    },
    finish() {
      listIds = resized(listIds, at);
      return {
        documents,
        listIds,
        starts: resized(starts, at),
        counts: resized(counts, at),
        packed: resized(packed, used),
        dense,
        skips: skipTableOf(listIds),
        chains: emptyChains(),
      };
    },
  };
}
