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

/** The field of a term: 0 name, 1 tagline, 2 description. Facet values are terms, too, of field 0. */
export type Field = 0 | 1 | 2;

export interface Postings {
  /** Where each list of packed documents begins in `packed`, by its id (listIdOf); it ends where the next one begins. */
  readonly starts: Uint32Array;
  /** The documents of each list that is not frequent, ascending. */
  readonly packed: Uint32Array;
  /** Frequent lists by id; `count` documents each. */
  readonly dense: Map<number, { set: Bitset; count: number }>;
  readonly chains: Chains;
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

/** The id of the list of a term in a field; the lists of a term have consecutive ids. */
export const listIdOf = (term: number, field: Field): number => term * 3 + field;

export const fieldOf = (listId: number): Field => (listId % 3) as Field;

export const emptyChains = (): Chains => ({
  heads: new Uint32Array(),
  documents: new Uint32Array(1),
  previous: new Uint32Array(1),
  length: 1,
});

export const emptyPostings = (): Postings => ({
  starts: new Uint32Array(1),
  packed: new Uint32Array(),
  dense: new Map(),
  chains: emptyChains(),
});

/** A list that has documents. */
export interface List {
  id: number;
  /** The bitset of a frequent list. */
  dense: ReadonlyBitset | undefined;
  /** Where its packed documents lie. */
  from: number;
  to: number;
  /** How many documents it has, deleted ones included. */
  length: number;
}

/** The list of an id, looked up once; undefined without documents. */
export function findList({ starts, dense, chains }: Postings, id: number): List | undefined {
  const frequent = dense.get(id);
  if (frequent !== undefined) return { id, dense: frequent.set, from: 0, to: 0, length: frequent.count };
  const from = starts[id] ?? 0;
  const to = starts[id + 1] ?? from;
  const length = to - from + (chains.heads[id * 2 + 1] ?? 0);
  return length === 0 ? undefined : { id, dense: undefined, from, to, length };
}

/** Adds a newcomer, the last document so far, to a list; a second time changes nothing. */
export function addPosting(postings: Postings, listId: number, document: number): void {
  const { chains } = postings;
  const frequent = postings.dense.get(listId);
  if (frequent !== undefined) {
    if (hasBit(frequent.set, document)) return;
    setBit(frequent.set, document);
    frequent.count += 1;
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
export function unionList({ chains, packed }: Postings, { id, dense, from, to }: List, set: Bitset): void {
  if (dense !== undefined) {
    unionInto(set, dense);
    return;
  }
  const { words, blocks } = set;
  const { heads, documents, previous } = chains;
  for (let link = heads[id * 2] ?? 0; link !== 0; link = previous[link]!) setBit(set, documents[link]!);
  for (let place = from; place < to; place += 1) {
    const document = packed[place]!;
    words[document >>> 5]! |= 1 << (document & 31);
    const block = document >>> BLOCK_SHIFT;
    blocks[block >>> 5]! |= 1 << (block & 31);
  }
}

/** Reads lists that are not contiguous, one after the other. */
let read = new Uint32Array(1 << 12);

/** The documents of a list, ascending; valid until the next one is read. */
export function readList({ packed, chains }: Postings, { id, dense, from, to, length }: List): Uint32Array {
  if (to - from === length) return packed.subarray(from, to);
  if (read.length < length) read = new Uint32Array(length * 2);
  if (dense !== undefined) return read.subarray(0, readBits(dense, read.subarray(0, length)));
  read.set(packed.subarray(from, to));
  const { heads, documents, previous } = chains;
  for (let link = heads[id * 2] ?? 0, place = length - 1; link !== 0; link = previous[link]!, place -= 1)
    read[place] = documents[link]!;
  return read.subarray(0, length);
}

/** The number of documents of a list that are not in `without`. */
export function countList(postings: Postings, list: List, without: ReadonlyBitset | undefined): number {
  if (without === undefined) return list.length;
  if (list.dense !== undefined) return cardinality(list.dense, without);
  let left = 0;
  for (const document of readList(postings, list)) if (!hasBit(without, document)) left += 1;
  return left;
}
