/** Linear models with one weight a feature, calibrated by groups of texts. */
import type { Features } from './features.ts';

/** From a sum of weights to the natural logarithm of the odds: `slope` times the sum plus `shift`. */
export interface Calibration {
  slope: number;
  shift: number;
}

/** What the file of a model holds beside its weights. */
export interface ModelHead {
  bias: number;
  scale: number;
  /** By group of texts. */
  calibrations: Readonly<Record<string, Calibration>>;
}

export interface Model extends ModelHead {
  /** Weight of each feature by its bucket, positive for what the model finds, in units of `scale`. */
  weights: Int8Array;
}

/** The plain sum of weights. */
export function sumOf({ weights, bias, scale }: Model, { ids, values }: Features): number {
  let sum = 0;
  for (let at = 0; at < ids.length; at += 1) sum += (weights[ids[at]!] ?? 0) * values[at]!;
  return bias + sum * scale;
}

const NONE: Calibration = { slope: 1, shift: 0 };

/** The natural logarithm of the odds that a text of a group is what the model finds. */
export function logOddsOf(model: Model, features: Features, group: string): number {
  const { slope, shift } = model.calibrations[group] ?? NONE;
  return slope * sumOf(model, features) + shift;
}

const SHORTEST_SHOWN = 3;

/** The words that pull hardest towards one side (1 for what the model finds, -1 against), strongest first; `shown` is the text's words. */
export function strongestWords(
  model: Model,
  { ids, values, words }: Features,
  shown: readonly string[],
  towards: 1 | -1,
  count: number,
): string[] {
  const pulls = new Map<string, number>();
  for (const [at, id] of ids.entries()) {
    const word = shown[words[at]!] ?? '';
    if (word.length < SHORTEST_SHOWN) continue;
    pulls.set(word, (pulls.get(word) ?? 0) + (model.weights[id] ?? 0) * values[at]! * towards);
  }
  return [...pulls]
    .filter(([, pull]) => pull > 0)
    .sort((a, b) => b[1] - a[1])
    .slice(0, count)
    .map(([word]) => word);
}
