/**
 * Fits the not-an-AI-tool model: logistic regression with L2 by adaptive gradient steps in a fixed order, then what its sums
 * mean in each language.
 */
import { BUCKETS, featuresOf } from '#catalog/screening/classifier/features.ts';
import type { Features } from '#catalog/screening/classifier/features.ts';
import { judgedLanguage } from '#catalog/screening/classifier/language.ts';
import { calibrationKey, modelFrom, sumOf } from '#catalog/screening/classifier/model.ts';
import type { Calibration, Model, ModelFile } from '#catalog/screening/classifier/model.ts';
import { read } from '#catalog/screening/text/parsed-entry.ts';
import { entryOf } from './rows.ts';
import type { Row } from './rows.ts';

/** A labelled row, read once. */
export interface Example {
  isAi: boolean;
  /** What is left out together: class and topic. */
  topic: string;
  key: string;
  features: Features;
  /** The same without what it says of AI; undefined where it says nothing. */
  unsaid: Features | undefined;
  weight: number;
}

/** Texts that say nothing of AI are the ones the model must decide. */
const UNSAID_WEIGHT = 1.5;
/** Of an AI tool that says so, the rest is learned from as well. */
const MASKED_WEIGHT = 0.5;

/** An example of a row; `weight` multiplies what it counts in training. */
export function exampleOf(row: Row, isAi: boolean, topic: string, weight = 1): Example {
  const entry = entryOf({ ...row, url: 'https://example.com/' });
  const reading = read(entry);
  const features = featuresOf(entry, reading);
  const unsaid = featuresOf(entry, reading, false);
  const says = unsaid.ids.length < features.ids.length;
  return {
    isAi,
    topic: `${isAi ? 'ai' : 'other'} ${topic}`,
    key: calibrationKey(judgedLanguage(entry, reading), entry.description !== null),
    features,
    unsaid: says ? unsaid : undefined,
    weight: weight * (says ? 1 : UNSAID_WEIGHT),
  };
}

interface Fit {
  bias: number;
  weights: Float64Array;
}

const EPOCHS = 12;
const STEP = 0.1;
const L2 = 0.0003;
const FEWEST_ENTRIES = 2;
const SEED = 7;

/** Numbers from 0 to 1 by a linear congruence. */
function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

interface Sample {
  ids: Int32Array;
  values: Float64Array;
  target: 0 | 1;
  weight: number;
}

/** The features that enough examples have, numbered anew without gaps, and the samples in these numbers. */
function samplesOf(examples: readonly Example[]): { samples: Sample[]; buckets: number[] } {
  const seen = new Uint32Array(BUCKETS);
  for (const one of examples) for (const id of new Set(one.features.ids)) seen[id] = (seen[id] ?? 0) + 1;
  const dense = new Int32Array(BUCKETS).fill(-1);
  const buckets: number[] = [];
  for (const [bucket, count] of seen.entries()) {
    if (count < FEWEST_ENTRIES) continue;
    dense[bucket] = buckets.length;
    buckets.push(bucket);
  }
  const sample = (features: Features, one: Example, weight: number): Sample => {
    const kept = features.ids.map((_, at) => at).filter((at) => (dense[features.ids[at] ?? 0] ?? -1) >= 0);
    return {
      ids: Int32Array.from(kept, (at) => dense[features.ids[at] ?? 0] ?? 0),
      values: Float64Array.from(kept, (at) => features.values[at] ?? 0),
      target: one.isAi ? 1 : 0,
      weight,
    };
  };
  const samples = examples.flatMap((one) => [
    sample(one.features, one, one.weight),
    ...(one.unsaid !== undefined && one.isAi ? [sample(one.unsaid, one, one.weight * MASKED_WEIGHT)] : []),
  ]);
  return { samples, buckets };
}

function fit(examples: readonly Example[]): Fit {
  const { samples, buckets } = samplesOf(examples);
  const weights = new Float64Array(buckets.length);
  const squares = new Float64Array(buckets.length).fill(1e-4);
  let bias = 0;
  let biasSquares = 1e-4;
  const random = draws(SEED);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let at = samples.length - 1; at > 0; at--) {
      const partner = Math.floor(random() * (at + 1));
      const [a, b] = [samples[at], samples[partner]];
      if (a !== undefined && b !== undefined) [samples[at], samples[partner]] = [b, a];
    }
    for (const { ids, values, target, weight } of samples) {
      let sum = bias;
      for (let at = 0; at < ids.length; at++) sum += (weights[ids[at] ?? 0] ?? 0) * (values[at] ?? 0);
      const error = (1 / (1 + Math.exp(-sum)) - target) * weight;
      for (let at = 0; at < ids.length; at++) {
        const id = ids[at] ?? 0;
        const gradient = error * (values[at] ?? 0) + L2 * (weights[id] ?? 0);
        squares[id] = (squares[id] ?? 0) + gradient * gradient;
        weights[id] = (weights[id] ?? 0) - (STEP * gradient) / Math.sqrt(squares[id] ?? 1);
      }
      biasSquares += error * error;
      bias -= (STEP * error) / Math.sqrt(biasSquares);
    }
  }
  const all = new Float64Array(BUCKETS);
  for (const [at, bucket] of buckets.entries()) all[bucket] = weights[at] ?? 0;
  return { bias, weights: all };
}

const MOST_OF_BYTE = 127;

function packed(trained: Fit, calibrations: Record<string, Calibration>): ModelFile {
  const most = trained.weights.reduce((top, weight) => Math.max(top, Math.abs(weight)), 0);
  const scale = Number((most / MOST_OF_BYTE).toPrecision(6));
  const bytes = Int8Array.from(trained.weights, (weight) => Math.round(weight / scale));
  return {
    about: 'Weights of the not-an-AI-tool model, positive for AI; written by npm run train from corpus/ alone.',
    bias: Number(trained.bias.toPrecision(6)),
    scale,
    calibrations,
    weights: Buffer.from(bytes.buffer).toString('base64'),
  };
}

interface Scored {
  example: Example;
  sum: number;
}

/** The fold of a topic, the same for every language; topics are dealt out in the order of their names. */
export function foldsOf(examples: readonly { topic: string }[], folds: number): ReadonlyMap<string, number> {
  const topics = [...new Set(examples.map((one) => one.topic))].sort((a, b) => (a < b ? -1 : 1));
  return new Map(topics.map((topic, at) => [topic, at % folds]));
}

/** The sum of each example by a model that has not seen its topic. */
function heldOutSums(examples: readonly Example[], folds: number): Scored[] {
  const foldOf = foldsOf(examples, folds);
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const model = modelFrom(packed(fit(examples.filter((one) => foldOf.get(one.topic) !== fold)), {}));
    return examples
      .filter((one) => foldOf.get(one.topic) === fold)
      .map((example) => ({ example, sum: sumOf(model, example.features) }));
  });
}

const CALIBRATION_STEPS = 400;
const CALIBRATION_STEP = 0.5;
/** How hard a language's calibration is held to that of all, in examples. */
const CALIBRATION_PRIOR = 40;

/** Platt's calibration of the texts that say nothing of AI: slope and shift of a logistic regression, held to a prior. */
function calibrate(scored: readonly Scored[], prior: Calibration, hold: number): Calibration {
  let { slope, shift } = prior;
  const list = scored.filter(({ example }) => example.unsaid === undefined);
  const ai = list.filter(({ example }) => example.isAi).length;
  const balance = { ai: list.length / 2 / Math.max(ai, 1), other: list.length / 2 / Math.max(list.length - ai, 1) };
  for (let step = 0; step < CALIBRATION_STEPS; step++) {
    let bySlope = hold * (slope - prior.slope);
    let byShift = hold * (shift - prior.shift);
    for (const { example, sum } of list) {
      const odds = 1 / (1 + Math.exp(-(slope * sum + shift)));
      const error = (odds - (example.isAi ? 1 : 0)) * (example.isAi ? balance.ai : balance.other);
      bySlope += error * sum;
      byShift += error;
    }
    slope -= (CALIBRATION_STEP * bySlope) / (list.length + hold);
    shift -= (CALIBRATION_STEP * byShift) / (list.length + hold);
  }
  return { slope, shift };
}

const rounded = ({ slope, shift }: Calibration): Calibration => ({
  slope: Number(slope.toFixed(4)),
  shift: Number(shift.toFixed(4)),
});

const CALIBRATION_FOLDS = 3;

/** The weights alone, without what they mean in each language. */
export function trainWeights(examples: readonly Example[]): Pick<ModelFile, 'bias' | 'scale' | 'weights'> {
  const { bias, scale, weights } = packed(fit(examples), {});
  return { bias, scale, weights };
}

/** Trains on the examples: weights from all of them, calibrations from models that have not seen the topics they are calibrated on. */
export function train(examples: readonly Example[]): ModelFile {
  const scored = heldOutSums(examples, CALIBRATION_FOLDS);
  const all = calibrate(scored, { slope: 1, shift: 0 }, 0);
  const keys = [...new Set(examples.map((one) => one.key))].sort((a, b) => (a < b ? -1 : 1));
  const calibrations: Record<string, Calibration> = {};
  for (const key of keys) {
    const list = scored.filter(({ example }) => example.key === key);
    calibrations[key] = rounded(calibrate(list, all, CALIBRATION_PRIOR));
  }
  for (const described of [true, false]) calibrations[calibrationKey('other', described)] ??= rounded(all);
  return packed(fit(examples), calibrations);
}

/** The same as a model that judges. */
export function trainedModel(examples: readonly Example[]): Model {
  return modelFrom(train(examples));
}
