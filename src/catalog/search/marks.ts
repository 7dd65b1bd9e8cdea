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
  /** The number of a bundle: all marks of a tool, the pricing's first. Most tools share theirs with many others. */
  addBundle(marks: readonly number[]): number;
  /** The marks of each bundle. */
  readonly bundles: readonly (readonly number[])[];
  /** The categories that tools have had, by id, so that every process writes the same bytes. */
  readonly categories: readonly { id: string; mark: number }[];
  readonly pricing: readonly { id: PricingModel; mark: number }[];
  readonly size: number;
}

/** The marks of all pricing models and of no category yet. */
export function createMarks(): Marks {
  const numbers = new Map<string, number>();
  const bundles: (readonly number[])[] = [];
  const bundleNumbers = new Map<string, number>();
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
    addBundle(marks) {
      const key = marks.join();
      let number = bundleNumbers.get(key);
      if (number === undefined) {
        number = bundles.push(marks) - 1;
        bundleNumbers.set(key, number);
      }
      return number;
    },
    bundles,
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

/** How often each bundle was met; zero between two tallies. */
let met = new Uint32Array(0);

/** Adds the marks of documents to counts by the number of the mark. */
export function tally({ bundles }: Marks, segment: Segment, documents: Uint32Array, counts: Uint32Array): void {
  const own = segment.bundles;
  const add = (bundle: number, times: number): void => {
    const marks = bundles[bundle]!;
    for (let at = 0; at < marks.length; at += 1) counts[marks[at]!]! += times;
  };
  if (documents.length < bundles.length) {
    for (let at = 0; at < documents.length; at += 1) add(own[documents[at]!]!, 1);
    return;
  }
  if (met.length < bundles.length) met = new Uint32Array(bundles.length * 2);
  for (let at = 0; at < documents.length; at += 1) met[own[documents[at]!]!]! += 1;
  for (let bundle = 0; bundle < bundles.length; bundle += 1) {
    if (met[bundle] === 0) continue;
    add(bundle, met[bundle]!);
    met[bundle] = 0;
  }
}
