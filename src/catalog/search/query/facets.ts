// How many tools there are by category and pricing, kept up with every change, and the facets made of such counts.
import { categoryMark, type Marks, pricingMark } from '#catalog/search/engine/facet-values.ts';
import type { Segment } from '#catalog/search/engine/segment.ts';
import type { Filters } from './filters.ts';

export interface Facets {
  /** How many hits each category would leave; hits of the query and the pricing asked for. Categories without hits are left out. */
  categories: Record<string, number>;
  /** How many hits each pricing model would leave; hits of the query and the category asked for. */
  pricing: Record<string, number>;
}

type CountOf = (mark: number) => number;

/** The facets of two counts by mark: one of the hits in any category, one of those of any price. */
export function facetsOf(marks: Marks, inAnyCategory: CountOf, ofAnyPrice: CountOf): Facets {
  const listed = (choices: readonly { id: string; mark: number }[], countOf: CountOf): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const { id, mark } of choices) {
      const count = countOf(mark);
      if (count > 0) counts[id] = count;
    }
    return counts;
  };
  return { categories: listed(marks.categories, inAnyCategory), pricing: listed(marks.pricing, ofAnyPrice) };
}

export interface Counts {
  /** Counts a document once more or once less. */
  change(segment: Segment, document: number, by: 1 | -1): void;
  /** How many tools pass the filters, of which at least one is set. */
  count(filters: Filters): number;
  /** The facets of the whole catalog under filters. */
  facets(filters: Filters): Facets;
}

/** No tools yet. */
export function createCounts(marks: Marks): Counts {
  const all: number[] = [];
  /** By category, then pricing. */
  const pairs: number[][] = [];
  const bump = (counts: number[], mark: number, by: number): void => {
    counts[mark] = (counts[mark] ?? 0) + by;
  };
  const countMarks = (category: number | undefined, pricing: number | undefined): number => {
    if (category !== undefined && pricing !== undefined) return pairs[category]?.[pricing] ?? 0;
    return all[category ?? pricing ?? -1] ?? 0;
  };
  const markOf = (mark: string | undefined): number | undefined =>
    mark === undefined ? undefined : (marks.find(mark) ?? -1);
  const marksOf = ({ category, pricing }: Filters): [number | undefined, number | undefined] => [
    markOf(category === undefined ? undefined : categoryMark(category)),
    markOf(pricing === undefined ? undefined : pricingMark(pricing)),
  ];
  return {
    change(segment, document, by) {
      const own = marks.marksOf(segment.bundles[document]!);
      const pricing = own[0]!;
      bump(all, pricing, by);
      for (let at = 1; at < own.length; at += 1) {
        const category = own[at]!;
        bump(all, category, by);
        bump((pairs[category] ??= []), pricing, by);
      }
    },
    count: (filters) => countMarks(...marksOf(filters)),
    facets(filters) {
      const [category, pricing] = marksOf(filters);
      return facetsOf(
        marks,
        (mark) => countMarks(mark, pricing),
        (mark) => countMarks(category, mark),
      );
    },
  };
}
