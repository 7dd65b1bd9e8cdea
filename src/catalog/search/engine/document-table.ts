/**
 * All documents of the index by number. The first ones are packed: in the order of the catalog (newest first, then by name,
 * then by slug), their lists encoded. Newcomers follow as they came, until the table is packed anew (packing.ts).
 */
import { type Bitset, createBitset, hasBit, resizedBitset, setBit } from './bitset.ts';
import { bound, emptySequence, type Sequence, withRoom } from './growable-array.ts';
import { emptyPostings, type Postings } from './postings.ts';

/**
 * Numbers of each document: times are milliseconds since 1970, prices where it stands among others (priceKey), the term of
 * the skeleton of its whole name, its facet set (facet-values.ts), its length norm, the phonetic key of its name.
 */
export const createColumns = (count: number) => ({
  keys: new Float64Array(count),
  times: new Float64Array(count),
  updates: new Float64Array(count),
  prices: new Float64Array(count),
  names: new Int32Array(count),
  facetSets: new Int32Array(count),
  lengthNorms: new Int32Array(count),
  sounds: new Int32Array(count),
});

type Columns = ReturnType<typeof createColumns>;

export const COLUMNS = Object.keys(createColumns(0)) as readonly (keyof Columns)[];

/** An order in which the documents are kept (catalog-order.ts). */
export type Sorted = 'key' | 'newest' | 'updated' | 'name' | 'price';

export interface DocumentTable extends Columns {
  /** The terms of the dictionary by number. */
  terms: readonly string[];
  slugs: string[];
  /** The number of live documents of each facet set. */
  setSizes: number[];
  /** Documents, deleted ones included. */
  count: number;
  /** Documents that are packed. */
  packed: number;
  live: number;
  /** Documents that bitsets have room for. */
  room: number;
  /** Documents that were removed or replaced. */
  deleted: Bitset;
  sorted: Record<Sorted, Sequence>;
  /** Ranks of documents, newest first, as of a number of documents. */
  ranks: Uint32Array<ArrayBuffer>;
  ranked: number;
  /** The places of popular documents by key, most popular first; shared with the table that is packed from this one. */
  popularity: { places: ReadonlyMap<number, number> };
  postings: Postings;
  /** Empty bitsets for queries to take (documents.ts). */
  spare: Bitset[];
}

/** Room that is added for newcomers. */
const MORE_ROOM = 1 / 16;

/** A table without documents, with columns for a number of them. */
export const emptyTable = (terms: readonly string[], columns = createColumns(0)): DocumentTable => ({
  ...columns,
  terms,
  slugs: [],
  setSizes: [],
  count: 0,
  packed: 0,
  live: 0,
  room: 0,
  deleted: createBitset(0),
  sorted: {
    key: emptySequence(),
    newest: emptySequence(),
    updated: emptySequence(),
    name: emptySequence(),
    price: emptySequence(),
  },
  ranks: new Uint32Array(),
  ranked: 0,
  popularity: { places: new Map() },
  postings: emptyPostings(),
  spare: [],
});

/** Counts a document that came or went. */
export const countFacetSet = ({ setSizes, facetSets }: DocumentTable, document: number, by: 1 | -1): void => {
  const facetSet = facetSets[document]!;
  while (setSizes.length <= facetSet) setSizes.push(0);
  setSizes[facetSet]! += by;
};

/** Appends a document. */
export function appendDocument(table: DocumentTable, slug: string, numbers: Record<keyof Columns, number>): void {
  const columns: Record<keyof Columns, Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer>> = table;
  for (const column of COLUMNS) {
    const values = withRoom(columns[column], table.count + 1);
    values[table.count] = numbers[column];
    columns[column] = values;
  }
  table.slugs.push(slug);
  countFacetSet(table, table.count, 1);
  table.count += 1;
  table.live += 1;
}

/** Grows the bitsets of the table until they hold `documents`. */
export function makeRoom(table: DocumentTable, documents: number): void {
  if (documents <= table.room) return;
  table.room = Math.ceil(documents * (1 + MORE_ROOM));
  table.deleted = resizedBitset(table.deleted, table.room);
  for (const list of table.postings.dense.values()) list.set = resizedBitset(list.set, table.room);
  table.spare = [];
}

export const isDeleted = ({ deleted }: DocumentTable, document: number): boolean => hasBit(deleted, document);

/** The deleted documents, when there are any. */
export const deletedIn = ({ live, count, deleted }: DocumentTable): Bitset | undefined =>
  live < count ? deleted : undefined;

/** The place of a key in the order by key, or where it would be. */
export const placeOfKey = ({ sorted: { key: own }, keys }: DocumentTable, key: number): number =>
  bound(0, own.length, (at) => keys[own.items[at]!]! < key);

/** The live document of a key, or -1. */
export function findByKey(table: DocumentTable, key: number): number {
  const document = table.sorted.key.items[placeOfKey(table, key)] ?? -1;
  return table.keys[document] === key && !isDeleted(table, document) ? document : -1;
}

/** The live documents of keys, in their order. */
export const findByKeys = (table: DocumentTable, keys: readonly number[]): number[] =>
  keys.map((key) => findByKey(table, key)).filter((document) => document >= 0);

export function deleteDocument(table: DocumentTable, document: number): void {
  setBit(table.deleted, document);
  countFacetSet(table, document, -1);
  table.live -= 1;
}
