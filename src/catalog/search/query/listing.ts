/** Pages of the catalog without a query; reads only as many documents as a page needs. */
import { hasBit, type ReadonlyBitset } from '#catalog/search/engine/bitset.ts';
import { firstInOrder, type Order } from '#catalog/search/engine/catalog-order.ts';
import type { DocumentTable } from '#catalog/search/engine/document-table.ts';
import { createScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { type FilterGroup, filterSet } from './filters.ts';
import { keysOf, MAX_HITS } from './hits.ts';
import type { IndexSnapshot } from './index-snapshot.ts';

/** Keys of a page of a set's documents (default: all) in an order; none after the 25,000th. */
export function pageInOrder(
  table: DocumentTable,
  set: ReadonlyBitset | undefined,
  order: Order,
  offset: number,
  limit: number,
): number[] {
  const most = Math.min(MAX_HITS, offset + limit);
  return offset >= most ? [] : keysOf(table, firstInOrder(table, order, set, most).subarray(offset));
}

/** Keys of a page of documents that pass the filters, in an order; none after the 25,000th. */
export function listPage(
  snapshot: IndexSnapshot,
  groups: readonly FilterGroup[],
  order: Order,
  offset: number,
  limit: number,
): number[] {
  const scratch = createScratchSets(snapshot.table);
  try {
    return pageInOrder(snapshot.table, filterSet(snapshot, groups, scratch), order, offset, limit);
  } finally {
    scratch.release();
  }
}

/** The number of tools published since a time. */
export function countSince({ times, byNewest: { items, length }, deleted }: DocumentTable, time: number): number {
  let count = 0;
  for (let at = 0; at < length && times[items[at]!]! >= time; at += 1) if (!hasBit(deleted, items[at]!)) count += 1;
  return count;
}

/** The newest keys, newest first; not limited to MAX_HITS. */
export const newestOf = (table: DocumentTable, count: number): number[] =>
  keysOf(table, firstInOrder(table, 'newest', undefined, count));
