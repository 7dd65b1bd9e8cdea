/** The posting lists of one segment: which documents hold a term in a field, encoded in bytes or, when frequent, as bitsets. */
import {
  type Bitset,
  BLOCK_SHIFT,
  cardinality,
  hasBit,
  readBits,
  type ReadonlyBitset,
  setBit,
  unionInto,
} from './bitset.ts';
import { decodeList } from './codec.ts';

/** Where in a tool a term stands: 0 name, 1 tagline, 2 description. Facet values are terms, too, at 0. */
export type Field = 0 | 1 | 2;

export interface Postings {
  /** Ids of the lists (listIdOf), ascending. The number of an id here is the list's position. */
  readonly listIds: Uint32Array;
  /** Where a list's bytes begin; the document itself when there is only one; the number of its bitset when frequent. */
  readonly starts: Uint32Array;
  /** How many documents each list has. */
  readonly counts: Uint32Array;
  readonly bytes: Uint8Array;
  /** Frequent lists. */
  readonly dense: readonly ReadonlyBitset[];
  readonly skips: SkipTable;
}

/** Leads close to a list: ids from `first` on, 2^shift of them a bucket, and for each bucket the position of the first list that is not before it. */
export interface SkipTable {
  readonly first: number;
  readonly shift: number;
  readonly buckets: Uint32Array;
}

/** A list of more than one document in this many is kept as a bitset: it takes four bytes or less a document and is joined 32 at a time. */
const DENSE_SHARE = 32;
const DENSE_FROM = 2048;

export const isDense = (count: number, documents: number): boolean =>
  documents >= DENSE_FROM && count * DENSE_SHARE > documents;

/** The id of the list of a term in a field; those of a term follow one another. */
export const listIdOf = (term: number, field: Field): number => term * 4 + field;

/** The position of the first list that is not before an id. */
function seekList({ listIds, skips }: Postings, listId: number): number {
  const { first, shift, buckets } = skips;
  if (listId <= first) return 0;
  const bucket = (listId - first) >>> shift;
  if (bucket >= buckets.length - 1) return listIds.length;
  let low = buckets[bucket]!;
  let high = buckets[bucket + 1]!;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (listIds[middle]! < listId) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The position of a list in the segment, or -1. */
export function findList(postings: Postings, listId: number): number {
  const at = seekList(postings, listId);
  return postings.listIds[at] === listId ? at : -1;
}

/** Where lists are decoded, one after the other. */
let decoded = new Uint32Array(1 << 12);

/** Adds the documents of the list at a position to a bitset. */
export function unionList(postings: Postings, at: number, set: Bitset, documents: number): void {
  const count = postings.counts[at]!;
  const start = postings.starts[at]!;
  if (count === 1) {
    setBit(set, start);
    return;
  }
  if (isDense(count, documents)) {
    unionInto(set, postings.dense[start]!);
    return;
  }
  if (decoded.length < count) decoded = new Uint32Array(count * 2);
  const list = decoded;
  const { words, blocks } = set;
  decodeList(postings.bytes, start, count, documents, list, 0);
  for (let read = 0; read < count; read += 1) {
    const document = list[read]!;
    words[document >>> 5]! |= 1 << (document & 31);
    const block = document >>> BLOCK_SHIFT;
    blocks[block >>> 5]! |= 1 << (block & 31);
  }
}

/** Writes the documents of the list at a position to `into` from `from` on, ascending; returns where they end. */
export function readList(postings: Postings, at: number, documents: number, into: Uint32Array, from: number): number {
  const count = postings.counts[at]!;
  const start = postings.starts[at]!;
  if (count === 1) into[from] = start;
  else if (isDense(count, documents)) readBits(postings.dense[start]!, into.subarray(from, from + count));
  else decodeList(postings.bytes, start, count, documents, into, from);
  return from + count;
}

/** How many documents the list at a position has, those of `without` not counted. */
export function countList(
  postings: Postings,
  at: number,
  documents: number,
  without: ReadonlyBitset | undefined,
): number {
  const count = postings.counts[at]!;
  if (without === undefined) return count;
  if (isDense(count, documents)) return cardinality(postings.dense[postings.starts[at]!]!, without);
  if (decoded.length < count) decoded = new Uint32Array(count * 2);
  readList(postings, at, documents, decoded, 0);
  let left = 0;
  for (let read = 0; read < count; read += 1) if (!hasBit(without, decoded[read]!)) left += 1;
  return left;
}
