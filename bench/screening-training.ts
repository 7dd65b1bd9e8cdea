// Builds the training set of the not-an-AI-tool model and fits it: logistic regression with L2 by adaptive gradient steps, in a fixed order.
import { join } from 'node:path';
import { aiEvidence } from '#catalog/screening/text/ai-words.ts';
import { featuresOf } from '#catalog/screening/classifier/features.ts';
import type { Feature } from '#catalog/screening/classifier/features.ts';
import type { ModelFile } from '#catalog/screening/classifier/model.ts';
import { read } from '#catalog/screening/text/parsed-entry.ts';
import type { Reading } from '#catalog/screening/text/parsed-entry.ts';
import { entryOf, rows } from './screening/rows.ts';
import type { Row } from './screening/rows.ts';
import { ADVERTISING, AI_TASKS, PLAIN_WORK } from './screening-phrases.ts';

export interface Example {
  set: 'tools' | 'not_ai' | 'hard' | 'own';
  row: Row;
  reading: Reading;
  features: readonly Feature[];
  isAi: boolean;
  weight: number;
}

/** Entries that do not say AI outright are the ones the model must decide, so they weigh more; so do the entries read one by one. */
const UNSAID_WEIGHT = 4;
const HARD_WEIGHT = 5;
const OWN_WEIGHT = 0.5;
const ADVERTISEMENTS_PER_PHRASE = 4;

function example(set: Example['set'], row: Row, isAi: boolean, weight: number): Example {
  const reading = read(entryOf(row));
  return { set, row, reading, features: featuresOf(reading), isAi, weight };
}

/** The labelled entries of the folder, or undefined when they are not there. */
export function labelled(folder: string): Example[] | undefined {
  const tools = rows(join(folder, 'tools.jsonl'));
  const others = rows(join(folder, 'not_ai.dev.jsonl'));
  const hard = rows(join(folder, 'screening_hard.dev.jsonl'));
  if (tools === undefined || others === undefined || hard === undefined) return undefined;
  const list = tools.map((row) => example('tools', row, true, 1));
  for (const one of list) {
    const said = aiEvidence(one.reading);
    if (!said.inText && !said.inUrl) one.weight = UNSAID_WEIGHT;
  }
  for (const row of others) list.push(example('not_ai', row, false, 1));
  for (const row of hard)
    if (row.label === 'ai' || row.label === 'not_ai') list.push(example('hard', row, row.label === 'ai', HARD_WEIGHT));
  return list;
}

/** Our own phrases, each in four advertisements. */
export function own(): Example[] {
  const list: Example[] = [];
  for (const [phrases, isAi] of [
    [PLAIN_WORK, false],
    [AI_TASKS, true],
  ] as const) {
    for (const [at, phrase] of phrases.entries()) {
      for (let time = 0; time < ADVERTISEMENTS_PER_PHRASE; time++) {
        const [tagline, description] = ADVERTISING[(at * 5 + time * 3) % ADVERTISING.length] ?? ['{}', ''];
        const row = {
          name: 'X',
          url: 'https://example.com',
          tagline: tagline.replace('{}', phrase),
          description: description.replace('{}', phrase),
        };
        const one = example('own', row, isAi, OWN_WEIGHT);
        list.push({ ...one, features: one.features.filter((feature) => !/^[nud]:/.test(feature.name)) });
      }
    }
  }
  return list;
}

interface Fit {
  bias: number;
  weights: Map<string, number>;
}

const EPOCHS = 15;
const STEP = 0.3;
const L2 = 0.001;
const FEWEST_ENTRIES = 3;

function fit(examples: readonly { features: readonly Feature[]; isAi: boolean; weight: number }[], l2: number): Fit {
  const seen = new Map<string, number>();
  for (const one of examples)
    for (const feature of one.features) seen.set(feature.name, (seen.get(feature.name) ?? 0) + 1);
  const ids = new Map<string, number>();
  for (const [name, count] of seen) if (count >= FEWEST_ENTRIES) ids.set(name, ids.size);
  const weights = new Float64Array(ids.size);
  const squares = new Float64Array(ids.size).fill(1e-4);
  let bias = 0;
  let biasSquares = 1e-4;
  let ai = 0;
  let other = 0;
  for (const one of examples) {
    if (one.isAi) ai += one.weight;
    else other += one.weight;
  }
  const half = (ai + other) / 2;
  const list = examples.map((one) => {
    const kept = one.features.filter((feature) => ids.has(feature.name));
    return {
      target: one.isAi ? 1 : 0,
      weight: one.weight * (half / (one.isAi ? ai : other)),
      ids: kept.map((feature) => ids.get(feature.name) ?? 0),
      values: kept.map((feature) => feature.value),
    };
  });
  let seed = 7;
  const random = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed / 0x80000000;
  };
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let at = list.length - 1; at > 0; at--) {
      const partner = Math.floor(random() * (at + 1));
      const [a, b] = [list[at], list[partner]];
      if (a !== undefined && b !== undefined) [list[at], list[partner]] = [b, a];
    }
    for (const one of list) {
      let sum = bias;
      for (let at = 0; at < one.ids.length; at++) sum += (weights[one.ids[at] ?? 0] ?? 0) * (one.values[at] ?? 0);
      const error = (1 / (1 + Math.exp(-sum)) - one.target) * one.weight;
      for (let at = 0; at < one.ids.length; at++) {
        const id = one.ids[at] ?? 0;
        const gradient = error * (one.values[at] ?? 0) + l2 * (weights[id] ?? 0);
        squares[id] = (squares[id] ?? 0) + gradient * gradient;
        weights[id] = (weights[id] ?? 0) - (STEP * gradient) / Math.sqrt(squares[id] ?? 1);
      }
      biasSquares += error * error;
      bias -= (0.1 * error) / Math.sqrt(biasSquares);
    }
  }
  return { bias, weights: new Map([...ids].map(([name, id]) => [name, weights[id] ?? 0])) };
}

const hundredths = (value: number) => Math.round(value * 100);

/** Fits both models and gives them as the file that ships: weights in hundredths, what rounds to less than five hundredths left out. */
export function train(examples: readonly Example[]): ModelFile {
  const large = fit(examples, L2);
  const concepts = fit(
    examples.map((one) => ({
      ...one,
      features: one.features
        .filter((feature) => feature.name.startsWith('c:'))
        .map((feature) => ({ ...feature, value: 1 })),
    })),
    L2,
  );
  const families: Record<string, Record<string, number>> = {};
  for (const [name, weight] of [...large.weights].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const rounded = hundredths(weight);
    if (Math.abs(rounded) < 5) continue;
    const family = name.slice(0, 1);
    families[family] ??= {};
    families[family][name.slice(2)] = rounded;
  }
  return {
    about: 'Weights of the not-an-AI-tool model in hundredths, positive for AI; written by bench/train-screening.ts.',
    bias: hundredths(large.bias),
    families,
    concept_bias: hundredths(concepts.bias),
    concepts: Object.fromEntries([...concepts.weights].map(([name, weight]) => [name.slice(2), hundredths(weight)])),
  };
}
