// The linear model behind the not-an-AI-tool rule: a sum of weights of words and concepts, read from a file that bench/train-screening.ts writes.
import { readFileSync } from 'node:fs';
import type { Feature } from './features.ts';

export interface Model {
  bias: number;
  /** Weight of each feature by its name, positive for AI. */
  weights: ReadonlyMap<string, number>;
  /** The smaller model for languages whose words the large one has not seen: concepts alone. */
  conceptBias: number;
  conceptWeights: ReadonlyMap<string, number>;
}

/** The file: weights in hundredths, features of a family in one object. */
export interface ModelFile {
  about: string;
  bias: number;
  families: Record<string, Record<string, number>>;
  concept_bias: number;
  concepts: Record<string, number>;
}

const HUNDREDTH = 0.01;

function modelFrom(file: ModelFile): Model {
  const weights = new Map<string, number>();
  for (const [family, members] of Object.entries(file.families)) {
    for (const [name, weight] of Object.entries(members)) weights.set(`${family}:${name}`, weight * HUNDREDTH);
  }
  const conceptWeights = new Map(Object.entries(file.concepts).map(([name, weight]) => [name, weight * HUNDREDTH]));
  return { bias: file.bias * HUNDREDTH, weights, conceptBias: file.concept_bias * HUNDREDTH, conceptWeights };
}

let shipped: Model | undefined;

/** The model that ships with the program, read once. */
export function shippedModel(): Model {
  if (shipped === undefined) {
    const file: ModelFile = JSON.parse(readFileSync(new URL('./not-ai-model.json', import.meta.url), 'utf8'));
    shipped = modelFrom(file);
  }
  return shipped;
}

export function scoreOf(model: Model, features: readonly Feature[]): number {
  let sum = model.bias;
  for (const feature of features) sum += (model.weights.get(feature.name) ?? 0) * feature.value;
  return sum;
}

/** Score of the concepts alone, each once. */
export function conceptScoreOf(model: Model, concepts: readonly string[]): number {
  let sum = model.conceptBias;
  for (const concept of concepts) sum += model.conceptWeights.get(concept) ?? 0;
  return sum;
}

/** Whole words and neighbours; pieces of words would tell an editor nothing. */
const SHOWN_FAMILIES = new Set(['w', 'b']);

/** The words that pull hardest towards one side (`towards` 1 for AI, -1 for none), strongest first. */
export function strongestWords(model: Model, features: readonly Feature[], towards: 1 | -1, count: number): string[] {
  const pulls = new Map<string, number>();
  for (const feature of features) {
    const pull = (model.weights.get(feature.name) ?? 0) * feature.value * towards;
    const word = feature.name.slice(2);
    if (pull <= 0 || word.length < 3 || !SHOWN_FAMILIES.has(feature.name.charAt(0))) continue;
    pulls.set(word, (pulls.get(word) ?? 0) + pull);
  }
  return [...pulls]
    .sort((a, b) => b[1] - a[1])
    .slice(0, count)
    .map(([word]) => word);
}
