/** Counts the facets of a search: each among hits without its own filter. */
import type { Bitset, ReadonlyBitset } from '#catalog/search/engine/bitset.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { countAttributes, type Facets, facetsOf, perFacet } from './facets.ts';
import { type FacetName, type FilterGroup, filterSet } from './filters.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { firstHits, type Hits, MAX_HITS, narrow } from './hits.ts';

/** Hits under some of the filters, counted by facet value up to MAX_HITS. */
export interface FacetView {
  /** Whether there is no filter. */
  isWhole: boolean;
  passing: ReadonlyBitset | undefined;
  total: number;
  /** By ordinal. */
  counts: Uint32Array;
}

/** The view of each facet ignores its own filter; facets without a filter share one view. */
export interface FacetViews {
  of(facet: FacetName): FacetView;
  /** Unique views of categories and prices; attributes are counted at the end. */
  all: readonly FacetView[];
}

/** Empty views. */
export function createFacetViews(
  snapshot: IndexSnapshot,
  groups: readonly FilterGroup[],
  scratch: ScratchSets,
): FacetViews {
  const viewOf = (own: readonly FilterGroup[]): FacetView => ({
    isWhole: own.length === 0,
    passing: filterSet(snapshot, own, scratch),
    total: 0,
    counts: new Uint32Array(snapshot.facetValues.size),
  });
  const of = perFacet(groups, viewOf);
  return { of, all: [...new Set([of('category'), of('pricing')])] };
}

/** Counts the first hits of a tier. */
export function addToView({ table, facetValues }: IndexSnapshot, view: FacetView, hits: Hits): void {
  facetValues.tally(table.facetSets, firstHits(table, hits).subarray(0, MAX_HITS - view.total), view.counts);
  view.total += hits.count;
}

export const isFull = ({ total }: FacetView): boolean => total >= MAX_HITS;

/** Facets of `hits`, which are unfiltered. */
export function facetsOfViews(snapshot: IndexSnapshot, views: FacetViews, hits: Bitset, scratch: ScratchSets): Facets {
  const countFor = (facet: FacetName) => {
    const { counts } = views.of(facet);
    return (ordinal: number) => counts[ordinal] ?? 0;
  };
  const narrowed = new Map<FacetView, ReadonlyBitset | undefined>();
  const setFor = (facet: FacetName): ReadonlyBitset | undefined => {
    const view = views.of(facet);
    if (!narrowed.has(view)) narrowed.set(view, narrow({ set: hits, count: 0 }, view.passing, scratch).set);
    return narrowed.get(view);
  };
  return facetsOf(snapshot.facetValues, countFor, countAttributes(snapshot, setFor));
}
