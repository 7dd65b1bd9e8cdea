/** Counts of tools by facet value, updated with every change. */
import type { AttributeName } from '#fields/fields.ts';
import type { ReadonlyBitset } from '#catalog/search/engine/bitset.ts';
import { countWith, countWithin, NAME } from '#catalog/search/engine/documents.ts';
import { attributeTerm, type FacetValues } from '#catalog/search/engine/facet-values.ts';
import { type FacetName, type FilterGroup, withoutFacet } from './filters.ts';
import type { IndexSnapshot } from './index-snapshot.ts';

export interface Facets {
  /** Hits by category under the other filters, without zeros; so in the other facets. */
  categories: Record<string, number>;
  pricing: Record<string, number>;
  attributes: Partial<Record<AttributeName, Record<string, number>>>;
}

export type CountOf = (ordinal: number) => number;

/** Facets from counts by ordinal; `countFor` ignores the facet's own filter. */
export function facetsOf(
  values: FacetValues,
  countFor: (facet: FacetName) => CountOf,
  attributes: Facets['attributes'],
): Facets {
  const listed = (choices: readonly { id: string; ordinal: number }[], countOf: CountOf): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const { id, ordinal } of choices) {
      const count = countOf(ordinal);
      if (count > 0) counts[id] = count;
    }
    return counts;
  };
  return {
    categories: listed(values.categories, countFor('category')),
    pricing: listed(values.pricing, countFor('pricing')),
    attributes,
  };
}

/** Caches a value by facet, made from the filters without its own; other facets share one. */
export function perFacet<T>(
  groups: readonly FilterGroup[],
  make: (groups: readonly FilterGroup[]) => T,
): (facet: FacetName) => T {
  const made = new Map<FacetName | 'others', T>();
  return (facet) => {
    const key = groups.some((group) => group.facet === facet) ? facet : 'others';
    let one = made.get(key);
    if (one === undefined) made.set(key, (one = make(withoutFacet(groups, facet))));
    return one;
  };
}

export interface FacetCounts {
  /** Adds or subtracts a tool of a facet set. */
  change(facetSet: number, by: 1 | -1): void;
  /** The number of tools under filters by category and pricing. */
  count(groups: readonly FilterGroup[]): number;
  /** Tools by value ordinal, under filters by category and pricing. */
  countOf(groups: readonly FilterGroup[]): CountOf;
}

/** Counts tools by facet set, since sets are far fewer, and sums them on demand. */
export function createFacetCounts(values: FacetValues): FacetCounts {
  const tools: number[] = [];
  const flagsOf = ({ terms }: FilterGroup): Uint8Array => {
    const flags = new Uint8Array(values.size);
    for (const term of terms) {
      const ordinal = values.find(term);
      if (ordinal !== undefined) flags[ordinal] = 1;
    }
    return flags;
  };
  const tally = (groups: readonly FilterGroup[]): { total: number; countOf: CountOf } => {
    const counts = new Uint32Array(values.size);
    const total = values.tallySets(tools, groups.map(flagsOf), counts);
    return { total, countOf: (ordinal) => counts[ordinal] ?? 0 };
  };
  return {
    change(facetSet, by) {
      while (tools.length <= facetSet) tools.push(0);
      tools[facetSet]! += by;
    },
    count: (groups) => tally(groups).total,
    countOf: (groups) => tally(groups).countOf,
  };
}

/** Counts the values of each attribute within its set (default: all) from posting lists: too many combinations for facet sets. */
export function countAttributes(
  { dictionary, facetValues, table }: IndexSnapshot,
  setFor: (name: AttributeName) => ReadonlyBitset | undefined,
): Facets['attributes'] {
  const facets: Facets['attributes'] = {};
  for (const { name, value } of facetValues.attributes) {
    const term = dictionary.find(attributeTerm(name, value));
    const set = setFor(name);
    const count = set === undefined ? countWith(table, term, NAME) : countWithin(table, term, 0, set);
    if (count > 0) (facets[name] ??= {})[value] = count;
  }
  return facets;
}
