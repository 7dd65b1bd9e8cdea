/** Counts the facets of a search: each among hits without its own filter. */
import { type Bitset, intersect, type ReadonlyBitset } from '#catalog/search/engine/bitset.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { countAttributes, type Facets, facetsOf, perFacet } from './facets.ts';
import { type FacetName, type FilterGroup, filterSets } from './filters.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { firstHitsOf, type HitLists, MAX_HITS } from './merge-hits.ts';

/** Hits under some of the filters, counted by facet value up to MAX_HITS. */
export interface FacetView {
  /** Whether there is no filter. */
  isWhole: boolean;
  passing: readonly (ReadonlyBitset | undefined)[];
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
    passing: filterSets(snapshot, own, scratch),
    total: 0,
    counts: new Uint32Array(snapshot.facetValues.size),
  });
  const of = perFacet(groups, viewOf);
  return { of, all: [...new Set([of('category'), of('pricing')])] };
}

/** Counts the first hits of a tier; `total` is the number of all. */
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

/** Facets of `hits`, which are by segment and unfiltered. */
export function facetsOfViews(
  snapshot: IndexSnapshot,
  views: FacetViews,
  hits: readonly Bitset[],
  scratch: ScratchSets,
): Facets {
  const countFor = (facet: FacetName) => {
    const { counts } = views.of(facet);
    return (ordinal: number) => counts[ordinal] ?? 0;
  };
  const narrowed = new Map<FacetView, readonly Bitset[]>();
  const setsFor = (facet: FacetName): readonly Bitset[] => {
    const view = views.of(facet);
    let sets = narrowed.get(view);
    if (sets === undefined) {
      sets = hits.map((all, at) => {
        const passing = view.passing[at];
        if (passing === undefined) return all;
        const both = scratch.take(snapshot.segments[at]!);
        intersect(both, [all, passing]);
        return both;
      });
      narrowed.set(view, sets);
    }
    return sets;
  };
  return facetsOf(snapshot.facetValues, countFor, countAttributes(snapshot, setsFor));
}
