/** Linear models with calibrations by groups of texts. */
import type { Features } from './features.ts';

/** Log-odds are `slope` times the sum plus `shift`. */
export interface Calibration {
  slope: number;
  shift: number;
}

/** The metadata in a model file. */
export interface ModelHead {
  bias: number;
  scale: number;
  /** By group of texts. */
  calibrations: Readonly<Record<string, Calibration>>;
}

export interface Model extends ModelHead {
  /** Weights by bucket, in units of `scale`; positive for the model's class. */
  weights: Int8Array;
}

/** The weighted sum before calibration. */
export function sumOf({ weights, bias, scale }: Model, { ids, values }: Features): number {
  let sum = 0;
  for (let at = 0; at < ids.length; at += 1) sum += (weights[ids[at]!] ?? 0) * values[at]!;
  return bias + sum * scale;
}

const NONE: Calibration = { slope: 1, shift: 0 };

/** The log-odds that a text of a group is of the model's class. */
export function logOddsOf(model: Model, features: Features, group: string): number {
  const { slope, shift } = model.calibrations[group] ?? NONE;
  return slope * sumOf(model, features) + shift;
}

const SHORTEST_SHOWN = 3;

/** The strongest words for the class (side 1) or against it (-1); `shown` are the text's words. */
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
