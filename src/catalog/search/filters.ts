// What a reader narrows the catalog down to, as the marks of tools and the documents that have them.
import type { PricingModel } from '#catalog/pricing.ts';
import { type HitSet, meet } from './hit-set.ts';
import { categoryMark, pricingMark } from './marks.ts';
import { findList, listOf, uniteLists } from './postings.ts';
import type { Segment } from './segment.ts';
import type { Loans, Shelf } from './words.ts';

export interface Filters {
  category?: string | undefined;
  pricing?: PricingModel | undefined;
}

export const isUnfiltered = ({ category, pricing }: Filters): boolean =>
  category === undefined && pricing === undefined;

/** Terms of the marks that the filters ask for; undefined for one that no tool has. */
const marksOf = ({ dictionary }: Shelf, { category, pricing }: Filters): (number | undefined)[] =>
  [
    ...(category === undefined ? [] : [categoryMark(category)]),
    ...(pricing === undefined ? [] : [pricingMark(pricing)]),
  ].map((mark) => dictionary.find(mark));

/** For each segment the positions of the lists of all the marks that are asked for, -1 for one that no document has. */
export function listsOfFilters(shelf: Shelf, filters: Filters): number[][] {
  const marks = marksOf(shelf, filters);
  return shelf.segments.map(({ postings }) =>
    marks.map((mark) => (mark === undefined ? -1 : findList(postings, listOf(mark, 0)))),
  );
}

/** The documents of the list at a position, none for -1; not to be changed. */
export function documentsOf(segment: Segment, list: number, loans: Loans): HitSet {
  const { postings, documents } = segment;
  return uniteLists(postings, list < 0 ? [] : [list], documents, () => loans.take(segment));
}

/** The documents of each segment that pass the filters, removed ones among them; undefined when there is no filter. */
export function filterSets(shelf: Shelf, filters: Filters, loans: Loans): (HitSet | undefined)[] {
  return listsOfFilters(shelf, filters).map((lists, at) => {
    const segment = shelf.segments[at]!;
    const sets = lists.map((list) => documentsOf(segment, list, loans));
    if (sets.length < 2) return sets[0];
    const both = loans.take(segment);
    meet(both, sets);
    return both;
  });
}
