/** Counts the facets of a search: each over the hits without its own filter. */
import type { Bitset } from '#catalog/search/engine/bitset.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { type Facets, facetsOf } from './facets.ts';
import { type FilterGroup, filterSets, withoutFacet } from './filters.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { firstHitsOf, type HitLists, MAX_HITS } from './merge-hits.ts';

/** The hits of a search under some of its filters, counted by facet value up to the most that are counted. */
export interface FacetView {
  /** Whether there is no filter. */
  isWhole: boolean;
  passing: readonly (Bitset | undefined)[];
  total: number;
  /** By ordinal. */
  counts: Uint32Array;
}

/** For the categories the hits in any category, for the prices those of any price; one and the same without filters. */
export type FacetViews = readonly [inAnyCategory: FacetView, ofAnyPrice: FacetView];

/** Views without hits. */
export function createFacetViews(
  snapshot: IndexSnapshot,
  groups: readonly FilterGroup[],
  scratch: ScratchSets,
): FacetViews {
  const viewOf = (own: readonly FilterGroup[]): FacetView => ({
    isWhole: own.length === 0,
    passing: filterSets(snapshot, own, scratch),
    total: 0,
    counts: new Uint32Array(snapshot.facetValues.size),
  });
  const inAnyCategory = viewOf(withoutFacet(groups, 'category'));
  return [inAnyCategory, groups.length === 0 ? inAnyCategory : viewOf(withoutFacet(groups, 'pricing'))];
}

/** Counts the first hits of a tier; `total` is how many there are. */
export function addToView(
  { segments, facetValues }: IndexSnapshot,
  view: FacetView,
  hits: HitLists,
  total: number,
): void {
  firstHitsOf(segments, hits, MAX_HITS - view.total).forEach((list, at) =>
    facetValues.tally(segments[at]!.facetSets, list, view.counts),
  );
  view.total += total;
}

export const isFull = ({ total }: FacetView): boolean => total >= MAX_HITS;

export function facetsOfViews({ facetValues }: IndexSnapshot, [inAnyCategory, ofAnyPrice]: FacetViews): Facets {
  return facetsOf(
    facetValues,
    (ordinal) => inAnyCategory.counts[ordinal] ?? 0,
    (ordinal) => ofAnyPrice.counts[ordinal] ?? 0,
  );
}
