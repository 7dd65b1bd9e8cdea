/** Filters by facet value as posting lists and bitsets. */
import type { PricingChoice } from '#fields/pricing.ts';
import { ATTRIBUTES, type AttributeName } from '#fields/fields.ts';
import { type Bitset, intersect } from '#catalog/search/engine/bitset.ts';
import { attributeTerm, categoryTerm, pricingTerm } from '#catalog/search/engine/facet-values.ts';
import { findList, listIdOf, unionLists } from '#catalog/search/engine/postings.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import type { Segment } from '#catalog/search/engine/segment.ts';
import type { IndexSnapshot } from './index-snapshot.ts';

/** Any value of a list passes; an empty list passes all. */
export interface Filters {
  category?: string | undefined;
  pricing?: PricingChoice | undefined;
  categories?: readonly string[] | undefined;
  pricings?: readonly PricingChoice[] | undefined;
  attributes?: AttributeFilters | undefined;
}

/** Any value of an attribute passes. */
export type AttributeFilters = Readonly<Partial<Record<AttributeName, readonly string[]>>>;

export type FacetName = 'category' | 'pricing' | AttributeName;

/** Tools with any of these values of one facet pass. */
export interface FilterGroup {
  facet: FacetName;
  /** Terms of the dictionary. */
  terms: readonly string[];
}

/** Tools must pass every group. */
export function groupsOf({
  category,
  categories,
  pricing,
  pricings,
  attributes = {},
}: Filters): readonly FilterGroup[] {
  const group = <Value extends string>(
    facet: FacetName,
    termOf: (value: Value) => string,
    values: readonly Value[] = [],
  ): FilterGroup[] => (values.length === 0 ? [] : [{ facet, terms: [...new Set(values)].map(termOf) }]);
  return [
    ...group('category', categoryTerm, category === undefined ? [] : [category]),
    ...group('category', categoryTerm, categories),
    ...group('pricing', pricingTerm, pricing === undefined ? [] : [pricing]),
    ...group('pricing', pricingTerm, pricings),
    ...ATTRIBUTES.flatMap((name) => group(name, (value: string) => attributeTerm(name, value), attributes[name])),
  ];
}

/** Counts of a facet ignore its own filter. */
export const withoutFacet = (groups: readonly FilterGroup[], facet: FacetName): readonly FilterGroup[] =>
  groups.filter((group) => group.facet !== facet);

/** Positions of posting lists by segment and group. */
export function listsOfGroups(
  { dictionary, segments }: IndexSnapshot,
  groups: readonly FilterGroup[],
): (readonly number[])[][] {
  const terms = groups.map((group) =>
    group.terms.map((term) => dictionary.find(term)).filter((term) => term !== undefined),
  );
  return segments.map(({ postings }) =>
    terms.map((some) => some.map((term) => findList(postings, listIdOf(term, 0))).filter((list) => list >= 0)),
  );
}

/** The union of the lists at positions; read-only. */
export function documentsOf(segment: Segment, lists: readonly number[], scratch: ScratchSets): Bitset {
  const { postings, documents } = segment;
  return unionLists(postings, lists, documents, () => scratch.take(segment));
}

/** Passing documents by segment, including deleted ones; undefined without a filter. */
export function filterSets(
  snapshot: IndexSnapshot,
  groups: readonly FilterGroup[],
  scratch: ScratchSets,
): (Bitset | undefined)[] {
  return listsOfGroups(snapshot, groups).map((lists, at) => {
    const segment = snapshot.segments[at]!;
    const sets = lists.map((some) => documentsOf(segment, some, scratch));
    if (sets.length < 2) return sets[0];
    const all = scratch.take(segment);
    intersect(all, sets);
    return all;
  });
}
