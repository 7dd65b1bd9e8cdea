/** Filters by facet value as posting lists and bitsets. */
import type { PricingChoice } from '#fields/pricing.ts';
import { ATTRIBUTES, type AttributeName } from '#fields/fields.ts';
import { type Bitset, hasBit, intersect, setBit, unionInto } from '#catalog/search/engine/bitset.ts';
import { attributeTerm, categoryTerm, pricingTerm } from '#catalog/search/engine/facet-values.ts';
import { type Field, findList, listIdOf, unionLists } from '#catalog/search/engine/postings.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { findByKey, type Segment } from '#catalog/search/engine/segment.ts';
import type { IndexSnapshot } from './index-snapshot.ts';

/** Any value of a list passes; an empty list passes all. */
export interface Filters {
  category?: string | undefined;
  pricing?: PricingChoice | undefined;
  categories?: readonly string[] | undefined;
  pricings?: readonly PricingChoice[] | undefined;
  attributes?: AttributeFilters | undefined;
  /** Of the operators of a query. */
  words?: readonly FilterGroup[] | undefined;
}

/** Any value of an attribute passes. */
export type AttributeFilters = Readonly<Partial<Record<AttributeName, readonly string[]>>>;

export type FacetName = 'category' | 'pricing' | AttributeName;

/** Tools with any of these values of one facet pass, or with any of these words in their texts. */
export interface FilterGroup {
  facet: FacetName | 'words';
  /** Terms of the dictionary. */
  terms: readonly string[];
  /** These tools pass, too. */
  keys?: readonly number[];
  /** Whether exactly these tools do not pass. */
  isExcluding?: boolean;
}

/** Tools must pass every group. */
export function groupsOf({
  category,
  categories,
  pricing,
  pricings,
  attributes = {},
  words = [],
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
    ...words,
  ];
}

/** Counts of a facet ignore its own filter. */
export const withoutFacet = (groups: readonly FilterGroup[], facet: FacetName): readonly FilterGroup[] =>
  groups.filter((group) => group.facet !== facet);

/** Names, taglines and descriptions; facet values are in the first. */
const TEXTS: readonly Field[] = [0, 1, 2];

/** Positions of posting lists by segment and group. */
export function listsOfGroups(
  { dictionary, segments }: IndexSnapshot,
  groups: readonly FilterGroup[],
): (readonly number[])[][] {
  const ids = groups.map(({ facet, terms }) =>
    terms.flatMap((text) => {
      const term = dictionary.find(text);
      return term === undefined ? [] : (facet === 'words' ? TEXTS : [0 as Field]).map((field) => listIdOf(term, field));
    }),
  );
  return segments.map(({ postings }) =>
    ids.map((some) => some.map((id) => findList(postings, id)).filter((list) => list >= 0)),
  );
}

/** The union of the lists at positions; read-only. */
export function documentsOf(segment: Segment, lists: readonly number[], scratch: ScratchSets): Bitset {
  const { postings, documents } = segment;
  return unionLists(postings, lists, documents, () => scratch.take(segment));
}

/** The documents of a group: those of its lists and keys, or all others. */
const passingIn = (segment: Segment, group: FilterGroup, lists: readonly number[], scratch: ScratchSets): Bitset => {
  const listed = documentsOf(segment, lists, scratch);
  const { keys, isExcluding = false } = group;
  if (keys === undefined && !isExcluding) return listed;
  const set = scratch.take(segment);
  unionInto(set, listed);
  for (const key of keys ?? []) {
    const document = findByKey(segment, key);
    if (document >= 0) setBit(set, document);
  }
  if (!isExcluding) return set;
  const others = scratch.take(segment);
  for (let document = 0; document < segment.documents; document += 1)
    if (!hasBit(set, document)) setBit(others, document);
  return others;
};

/** Passing documents by segment, including deleted ones; undefined without a filter. */
export function filterSets(
  snapshot: IndexSnapshot,
  groups: readonly FilterGroup[],
  scratch: ScratchSets,
): (Bitset | undefined)[] {
  return listsOfGroups(snapshot, groups).map((lists, at) => {
    const segment = snapshot.segments[at]!;
    const sets = lists.map((some, number) => passingIn(segment, groups[number]!, some, scratch));
    if (sets.length < 2) return sets[0];
    const all = scratch.take(segment);
    intersect(all, sets);
    return all;
  });
}
