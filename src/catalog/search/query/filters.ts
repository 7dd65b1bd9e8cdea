/** Filters by facet value as posting lists and bitsets. */
import { findTerm } from '#catalog/search/engine/dictionary.ts';
import type { PricingChoice } from '#fields/pricing.ts';
import { ATTRIBUTES, type AttributeName } from '#fields/fields.ts';
import { complement, type ReadonlyBitset } from '#catalog/search/engine/bitset.ts';
import { jobTerm } from '#catalog/search/analysis/analysis.ts';
import { attributeTerm, categoryTerm, pricingTerm } from '#catalog/search/engine/facet-values.ts';
import {
  documentsWith,
  intersectionOf,
  NAME,
  setOf,
  TEXTS,
  type ScratchSets,
  unionOf,
} from '#catalog/search/engine/documents.ts';
import { findByKeys } from '#catalog/search/engine/document-table.ts';
import type { IndexSnapshot } from './index-snapshot.ts';

/** Any value of a list passes; an empty list passes all. */
export interface Filters {
  category?: string | undefined;
  pricing?: PricingChoice | undefined;
  categories?: readonly string[] | undefined;
  pricings?: readonly PricingChoice[] | undefined;
  attributes?: AttributeFilters | undefined;
  task?: TaskFilter | undefined;
  /** Of the operators of a query. */
  words?: readonly FilterGroup[] | undefined;
}

/** Tools with one of these main jobs, by the classifier or by editors, without tools of which editors deny it. */
export interface TaskFilter {
  jobs: readonly string[];
  /** Keys of tools. */
  said: readonly number[];
  denied: readonly number[];
}

/** Any value of an attribute passes. */
export type AttributeFilters = Readonly<Partial<Record<AttributeName, readonly string[]>>>;

export type FacetName = 'category' | 'pricing' | AttributeName;

/** Tools with any of these values of one facet pass, or with any of these words in their texts. */
export interface FilterGroup {
  facet: FacetName | 'task' | 'words';
  /** Terms of the dictionary. */
  terms: readonly string[];
  /** These tools pass, too. */
  keys?: readonly number[];
  /** Whether exactly these tools do not pass. */
  isExcluding?: boolean;
}

const groupsOfTask = ({ jobs, said, denied }: TaskFilter): FilterGroup[] => [
  // A main job stands in the first field.
  { facet: 'task', terms: jobs.map(jobTerm), keys: said },
  ...(denied.length === 0 ? [] : [{ facet: 'task' as const, terms: [], keys: denied, isExcluding: true }]),
];

/** Tools must pass every group. */
export function groupsOf({
  category,
  categories,
  pricing,
  pricings,
  task,
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
    ...(task === undefined ? [] : groupsOfTask(task)),
    ...words,
  ];
}

/** Counts of a facet ignore its own filter. */
export const withoutFacet = (groups: readonly FilterGroup[], facet: FacetName): readonly FilterGroup[] =>
  groups.filter((group) => group.facet !== facet);

/** The documents of a group: in its lists and keys, or all others. */
const passingIn = (
  { dictionary, table }: IndexSnapshot,
  { facet, terms, keys, isExcluding = false }: FilterGroup,
  scratch: ScratchSets,
): ReadonlyBitset => {
  const numbers = terms.map((term) => findTerm(dictionary, term));
  const listed = documentsWith(table, numbers, facet === 'words' ? TEXTS : NAME, scratch);
  if (keys === undefined && !isExcluding) return listed;
  const set = unionOf([listed, setOf(findByKeys(table, keys ?? []), scratch)], scratch);
  if (!isExcluding) return set;
  const others = scratch.take();
  complement(others, set, table.count);
  return others;
};

/** Passing documents, including deleted ones; undefined without a filter. */
export function filterSet(
  snapshot: IndexSnapshot,
  groups: readonly FilterGroup[],
  scratch: ScratchSets,
): ReadonlyBitset | undefined {
  const sets = groups.map((group) => passingIn(snapshot, group, scratch));
  return sets.length < 2 ? sets[0] : intersectionOf(sets, scratch);
}
