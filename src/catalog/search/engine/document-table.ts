/**
 * All documents of the index by number. The first ones are packed: in the order of the catalog (newest first, then by name,
 * then by slug), their lists encoded. Newcomers follow as they came, until the table is packed anew (packing.ts).
 */
import { type Bitset, createBitset, hasBit, resizedBitset, setBit } from './bitset.ts';
import { withRoom, bound, emptySequence, type Sequence } from './growable-array.ts';
import { compareForwards, emptyNames, type NameIndex } from './name-index.ts';
import { emptyPostings, type Postings } from './postings.ts';

/** What is stored of each document. */
export interface Columns {
  keys: Float64Array<ArrayBuffer>;
  /** Milliseconds since 1970. */
  times: Float64Array<ArrayBuffer>;
  /** When each was last changed, likewise. */
  updates: Float64Array<ArrayBuffer>;
  /** Where the price of each stands among others (priceKey). */
  prices: Float64Array<ArrayBuffer>;
  lengthNorms: Uint8Array<ArrayBuffer>;
  /** The number of each document's facet set (facet-values.ts). */
  facetSets: Uint32Array<ArrayBuffer>;
  /** The slugs as UTF-8, that of a document at slugStarts[document]..slugStarts[document + 1]. */
  slugs: Buffer<ArrayBuffer>;
  slugStarts: Uint32Array<ArrayBuffer>;
}

export interface DocumentTable extends Columns {
  /** Documents, deleted ones included. */
  count: number;
  /** Documents that are packed. */
  packed: number;
  live: number;
  /** Documents that bitsets have room for. */
  room: number;
  /** Documents that were removed or replaced. */
  deleted: Bitset;
  /** Documents in the order of the catalog, and their ranks in it as of a number of documents (catalog-order.ts). */
  byNewest: Sequence;
  ranks: Uint32Array<ArrayBuffer>;
  ranked: number;
  /** Documents by ascending key, the last of each key. */
  byKey: Sequence;
  /** Documents by their last change, the latest first; equal ones in the order of the catalog. */
  byUpdate: Sequence;
  /** Documents by price, the lowest first, then by name; equal ones in the order of the catalog. */
  byPrice: Sequence;
  /** Keys of popular documents, most popular first; shared with the table that is packed from this one. */
  popularity: { keys: readonly number[] };
  postings: Postings;
  names: NameIndex;
  /** Rises with every change. */
  version: number;
  /** Empty bitsets for queries to take (documents.ts). */
  spare: Bitset[];
}

/** Room that is added for newcomers. */
const MORE_ROOM = 1 / 16;

/** A table without documents. */
export function emptyTable(): DocumentTable {
  return {
    keys: new Float64Array(),
    times: new Float64Array(),
    updates: new Float64Array(),
    prices: new Float64Array(),
    lengthNorms: new Uint8Array(),
    facetSets: new Uint32Array(),
    slugs: Buffer.from(new ArrayBuffer()),
    slugStarts: new Uint32Array(1),
    count: 0,
    packed: 0,
    live: 0,
    room: 0,
    deleted: createBitset(0),
    byNewest: emptySequence(),
    ranks: new Uint32Array(),
    ranked: 0,
    byKey: emptySequence(),
    byUpdate: emptySequence(),
    byPrice: emptySequence(),
    popularity: { keys: [] },
    postings: emptyPostings(),
    names: emptyNames(),
    version: 0,
    spare: [],
  };
}

/** What is stored of one document. */
export interface StoredDocument {
  key: number;
  time: number;
  update: number;
  price: number;
  facetSet: number;
  lengthNorm: number;
  slug: string;
}

/** Appends what is stored of a document; returns its number. */
export function appendDocument(table: DocumentTable, stored: StoredDocument): number {
  const document = table.count;
  if (document >= table.keys.length) {
    const length = document + 1;
    table.keys = withRoom(table.keys, length);
    table.times = withRoom(table.times, length);
    table.updates = withRoom(table.updates, length);
    table.prices = withRoom(table.prices, length);
    table.lengthNorms = withRoom(table.lengthNorms, length);
    table.facetSets = withRoom(table.facetSets, length);
  }
  table.keys[document] = stored.key;
  table.times[document] = stored.time;
  table.updates[document] = stored.update;
  table.prices[document] = stored.price;
  table.facetSets[document] = stored.facetSet;
  table.lengthNorms[document] = stored.lengthNorm;
  const start = table.slugStarts[document]!;
  table.slugs = withRoom(table.slugs, start + Buffer.byteLength(stored.slug));
  table.slugStarts = withRoom(table.slugStarts, document + 2);
  table.slugStarts[document + 1] = start + table.slugs.write(stored.slug, start);
  table.count += 1;
  table.live += 1;
  return document;
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

/** The place of a key in `byKey`, or where it would be. */
export const placeOfKey = ({ byKey: { items, length }, keys }: DocumentTable, key: number): number =>
  bound(0, length, (at) => keys[items[at]!]! < key);

/** The live document of a key, or -1. */
export function findByKey(table: DocumentTable, key: number): number {
  const place = placeOfKey(table, key);
  if (place >= table.byKey.length) return -1;
  const document = table.byKey.items[place]!;
  return table.keys[document] === key && !isDeleted(table, document) ? document : -1;
}

/** The live documents of keys, in their order. */
export const findByKeys = (table: DocumentTable, keys: readonly number[]): number[] =>
  keys.map((key) => findByKey(table, key)).filter((document) => document >= 0);

export function deleteDocument(table: DocumentTable, document: number): void {
  setBit(table.deleted, document);
  table.live -= 1;
  table.version += 1;
}

/** Order of names by the letters of their skeletons; negative when `a` comes first. */
export function compareNames({ names: { text, starts, wholes } }: DocumentTable, a: number, b: number): number {
  const [one, other] = [wholes[a]!, wholes[b]!];
  return compareForwards(text, starts[one]!, starts[one + 1]!, text, starts[other]!, starts[other + 1]!);
}

/** Order of the catalog: newest first, then by name, then by slug; negative when `a` comes first. */
export function compareDocuments(table: DocumentTable, a: number, b: number): number {
  const { times, slugs, slugStarts } = table;
  const difference = times[b]! - times[a]! || compareNames(table, a, b);
  if (difference !== 0) return difference;
  return slugs.compare(slugs, slugStarts[b], slugStarts[b + 1], slugStarts[a], slugStarts[a + 1]);
}
