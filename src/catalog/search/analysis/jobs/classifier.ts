/** Classifies a short text by the job that it asks for or offers: the share of each job, as softmax regression gives it. */
import { MAX_STEM_LENGTH } from '#catalog/language/stems.ts';
import type { Sentences } from '#catalog/language/sentences.ts';
import { pairFeature, PAIR_VALUE } from './features.ts';
import { LIKELIER, MOST_WORDS, PAIR_BYTES, WORD_BYTES } from './memory.ts';
import { jobModel } from './model.ts';
import { sumsOfWord, type WordSums } from './word-sums.ts';

/** Jobs that are likelier than others before anything is read. */
export interface Priors {
  readonly jobs: readonly number[];
  /** The logarithm of how many times as likely. */
  readonly logOdds: number;
}

/** Hands the words of a sentence to the program, and the pairs of those that are no stop words; returns the places of these. */
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
 * Weighs every job (softmax without its division) in the part of what was handed over that has its words from..to, of which
 * `content` are no stop words, the first of them the one at `first` among all that are none. Leaves the weights of the jobs
 * that a word speaks for or against, and returns what all weights add up to, so that a share is a weight divided by it.
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

/** The jobs of a text, the likeliest first, and how likely it is that it asks for none. */
export interface JobShares {
  found: readonly JobShare[];
  none: number;
}

/** At most `most` jobs of a text of these folded words whose shares are at least `least`. */
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
    // The number behind the last job stands for none.
    if (job === jobs.length) none = share;
    else if (share >= least) found.push({ job, share });
  }
  return { found: found.sort((a, b) => b.share - a.share || a.job - b.job).slice(0, most), none };
}

/** A word that shares no more than pieces with the phrases of a job adds less. */
const TELLING_SUM = 1.5;

/** Whether a folded word speaks for a job, whatever the words beside it. */
export function speaksFor(word: string, job: number): boolean {
  const { at, count } = sumsOfWord(word);
  const { jobs, sums } = jobModel().memory.pool;
  const place = jobs.subarray(at, at + count).indexOf(job);
  return place >= 0 && sums[at + place]! >= TELLING_SUM;
}

/** A longer sentence is read a part at a time, so many words, */
const WINDOW = 6;
/** each part beginning so many words behind the last one. */
const STRIDE = 3;
/** and so many parts of a text: what a tool is for is said first, and a long text must not take longer for ever. */
const MAX_PARTS = 10;
/** More words of a sentence are never reached. */
const MAX_WORDS = 3 * STRIDE * MAX_PARTS;

/** How far texts are believed, and how much must be believed of a job before they are read. */
export interface Trust {
  share: number;
  least: number;
}

/**
 * Tells from texts of one tool what it does: by job, the doubt that it does it, less by what any part of a text says. Each kind of
 * text may be right (noisy or). Valid until the next call.
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
