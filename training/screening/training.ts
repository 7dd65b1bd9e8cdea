/** Trains the models of screening: a prior of phrases, the weights, then what their sums mean in each language. */
import { sumOf, type Calibration, type Model, type ModelHead } from '#catalog/classification/linear-model.ts';
import type { ModelName } from '#catalog/screening/classifier/scores.ts';
import type { Example } from './examples.ts';
import { HEADS, priorSamples, samplesOf } from './heads.ts';
import { fit } from './regression.ts';
import type { Fit } from './regression.ts';

const PRIOR = { epochs: 6, l2: 0.001, telling: 0 };
const MODEL = { epochs: 12, l2: 0.0003, telling: 0.5 };

/** The prior of a model: what the phrases among the examples say by themselves. */
export function trainPrior(name: ModelName, examples: readonly Example[]): Fit {
  return fit(priorSamples(name, examples), PRIOR);
}

function fitModel(name: ModelName, examples: readonly Example[], prior: Fit): Fit {
  return fit(samplesOf(name, examples), { ...MODEL, prior });
}

const MOST_OF_BYTE = 127;

/** What a model's file holds. */
interface Trained {
  head: ModelHead;
  weights: Int8Array;
}

function packed(trained: Fit, calibrations: Record<string, Calibration>): Trained {
  const most = trained.weights.reduce((top, weight) => Math.max(top, Math.abs(weight)), 0);
  const scale = Number((most / MOST_OF_BYTE).toPrecision(6));
  return {
    head: { bias: Number(trained.bias.toPrecision(6)), scale, calibrations },
    weights: Int8Array.from(trained.weights, (weight) => Math.round(weight / scale)),
  };
}

interface Scored {
  example: Example;
  target: 0 | 1;
  sum: number;
}

/** The fold of a topic, the same for every language; topics are dealt out in the order of their names. */
export function foldsOf(examples: readonly { topic: string }[], folds: number): ReadonlyMap<string, number> {
  const topics = [...new Set(examples.map((one) => one.topic))].sort((a, b) => (a < b ? -1 : 1));
  return new Map(topics.map((topic, at) => [topic, at % folds]));
}

const isSubmitted = (one: Example) => one.source === 'submissions' || one.source === 'decided';

/** The sum of each submission by a model that has not seen its topic. */
function heldOutSums(name: ModelName, examples: readonly Example[], prior: Fit, folds: number): Scored[] {
  const foldOf = foldsOf(examples.filter(isSubmitted), folds);
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const seen = examples.filter((one) => foldOf.get(one.topic) !== fold);
    const { head, weights } = packed(fitModel(name, seen, prior), {});
    const model = { ...head, weights };
    return examples.flatMap((example): Scored[] => {
      const target = HEADS[name].targets[example.class];
      if (target === undefined || !isSubmitted(example) || foldOf.get(example.topic) !== fold) return [];
      return [{ example, target, sum: sumOf(model, example.features) }];
    });
  });
}

const CALIBRATION_STEPS = 400;
const CALIBRATION_STEP = 0.5;
/** How hard a language's calibration is held to that of all, in examples. */
const CALIBRATION_PRIOR = 40;

/** Platt's calibration: slope and shift of a logistic regression, held to a prior; both targets count the same. */
function calibrate(list: readonly Scored[], prior: Calibration, hold: number): Calibration {
  let { slope, shift } = prior;
  const found = list.filter(({ target }) => target === 1).length;
  const balance = [list.length / 2 / Math.max(list.length - found, 1), list.length / 2 / Math.max(found, 1)] as const;
  for (let step = 0; step < CALIBRATION_STEPS; step++) {
    let bySlope = hold * (slope - prior.slope);
    let byShift = hold * (shift - prior.shift);
    for (const { target, sum } of list) {
      const error = (1 / (1 + Math.exp(-(slope * sum + shift))) - target) * balance[target];
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
export function trainWeights(name: ModelName, examples: readonly Example[]): Trained {
  return packed(fitModel(name, examples, trainPrior(name, examples)), {});
}

/**
 * Trains a model on the examples: weights from all of them, calibrations from models that have not seen the topics they are
 * calibrated on. The model for AI is calibrated on texts that say nothing of AI, which are the ones that it decides.
 */
export function train(name: ModelName, examples: readonly Example[], prior = trainPrior(name, examples)): Trained {
  const scored = heldOutSums(name, examples, prior, CALIBRATION_FOLDS).filter(
    ({ example }) => name !== 'ai' || example.unsaid === undefined,
  );
  const all = calibrate(scored, { slope: 1, shift: 0 }, 0);
  const keys = [...new Set(scored.map(({ example }) => example.key))].sort((a, b) => (a < b ? -1 : 1));
  const calibrations: Record<string, Calibration> = {};
  for (const key of keys) {
    const list = scored.filter(({ example }) => example.key === key);
    calibrations[key] = rounded(calibrate(list, all, CALIBRATION_PRIOR));
  }
  for (const length of ['described', 'brief']) calibrations[`other ${length}`] ??= rounded(all);
  return packed(fitModel(name, examples, prior), calibrations);
}

/** The same as a model that judges. */
export function trainedModel(name: ModelName, examples: readonly Example[], prior?: Fit): Model {
  const { head, weights } = train(name, examples, prior);
  return { ...head, weights };
}
