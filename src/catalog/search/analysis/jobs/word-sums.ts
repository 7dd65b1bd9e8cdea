/** Caches the sums that each word adds to the jobs. */
import { wordFeatures } from './features.ts';
import { FEATURE_BYTES } from './memory.ts';
import { jobModel, POOLED_SUMS, POOLED_WORDS } from './model.ts';

/** The sums of a word by ascending job: `count` elements of the pool from `at`. */
export interface WordSums {
  readonly word: string;
  readonly isStop: boolean;
  readonly at: number;
  readonly count: number;
}

/** Smaller sums are dropped. */
const LEAST_SUM = 0.5;
/** The pool has halves of recent and older words; when the first is full, the other is dropped. */
const HALF = POOLED_SUMS / 2;
const MOST_WORDS = POOLED_WORDS / 2;

let young = new Map<string, WordSums>();
let old = new Map<string, WordSums>();
/** Start of the recent half, and its next free element. */
let half = 0;
let end = 0;

/** Drops the old half if the recent one is full. */
const makeRoom = (): void => {
  // A word has at most one sum for each job, and the program writes one element more.
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

/** Copies the sums of an old word to the recent half. */
const keep = ({ word, isStop, at, count }: WordSums): WordSums => {
  const { jobs, sums } = jobModel().memory.pool;
  jobs.copyWithin(end, at, at + count);
  sums.copyWithin(end, at, at + count);
  return { word, isStop, at: end, count };
};

/** The sums of a folded word, valid during calls for a few thousand other words. */
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
