/** What each word adds to the sums of the jobs, remembered for the words that were met last. */
import { wordFeatures } from './features.ts';
import { FEATURE_BYTES } from './memory.ts';
import { jobModel, POOLED_SUMS, POOLED_WORDS } from './model.ts';

/** What one word adds, by ascending job: the sums at `count` places of the pool from `at` on. */
export interface WordSums {
  readonly word: string;
  readonly isStop: boolean;
  readonly at: number;
  readonly count: number;
}

/** A smaller sum of a word changes nothing. */
const LEAST_SUM = 0.5;
/** The pool has two halves: the words that were asked for last, and those before them, which are forgotten when it is full. */
const HALF = POOLED_SUMS / 2;
const MOST_WORDS = POOLED_WORDS / 2;

let young = new Map<string, WordSums>();
let old = new Map<string, WordSums>();
/** Where the half of the young ones begins, and where its next word goes. */
let half = 0;
let end = 0;

/** Makes room for one more word: forgets the old ones when the young ones have none left. */
const makeRoom = (): void => {
  // One word has no more sums than there are jobs, and the program writes behind the last one.
  if (young.size < MOST_WORDS && end + jobModel().jobs.length + 2 <= half + HALF) return;
  old = young;
  young = new Map();
  half = HALF - half;
  end = half;
};

const addUp = (word: string): WordSums => {
  const { scale, memory } = jobModel();
  const { features, pool, program } = memory;
  const { ids, values, isStop } = wordFeatures(word);
  for (let at = 0; at < ids.length; at += 1) {
    features.buckets[at * 4] = ids[at]!;
    features.values[at * 2 + 1] = values[at]! * scale;
  }
  const to = features.address + FEATURE_BYTES * Math.min(ids.length, features.values.length / 2);
  const { jobsAddress, sumsAddress } = pool;
  const count = program.sum_word(features.address, to, LEAST_SUM, jobsAddress + 2 * end, sumsAddress + 4 * end);
  return { word, isStop, at: end, count };
};

/** Copies the sums of an old word to the young ones. */
const keep = ({ word, isStop, at, count }: WordSums): WordSums => {
  const { jobs, sums } = jobModel().memory.pool;
  jobs.copyWithin(end, at, at + count);
  sums.copyWithin(end, at, at + count);
  return { word, isStop, at: end, count };
};

/** The sums of a folded word. They stay in their place while a few thousand others are asked for, and no longer. */
export function sumsOfWord(word: string): WordSums {
  const recent = young.get(word);
  if (recent !== undefined) return recent;
  makeRoom();
  const known = old.get(word);
  const found = known === undefined ? addUp(word) : keep(known);
  end += found.count;
  young.set(word, found);
  return found;
}
