/** Fits the model of the wording of spam on the corpus and the demo catalog: logistic regression by gradient steps in a fixed order. */
import { read } from '#catalog/screening/text/parsed-entry.ts';
import { wordingFeatures } from '#catalog/screening/wording/features.ts';
import type { WordingFile } from '#catalog/screening/wording/model.ts';
import { readCorpus } from './screening/corpus.ts';
import type { CorpusRow } from './screening/corpus.ts';
import { entryOf, rows } from './screening/rows.ts';
import type { Row } from './screening/rows.ts';

export interface WordingExample {
  topic: string;
  isSpam: boolean;
  weight: number;
  features: ReadonlyMap<string, number>;
}

const DEMO_FILES = ['tools-language', 'tools-media', 'tools-work'];
const DEMO_WEIGHT = 0.5;
const EPOCHS = 25;
const STEP = 0.5;
const L2 = 0.0001;
const FEWEST_TEXTS = 3;

function example(row: Row, topic: string, isSpam: boolean, weight: number): WordingExample {
  return { topic, isSpam, weight, features: wordingFeatures(read(entryOf(row))) };
}

/** Class and topic: what is left out together when figures are measured. */
export function topicOf(row: CorpusRow): string {
  return `${row.class} ${row.topic}`;
}

/** The corpus, and the demo catalog in each of its languages. */
export function wordingExamples(): WordingExample[] {
  const list = readCorpus().map((row) => example(row, topicOf(row), row.class === 'spam', 1));
  for (const file of DEMO_FILES) {
    for (const row of rows(new URL(`../demo/${file}.jsonl`, import.meta.url).pathname) ?? []) {
      list.push(example(row, 'demo', false, DEMO_WEIGHT));
      for (const texts of Object.values(row.translations ?? {}))
        list.push(example({ ...row, description: null, ...texts }, 'demo', false, DEMO_WEIGHT));
    }
  }
  return list;
}

/** Fits the model and gives it as the file that ships: weights in hundredths, what rounds to less than eight left out. */
export function trainWording(examples: readonly WordingExample[]): WordingFile {
  const seen = new Map<string, number>();
  for (const { features } of examples) for (const name of features.keys()) seen.set(name, (seen.get(name) ?? 0) + 1);
  const ids = new Map<string, number>();
  for (const [name, count] of seen) if (count >= FEWEST_TEXTS) ids.set(name, ids.size);
  const weights = new Float64Array(ids.size);
  let bias = 0;
  const list = examples.map(({ features, isSpam, weight }) => {
    const kept = [...features].filter(([name]) => ids.has(name));
    return {
      target: isSpam ? 1 : 0,
      weight,
      ids: Int32Array.from(kept, ([name]) => ids.get(name) ?? 0),
      values: Float64Array.from(kept, ([, value]) => value),
    };
  });
  let seed = 1;
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
    const step = STEP / (1 + 0.2 * epoch);
    for (const one of list) {
      let sum = bias;
      for (let at = 0; at < one.ids.length; at++) sum += (weights[one.ids[at] ?? 0] ?? 0) * (one.values[at] ?? 0);
      const pull = (one.target - 1 / (1 + Math.exp(-sum))) * step * one.weight;
      bias += pull;
      for (let at = 0; at < one.ids.length; at++) {
        const id = one.ids[at] ?? 0;
        weights[id] = (weights[id] ?? 0) * (1 - step * L2) + pull * (one.values[at] ?? 0);
      }
    }
  }
  return fileOf(ids, weights, bias);
}

const LEAST = 8;

function fileOf(ids: ReadonlyMap<string, number>, weights: Float64Array, bias: number): WordingFile {
  const families: Record<string, Record<string, number>> = {};
  for (const [name, id] of [...ids].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const rounded = Math.round((weights[id] ?? 0) * 100);
    if (Math.abs(rounded) < LEAST) continue;
    const family = name.slice(0, 1);
    families[family] ??= {};
    families[family][name.slice(2)] = rounded;
  }
  return {
    about: 'Weights of the wording of spam in hundredths, positive for spam; written by bench/train-wording.ts.',
    bias: Math.round(bias * 100),
    families,
  };
}
