/** Pages of tools that are already chosen, such as alternatives. */
import { hasBit } from '#catalog/search/engine/bitset.ts';
import { COMPARISONS } from '#catalog/search/engine/catalog-order.ts';
import { findByKeys } from '#catalog/search/engine/document-table.ts';
import { setOf, withScratch } from '#catalog/search/engine/documents.ts';
import { countFacets } from './facets.ts';
import { filterSet, groupsOf } from './filters.ts';
import { type Found, orderOf, type PageQuery } from './found.ts';
import type { IndexSnapshot, OpenSnapshot } from './index-snapshot.ts';
import { keysOf } from './listing.ts';

/** A page of chosen documents that pass the filters; without counts of attributes. */
export function pageOfChosen(index: OpenSnapshot, chosen: readonly number[], query: PageQuery): Found {
  const { table } = index;
  const { offset, limit, facets } = query;
  const groups = groupsOf(query);
  const order = orderOf(query);
  const filter = filterSet(index, groups);
  const passing = chosen.filter((document) => filter === undefined || hasBit(filter, document));
  if (order !== undefined) passing.sort((a, b) => COMPARISONS[order](table, a, b));
  const hits = { set: setOf(index, chosen), count: chosen.length };
  return {
    keys: keysOf(table, passing.slice(offset, offset + limit)),
    total: passing.length,
    isLowerBound: false,
    ...(facets === true && { facets: { ...countFacets(index, groups, hits), attributes: {} } }),
  };
}

/** A page of the tools with these keys, in their order, that pass the filters. */
export const pickTools = (snapshot: IndexSnapshot, keys: readonly number[], query: PageQuery): Found =>
  withScratch(snapshot, (index) => pageOfChosen(index, [...new Set(findByKeys(index.table, keys))], query));
