/** Filters by facet value, as posting lists and as the documents that pass. */
import type { PricingChoice } from '#fields/pricing.ts';
import { type Bitset, intersect } from '#catalog/search/engine/bitset.ts';
import { categoryTerm, pricingTerm } from '#catalog/search/engine/facet-values.ts';
import { findList, listIdOf, unionLists } from '#catalog/search/engine/postings.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import type { Segment } from '#catalog/search/engine/segment.ts';
import type { IndexSnapshot } from './index-snapshot.ts';

export interface Filters {
  category?: string | undefined;
  pricing?: PricingChoice | undefined;
}

export const isUnfiltered = ({ category, pricing }: Filters): boolean =>
  category === undefined && pricing === undefined;

/** Terms of the facet values that the filters ask for; undefined for one that no tool has. */
const termsOf = ({ dictionary }: IndexSnapshot, { category, pricing }: Filters): (number | undefined)[] =>
  [
    ...(category === undefined ? [] : [categoryTerm(category)]),
    ...(pricing === undefined ? [] : [pricingTerm(pricing)]),
  ].map((term) => dictionary.find(term));

/** For each segment the positions of the lists of all the values that are asked for, -1 for one that no document has. */
export function listsOfFilters(snapshot: IndexSnapshot, filters: Filters): number[][] {
  const terms = termsOf(snapshot, filters);
  return snapshot.segments.map(({ postings }) =>
    terms.map((term) => (term === undefined ? -1 : findList(postings, listIdOf(term, 0)))),
  );
}

/** The documents of the list at a position, none for -1; not to be changed. */
export function documentsOf(segment: Segment, list: number, scratch: ScratchSets): Bitset {
  const { postings, documents } = segment;
  return unionLists(postings, list < 0 ? [] : [list], documents, () => scratch.take(segment));
}

/** The documents of each segment that pass the filters, deleted ones among them; undefined when there is no filter. */
export function filterSets(snapshot: IndexSnapshot, filters: Filters, scratch: ScratchSets): (Bitset | undefined)[] {
  return listsOfFilters(snapshot, filters).map((lists, at) => {
    const segment = snapshot.segments[at]!;
    const sets = lists.map((list) => documentsOf(segment, list, scratch));
    if (sets.length < 2) return sets[0];
    const both = scratch.take(segment);
    intersect(both, sets);
    return both;
  });
}
