/** Softmax regression with sparse weights over many classes, whose sums of features are cached for each word. */
import type { Features } from './features.ts';

/** Weights by bucket and class. */
export interface ClassWeights {
  /** By bucket: the index of its first entry; one more element ends the last bucket. */
  starts: Uint32Array;
  /** The class above eight bits of weight. */
  entries: Int32Array;
  /** Multiplies the weights. */
  scale: number;
  /** The number of classes, at most 65,536. */
  classes: number;
}

/** The sums of a word's features by class, as parallel lists of the classes other than zero. */
export interface ClassSums {
  readonly classes: Uint16Array;
  readonly sums: Float32Array;
}

/** Classes that are likelier in advance. */
export interface Priors {
  readonly classes: readonly number[];
  /** The logarithm of the factor. */
  readonly logOdds: number;
}

export interface Text {
  words: readonly ClassSums[];
  /** Buckets of further features, each of the value `pairValue`. */
  pairs: readonly number[];
  pairValue: number;
  /** Multiplies the sums of the text. */
  thin: number;
  priors: Priors | undefined;
}

/** The first `count` of `classes` have evidence, with `weights` before the division by `total`. Valid until the next text. */
export interface Weighed {
  readonly classes: Uint16Array;
  readonly weights: Float32Array;
  count: number;
  total: number;
}

export interface Softmax {
  /** The sums of features; those below `least` are dropped. */
  sumsOf(features: Pick<Features, 'ids' | 'values'>, least: number): ClassSums;
  weigh(text: Text): Weighed;
}

/** A sum this far below the highest has a weight of zero. */
const NEGLIGIBLE = 12;
/** Steps per unit of the table of exponentials, within 0.4 %: each text needs hundreds of them. */
const EXP_STEPS = 128;
const EXPONENTIALS = Float32Array.from({ length: NEGLIGIBLE * EXP_STEPS + 1 }, (_, step) =>
  Math.exp(-step / EXP_STEPS),
);

/** `power` is at most 0. */
const exponential = (power: number): number =>
  power < -NEGLIGIBLE ? 0 : EXPONENTIALS[Math.trunc(-power * EXP_STEPS + 0.5)]!;

const weightIn = (entry: number): number => (entry << 24) >> 24;

const TOUCHED = 1;
const LIKELIER = 2;

/** Sums are rounded to 32 bits after each addition, so that their order decides. */
export function createSoftmax({ starts, entries, scale, classes }: ClassWeights): Softmax {
  const sums = new Float32Array(classes);
  const flags = new Uint8Array(classes);
  const weighed: Weighed = {
    classes: new Uint16Array(classes),
    weights: new Float32Array(classes),
    count: 0,
    total: 0,
  };

  const add = (bucket: number, value: number): void => {
    const end = starts[bucket + 1]!;
    for (let at = starts[bucket]!; at < end; at += 1) sums[entries[at]! >> 8]! += weightIn(entries[at]!) * value;
  };

  const touch = (one: number): void => {
    if ((flags[one]! & TOUCHED) !== 0) return;
    flags[one]! |= TOUCHED;
    weighed.classes[weighed.count] = one;
    weighed.count += 1;
  };

  const addText = ({ words, pairs, pairValue }: Text): void => {
    for (const word of words) {
      for (let at = 0; at < word.classes.length; at += 1) {
        const one = word.classes[at]!;
        touch(one);
        sums[one]! += word.sums[at]!;
      }
    }
    for (const bucket of pairs) {
      const end = starts[bucket + 1]!;
      for (let at = starts[bucket]!; at < end; at += 1) {
        const one = entries[at]! >> 8;
        touch(one);
        sums[one]! += weightIn(entries[at]!) * scale * pairValue;
      }
    }
  };

  return {
    sumsOf({ ids, values }, least) {
      for (let at = 0; at < ids.length; at += 1) add(ids[at]!, values[at]! * scale);
      let count = 0;
      for (let one = 0; one < classes; one += 1) {
        const sum = sums[one]!;
        if (sum === 0) continue;
        sums[one] = 0;
        if (Math.abs(sum) < least) continue;
        weighed.classes[count] = one;
        weighed.weights[count] = sum;
        count += 1;
      }
      return { classes: weighed.classes.slice(0, count), sums: weighed.weights.slice(0, count) };
    },
    weigh(text) {
      const { thin, priors } = text;
      const odds = priors?.logOdds ?? 0;
      let likelier = priors?.classes.length ?? 0;
      for (const one of priors?.classes ?? []) flags[one] = LIKELIER;
      weighed.count = 0;
      addText(text);
      let most = 0;
      for (let at = 0; at < weighed.count; at += 1) {
        const one = weighed.classes[at]!;
        let sum = sums[one]! * thin;
        sums[one] = 0;
        if ((flags[one]! & LIKELIER) !== 0) {
          likelier -= 1;
          sum += odds;
        }
        flags[one] = 0;
        weighed.weights[at] = sum;
        if (sum > most) most = sum;
      }
      // Classes without evidence: the likelier ones, and all others.
      if (likelier > 0) most = Math.max(most, odds);
      let total = likelier > 0 ? likelier * exponential(odds - most) : 0;
      total += (classes - weighed.count - likelier) * exponential(-most);
      for (let at = 0; at < weighed.count; at += 1) {
        const weight = exponential(weighed.weights[at]! - most);
        weighed.weights[at] = weight;
        total += weight;
      }
      for (const one of priors?.classes ?? []) flags[one] = 0;
      weighed.total = total;
      return weighed;
    },
  };
}
