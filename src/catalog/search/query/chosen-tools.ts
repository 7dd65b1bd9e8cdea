/** Pages of tools that are already chosen: as alternatives, by their keys, or by their name. */
import { shortSkeletonOf } from '#catalog/search/analysis/analysis.ts';
import { termOf } from '#catalog/search/analysis/term-kinds.ts';
import { skeletonOf } from '#catalog/language/words.ts';
import { cardinality, hasBit } from '#catalog/search/engine/bitset.ts';
import { compareDocuments, COMPARISONS, type Order } from '#catalog/search/engine/catalog-order.ts';
import { findByKeys } from '#catalog/search/engine/document-table.ts';
import { liveWith, NAME, setOf, withScratch } from '#catalog/search/engine/documents.ts';
import { countFacets, type Facets } from './facets.ts';
import { type Filters, filterSet, groupsOf } from './filters.ts';
import type { IndexSnapshot, OpenSnapshot } from './index-snapshot.ts';
import type { Page } from './search.ts';

/** The page that is wanted of chosen hits. */
export interface ChosenQuery {
  filters: Filters;
  /** Undefined for best first. */
  order?: Order | undefined;
  offset: number;
  limit: number;
  facets?: boolean;
}

/** The strongest reason for an alternative: stated or well known for the same purpose, a job, a category. */
export type AlternativeReason = 'known' | 'job' | 'category';

export interface ChosenHit {
  document: number;
  reason?: AlternativeReason;
}

/** `reasons` has one for each key; null for a hit without one. */
export interface ChosenPage extends Page {
  reasons: readonly (AlternativeReason | null)[];
}

/** A page of the hits that pass the filters. */
export function pageOfChosen(
  index: OpenSnapshot,
  hits: readonly ChosenHit[],
  { filters, order, offset, limit, facets }: ChosenQuery,
): ChosenPage {
  const { table } = index;
  const groups = groupsOf(filters);
  const filter = filterSet(index, groups);
  const passing = hits.filter(({ document }) => filter === undefined || hasBit(filter, document));
  if (order !== undefined) passing.sort((a, b) => COMPARISONS[order](table, a.document, b.document));
  const facetsOf = (): Facets => {
    const set = setOf(
      hits.map(({ document }) => document),
      index,
    );
    return { ...countFacets(index, groups, { set, count: cardinality(set) }), attributes: {} };
  };
  const shown = passing.slice(offset, offset + limit);
  return {
    keys: shown.map(({ document }) => table.keys[document]!),
    reasons: shown.map(({ reason = null }) => reason),
    total: passing.length,
    isLowerBound: false,
    ...(facets === true && { facets: facetsOf() }),
  };
}

/** A page of the tools with these keys, in their order, that pass the filters. */
export function pickTools(snapshot: IndexSnapshot, keys: readonly number[], query: ChosenQuery): Page {
  return withScratch(snapshot, (index) => {
    const hits = findByKeys(index.table, keys).map((document) => ({ document }));
    const { reasons: _, ...page } = pageOfChosen(index, hits, query);
    return page;
  });
}

/** Keys of the tools whose name is a text, or the text without a generic ending, in catalog order. */
export function findAllNamed(index: IndexSnapshot, text: string): number[] {
  const { table } = index;
  const terms = [skeletonOf(text), shortSkeletonOf(text) ?? ''].map((name) => termOf('name', name));
  const found = liveWith(index, [...new Set(terms)], NAME);
  return found.sort((a, b) => compareDocuments(table, a, b)).map((document) => table.keys[document]!);
}
