/** Classifies a short text by the job that it asks for or offers: the share of each job, as softmax regression gives it. */
import { fold } from '#catalog/text/fold.ts';
import { jobWordsOf, pairFeature, PAIR_VALUE, wordFeatures } from './features.ts';
import { jobModel } from './model.ts';

/** What one word adds to the sums of jobs. */
interface WordSums {
  word: string;
  isStop: boolean;
  jobs: Uint16Array;
  sums: Float32Array;
}

/** The words that were asked for last; forgotten all at once when there are too many. */
const CACHE_SIZE = 2_000;
const cache = new Map<string, WordSums>();

let scratch = new Float32Array(0);
let exps = new Float32Array(0);

const sumsOfWord = (word: string): WordSums => {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const { starts, entryJobs, weights, scale, jobs } = jobModel();
  if (scratch.length !== jobs.length + 1) scratch = new Float32Array(jobs.length + 1);
  scratch.fill(0);
  const touched: number[] = [];
  const { ids, values, isStop } = wordFeatures(word);
  ids.forEach((id, at) => {
    const value = values[at]! * scale;
    for (let entry = starts[id]!; entry < starts[id + 1]!; entry += 1) {
      const job = entryJobs[entry]!;
      if (scratch[job] === 0) touched.push(job);
      scratch[job]! += weights[entry]! * value;
    }
  });
  const distinct = Uint16Array.from(new Set(touched));
  const found = { word, isStop, jobs: distinct, sums: Float32Array.from(distinct, (job) => scratch[job]!) };
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(word, found);
  return found;
};

/** Below the highest sum by more than this, a job's share is nothing. */
const NEGLIGIBLE = 12;

/**
 * The shares of all jobs in a text of these words, 0 to 1 and together 1 with what is left for none of them (the last).
 * `priors` are added to the sums (natural logarithms of odds). The array is used again by the next call.
 */
const sharesOf = (words: readonly WordSums[], priors: Float32Array | undefined): Float32Array => {
  const { starts, entryJobs, weights, scale, jobs } = jobModel();
  if (exps.length !== jobs.length + 1) exps = new Float32Array(jobs.length + 1);
  const sums = exps;
  sums.fill(0);
  const content = words.filter(({ isStop }) => !isStop);
  for (const one of words) for (let at = 0; at < one.jobs.length; at += 1) sums[one.jobs[at]!]! += one.sums[at]!;
  for (let at = 1; at < content.length; at += 1) {
    const id = pairFeature(content[at - 1]!.word, content[at]!.word);
    for (let entry = starts[id]!; entry < starts[id + 1]!; entry += 1)
      sums[entryJobs[entry]!]! += weights[entry]! * scale * PAIR_VALUE;
  }
  const thin = 1 / Math.sqrt(Math.max(1, content.length));
  let most = -Infinity;
  for (let job = 0; job < sums.length; job += 1) {
    const sum = sums[job]! * thin + (priors === undefined ? 0 : priors[job]!);
    sums[job] = sum;
    if (sum > most) most = sum;
  }
  let total = 0;
  for (let job = 0; job < sums.length; job += 1) {
    const sum = sums[job]!;
    total += sums[job] = sum < most - NEGLIGIBLE ? 0 : Math.exp(sum - most);
  }
  for (let job = 0; job < sums.length; job += 1) sums[job]! /= total;
  return sums;
};

const SENTENCE_END = /[.!?;|•\n\r…。！？؟؛]+/u;
/** A longer sentence is read a part at a time, so many words, */
const WINDOW = 6;
/** each part beginning so many words behind the last one. */
const STRIDE = 3;

/** The highest share of each job in any part of a text, into `best`. */
export function classifyParts(text: string, priors: Float32Array | undefined, best: Float32Array): void {
  for (const sentence of fold(text).split(SENTENCE_END)) {
    const words = jobWordsOf(sentence).map(sumsOfWord);
    const content = words.filter(({ isStop }) => !isStop).length;
    if (content === 0) continue;
    const places: number[] = [];
    words.forEach(({ isStop }, at) => isStop || places.push(at));
    for (let from = 0; from === 0 || from + WINDOW - STRIDE < content; from += STRIDE) {
      const begin = from === 0 ? 0 : places[from]!;
      const end = places[from + WINDOW] ?? words.length;
      const shares = sharesOf(words.slice(begin, end), priors);
      for (let job = 0; job < best.length; job += 1) if (shares[job]! > best[job]!) best[job] = shares[job]!;
    }
  }
}
