/** Logistic regression with L2 by adaptive gradient steps (Duchi, Hazan, Singer 2011) in a fixed order: the same samples give the same bits. */
import { BUCKETS } from '#catalog/screening/classifier/features.ts';
import type { Features } from '#catalog/screening/classifier/features.ts';

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
  let sum = fitted.bias;
  for (const [at, id] of features.ids.entries()) sum += (fitted.weights[id] ?? 0) * (features.values[at] ?? 0);
  return sum;
}

interface Compact {
  ids: Int32Array;
  values: Float64Array;
  target: 0 | 1;
  weight: number;
  prior: number;
}

/** The samples in few bytes, without features that hardly any of them has. */
function compact(samples: readonly Sample[], prior: Fit | undefined): Compact[] {
  const seen = new Uint32Array(BUCKETS);
  for (const { features } of samples) for (const id of new Set(features.ids)) seen[id] = (seen[id] ?? 0) + 1;
  return samples.map(({ features, target, weight }) => {
    const kept = features.ids.map((_, at) => at).filter((at) => (seen[features.ids[at] ?? 0] ?? 0) >= FEWEST_SAMPLES);
    return {
      ids: Int32Array.from(kept, (at) => features.ids[at] ?? 0),
      values: Float64Array.from(kept, (at) => features.values[at] ?? 0),
      target,
      weight,
      prior: prior === undefined ? 0 : PRIOR_VALUE * sumOfFit(prior, features),
    };
  });
}

/** Fits the samples; what a prior says is part of the weights that are returned. */
export function fit(samples: readonly Sample[], { epochs, l2, prior }: FitOptions): Fit {
  const list = compact(samples, prior);
  const weights = new Float64Array(BUCKETS);
  const squares = new Float64Array(BUCKETS).fill(FIRST_SQUARE);
  let [bias, biasSquares, trust, trustSquares] = [0, FIRST_SQUARE, 0, FIRST_SQUARE];
  const random = draws(SEED);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(list, random);
    for (const one of list) {
      const { ids, values } = one;
      let sum = bias + trust * one.prior;
      for (let at = 0; at < ids.length; at++) sum += (weights[ids[at] ?? 0] ?? 0) * (values[at] ?? 0);
      const error = (1 / (1 + Math.exp(-sum)) - one.target) * one.weight;
      for (let at = 0; at < ids.length; at++) {
        const id = ids[at] ?? 0;
        const gradient = error * (values[at] ?? 0) + l2 * (weights[id] ?? 0);
        squares[id] = (squares[id] ?? 0) + gradient * gradient;
        weights[id] = (weights[id] ?? 0) - (STEP * gradient) / Math.sqrt(squares[id] ?? 1);
      }
      biasSquares += error * error;
      bias -= (STEP * error) / Math.sqrt(biasSquares);
      const pull = error * one.prior;
      trustSquares += pull * pull;
      trust -= (STEP * pull) / Math.sqrt(trustSquares);
    }
  }
  if (prior === undefined) return { bias, weights };
  const share = trust * PRIOR_VALUE;
  return {
    bias: bias + share * prior.bias,
    weights: weights.map((weight, id) => weight + share * (prior.weights[id] ?? 0)),
  };
}
