// The marks of tools, which say their pricing and categories: terms that no text can hold, with small numbers of their own, so that they are counted in arrays.
import { PRICING_MODELS, type PricingModel } from '#catalog/pricing.ts';
import type { Segment } from './segment.ts';

const CATEGORY = '@c:';
const PRICING = '@p:';

export const categoryMark = (id: string): string => CATEGORY + id;
export const pricingMark = (pricing: string): string => PRICING + pricing;

export interface Marks {
  /** The number of a mark, given to it now if it is new. */
  add(mark: string): number;
  find(mark: string): number | undefined;
  /** The categories that tools have had, by id, so that every process writes the same bytes. */
  readonly categories: readonly { id: string; mark: number }[];
  readonly pricing: readonly { id: PricingModel; mark: number }[];
  readonly size: number;
}

/** The marks of all pricing models and of no category yet. */
export function createMarks(): Marks {
  const numbers = new Map<string, number>();
  const add = (mark: string): number => {
    let number = numbers.get(mark);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(mark, number);
    }
    return number;
  };
  const pricing = PRICING_MODELS.map((id) => ({ id, mark: add(pricingMark(id)) }));
  let categories: { id: string; mark: number }[] = [];
  return {
    add,
    find: (mark) => numbers.get(mark),
    get categories() {
      if (categories.length + pricing.length < numbers.size) {
        categories = [...numbers]
          .filter(([mark]) => mark.startsWith(CATEGORY))
          .map(([mark, number]) => ({ id: mark.slice(CATEGORY.length), mark: number }))
          .sort((a, b) => (a.id < b.id ? -1 : 1));
      }
      return categories;
    },
    pricing,
    get size() {
      return numbers.size;
    },
  };
}

/** Adds the marks of documents to counts by the number of the mark. */
export function tally(segment: Segment, documents: Uint32Array, counts: Uint32Array): void {
  const { marks, markStarts } = segment;
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at]!;
    const end = markStarts[document + 1]!;
    for (let mark = markStarts[document]!; mark < end; mark += 1) counts[marks[mark]!]! += 1;
  }
}
