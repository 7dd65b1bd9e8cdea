/** How many tools there are by facet value, kept up with every change, and the facets made of such counts. */
import type { AttributeName } from '#fields/fields.ts';
import type { FacetValues } from '#catalog/search/engine/facet-values.ts';
import type { Segment } from '#catalog/search/engine/segment.ts';
import { type FacetName, type FilterGroup, withoutFacet } from './filters.ts';

export interface Facets {
  /** How many hits each category would leave; hits of the query under the other filters. Categories without hits are left out. */
  categories: Record<string, number>;
  /** How many hits each pricing model would leave; likewise. */
  pricing: Record<string, number>;
  /** How many hits each value of an attribute would leave; likewise. Attributes without any are left out. */
  attributes: Partial<Record<AttributeName, Record<string, number>>>;
}

export type CountOf = (ordinal: number) => number;

/** The facets of counts by ordinal: for each facet those of the hits under the other filters. */
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

/** Makes what is asked for a facet of the filters but its own; facets that no filter is about share one. */
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
  /** Counts a document once more or once less. */
  change(segment: Segment, document: number, by: 1 | -1): void;
  /** How many tools pass filters by category and pricing. */
  count(groups: readonly FilterGroup[]): number;
  /** How many tools have each value, by ordinal, under filters by category and pricing. */
  countOf(groups: readonly FilterGroup[]): CountOf;
}

/** No tools yet. Tools are counted by facet set, of which there are far fewer: what is asked for is added up of those. */
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
    change(segment, document, by) {
      const facetSet = segment.facetSets[document]!;
      while (tools.length <= facetSet) tools.push(0);
      tools[facetSet]! += by;
    },
    count: (groups) => tally(groups).total,
    countOf: (groups) => tally(groups).countOf,
  };
}
