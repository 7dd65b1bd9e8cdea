/** How many tools there are by facet value, kept up with every change, and the facets made of such counts. */
import type { FacetValues } from '#catalog/search/engine/facet-values.ts';
import type { Segment } from '#catalog/search/engine/segment.ts';
import { type FilterGroup, withoutFacet } from './filters.ts';

export interface Facets {
  /** How many hits each category would leave; hits of the query under the other filters. Categories without hits are left out. */
  categories: Record<string, number>;
  /** How many hits each pricing model would leave; likewise. */
  pricing: Record<string, number>;
}

type CountOf = (ordinal: number) => number;

/** The facets of two counts by ordinal: one of the hits in any category, one of those of any price. */
export function facetsOf(values: FacetValues, inAnyCategory: CountOf, ofAnyPrice: CountOf): Facets {
  const listed = (choices: readonly { id: string; ordinal: number }[], countOf: CountOf): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const { id, ordinal } of choices) {
      const count = countOf(ordinal);
      if (count > 0) counts[id] = count;
    }
    return counts;
  };
  return { categories: listed(values.categories, inAnyCategory), pricing: listed(values.pricing, ofAnyPrice) };
}

export interface FacetCounts {
  /** Counts a document once more or once less. */
  change(segment: Segment, document: number, by: 1 | -1): void;
  /** How many tools pass the filters. */
  count(groups: readonly FilterGroup[]): number;
  /** The facets of the whole catalog under filters. */
  facets(groups: readonly FilterGroup[]): Facets;
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
    facets(groups) {
      const inAnyCategory = tally(withoutFacet(groups, 'category')).countOf;
      return facetsOf(
        values,
        inAnyCategory,
        groups.length === 0 ? inAnyCategory : tally(withoutFacet(groups, 'pricing')).countOf,
      );
    },
  };
}
