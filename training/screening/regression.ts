/**
 * Logistic regression with L2 by adaptive gradient steps (Duchi, Hazan, Singer 2011) over features that count more the more they
 * tell (Wang, Manning 2012), its weights averaged (Polyak, Juditsky 1992), in a fixed order: the same samples give the same bits.
 */
import { BUCKETS } from '#catalog/screening/classifier/features.ts';
import type { Features } from '#catalog/classification/features.ts';

export interface Fit {
  bias: number;
  /** By the number of the feature. */
  weights: Float64Array;
}

export interface Sample {
  features: Features;
  target: 0 | 1;
  weight: number;
}

export interface FitOptions {
  epochs: number;
  l2: number;
  /** The power of how much a feature tells by which it is multiplied; 0 for features as they are. */
  telling: number;
  /** A model that was fitted before on other texts: its sum is one more feature. */
  prior?: Fit;
}

const STEP = 0.1;
const FEWEST_SAMPLES = 2;
const SEED = 7;
const FIRST_SQUARE = 1e-4;
/** By how much the sum of a prior is multiplied as a feature. */
const PRIOR_VALUE = 0.3;

/** Numbers from 0 to 1 by a linear congruence. */
function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

/** Puts a list into an order that the numbers draw. */
function shuffle(list: unknown[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const partner = Math.floor(random() * (at + 1));
    const [a, b] = [list[at], list[partner]];
    if (a !== undefined && b !== undefined) [list[at], list[partner]] = [b, a];
  }
}

/** The sum of a fit over features. */
function sumOfFit(fitted: Fit, features: Features): number {
  const { ids, values } = features;
  let sum = fitted.bias;
  for (let at = 0; at < ids.length; at++) sum += fitted.weights[ids[at]!]! * values[at]!;
  return sum;
}

interface Compact {
  /** Of each feature the place of its weight in the state. */
  places: Int32Array;
  values: Float64Array;
  target: 0 | 1;
  weight: number;
  prior: number;
}

/** Calls back with each feature of each sample, once where the sample has it several times. */
function visitFeatures(samples: readonly Sample[], visit: (id: number, sample: Sample) => void): void {
  const last = new Int32Array(BUCKETS).fill(-1);
  for (const [at, sample] of samples.entries())
    for (const id of sample.features.ids) {
      if (last[id] === at) continue;
      last[id] = at;
      visit(id, sample);
    }
}

/** Counted for a feature before any sample, on both sides. */
const SMOOTHING = 0.5;
/** What a feature tells that is as frequent on both sides. */
const LEAST_TELLING = 0.1;

/** By feature, how much it tells: the logarithm of how much more frequent it is on one side, to a power. */
function tellingOf(samples: readonly Sample[], power: number): Float64Array {
  if (power === 0) return new Float64Array(BUCKETS).fill(1);
  const counts = [new Float64Array(BUCKETS).fill(SMOOTHING), new Float64Array(BUCKETS).fill(SMOOTHING)] as const;
  const sums: [number, number] = [0, 0];
  visitFeatures(samples, (id, { target, weight }) => {
    const side = counts[target];
    side[id] = (side[id] ?? 0) + weight;
  });
  for (const { target, weight } of samples) sums[target] += weight;
  return Float64Array.from(counts[0], (without, id) => {
    const ratio = Math.log((counts[1][id] ?? 0) / sums[1]) - Math.log(without / sums[0]);
    return (Math.abs(ratio) + LEAST_TELLING) ** power;
  });
}

/** The samples in few bytes, without features that hardly any of them has. */
function compact(samples: readonly Sample[], telling: Float64Array, prior: Fit | undefined): Compact[] {
  const seen = new Uint32Array(BUCKETS);
  visitFeatures(samples, (id) => {
    seen[id] = (seen[id] ?? 0) + 1;
  });
  return samples.map(({ features, target, weight }) => {
    const { length } = features.ids;
    const places = new Int32Array(length);
    const values = new Float64Array(length);
    let kept = 0;
    for (let at = 0; at < length; at++) {
      const id = features.ids[at]!;
      if (seen[id]! < FEWEST_SAMPLES) continue;
      places[kept] = id * PAIR;
      values[kept++] = features.values[at]! * telling[id]!;
    }
    return {
      places: places.slice(0, kept),
      values: values.slice(0, kept),
      target,
      weight,
      prior: prior === undefined ? 0 : PRIOR_VALUE * sumOfFit(prior, features),
    };
  });
}

/** A weight and, beside it, the sum of the squares of its steps: they are wanted together. */
const PAIR = 2;

/** Weights while they are learned: of features, the bias, and the trust in the prior. */
interface State {
  pairs: Float64Array;
  bias: number;
  biasSquares: number;
  trust: number;
  trustSquares: number;
}

/** One step for one sample. */
function learn(state: State, { places, values, target, weight, prior }: Compact, l2: number): void {
  const { pairs } = state;
  let sum = state.bias + state.trust * prior;
  for (let at = 0; at < places.length; at++) sum += pairs[places[at]!]! * values[at]!;
  const error = (1 / (1 + Math.exp(-sum)) - target) * weight;
  for (let at = 0; at < places.length; at++) {
    const place = places[at]!;
    const before = pairs[place]!;
    const gradient = error * values[at]! + l2 * before;
    const squares = pairs[place + 1]! + gradient * gradient;
    pairs[place + 1] = squares;
    pairs[place] = before - (STEP * gradient) / Math.sqrt(squares);
  }
  state.biasSquares += error * error;
  state.bias -= (STEP * error) / Math.sqrt(state.biasSquares);
  const pull = error * prior;
  state.trustSquares += pull * pull;
  state.trust -= (STEP * pull) / Math.sqrt(state.trustSquares);
}

/** Fits the samples; weights are the mean of the later half of the epochs, and what a prior says is part of them. */
export function fit(samples: readonly Sample[], { epochs, l2, telling: power, prior }: FitOptions): Fit {
  const telling = tellingOf(samples, power);
  const list = compact(samples, telling, prior);
  const state: State = {
    pairs: Float64Array.from({ length: BUCKETS * PAIR }, (_, at) => (at % PAIR === 0 ? 0 : FIRST_SQUARE)),
    bias: 0,
    biasSquares: FIRST_SQUARE,
    trust: 0,
    trustSquares: FIRST_SQUARE,
  };
  const sums = new Float64Array(BUCKETS);
  let [bias, trust] = [0, 0];
  const random = draws(SEED);
  const counted = Math.ceil(epochs / 2);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(list, random);
    for (const one of list) learn(state, one, l2);
    if (epoch < epochs - counted) continue;
    for (let id = 0; id < BUCKETS; id++) sums[id]! += state.pairs[id * PAIR]!;
    bias += state.bias;
    trust += state.trust;
  }
  const share = prior === undefined ? 0 : (trust / counted) * PRIOR_VALUE;
  return {
    bias: bias / counted + share * (prior?.bias ?? 0),
    weights: sums.map((sum, id) => (sum / counted) * (telling[id] ?? 1) + share * (prior?.weights[id] ?? 0)),
  };
}
