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

/** The words that were asked for last, and those before them: each generation is forgotten at once when the next is full. */
const GENERATION = 3_000;
let young = new Map<string, WordSums>();
let old = new Map<string, WordSums>();
/** A smaller sum of a word changes nothing. */
const LEAST_SUM = 0.2;

let scratch = new Float32Array(0);
let exps = new Float32Array(0);

const sumWord = (word: string): WordSums => {
  const { starts, entryJobs, weights, scale, jobs } = jobModel();
  if (scratch.length !== jobs.length + 1) scratch = new Float32Array(jobs.length + 1);
  const sums = scratch;
  sums.fill(0);
  const { ids, values, isStop } = wordFeatures(word);
  for (let at = 0; at < ids.length; at += 1) {
    const value = values[at]! * scale;
    const end = starts[ids[at]! + 1]!;
    for (let entry = starts[ids[at]!]!; entry < end; entry += 1) sums[entryJobs[entry]!]! += weights[entry]! * value;
  }
  const telling: number[] = [];
  for (let job = 0; job < sums.length; job += 1) if (Math.abs(sums[job]!) >= LEAST_SUM) telling.push(job);
  return { word, isStop, jobs: Uint16Array.from(telling), sums: Float32Array.from(telling, (job) => sums[job]!) };
};

const sumsOfWord = (word: string): WordSums => {
  const recent = young.get(word);
  if (recent !== undefined) return recent;
  const found = old.get(word) ?? sumWord(word);
  if (young.size >= GENERATION) {
    old = young;
    young = new Map();
  }
  young.set(word, found);
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

export interface JobShare {
  /** The number of the job in the model. */
  job: number;
  share: number;
}

/** At most `most` jobs of a text of these folded words whose shares are at least `least`, the largest first. */
export function classifyWords(text: readonly string[], most: number, least: number): JobShare[] {
  const words = text.map(sumsOfWord);
  if (words.every(({ isStop }) => isStop)) return [];
  return largest(sharesOf(words, undefined), jobModel().jobs.length, most, least);
}

/** A word that shares no more than pieces with the phrases of a job adds less. */
const TELLING_SUM = 1.5;

/** Whether a folded word speaks for a job, whatever the words beside it. */
export function speaksFor(word: string, job: number): boolean {
  const { jobs, sums } = sumsOfWord(word);
  return (sums[jobs.indexOf(job)] ?? 0) >= TELLING_SUM;
}

const largest = (shares: ArrayLike<number>, jobs: number, most: number, least: number): JobShare[] => {
  const found: JobShare[] = [];
  for (let job = 0; job < jobs; job += 1) if (shares[job]! >= least) found.push({ job, share: shares[job]! });
  return found.sort((a, b) => b.share - a.share || a.job - b.job).slice(0, most);
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
