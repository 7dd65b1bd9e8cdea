/** Classifies a short text by jobs: softmax regression gives the probability of each. */
import {
  type Priors,
  type Weighed,
  type ClassSums,
  createSoftmax,
  type ClassWeights,
  type Softmax,
} from '#catalog/classification/softmax.ts';
import { memoize } from '#catalog/memoize.ts';
import { MAX_STEM_LENGTH } from '#catalog/language/stems.ts';
import type { Sentences } from '#catalog/language/sentences.ts';
import { pairFeature, PAIR_VALUE, wordFeatures, BUCKETS } from './features.ts';
import { isMainThread } from 'node:worker_threads';
import { readModel } from '#catalog/models.ts';

/** The rest of a longer query is ignored. */
const MOST_WORDS = 128;

export interface WordSums extends ClassSums {
  readonly word: string;
  readonly isStop: boolean;
}

/** Smaller sums are dropped. */
const LEAST_SUM = 0.5;
/** Cached words, about a kilobyte each: worker threads read many texts for a short time. */
const MOST_CACHED = isMainThread ? 8_000 : 40_000;

/** The sums that a folded word adds to the jobs. */
export const sumsOfWord = memoize(
  (word: string): WordSums => {
    const features = wordFeatures(word);
    return { word, isStop: features.isStop, ...jobModel().softmax.sumsOf(features, LEAST_SUM) };
  },
  { most: MOST_CACHED },
);

/** The words of a text, the places of its content words (no stop words), and the feature of each two neighbours among these. */
interface ReadWords {
  words: readonly WordSums[];
  places: readonly number[];
  pairs: readonly number[];
}

const readWords = (text: readonly string[]): ReadWords => {
  const words = text.map(sumsOfWord);
  const places = words.flatMap(({ isStop }, place) => (isStop ? [] : [place]));
  const pairs = places.slice(1).map((place, at) => pairFeature(words[places[at]!]!.word, words[place]!.word));
  return { words, places, pairs };
};

/** Weighs every job for some words; `content` is the number of content words. */
const weigh = (
  words: readonly WordSums[],
  pairs: readonly number[],
  content: number,
  priors: Priors | undefined,
): Weighed => {
  const thin = 1 / Math.sqrt(Math.max(1, content));
  return jobModel().softmax.weigh({ words, pairs, pairValue: PAIR_VALUE, thin, priors });
};

export interface JobShare {
  /** The number of the job in the model. */
  job: number;
  share: number;
}

/** The jobs of a text, the likeliest first, and the probability of none. */
export interface JobShares {
  found: readonly JobShare[];
  none: number;
}

/** At most `most` jobs of folded words with a probability of at least `least`. */
export function classifyWords(text: readonly string[], most: number, least: number): JobShares {
  const { words, places, pairs } = readWords(text.slice(0, MOST_WORDS));
  if (places.length === 0) return { found: [], none: 0 };
  const { classes, weights, count, total } = weigh(words, pairs, places.length, undefined);
  const { jobs } = jobModel();
  const found: JobShare[] = [];
  let none = 0;
  for (let at = 0; at < count; at += 1) {
    const job = classes[at]!;
    const share = weights[at]! / total;
    // The number after the last job means none.
    if (job === jobs.length) none = share;
    else if (share >= least) found.push({ job, share });
  }
  return { found: found.sort((a, b) => b.share - a.share || a.job - b.job).slice(0, most), none };
}

/** The sum of n-grams alone is smaller. */
const TELLING_SUM = 1.5;

/** Whether a folded word alone is evidence for a job. */
export function speaksFor(word: string, job: number): boolean {
  const { classes, sums } = sumsOfWord(word);
  const place = classes.indexOf(job);
  return place >= 0 && sums[place]! >= TELLING_SUM;
}

/** Words of each part of a longer sentence. */
const WINDOW = 6;
/** Words from the start of one part to the next. */
const STRIDE = 3;
/** Most parts of a text: the purpose comes first, and long texts must not take longer. */
const MAX_PARTS = 10;
/** Later words of a sentence are never in a part. */
const MAX_WORDS = 3 * STRIDE * MAX_PARTS;

/** How far texts are believed, and the belief in a job from which they count. */
export interface Trust {
  share: number;
  least: number;
}

/** The doubt in each job after all texts of one tool; the best part of a text lowers it, and kinds of texts combine by noisy or. */
export function doubtJobs(
  kinds: readonly { texts: readonly Sentences[]; trust: Trust }[],
  priors: Priors | undefined,
): Float32Array {
  const { classes } = jobModel().weights;
  const doubts = new Float32Array(classes).fill(1);
  const best = new Float32Array(classes);
  for (const { texts, trust } of kinds) {
    best.fill(0);
    for (const text of texts) keepBest(best, text, priors);
    for (let job = 0; job < classes; job += 1)
      if (1 - doubts[job]! >= trust.least) doubts[job]! *= 1 - trust.share * best[job]!;
  }
  return doubts;
}

/** Keeps in `best` the highest share of each job in any part of the text so far. */
const keepBest = (best: Float32Array, text: Sentences, priors: Priors | undefined): void => {
  let parts = 0;
  for (const sentence of text) {
    if (parts === MAX_PARTS) return;
    const read = sentence.length > MAX_WORDS ? sentence.slice(0, MAX_WORDS) : sentence;
    const { words, places, pairs } = readWords(read.map((word) => word.slice(0, MAX_STEM_LENGTH)));
    if (places.length === 0) continue;
    for (let from = 0; from === 0 || from + WINDOW - STRIDE < places.length; from += STRIDE) {
      if (parts === MAX_PARTS) return;
      parts += 1;
      const own = words.slice(from === 0 ? 0 : places[from]!, places[from + WINDOW]);
      const content = Math.min(WINDOW, places.length - from);
      const { classes, weights, count, total } = weigh(own, pairs.slice(from, from + content - 1), content, priors);
      for (let at = 0; at < count; at += 1) {
        const job = classes[at]!;
        best[job] = Math.max(best[job]!, weights[at]! / total);
      }
    }
  }
};

/** A typical term of a job, with its weight in per cent of all terms of the job. */
export interface JobWord {
  term: string;
  weight: number;
}

/** A related job: its number, and the cosine similarity of its phrases to those of the job, in per cent. */
export interface RelatedJob {
  job: number;
  likeness: number;
}

export interface Job {
  id: string;
  /** The category that it implies. */
  category: string | null;
  words: readonly JobWord[];
  /** At most four, the nearest first. */
  related: readonly RelatedJob[];
}

/** The head of a file of entries by bucket (16 bits), their jobs (16 bits) and weights (8 bits). */
export interface JobModelHead {
  /** A hash of the training texts and their features. */
  examples: string;
  jobs: readonly Job[];
  /** Multiplies the weights in the file. */
  scale: number;
  entries: number;
}

export interface JobModel {
  examples: string;
  jobs: readonly Job[];
  /** Weights by bucket and job; the number after the last job means none. */
  weights: ClassWeights;
  softmax: Softmax;
}

function readJobModel(): JobModel {
  const file = readModel('models/job-model.bin');
  const head = file.head as JobModelHead;
  const { numbers } = file;
  const starts = new Uint32Array(BUCKETS + 1);
  const entries = new Int32Array(head.entries);
  for (let bucket = 0; bucket < BUCKETS; bucket += 1)
    starts[bucket + 1] = starts[bucket]! + numbers.readUInt16LE(2 * bucket);
  const jobsFrom = 2 * BUCKETS;
  const weightsFrom = jobsFrom + 2 * head.entries;
  for (let entry = 0; entry < head.entries; entry += 1)
    entries[entry] = (numbers.readUInt16LE(jobsFrom + 2 * entry) << 8) | numbers[weightsFrom + entry]!;
  const weights = { starts, entries, scale: head.scale, classes: head.jobs.length + 1 };
  return { examples: head.examples, jobs: head.jobs, weights, softmax: createSoftmax(weights) };
}

let shipped: JobModel | undefined;

/** The shipped model, loaded at the first use. */
export function jobModel(): JobModel {
  return (shipped ??= readJobModel());
}
