/** The linear model of the wording of spam: weights of words, read from a file that bench/train-wording.ts writes. */
import { readFileSync } from 'node:fs';
import type { Reading } from '#catalog/screening/text/parsed-entry.ts';
import { wordingFeatures } from './features.ts';

/** The file: weights in hundredths, positive for spam, features of a family in one object. */
export interface WordingFile {
  about: string;
  bias: number;
  families: Record<string, Record<string, number>>;
}

const HUNDREDTH = 0.01;

/** Weights by the name of the feature; the bias is named `bias`. */
export type WordingModel = ReadonlyMap<string, number>;

/** The model that a file holds. */
export function wordingFrom(file: WordingFile): WordingModel {
  const weights = new Map([['bias', file.bias * HUNDREDTH]]);
  for (const [family, members] of Object.entries(file.families))
    for (const [name, weight] of Object.entries(members)) weights.set(`${family}:${name}`, weight * HUNDREDTH);
  return weights;
}

let shipped: WordingModel | undefined;

/** The model that ships with the program, read once. */
export function shippedWording(): WordingModel {
  shipped ??= wordingFrom(
    JSON.parse(readFileSync(new URL('./wording-model.json', import.meta.url), 'utf8')) as WordingFile,
  );
  return shipped;
}

/** How much a text is worded like spam; 0 is even odds among submissions of which a third is. */
export function wordingScore(model: WordingModel, reading: Reading): number {
  let sum = model.get('bias') ?? 0;
  for (const [name, value] of wordingFeatures(reading)) sum += (model.get(name) ?? 0) * value;
  return sum;
}

/** Places in the line of the words that speak for spam, the strongest first. */
export function strongestPlaces(model: WordingModel, reading: Reading, count: number): number[] {
  const pulls = new Map<string, { at: number; pull: number }>();
  for (const [at, word] of reading.line.entries()) {
    if (word.length < 3 || pulls.has(word)) continue;
    pulls.set(word, { at, pull: (model.get(`w:${word}`) ?? 0) + (model.get(`p:${word.slice(0, 5)}`) ?? 0) });
  }
  return [...pulls.values()]
    .filter(({ pull }) => pull > 0)
    .toSorted((a, b) => b.pull - a.pull)
    .slice(0, count)
    .map(({ at }) => at);
}
