/** Total and facets of a list without a query, by facet set or (for attributes) by bitset. */
import { cardinality, intersect, readBits, subtractSeen } from '#catalog/search/engine/bitset.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { deletedIn } from '#catalog/search/engine/segment.ts';
import { countAttributes, type CountOf, type FacetCounts, type Facets, facetsOf, perFacet } from './facets.ts';
import { type FilterGroup, filterSets } from './filters.ts';
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
  return filterSets(snapshot, groups, scratch).reduce(
    (sum, set, at) => sum + (set === undefined ? 0 : cardinality(set, deletedIn(snapshot.segments[at]!))),
    0,
  );
}

/** Counts by ordinal under filters that include attributes. */
const countPassing = (snapshot: IndexSnapshot, groups: readonly FilterGroup[], scratch: ScratchSets): CountOf => {
  const { facetValues, segments } = snapshot;
  const counts = new Uint32Array(facetValues.size);
  filterSets(snapshot, groups, scratch).forEach((set, at) => {
    if (set === undefined) return;
    const segment = segments[at]!;
    const live = scratch.take(segment);
    intersect(live, [set, set]);
    const documents = new Uint32Array(subtractSeen(live, undefined, deletedIn(segment), scratch.take(segment)));
    readBits(live, documents);
    facetValues.tally(segment.facetSets, documents, counts);
  });
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
    perFacet(groups, (own) => filterSets(snapshot, own, scratch)),
  );
  return facetsOf(snapshot.facetValues, countFor, attributes);
}
