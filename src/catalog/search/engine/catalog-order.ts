/** Puts documents in the order of the catalog: newest first, then by name, then by slug; and by last change, popularity, price, name. */
import { hasBit, readBits, type ReadonlyBitset, sortNumbers } from './bitset.ts';
import { deletedIn, type DocumentTable, findByKey, placeOfKey, type Sorted } from './document-table.ts';
import { insert, withRoom } from './growable-array.ts';
import type { Sliced } from './time-slice.ts';

/** An order of a list: newest first is that of the catalog. */
export type Order = 'newest' | 'popular' | 'updated' | 'price' | 'name';

/** Compares documents; negative when the first one comes first. */
type Compare = (table: DocumentTable, a: number, b: number) => number;

/** By the letters of the skeletons. */
const compareNames: Compare = ({ names, terms }, a, b) =>
  names[a] === names[b] ? 0 : terms[names[a]!]! < terms[names[b]!]! ? -1 : 1;

const compareSlugs: Compare = ({ slugs }, a, b) => (slugs[a] === slugs[b] ? 0 : slugs[a]! < slugs[b]! ? -1 : 1);

/** The order of the catalog. */
export const compareDocuments: Compare = (table, a, b) =>
  table.times[b]! - table.times[a]! || compareNames(table, a, b) || compareSlugs(table, a, b);

const popularityOf = ({ keys, popularity: { places } }: DocumentTable, document: number): number =>
  places.get(keys[document]!) ?? places.size;

export const COMPARISONS: Readonly<Record<Order | Sorted, Compare>> = {
  key: ({ keys }, a, b) => keys[a]! - keys[b]!,
  newest: compareDocuments,
  popular: (table, a, b) => popularityOf(table, a) - popularityOf(table, b) || compareDocuments(table, a, b),
  updated: (table, a, b) => table.updates[b]! - table.updates[a]! || compareDocuments(table, a, b),
  price: (table, a, b) =>
    table.prices[a]! - table.prices[b]! || compareNames(table, a, b) || compareDocuments(table, a, b),
  name: (table, a, b) => compareNames(table, a, b) || compareDocuments(table, a, b),
};

/** Documents whose keys are new; the others take the place of the earlier ones in the order by key. */
const withNewKeys = (table: DocumentTable, documents: Uint32Array): Uint32Array => {
  const { items, length } = table.sorted.key;
  return documents.filter((document) => {
    const place = placeOfKey(table, table.keys[document]!);
    const isKnown = place < length && table.keys[items[place]!] === table.keys[document];
    if (isKnown) items[place] = document;
    return !isKnown;
  });
};

/** Puts the documents from a number on, whose rows were appended, in all orders. */
export function* orderNewcomers(table: DocumentTable, from: number): Sliced<void> {
  const documents = new Uint32Array(table.count - from).map((_, at) => from + at);
  for (const order of ['key', 'newest', 'updated', 'name', 'price'] as const) {
    const compare = (a: number, b: number): number => COMPARISONS[order](table, a, b);
    const fresh = order === 'key' ? withNewKeys(table, documents) : documents;
    insert(table.sorted[order], fresh.sort(compare), compare);
    yield;
  }
}

/** The rank of each document, found out anew when others came. */
const ranksOf = (table: DocumentTable): Uint32Array => {
  if (table.ranked !== table.count) {
    table.ranks = withRoom(table.ranks, table.count);
    const { items, length } = table.sorted.newest;
    for (let rank = 0; rank < length; rank += 1) table.ranks[items[rank]!] = rank;
    table.ranked = table.count;
  }
  return table.ranks;
};

/** Documents, ascending by number, in the order of the catalog. */
export function inCatalogOrder(table: DocumentTable, documents: Uint32Array): Uint32Array {
  if (documents.length === 0 || documents.at(-1)! < table.packed) return documents;
  const ranks = ranksOf(table);
  const { items } = table.sorted.newest;
  const ordered = documents.map((document) => ranks[document]!);
  sortNumbers(ordered, table.count);
  return ordered.map((rank) => items[rank]!);
}

/** All live documents in the order of the catalog. */
export const allInOrder = ({ sorted: { newest }, deleted }: DocumentTable): Uint32Array =>
  newest.items.subarray(0, newest.length).filter((document) => !hasBit(deleted, document));

/** The first live documents of a set (default: all) in an order, at most `most`. */
export function firstInOrder(
  table: DocumentTable,
  order: Order,
  set: ReadonlyBitset | undefined,
  most: number,
): Uint32Array {
  const { sorted, count, packed, keys } = table;
  const into = new Uint32Array(Math.min(most, count));
  const passing = set?.words;
  const deleted = deletedIn(table)?.words;
  // Packed documents are numbered in this order.
  if (order === 'newest' && packed === count && set !== undefined && deleted === undefined)
    return into.subarray(0, readBits(set, into));
  let found = 0;
  const take = (document: number): void => {
    const word = document >>> 5;
    const held = (passing === undefined ? -1 : passing[word]!) & (deleted === undefined ? -1 : ~deleted[word]!);
    if (((held >>> (document & 31)) & 1) === 0) return;
    into[found] = document;
    found += 1;
  };
  const { places } = table.popularity;
  const isPopular = order === 'popular';
  if (isPopular)
    for (const key of places.keys()) {
      if (found === into.length) break;
      const document = findByKey(table, key);
      if (document >= 0) take(document);
    }
  const { items, length } = sorted[isPopular ? 'newest' : order];
  for (let at = 0; at < length && found < into.length; at += 1)
    if (!isPopular || !places.has(keys[items[at]!]!)) take(items[at]!);
  return into.subarray(0, found);
}
