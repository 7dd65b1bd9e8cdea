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
const LEAST_SUM = 0.5;

/** Sums of jobs, the last one for none of them; those of the last call until `clearSums`. */
let sums = new Float32Array(0);
/** The jobs whose sums are not zero, in no order, and whether a job is one of them. */
let touched = new Uint16Array(0);
let isTouched = new Uint8Array(0);
let touchedCount = 0;

const touch = (job: number, sum: number): void => {
  if (isTouched[job] === 0) {
    isTouched[job] = 1;
    touched[touchedCount] = job;
    touchedCount += 1;
  }
  sums[job]! += sum;
};

const clearSums = (): void => {
  const count = jobModel().jobs.length + 1;
  if (sums.length !== count) {
    sums = new Float32Array(count);
    touched = new Uint16Array(count);
    isTouched = new Uint8Array(count);
  }
  for (let at = 0; at < touchedCount; at += 1) {
    sums[touched[at]!] = 0;
    isTouched[touched[at]!] = 0;
  }
  touchedCount = 0;
};

const sumWord = (word: string): WordSums => {
  const { starts, entryJobs, weights, scale } = jobModel();
  clearSums();
  const { ids, values, isStop } = wordFeatures(word);
  for (let at = 0; at < ids.length; at += 1) {
    const value = values[at]! * scale;
    const end = starts[ids[at]! + 1]!;
    for (let entry = starts[ids[at]!]!; entry < end; entry += 1) touch(entryJobs[entry]!, weights[entry]! * value);
  }
  let count = 0;
  for (let at = 0; at < touchedCount; at += 1) if (Math.abs(sums[touched[at]!]!) >= LEAST_SUM) count += 1;
  const jobs = new Uint16Array(count);
  const own = new Float32Array(count);
  for (let at = touchedCount - 1; at >= 0; at -= 1) {
    const sum = sums[touched[at]!]!;
    if (Math.abs(sum) < LEAST_SUM) continue;
    count -= 1;
    jobs[count] = touched[at]!;
    own[count] = sum;
  }
  return { word, isStop, jobs, sums: own };
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

/** Below the highest sum by more than this, a job's weight is nothing. */
const NEGLIGIBLE = 12;
/** Exponentials of 0 to -NEGLIGIBLE in so many steps for one, within 0.4 %: hundreds are needed for every few words of a text. */
const EXP_STEPS = 128;
const EXPONENTIALS = Float32Array.from({ length: NEGLIGIBLE * EXP_STEPS + 1 }, (_, step) =>
  Math.exp(-step / EXP_STEPS),
);

const exponential = (power: number): number =>
  power < -NEGLIGIBLE ? 0 : EXPONENTIALS[(-power * EXP_STEPS + 0.5) | 0]!;

/** Jobs that are likelier than others before anything is read. */
export interface Priors {
  readonly jobs: readonly number[];
  /** By job: the logarithm of how many times as likely, otherwise zero. */
  readonly logOdds: Float32Array;
}

/**
 * Weighs every job in a text of these words (softmax without its division): leaves the weights in `sums`, those of jobs
 * that no word speaks for or against left out, and returns what all weights add up to, so that a share is a weight divided by it.
 */
const weighJobs = (words: readonly WordSums[], priors: Priors | undefined): number => {
  const { starts, entryJobs, weights, scale, jobs } = jobModel();
  clearSums();
  const content = words.filter(({ isStop }) => !isStop);
  for (const { jobs: told, sums: own } of words) for (let at = 0; at < told.length; at += 1) touch(told[at]!, own[at]!);
  for (let at = 1; at < content.length; at += 1) {
    const id = pairFeature(content[at - 1]!.word, content[at]!.word);
    for (let entry = starts[id]!; entry < starts[id + 1]!; entry += 1)
      touch(entryJobs[entry]!, weights[entry]! * scale * PAIR_VALUE);
  }
  const thin = 1 / Math.sqrt(Math.max(1, content.length));
  const quiet = (priors?.jobs ?? []).filter((job) => isTouched[job] === 0);
  let most = quiet.reduce((highest, job) => Math.max(highest, priors!.logOdds[job]!), 0);
  for (let at = 0; at < touchedCount; at += 1) {
    const job = touched[at]!;
    const sum = sums[job]! * thin + (priors === undefined ? 0 : priors.logOdds[job]!);
    sums[job] = sum;
    if (sum > most) most = sum;
  }
  let total = (jobs.length + 1 - touchedCount - quiet.length) * exponential(-most);
  for (const job of quiet) total += exponential(priors!.logOdds[job]! - most);
  for (let at = 0; at < touchedCount; at += 1) total += sums[touched[at]!] = exponential(sums[touched[at]!]! - most);
  return total;
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
  return largest(weighJobs(words, undefined), most, least);
}

/** A word that shares no more than pieces with the phrases of a job adds less. */
const TELLING_SUM = 1.5;

/** Whether a folded word speaks for a job, whatever the words beside it. */
export function speaksFor(word: string, job: number): boolean {
  const told = sumsOfWord(word);
  return (told.sums[told.jobs.indexOf(job)] ?? 0) >= TELLING_SUM;
}

const largest = (total: number, most: number, least: number): JobShare[] => {
  const none = jobModel().jobs.length;
  const found: JobShare[] = [];
  for (let at = 0; at < touchedCount; at += 1) {
    const job = touched[at]!;
    const share = sums[job]! / total;
    if (job !== none && share >= least) found.push({ job, share });
  }
  return found.sort((a, b) => b.share - a.share || a.job - b.job).slice(0, most);
};

const SENTENCE_END = /[.!?;|•\n\r…。！？؟؛]+/u;
/** A longer sentence is read a part at a time, so many words, */
const WINDOW = 6;
/** each part beginning so many words behind the last one. */
const STRIDE = 3;
/** and so many parts of a text: what a tool is for is said first, and a long text must not take longer for ever. */
const MAX_PARTS = 10;
/** More words of a sentence are never reached. */
const MAX_WORDS = 3 * STRIDE * MAX_PARTS;

/** The highest share of each job in any part of a text, into `best`. */
export function classifyParts(text: string, priors: Priors | undefined, best: Float32Array): void {
  let parts = 0;
  for (const sentence of fold(text).split(SENTENCE_END)) {
    if (parts === MAX_PARTS) return;
    const words = jobWordsOf(sentence).slice(0, MAX_WORDS).map(sumsOfWord);
    const places = [...words.keys()].filter((at) => !words[at]!.isStop);
    if (places.length === 0) continue;
    for (let from = 0; from === 0 || from + WINDOW - STRIDE < places.length; from += STRIDE) {
      if (parts === MAX_PARTS) return;
      parts += 1;
      const first = from === 0 ? 0 : places[from]!;
      const end = places[from + WINDOW] ?? words.length;
      keepBest(best, weighJobs(words.slice(first, end), priors));
    }
  }
}

const keepBest = (best: Float32Array, total: number): void => {
  for (let at = 0; at < touchedCount; at += 1) {
    const job = touched[at]!;
    const share = sums[job]! / total;
    // None of them is not in `best`, so never greater.
    if (share > best[job]!) best[job] = share;
  }
};
