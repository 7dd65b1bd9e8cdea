/** How many tools there are by facet value, kept up with every change, and the facets made of such counts. */
import { categoryTerm, type FacetValues, pricingTerm } from '#catalog/search/engine/facet-values.ts';
import type { Segment } from '#catalog/search/engine/segment.ts';
import type { Filters } from './filters.ts';

export interface Facets {
  /** How many hits each category would leave; hits of the query and the pricing asked for. Categories without hits are left out. */
  categories: Record<string, number>;
  /** How many hits each pricing model would leave; hits of the query and the category asked for. */
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
  /** How many tools pass the filters, of which at least one is set. */
  count(filters: Filters): number;
  /** The facets of the whole catalog under filters. */
  facets(filters: Filters): Facets;
}

/** No tools yet. */
export function createFacetCounts(values: FacetValues): FacetCounts {
  const all: number[] = [];
  /** By category, then pricing. */
  const pairs: number[][] = [];
  const bump = (counts: number[], ordinal: number, by: number): void => {
    counts[ordinal] = (counts[ordinal] ?? 0) + by;
  };
  const countOf = (category: number | undefined, pricing: number | undefined): number => {
    if (category !== undefined && pricing !== undefined) return pairs[category]?.[pricing] ?? 0;
    return all[category ?? pricing ?? -1] ?? 0;
  };
  const ordinalOf = (term: string | undefined): number | undefined =>
    term === undefined ? undefined : (values.find(term) ?? -1);
  const ordinalsOf = ({ category, pricing }: Filters): [number | undefined, number | undefined] => [
    ordinalOf(category === undefined ? undefined : categoryTerm(category)),
    ordinalOf(pricing === undefined ? undefined : pricingTerm(pricing)),
  ];
  return {
    change(segment, document, by) {
      const own = values.valuesOf(segment.facetSets[document]!);
      const pricing = own[0]!;
      bump(all, pricing, by);
      for (let at = 1; at < own.length; at += 1) {
        const category = own[at]!;
        bump(all, category, by);
        bump((pairs[category] ??= []), pricing, by);
      }
    },
    count: (filters) => countOf(...ordinalsOf(filters)),
    facets(filters) {
      const [category, pricing] = ordinalsOf(filters);
      return facetsOf(
        values,
        (ordinal) => countOf(ordinal, pricing),
        (ordinal) => countOf(category, ordinal),
      );
    },
  };
}
