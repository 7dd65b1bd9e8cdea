/** Draws: everything that a generated request leaves to chance, from one seed, so that a run can be repeated. */
import { createRandom } from '../support/random.ts';

export interface Draws {
  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** One of the list; throws when it is empty. */
  any<T>(list: readonly T[]): T;
  /** One of the values, each as likely as its weight says. */
  weighted<T>(list: readonly (readonly [weight: number, value: T])[]): T;
}

/** The draws of the request with this number in the run of this seed; those of other requests have no part in them. */
export function drawsOf(seed: number, number: number): Draws {
  const random = createRandom(Math.imul(seed, 2_654_435_761) ^ Math.imul(number + 1, 1_597_334_677));
  const below = (limit: number): number => Math.floor(random() * limit);
  return {
    below,
    chance: (probability) => random() < probability,
    any(list) {
      if (list.length === 0) throw new Error('nothing to draw from');
      return list[below(list.length)]!;
    },
    weighted(list) {
      let rest = random() * list.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, value] of list) {
        rest -= weight;
        if (rest < 0) return value;
      }
      return list.at(-1)![1];
    },
  };
}
