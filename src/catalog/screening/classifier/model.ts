/**
 * The linear models of screening, one weight a feature, and what their sums mean in each language; read from files that
 * training/train-screening.ts writes.
 */
import { readModel } from '#catalog/models.ts';
import { BUCKETS } from './features.ts';
import type { Features } from './features.ts';

/** From a sum of weights to the natural logarithm of the odds: `slope` times the sum plus `shift`. */
export interface Calibration {
  slope: number;
  shift: number;
}

export interface Model {
  bias: number;
  /** Weight of each feature by its number, positive for what the model finds, in units of `scale`. */
  weights: Int8Array;
  scale: number;
  /** By language and whether there is a description: "de described", "de brief"; "other" for other languages. */
  calibrations: ReadonlyMap<string, Calibration>;
}

/** The head of the file. Its numbers are the weights. */
export interface ModelHead {
  bias: number;
  scale: number;
  calibrations: Record<string, Calibration>;
}

export function modelFrom({ bias, scale, calibrations }: ModelHead, weights: Int8Array): Model {
  if (weights.length !== BUCKETS) throw new Error(`a model holds ${weights.length} weights, not ${BUCKETS}`);
  return { bias, scale, weights, calibrations: new Map(Object.entries(calibrations)) };
}

/** What each model finds: AI tools rather than other projects, spam rather than anything else. */
export const MODEL_FILES = { ai: 'models/ai-model.bin', spam: 'models/spam-model.bin' } as const;
export type ModelName = keyof typeof MODEL_FILES;

const shipped = new Map<ModelName, Model>();

/** A model that ships with the program, read once. */
export function shippedModel(name: ModelName): Model {
  const known = shipped.get(name);
  if (known !== undefined) return known;
  const { head, numbers } = readModel(MODEL_FILES[name]);
  const model = modelFrom(head as ModelHead, new Int8Array(numbers.buffer, numbers.byteOffset, numbers.length));
  shipped.set(name, model);
  return model;
}

/** The plain sum of weights. */
export function sumOf(model: Model, features: Features): number {
  let sum = 0;
  const { ids, values } = features;
  for (let at = 0; at < ids.length; at++) sum += (model.weights[ids[at] ?? -1] ?? 0) * (values[at] ?? 0);
  return model.bias + sum * model.scale;
}

/** The key of `calibrations` for a language and a description. */
export function calibrationKey(language: string, described: boolean): string {
  return `${language} ${described ? 'described' : 'brief'}`;
}

const NONE: Calibration = { slope: 1, shift: 0 };

/** The natural logarithm of the odds that an entry is what the model finds. */
export function scoreOf(model: Model, features: Features, language: string, described: boolean): number {
  const { slope, shift } = model.calibrations.get(calibrationKey(language, described)) ?? NONE;
  return slope * sumOf(model, features) + shift;
}

/** The words that pull hardest towards one side (1 for what the model finds, -1 against), strongest first; `shown` is the entry's line. */
export function strongestWords(
  model: Model,
  features: Features,
  shown: readonly string[],
  towards: 1 | -1,
  count: number,
): string[] {
  const pulls = new Map<string, number>();
  for (const [at, id] of features.ids.entries()) {
    const word = shown[features.words[at] ?? -1] ?? '';
    if (word.length < 3) continue;
    const pull = (model.weights[id] ?? 0) * (features.values[at] ?? 0) * towards;
    pulls.set(word, (pulls.get(word) ?? 0) + pull);
  }
  return [...pulls]
    .filter(([, pull]) => pull > 0)
    .sort((a, b) => b[1] - a[1])
    .slice(0, count)
    .map(([word]) => word);
}
