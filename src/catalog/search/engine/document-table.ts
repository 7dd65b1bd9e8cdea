/**
 * All documents of the index by number. The first ones are packed: in the order of the catalog (newest first, then by name,
 * then by slug), their lists encoded. Newcomers follow as they came, until the table is packed anew (packing.ts).
 */
import { type Bitset, createBitset, hasBit, resizedBitset, setBit } from './bitset.ts';
import { withRoom, bound, emptySequence, type Sequence } from './growable-array.ts';
import { emptyPostings, type Postings } from './postings.ts';

/** Numbers of each document: times are milliseconds since 1970, prices where it stands among others (priceKey). */
export const NUMBERS = ['keys', 'times', 'updates', 'prices'] as const;
/** The number of its facet set (facet-values.ts), its length norm, the phonetic key of its name. */
export const SMALL_NUMBERS = ['facetSets', 'lengthNorms', 'sounds'] as const;
/** Its slug, and its whole name as a skeleton. */
export const TEXTS = ['slugs', 'names'] as const;

/** Texts in UTF-8, that of a document at starts[document]..starts[document + 1]. */
export interface Texts {
  bytes: Buffer<ArrayBuffer>;
  starts: Uint32Array<ArrayBuffer>;
}

/** What is stored of each document. */
export type Columns = Record<(typeof NUMBERS)[number], Float64Array<ArrayBuffer>> &
  Record<(typeof SMALL_NUMBERS)[number], Int32Array<ArrayBuffer>> &
  Record<(typeof TEXTS)[number], Texts>;

/** What is stored of one document. */
export type StoredDocument = Readonly<
  Record<(typeof NUMBERS | typeof SMALL_NUMBERS)[number], number> & Record<(typeof TEXTS)[number], string>
>;

const createTexts = (count: number, bytes: number): Texts => ({
  bytes: Buffer.from(new ArrayBuffer(bytes)),
  starts: new Uint32Array(count + 1),
});

/** Allocates zeroed columns for a number of documents, and buffers for their texts. */
export const createColumns = (count: number, slugBytes: number, nameBytes: number): Columns => ({
  keys: new Float64Array(count),
  times: new Float64Array(count),
  updates: new Float64Array(count),
  prices: new Float64Array(count),
  facetSets: new Int32Array(count),
  lengthNorms: new Int32Array(count),
  sounds: new Int32Array(count),
  slugs: createTexts(count, slugBytes),
  names: createTexts(count, nameBytes),
});

/** The bytes of a document's text. */
export const textOf = ({ bytes, starts }: Texts, document: number): Buffer =>
  bytes.subarray(starts[document], starts[document + 1]);

/** Order of the texts of two documents by their bytes; a call of Buffer.compare takes longer than most texts do. */
function compareTexts({ bytes, starts }: Texts, a: number, b: number): number {
  const [one, other] = [starts[a]!, starts[b]!];
  const length = starts[a + 1]! - one;
  const otherLength = starts[b + 1]! - other;
  for (let at = 0; at < length && at < otherLength; at += 1) {
    const difference = bytes[one + at]! - bytes[other + at]!;
    if (difference !== 0) return difference;
  }
  return length - otherLength;
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
  /** Documents by name, equal ones in the order of the catalog. */
  byName: Sequence;
  /** Keys of popular documents, most popular first; shared with the table that is packed from this one. */
  popularity: { keys: readonly number[] };
  postings: Postings;
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
    ...createColumns(0, 0, 0),
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
    byName: emptySequence(),
    popularity: { keys: [] },
    postings: emptyPostings(),
    version: 0,
    spare: [],
  };
}

const appendText = (texts: Texts, document: number, text: string): void => {
  const start = texts.starts[document]!;
  texts.bytes = withRoom(texts.bytes, start + Buffer.byteLength(text));
  texts.starts = withRoom(texts.starts, document + 2);
  texts.starts[document + 1] = start + texts.bytes.write(text, start);
};

/** Appends the columns of a document; returns its number. */
export function appendDocument(table: DocumentTable, stored: StoredDocument): number {
  const document = table.count;
  for (const column of NUMBERS) {
    table[column] = withRoom(table[column], document + 1);
    table[column][document] = stored[column];
  }
  for (const column of SMALL_NUMBERS) {
    table[column] = withRoom(table[column], document + 1);
    table[column][document] = stored[column];
  }
  for (const column of TEXTS) appendText(table[column], document, stored[column]);
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
export const compareNames = ({ names }: DocumentTable, a: number, b: number): number => compareTexts(names, a, b);

/** Order of the catalog: newest first, then by name, then by slug; negative when `a` comes first. */
export const compareDocuments = (table: DocumentTable, a: number, b: number): number =>
  table.times[b]! - table.times[a]! || compareNames(table, a, b) || compareTexts(table.slugs, a, b);
