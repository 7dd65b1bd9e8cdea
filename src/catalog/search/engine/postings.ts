/**
 * Posting lists: which documents contain a term in a field. A list of packed documents is a run of one shared array; a
 * frequent list is a bitset, which also contains newcomers. Newcomers of other lists form a chain.
 */
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
import { withRoom } from './growable-array.ts';

/** Where in a tool a term stands: 0 name, 1 tagline, 2 description. Facet values are terms, too, at 0. */
export type Field = 0 | 1 | 2;

export interface Postings {
  /** The number of packed documents. */
  readonly documents: number;
  /** Ids of the packed lists (listIdOf), ascending. The number of an id here is the list's position. */
  readonly listIds: Uint32Array;
  /** Where a list begins in `packed`; the number of its bitset when frequent. */
  readonly starts: Uint32Array;
  /** How many documents each list has. */
  readonly counts: Uint32Array;
  /** The documents of each list that is not frequent, ascending. */
  readonly packed: Uint32Array;
  /** Frequent lists. */
  dense: Bitset[];
  readonly skips: SkipTable;
  readonly chains: Chains;
}

/** Leads close to a list: ids from `first` on, 2^shift of them a bucket, and for each bucket the position of the first list that is not before it. */
export interface SkipTable {
  readonly first: number;
  readonly shift: number;
  readonly buckets: Uint32Array;
}

/** The newcomers of lists that are not frequent; links are numbered from 1. */
export interface Chains {
  /** By list id a pair: the last link, 0 for none, and how many links lead from it. */
  heads: Uint32Array<ArrayBuffer>;
  /** The document of each link, and the link before it. */
  documents: Uint32Array<ArrayBuffer>;
  previous: Uint32Array<ArrayBuffer>;
  /** Links in use, the unused first one included. */
  length: number;
}

/** A list of more than one document in this many is kept as a bitset: it takes four bytes or less a document and is joined 32 at a time. */
const DENSE_SHARE = 32;
const DENSE_FROM = 2048;

export const isDense = (count: number, documents: number): boolean =>
  documents >= DENSE_FROM && count * DENSE_SHARE > documents;

/** The id of the list of a term in a field; those of a term follow one another. */
export const listIdOf = (term: number, field: Field): number => term * 4 + field;

export const emptyChains = (): Chains => ({
  heads: new Uint32Array(),
  documents: new Uint32Array(1),
  previous: new Uint32Array(1),
  length: 1,
});

export const emptyPostings = (): Postings => ({
  documents: 0,
  listIds: new Uint32Array(),
  starts: new Uint32Array(),
  counts: new Uint32Array(),
  packed: new Uint32Array(),
  dense: [],
  skips: { first: 0, shift: 0, buckets: new Uint32Array(1) },
  chains: emptyChains(),
});

/** A list that has documents. */
export interface List {
  id: number;
  /** Its position among the packed ones, or -1. */
  at: number;
  /** How many documents it has, deleted ones included. */
  length: number;
}

/** The position of a packed list, or -1. */
function positionOf({ listIds, skips }: Postings, listId: number): number {
  const { first, shift, buckets } = skips;
  const bucket = (listId - first) >>> shift;
  if (listId < first || bucket >= buckets.length - 1) return -1;
  let low = buckets[bucket]!;
  let high = buckets[bucket + 1]!;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (listIds[middle]! < listId) low = middle + 1;
    else high = middle;
  }
  return listIds[low] === listId ? low : -1;
}

const isDenseAt = ({ counts, documents }: Postings, at: number): boolean => at >= 0 && isDense(counts[at]!, documents);

/** The list of an id, looked up once; undefined without documents. */
export function findList(postings: Postings, id: number): List | undefined {
  const at = positionOf(postings, id);
  const length = (at < 0 ? 0 : postings.counts[at]!) + (postings.chains.heads[id * 2 + 1] ?? 0);
  return length === 0 ? undefined : { id, at, length };
}

/** The bitset of a frequent list. */
export function denseList(postings: Postings, { at }: List): ReadonlyBitset | undefined {
  return isDenseAt(postings, at) ? postings.dense[postings.starts[at]!] : undefined;
}

/** Adds a newcomer, the last document so far, to a list; a second time changes nothing. */
export function addPosting(postings: Postings, listId: number, document: number): void {
  const { chains } = postings;
  const at = positionOf(postings, listId);
  if (isDenseAt(postings, at)) {
    const set = postings.dense[postings.starts[at]!]!;
    if (hasBit(set, document)) return;
    setBit(set, document);
    postings.counts[at]! += 1;
    return;
  }
  const place = listId * 2;
  if (place + 1 >= chains.heads.length) chains.heads = withRoom(chains.heads, place + 2);
  const head = chains.heads[place]!;
  if (head !== 0 && chains.documents[head] === document) return;
  const link = chains.length;
  if (link >= chains.documents.length) {
    chains.documents = withRoom(chains.documents, link + 1);
    chains.previous = withRoom(chains.previous, link + 1);
  }
  chains.documents[link] = document;
  chains.previous[link] = head;
  chains.heads[place] = link;
  chains.heads[place + 1]! += 1;
  chains.length += 1;
}

/** Adds the documents of a list to a bitset. */
export function unionList(postings: Postings, list: List, set: Bitset): void {
  const dense = denseList(postings, list);
  if (dense !== undefined) {
    unionInto(set, dense);
    return;
  }
  const { words, blocks } = set;
  const { heads, documents, previous } = postings.chains;
  for (let link = heads[list.id * 2] ?? 0; link !== 0; link = previous[link]!) setBit(set, documents[link]!);
  if (list.at < 0) return;
  const { packed, starts, counts } = postings;
  const start = starts[list.at]!;
  const end = start + counts[list.at]!;
  for (let place = start; place < end; place += 1) {
    const document = packed[place]!;
    words[document >>> 5]! |= 1 << (document & 31);
    const block = document >>> BLOCK_SHIFT;
    blocks[block >>> 5]! |= 1 << (block & 31);
  }
}

/** Where lists that do not stand together are read, one after the other. */
let read = new Uint32Array(1 << 12);

/** The documents of a list, ascending; valid until the next one is read. */
export function readList(postings: Postings, list: List): Uint32Array {
  const { id, at, length } = list;
  const { packed, starts, chains } = postings;
  const start = starts[at] ?? 0;
  const dense = denseList(postings, list);
  const count = at < 0 ? 0 : postings.counts[at]!;
  if (dense === undefined && count === length) return packed.subarray(start, start + length);
  if (read.length < length) read = new Uint32Array(length * 2);
  if (dense !== undefined) return read.subarray(0, readBits(dense, read.subarray(0, length)));
  read.set(packed.subarray(start, start + count));
  const { heads, documents, previous } = chains;
  for (let link = heads[id * 2] ?? 0, place = length - 1; link !== 0; link = previous[link]!, place -= 1)
    read[place] = documents[link]!;
  return read.subarray(0, length);
}

/** How many documents a list has, those of `without` not counted. */
export function countList(postings: Postings, list: List, without: ReadonlyBitset | undefined): number {
  if (without === undefined) return list.length;
  const dense = denseList(postings, list);
  if (dense !== undefined) return cardinality(dense, without);
  let left = 0;
  for (const document of readList(postings, list)) if (!hasBit(without, document)) left += 1;
  return left;
}
