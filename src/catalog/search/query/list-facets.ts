/** Total and facets of a list without a query, by facet set or (for attributes) by bitset. */
import { cardinality, intersect, subtractSeen } from '#catalog/search/engine/bitset.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { deletedIn } from '#catalog/search/engine/document-table.ts';
import { countAttributes, type CountOf, type FacetCounts, type Facets, facetsOf, perFacet } from './facets.ts';
import { type FilterGroup, filterSet } from './filters.ts';
import { documentsOf } from './hits.ts';
import type { IndexSnapshot } from './index-snapshot.ts';

const isByAttribute = (groups: readonly FilterGroup[]): boolean =>
  groups.some(({ facet }) => facet !== 'category' && facet !== 'pricing');

/** The number of tools that pass the filters. */
export function totalOf(
  snapshot: IndexSnapshot,
  counts: FacetCounts,
  groups: readonly FilterGroup[],
  scratch: ScratchSets,
): number {
  if (groups.length === 0) return snapshot.live;
  if (!isByAttribute(groups)) return counts.count(groups);
  const set = filterSet(snapshot, groups, scratch);
  return set === undefined ? 0 : cardinality(set, deletedIn(snapshot.table));
}

/** Counts by ordinal under filters that include attributes. */
const countPassing = (snapshot: IndexSnapshot, groups: readonly FilterGroup[], scratch: ScratchSets): CountOf => {
  const { facetValues, table } = snapshot;
  const counts = new Uint32Array(facetValues.size);
  const set = filterSet(snapshot, groups, scratch);
  if (set !== undefined) {
    const live = scratch.take();
    intersect(live, [set]);
    const count = subtractSeen(live, undefined, deletedIn(table), scratch.take());
    facetValues.tally(table.facetSets, documentsOf({ set: live, count }), counts);
  }
  return (ordinal) => counts[ordinal] ?? 0;
};

/** The facets of all tools under filters. */
export function facetsOfList(
  snapshot: IndexSnapshot,
  counts: FacetCounts,
  groups: readonly FilterGroup[],
  scratch: ScratchSets,
): Facets {
  const countFor = perFacet(groups, (own) =>
    isByAttribute(own) ? countPassing(snapshot, own, scratch) : counts.countOf(own),
  );
  const attributes = countAttributes(
    snapshot,
    perFacet(groups, (own) => filterSet(snapshot, own, scratch)),
  );
  return facetsOf(snapshot.facetValues, countFor, attributes);
}
