/** Puts documents in the order of the catalog: newest first, then by name, then by slug; and by last change, popularity, price, name. */
import {
  compareDocuments,
  compareNames,
  deletedIn,
  type DocumentTable,
  placeOfKey,
  findByKeys,
  isDeleted,
} from './document-table.ts';
import { hasBit, readBits, type ReadonlyBitset, type Bitset, createBitset, setBit, sortNumbers } from './bitset.ts';
import { bound, insert, withRoom } from './growable-array.ts';
import type { Sliced } from './time-slice.ts';

/** An order of a list: newest first is that of the catalog. */
export type Order = 'newest' | 'popular' | 'updated' | 'price' | 'name';

/** Compares documents; negative when the first one comes first. */
export const COMPARISONS: Readonly<Record<Order, (table: DocumentTable, a: number, b: number) => number>> = {
  newest: compareDocuments,
  popular: (table, a, b) => comparePopularity(table, a, b) || compareDocuments(table, a, b),
  updated: (table, a, b) => table.updates[b]! - table.updates[a]! || compareDocuments(table, a, b),
  price: (table, a, b) =>
    table.prices[a]! - table.prices[b]! || compareNames(table, a, b) || compareDocuments(table, a, b),
  name: (table, a, b) => compareNames(table, a, b) || compareDocuments(table, a, b),
};

/** Inserts documents into `byKey`; a document replaces the earlier one with its key. */
const insertKeys = (table: DocumentTable, documents: Uint32Array): void => {
  const { keys, byKey } = table;
  const compare = (a: number, b: number): number => keys[a]! - keys[b]!;
  const fresh = documents.filter((document) => {
    const place = placeOfKey(table, keys[document]!);
    const isKnown = place < byKey.length && keys[byKey.items[place]!] === keys[document];
    if (isKnown) byKey.items[place] = document;
    return !isKnown;
  });
  let isSorted = true;
  for (let at = 1; at < fresh.length && isSorted; at += 1) isSorted = compare(fresh[at - 1]!, fresh[at]!) < 0;
  insert(byKey, isSorted ? fresh : fresh.sort(compare), compare);
};

/** Puts the documents from a number on, whose rows were appended, in all orders. */
export function* orderNewcomers(table: DocumentTable, from: number): Sliced<void> {
  const documents = new Uint32Array(table.count - from);
  for (let at = 0; at < documents.length; at += 1) documents[at] = from + at;
  insertKeys(table, documents);
  yield;
  const compare = (a: number, b: number): number => compareDocuments(table, a, b);
  documents.sort(compare);
  yield;
  insert(table.byNewest, documents, compare);
  yield;
  for (const order of ['name', 'price', 'updated'] as const) {
    const compareBy = (a: number, b: number): number => COMPARISONS[order](table, a, b);
    insert(table[SEQUENCES[order]], documents.slice().sort(compareBy), compareBy);
    yield;
  }
}

/** Where the orders stand that have a sequence of their own. */
const SEQUENCES = { newest: 'byNewest', updated: 'byUpdate', price: 'byPrice', name: 'byName' } as const;

/** The rank of each document, found out anew when others came. */
const ranksOf = (table: DocumentTable): Uint32Array => {
  if (table.ranked !== table.count) {
    table.ranks = withRoom(table.ranks, table.count);
    const { items, length } = table.byNewest;
    for (let rank = 0; rank < length; rank += 1) table.ranks[items[rank]!] = rank;
    table.ranked = table.count;
  }
  return table.ranks;
};

/** Documents, ascending by number, in the order of the catalog: newcomers go in between those that are packed. */
export function inCatalogOrder(table: DocumentTable, documents: Uint32Array): Uint32Array {
  if (documents.length === 0 || documents.at(-1)! < table.packed) return documents;
  const ranks = ranksOf(table);
  const first = bound(0, documents.length, (at) => documents[at]! < table.packed);
  const late = documents.slice(first).map((document) => ranks[document]!);
  sortNumbers(late, table.count);
  const ordered = new Uint32Array(documents.length);
  let next = 0;
  for (let at = 0; at < late.length; at += 1) {
    const place = bound(next, first, (other) => ranks[documents[other]!]! < late[at]!);
    ordered.set(documents.subarray(next, place), next + at);
    ordered[place + at] = table.byNewest.items[late[at]!]!;
    next = place;
  }
  ordered.set(documents.subarray(next, first), next + late.length);
  return ordered;
}

/** All live documents in the order of the catalog. */
export const allInOrder = ({ byNewest: { items, length }, deleted }: DocumentTable): Uint32Array =>
  items.subarray(0, length).filter((document) => !hasBit(deleted, document));

/** The first live documents of a set (default: all) in an order, at most `most`. */
export function firstInOrder(
  table: DocumentTable,
  order: Order,
  set: ReadonlyBitset | undefined,
  most: number,
): Uint32Array {
  const { byNewest, count, packed } = table;
  const into = new Uint32Array(Math.min(most, count));
  const passing = set?.words;
  const deleted = deletedIn(table)?.words;
  // Packed documents are numbered in this order.
  if (order === 'newest' && packed === count && set !== undefined && deleted === undefined)
    return into.subarray(0, readBits(set, into));
  let found = 0;
  const take = (items: Uint32Array, length: number, without?: ReadonlyBitset): void => {
    for (let at = 0; at < length && found < into.length; at += 1) {
      const document = items[at]!;
      const word = document >>> 5;
      const held = (passing === undefined ? -1 : passing[word]!) & (deleted === undefined ? -1 : ~deleted[word]!);
      if (((held >>> (document & 31)) & 1) === 0 || (without !== undefined && hasBit(without, document))) continue;
      into[found] = document;
      found += 1;
    }
  };
  if (order === 'popular') {
    const { documents, set: popular } = popularIn(table);
    take(documents, documents.length);
    take(byNewest.items, byNewest.length, popular);
  } else {
    const { items, length } = table[SEQUENCES[order]];
    take(items, length);
  }
  return into.subarray(0, found);
}

interface PopularDocuments {
  keys: readonly number[];
  version: number;
  /** Live documents, most popular first. */
  documents: Uint32Array;
  set: Bitset;
  /** Places of documents among them. */
  places: Map<number, number>;
}

const known = new WeakMap<DocumentTable, PopularDocuments>();

/** Whether the documents are live and have their keys: far cheaper than to look all of them up. */
function isUnchanged(table: DocumentTable, { keys, documents }: PopularDocuments): boolean {
  return keys.length === documents.length && !documents.some((document) => isDeleted(table, document));
}

/** The popular documents of a table. */
function popularIn(table: DocumentTable): PopularDocuments {
  const { popularity, version } = table;
  const last = known.get(table);
  if (last?.keys === popularity.keys && (last.version === version || isUnchanged(table, last))) {
    last.version = version;
    return last;
  }
  const documents = Uint32Array.from(findByKeys(table, popularity.keys));
  const set = createBitset(table.count);
  const places = new Map<number, number>();
  documents.forEach((document, place) => {
    setBit(set, document);
    places.set(document, place);
  });
  const found = { keys: popularity.keys, version, documents, set, places };
  known.set(table, found);
  return found;
}

/** Compares places; negative when `a` is more popular, 0 when neither is popular. */
function comparePopularity(table: DocumentTable, a: number, b: number): number {
  const { places } = popularIn(table);
  return (places.get(a) ?? places.size) - (places.get(b) ?? places.size);
}
