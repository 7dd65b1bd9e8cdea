// What a reader narrows the catalog down to, as the marks of tools and the documents that have them.
import type { PricingModel } from '#fields/pricing.ts';
import { type HitSet, meet } from '#catalog/search/engine/bitset.ts';
import { categoryMark, pricingMark } from '#catalog/search/engine/facet-values.ts';
import { findList, listOf, uniteLists } from '#catalog/search/engine/postings.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import type { Segment } from '#catalog/search/engine/segment.ts';
import type { IndexSnapshot } from './index-snapshot.ts';

export interface Filters {
  category?: string | undefined;
  pricing?: PricingModel | undefined;
}

export const isUnfiltered = ({ category, pricing }: Filters): boolean =>
  category === undefined && pricing === undefined;

/** Terms of the marks that the filters ask for; undefined for one that no tool has. */
const marksOf = ({ dictionary }: IndexSnapshot, { category, pricing }: Filters): (number | undefined)[] =>
  [
    ...(category === undefined ? [] : [categoryMark(category)]),
    ...(pricing === undefined ? [] : [pricingMark(pricing)]),
  ].map((mark) => dictionary.find(mark));

/** For each segment the positions of the lists of all the marks that are asked for, -1 for one that no document has. */
export function listsOfFilters(snapshot: IndexSnapshot, filters: Filters): number[][] {
  const marks = marksOf(snapshot, filters);
  return snapshot.segments.map(({ postings }) =>
    marks.map((mark) => (mark === undefined ? -1 : findList(postings, listOf(mark, 0)))),
  );
}

/** The documents of the list at a position, none for -1; not to be changed. */
export function documentsOf(segment: Segment, list: number, scratch: ScratchSets): HitSet {
  const { postings, documents } = segment;
  return uniteLists(postings, list < 0 ? [] : [list], documents, () => scratch.take(segment));
}

/** The documents of each segment that pass the filters, removed ones among them; undefined when there is no filter. */
export function filterSets(snapshot: IndexSnapshot, filters: Filters, scratch: ScratchSets): (HitSet | undefined)[] {
  return listsOfFilters(snapshot, filters).map((lists, at) => {
    const segment = snapshot.segments[at]!;
    const sets = lists.map((list) => documentsOf(segment, list, scratch));
    if (sets.length < 2) return sets[0];
    const both = scratch.take(segment);
    meet(both, sets);
    return both;
  });
}
