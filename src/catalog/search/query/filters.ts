/** Filters by facet value as posting lists and bitsets. */
import type { PricingChoice } from '#fields/pricing.ts';
import { ATTRIBUTES, type AttributeName } from '#fields/fields.ts';
import { complement, type ReadonlyBitset } from '#catalog/search/engine/bitset.ts';
import { termOf } from '#catalog/search/analysis/term-kinds.ts';
import { attributeTerm } from '#catalog/search/engine/facet-values.ts';
import { documentsWith, intersectionOf, NAME, setOf, TEXTS, unionOf } from '#catalog/search/engine/documents.ts';
import { findByKeys } from '#catalog/search/engine/document-table.ts';
import type { OpenSnapshot } from './index-snapshot.ts';

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
  { facet: 'task', terms: jobs.map((id) => termOf('job', id)), keys: said },
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
  const group = (facet: FacetName, values: readonly string[] = []): FilterGroup[] => {
    const writeTerm = (value: string): string =>
      facet === 'category' || facet === 'pricing' ? termOf(facet, value) : attributeTerm(facet, value);
    return values.length === 0 ? [] : [{ facet, terms: [...new Set(values)].map(writeTerm) }];
  };
  return [
    ...group('category', category === undefined ? [] : [category]),
    ...group('category', categories),
    ...group('pricing', pricing === undefined ? [] : [pricing]),
    ...group('pricing', pricings),
    ...ATTRIBUTES.flatMap((name) => group(name, attributes[name])),
    ...(task === undefined ? [] : groupsOfTask(task)),
    ...words,
  ];
}

/** Counts of a facet ignore its own filter. */
export const withoutFacet = (groups: readonly FilterGroup[], facet: FacetName): readonly FilterGroup[] =>
  groups.filter((group) => group.facet !== facet);

/** The documents of a group: in its lists and keys, or all others. */
const passingIn = (index: OpenSnapshot, { facet, terms, keys, isExcluding = false }: FilterGroup): ReadonlyBitset => {
  const { table } = index;
  const listed = documentsWith(index, terms, facet === 'words' ? TEXTS : NAME);
  if (keys === undefined && !isExcluding) return listed;
  const set = unionOf(index, [listed, setOf(index, findByKeys(table, keys ?? []))]);
  if (!isExcluding) return set;
  const others = index.take();
  complement(others, set, table.count);
  return others;
};

/** Passing documents, including deleted ones; undefined without a filter. */
export function filterSet(index: OpenSnapshot, groups: readonly FilterGroup[]): ReadonlyBitset | undefined {
  const sets = groups.map((group) => passingIn(index, group));
  return sets.length < 2 ? sets[0] : intersectionOf(index, sets);
}
