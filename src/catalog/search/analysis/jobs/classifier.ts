/** Classifies a short text by jobs: softmax regression gives the probability of each. */
import { MAX_STEM_LENGTH } from '#catalog/language/stems.ts';
import type { Sentences } from '#catalog/language/sentences.ts';
import { pairFeature, PAIR_VALUE } from './features.ts';
import { LIKELIER, MOST_WORDS, PAIR_BYTES, WORD_BYTES } from './memory.ts';
import { jobModel } from './model.ts';
import { sumsOfWord, type WordSums } from './word-sums.ts';

/** Jobs that are likelier in advance. */
export interface Priors {
  readonly jobs: readonly number[];
  /** The logarithm of the factor. */
  readonly logOdds: number;
}

/** Passes words and pairs of non-stop words to the program; returns these words' positions. */
const handOver = (words: readonly WordSums[]): number[] => {
  const { words: handed, pairs, pool } = jobModel().memory;
  const content: number[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const { isStop, at, count } = words[place]!;
    handed.numbers[place * 3] = pool.jobsAddress + 2 * at;
    handed.numbers[place * 3 + 1] = pool.sumsAddress + 4 * at;
    handed.numbers[place * 3 + 2] = count;
    if (isStop) continue;
    if (content.length > 0)
      pairs.buckets[content.length - 1] = pairFeature(words[content.at(-1)!]!.word, words[place]!.word);
    content.push(place);
  }
  return content;
};

/**
 * Weighs every job (softmax before its division) for the passed words from..to; `content` of them
 * are non-stop words, the first being number `first` among all non-stop words. Leaves the weights
 * of the jobs with evidence and returns the sum of all weights.
 */
const weighPart = (from: number, to: number, first: number, content: number, priors: Priors | undefined): number => {
  const { memory, scale } = jobModel();
  const { words, pairs, program } = memory;
  const firstPair = pairs.address + first * PAIR_BYTES;
  return program.weigh(
    words.address + from * WORD_BYTES,
    words.address + to * WORD_BYTES,
    firstPair,
    firstPair + Math.max(0, content - 1) * PAIR_BYTES,
    scale,
    PAIR_VALUE,
    1 / Math.sqrt(Math.max(1, content)),
    priors?.jobs.length ?? 0,
    priors?.logOdds ?? 0,
  );
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
  const words = text.slice(0, MOST_WORDS).map(sumsOfWord);
  const content = handOver(words).length;
  if (content === 0) return { found: [], none: 0 };
  const total = weighPart(0, words.length, 0, content, undefined);
  const { jobs, memory } = jobModel();
  const found: JobShare[] = [];
  let none = 0;
  for (let at = memory.program.touched_count() - 1; at >= 0; at -= 1) {
    const job = memory.touched[at]!;
    const share = memory.weights[at]! / total;
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
  const { at, count } = sumsOfWord(word);
  const { jobs, sums } = jobModel().memory.pool;
  const place = jobs.subarray(at, at + count).indexOf(job);
  return place >= 0 && sums[at + place]! >= TELLING_SUM;
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

/**
 * The doubt in each job after all texts of one tool; the best part of a text lowers it, and kinds
 * of texts combine by noisy or. Valid until the next call.
 */
export function doubtJobs(
  kinds: readonly { texts: readonly Sentences[]; trust: Trust }[],
  priors: Priors | undefined,
): Float32Array {
  const { doubts, flags, program } = jobModel().memory;
  doubts.fill(1);
  for (const job of priors?.jobs ?? []) flags[job] = LIKELIER;
  for (const { texts, trust } of kinds) {
    for (const text of texts) classifyText(text, priors);
    program.believe(trust.share, trust.least);
  }
  for (const job of priors?.jobs ?? []) flags[job] = 0;
  return doubts;
}

const classifyText = (text: Sentences, priors: Priors | undefined): void => {
  const { program } = jobModel().memory;
  let parts = 0;
  for (const sentence of text) {
    if (parts === MAX_PARTS) return;
    const read = sentence.length > MAX_WORDS ? sentence.slice(0, MAX_WORDS) : sentence;
    const words = read.map((word) => sumsOfWord(word.length > MAX_STEM_LENGTH ? word.slice(0, MAX_STEM_LENGTH) : word));
    const places = handOver(words);
    if (places.length === 0) continue;
    for (let from = 0; from === 0 || from + WINDOW - STRIDE < places.length; from += STRIDE) {
      if (parts === MAX_PARTS) return;
      parts += 1;
      const first = from === 0 ? 0 : places[from]!;
      const end = places[from + WINDOW] ?? words.length;
      program.keep_best(weighPart(first, end, from, Math.min(WINDOW, places.length - from), priors));
    }
  }
};
