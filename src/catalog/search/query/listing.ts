/** Hits as bitsets, the first of them in an order, and pages of the catalog. */
import { hasBit, type ReadonlyBitset, cardinality, readBits } from '#catalog/search/engine/bitset.ts';
import { firstInOrder, inCatalogOrder, type Order } from '#catalog/search/engine/catalog-order.ts';
import { type DocumentTable, findByKey } from '#catalog/search/engine/document-table.ts';
import { intersectionOf, type OpenTerms, unionOf, withScratch } from '#catalog/search/engine/documents.ts';
import { type FilterGroup, filterSet } from './filters.ts';
import type { IndexSnapshot } from './index-snapshot.ts';

/** A page of a set's documents (default: all) in an order; none after the 25,000th. */
export function pageInOrder(
  table: DocumentTable,
  set: ReadonlyBitset | undefined,
  order: Order,
  offset: number,
  limit: number,
): Uint32Array {
  const most = Math.min(MAX_HITS, offset + limit);
  return offset >= most ? new Uint32Array() : firstInOrder(table, order, set, most).subarray(offset);
}

/** Keys of a page of documents that pass the filters, in an order; none after the 25,000th. */
export function listPage(
  snapshot: IndexSnapshot,
  groups: readonly FilterGroup[],
  order: Order,
  offset: number,
  limit: number,
): number[] {
  const { table } = snapshot;
  return withScratch(snapshot, (index) =>
    keysOf(table, pageInOrder(table, filterSet(index, groups), order, offset, limit)),
  );
}

/** The number of tools published since a time. */
export function countSince({ times, sorted, deleted }: DocumentTable, time: number): number {
  const { items, length } = sorted.newest;
  let count = 0;
  for (let at = 0; at < length && times[items[at]!]! >= time; at += 1) if (!hasBit(deleted, items[at]!)) count += 1;
  return count;
}

/** The newest keys, newest first; not limited to MAX_HITS. */
export const newestOf = (table: DocumentTable, count: number): number[] =>
  keysOf(table, firstInOrder(table, 'newest', undefined, count));

/** The limit of counting and paging. */
export const MAX_HITS = 25_000;

/** Live documents with their number. */
export interface Hits {
  set: ReadonlyBitset;
  count: number;
}

/** The documents of hits, ascending. */
export function documentsOf({ set, count }: Hits): Uint32Array {
  const documents = new Uint32Array(count);
  readBits(set, documents);
  return documents;
}

/** The first hits in the order of the catalog. */
export function firstOf(table: DocumentTable, { set, count }: Hits, most: number): Uint32Array {
  // Packed documents are numbered in this order.
  if (table.packed === table.count) return documentsOf({ set, count: Math.min(count, most) });
  if (count > MAX_HITS) return firstInOrder(table, 'newest', set, most);
  return inCatalogOrder(table, documentsOf({ set, count })).subarray(0, most);
}

/** Hits, or the first MAX_HITS of them. */
export const firstHits = (table: DocumentTable, hits: Hits): Uint32Array =>
  hits.count > MAX_HITS ? firstOf(table, hits, MAX_HITS) : documentsOf(hits);

export const keysOf = ({ keys }: DocumentTable, documents: Uint32Array | readonly number[]): number[] =>
  Array.from(documents, (document) => keys[document]!);

/** The hits that pass a filter; undefined for all. */
export function narrow(index: OpenTerms, { set, count }: Hits, passing: ReadonlyBitset | undefined): Hits {
  if (passing === undefined) return { set, count };
  const both = intersectionOf(index, [set, passing]);
  return { set: both, count: cardinality(both) };
}

/** The union of disjoint hits. */
export function joined(index: OpenTerms, all: readonly Hits[]): Hits {
  const filled = all.filter(({ count }) => count > 0);
  if (filled.length < 2) return filled[0] ?? { set: index.take(), count: 0 };
  const sets = filled.map(({ set }) => set);
  return { set: unionOf(index, sets), count: totalOf(filled) };
}

/** The number of disjoint hits. */
export const totalOf = (all: readonly Hits[]): number => all.reduce((sum, { count }) => sum + count, 0);

/** The keys whose tools are in one of the sets, or without sets in the catalog, in their order. */
export const keysAmong = (
  table: DocumentTable,
  keys: readonly number[],
  sets: readonly ReadonlyBitset[] | undefined,
): number[] =>
  keys.filter((key) => {
    const document = findByKey(table, key);
    return document >= 0 && (sets === undefined || sets.some((set) => hasBit(set, document)));
  });
