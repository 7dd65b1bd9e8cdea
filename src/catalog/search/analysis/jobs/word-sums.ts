/** Caches the sums that each word adds to the jobs. */
import { isMainThread } from 'node:worker_threads';
import type { ClassSums } from '#catalog/classification/softmax.ts';
import { wordFeatures } from './features.ts';
import { jobModel } from './model.ts';

export interface WordSums extends ClassSums {
  readonly word: string;
  readonly isStop: boolean;
}

/** Smaller sums are dropped. */
const LEAST_SUM = 0.5;
/** Words in each generation, about a kilobyte each: worker threads read many texts for a short time. */
const MOST_WORDS = isMainThread ? 4_000 : 20_000;

let young = new Map<string, WordSums>();
let old = new Map<string, WordSums>();

const addUp = (word: string): WordSums => {
  const features = wordFeatures(word);
  return { word, isStop: features.isStop, ...jobModel().softmax.sumsOf(features, LEAST_SUM) };
};

/** The sums of a folded word. */
export function sumsOfWord(word: string): WordSums {
  const recent = young.get(word);
  if (recent !== undefined) return recent;
  if (young.size >= MOST_WORDS) {
    old = young;
    young = new Map();
  }
  const found = old.get(word) ?? addUp(word);
  young.set(word, found);
  return found;
}
