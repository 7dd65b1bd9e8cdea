/** Pages of tools that are already chosen: as alternatives, by their keys, or by their name. */
import { shortSkeletonOf } from '#catalog/search/analysis/analysis.ts';
import { termOf } from '#catalog/search/analysis/term-kinds.ts';
import { skeletonOf } from '#catalog/language/words.ts';
import { hasBit } from '#catalog/search/engine/bitset.ts';
import { compareDocuments, COMPARISONS } from '#catalog/search/engine/catalog-order.ts';
import { findByKeys } from '#catalog/search/engine/document-table.ts';
import { liveWith, NAME, setOf, withScratch } from '#catalog/search/engine/documents.ts';
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
  const hits = { set: setOf(chosen, index), count: chosen.length };
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

/** Keys of the tools whose name is a text, or the text without a generic ending, in catalog order. */
export function findAllNamed(index: IndexSnapshot, text: string): number[] {
  const { table } = index;
  const terms = [skeletonOf(text), shortSkeletonOf(text) ?? ''].map((name) => termOf('name', name));
  const found = liveWith(index, [...new Set(terms)], NAME);
  return keysOf(
    table,
    found.sort((a, b) => compareDocuments(table, a, b)),
  );
}
