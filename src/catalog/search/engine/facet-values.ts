// The marks of tools, which say their pricing and categories: terms that no text can hold, with small numbers of their own, so that they are counted in arrays.
import { PRICING_MODELS, type PricingModel } from '#fields/pricing.ts';
import { resized } from './growable-array.ts';
import type { Segment } from './segment.ts';

const CATEGORY = '@c:';
const PRICING = '@p:';
const FIRST_BUNDLES = 1 << 8;

export const categoryMark = (id: string): string => CATEGORY + id;
export const pricingMark = (pricing: string): string => PRICING + pricing;

export interface Marks {
  /** The number of a mark, given to it now if it is new. */
  add(mark: string): number;
  find(mark: string): number | undefined;
  /** The number of a bundle: all marks of a tool, the pricing's first. Most tools share theirs with many others. */
  addBundle(marks: readonly number[]): number;
  /** The marks of a bundle. */
  marksOf(bundle: number): Uint32Array;
  /** Adds the marks of documents to counts by the number of the mark. */
  tally(segment: Segment, documents: Uint32Array, counts: Uint32Array): void;
  /** The categories that tools have had, by id, so that every process writes the same bytes. */
  readonly categories: readonly { id: string; mark: number }[];
  readonly pricing: readonly { id: PricingModel; mark: number }[];
  readonly size: number;
}

/** The marks of all pricing models and of no category yet. */
export function createMarks(): Marks {
  const numbers = new Map<string, number>();
  const bundles = new Map<string, number>();
  /** The marks of all bundles one behind the other, those of bundle n at starts[n]..starts[n + 1]. */
  let bundled = new Uint32Array(FIRST_BUNDLES * 4);
  let starts = new Uint32Array(FIRST_BUNDLES);
  /** How often each bundle was met; zero between two tallies. */
  let met = new Uint32Array(FIRST_BUNDLES);
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
      const known = bundles.get(key);
      if (known !== undefined) return known;
      const number = bundles.size;
      bundles.set(key, number);
      if (number + 2 > starts.length) starts = resized(starts, starts.length * 2);
      const start = starts[number]!;
      const end = start + marks.length;
      if (end > bundled.length) bundled = resized(bundled, end * 2);
      bundled.set(marks, start);
      starts[number + 1] = end;
      return number;
    },
    marksOf: (bundle) => bundled.subarray(starts[bundle], starts[bundle + 1]),
    tally(segment, documents, counts) {
      const own = segment.bundles;
      const addBundle = (bundle: number, times: number): void => {
        const end = starts[bundle + 1]!;
        for (let at = starts[bundle]!; at < end; at += 1) counts[bundled[at]!]! += times;
      };
      if (documents.length < bundles.size) {
        for (let at = 0; at < documents.length; at += 1) addBundle(own[documents[at]!]!, 1);
        return;
      }
      if (met.length < bundles.size) met = new Uint32Array(bundles.size * 2);
      for (let at = 0; at < documents.length; at += 1) met[own[documents[at]!]!]! += 1;
      for (let bundle = 0; bundle < bundles.size; bundle += 1) {
        if (met[bundle] === 0) continue;
        addBundle(bundle, met[bundle]!);
        met[bundle] = 0;
      }
    },
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
