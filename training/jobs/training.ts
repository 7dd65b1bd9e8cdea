/** Fits the classifier of jobs: softmax regression whose weights are only those of features that a phrase of the job has, by AdaGrad in a fixed order. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { fold } from '#catalog/language/fold.ts';
import { joinWords, wordsOf } from '#catalog/language/words.ts';
import {
  BUCKETS,
  pairFeature,
  PAIR_VALUE,
  type WordFeatures,
  wordFeatures,
} from '#catalog/search/analysis/jobs/features.ts';
import { MAX_STEM_LENGTH } from '#catalog/language/stems.ts';
import { readCorpus } from '../screening/corpus.ts';
import { TOPIC_JOBS } from './topics.ts';

export interface JobRow {
  id: string;
  category?: string | null;
  attributes?: string[];
  phrases: string[];
}

export interface JobExample {
  text: string;
  locale: Locale;
  /** The number of the job; that behind the last for a text that asks for none. */
  job: number;
  weight: number;
}

const readRows = (folder: string, locale: Locale): JobRow[] =>
  readFileSync(new URL(`../../corpus/${folder}/${locale}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as JobRow);

/** The jobs in one language, each with all of its phrases. */
export function readJobs(locale: Locale): JobRow[] {
  const asked = new Map(readRows('asked', locale).map(({ id, phrases }) => [id, phrases]));
  return readRows('jobs', locale).map((row) => ({ ...row, phrases: [...row.phrases, ...(asked.get(row.id) ?? [])] }));
}

const ID_WEIGHT = 0.5;
const TOPIC_WEIGHT = 0.5;
const NONE_WEIGHT = 0.5;
/** One in so many phrases of trades is learned from: submissions say much the same. */
const TRADES_SHARE = 4;

/** What people look for elsewhere, and what trades say of themselves: no job. */
function phrasesOfNone(locale: Locale, job: number): JobExample[] {
  const read = (folder: string): string[] =>
    readFileSync(new URL(`../../corpus/${folder}/${locale}.jsonl`, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .flatMap((line) => (JSON.parse(line) as { phrases: string[] }).phrases);
  const none = (text: string, weight: number): JobExample => ({ text, locale, job, weight });
  return [
    ...read('elsewhere').map((text) => none(text, 1)),
    ...read('trades').flatMap((text, at) => (at % TRADES_SHARE === 0 ? [none(text, NONE_WEIGHT)] : [])),
  ];
}

/** The phrases of all jobs, their ids read as English, taglines of AI tools whose job is known, and what other trades say, which is no job. */
export function jobExamples(): { jobs: JobRow[]; examples: JobExample[] } {
  const jobs = readJobs('en');
  const examples = LOCALES.flatMap((locale) =>
    readJobs(locale).flatMap(({ phrases }, job) =>
      phrases.map((text): JobExample => ({ text, locale, job, weight: 1 })),
    ),
  );
  jobs.forEach(({ id }, job) => examples.push({ text: id.replaceAll('-', ' '), locale: 'en', job, weight: ID_WEIGHT }));
  const numbers = new Map(jobs.map(({ id }, job) => [id, job]));
  for (const { class: kind, topic, name, tagline, locale } of readCorpus()) {
    const job = kind === 'ai' ? numbers.get(TOPIC_JOBS[topic] ?? '') : undefined;
    if (job !== undefined) examples.push({ text: tagline, locale, job, weight: TOPIC_WEIGHT });
    else if (kind === 'other')
      for (const text of [tagline, name]) examples.push({ text, locale, job: jobs.length, weight: NONE_WEIGHT });
  }
  for (const locale of LOCALES) examples.push(...phrasesOfNone(locale, jobs.length));
  return { jobs, examples };
}

/** A text as parallel lists of buckets and values; pairs last, from `pairs` on. */
export interface Vector {
  ids: Int32Array;
  values: Float32Array;
}

/** Features by word: the same words come again with every phrase and every epoch. */
const known = new Map<string, WordFeatures>();

const featuresOf = (word: string): WordFeatures => {
  let features = known.get(word);
  if (features === undefined) known.set(word, (features = wordFeatures(word)));
  return features;
};

export function vectorOf(text: string): Vector {
  const sums = new Map<number, number>();
  const words = wordsOf(joinWords(fold(text)))
    .map((word) => word.slice(0, MAX_STEM_LENGTH))
    .map((word) => ({ word, ...featuresOf(word) }));
  const content = words.filter(({ isStop }) => !isStop);
  const thin = 1 / Math.sqrt(Math.max(1, content.length));
  const add = (id: number, value: number): void => void sums.set(id, (sums.get(id) ?? 0) + value * thin);
  for (const { ids, values } of words) ids.forEach((id, at) => add(id, values[at]!));
  for (let at = 1; at < content.length; at += 1) add(pairFeature(content[at - 1]!.word, content[at]!.word), PAIR_VALUE);
  return { ids: Int32Array.from(sums.keys()), values: Float32Array.from(sums.values()) };
}

/** So many texts are hashed with their features, too: these change with the stems and the thesaurus. */
const HASHED_SHARE = 25;

/** A hash of all texts with their jobs, and of the features of some. */
export function hashOf(examples: readonly JobExample[]): string {
  const hash = createHash('sha256');
  examples.forEach(({ text, job, weight }, at) => {
    hash.update(`${text}\n${job}\n${weight}\n`);
    if (at % HASHED_SHARE === 0) hash.update(vectorOf(text).ids);
  });
  return hash.digest('hex').slice(0, 16);
}

/** The shares of phrases that are varied in each way, added up. */
const VARIED = { unfinished: 0.15, misspelt: 0.3, shortened: 0.45, placed: 0.65 };

/** For whom, where and with what something is done, by language: what says nothing of the job. */
const contexts = new Map(
  LOCALES.map((locale) => [
    locale,
    readFileSync(new URL(`../../corpus/contexts/${locale}.txt`, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n'),
  ]),
);

/** What is learned: for each bucket its jobs and their weights. */
export interface JobWeights {
  classes: number;
  starts: Uint32Array;
  jobs: Uint16Array;
  weights: Float64Array;
}

interface Fitting {
  epochs: number;
  step: number;
  decay: number;
  /** A feature of fewer phrases is left out. */
  fewest: number;
}

const FITTING: Fitting = { epochs: 8, step: 0.5, decay: 1e-5, fewest: 2 };

const supportOf = (
  vectors: readonly Vector[],
  examples: readonly JobExample[],
  classes: number,
  fewest: number,
): JobWeights => {
  const counts = new Uint32Array(BUCKETS);
  for (const { ids } of vectors) for (const id of ids) counts[id]! += 1;
  const pairs: number[] = [];
  vectors.forEach(({ ids }, at) => {
    for (const id of ids) if (counts[id]! >= fewest) pairs.push(id * 2048 + examples[at]!.job);
  });
  const sorted = Float64Array.from(pairs).sort();
  const distinct = sorted.filter((pair, at) => at === 0 || pair !== sorted[at - 1]);
  const starts = new Uint32Array(BUCKETS + 1);
  const jobs = new Uint16Array(distinct.length);
  distinct.forEach((pair, at) => {
    starts[Math.floor(pair / 2048) + 1]! += 1;
    jobs[at] = pair % 2048;
  });
  for (let id = 0; id < BUCKETS; id += 1) starts[id + 1]! += starts[id]!;
  return { classes, starts, jobs, weights: new Float64Array(distinct.length) };
};

/**
 * A phrase as it may be typed as well: not to its end, with a letter less or two swapped, without one of its words, or with a
 * word of where or for whom.
 */
function variantOf({ text, locale }: JobExample, random: () => number): string {
  const words = text.split(' ');
  const way = random();
  if (way < VARIED.unfinished) {
    const last = words.at(-1)!;
    const kept = Math.max(4, Math.ceil(last.length * (0.4 + 0.6 * random())));
    return [...words.slice(0, -1), last.slice(0, kept)].join(' ');
  }
  const at = Math.floor(random() * words.length);
  const word = words[at]!;
  if (way < VARIED.misspelt && word.length > 4) {
    const place = 1 + Math.floor(random() * (word.length - 2));
    const [before, letter, next] = [word.slice(0, place), word.charAt(place), word.charAt(place + 1)];
    words[at] = random() < 0.5 ? before + word.slice(place + 1) : before + next + letter + word.slice(place + 2);
    return words.join(' ');
  }
  if (way < VARIED.shortened) return words.length > 2 ? words.toSpliced(at, 1).join(' ') : text;
  if (way >= VARIED.placed) return text;
  const places = contexts.get(locale)!;
  return `${text} ${places[Math.floor(random() * places.length)]!}`;
}

/** Adds up the weights of a vector by class. */
export function sumInto({ starts, jobs, weights }: JobWeights, { ids, values }: Vector, sums: Float64Array): void {
  sums.fill(0);
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at]!;
    const value = values[at]!;
    for (let entry = starts[id]!; entry < starts[id + 1]!; entry += 1) sums[jobs[entry]!]! += weights[entry]! * value;
  }
}

/** Sums to shares of one (softmax), in place. */
export function toShares(sums: Float64Array): void {
  let most = -Infinity;
  for (const sum of sums) if (sum > most) most = sum;
  let total = 0;
  for (let at = 0; at < sums.length; at += 1) total += sums[at] = Math.exp(sums[at]! - most);
  for (let at = 0; at < sums.length; at += 1) sums[at]! /= total;
}

/** Fits the weights; the same examples give the same weights. */
export function fitJobs(examples: readonly JobExample[], classes: number, fitting: Fitting = FITTING): JobWeights {
  const vectors = examples.map(({ text }) => vectorOf(text));
  const model = supportOf(vectors, examples, classes, fitting.fewest);
  const { starts, jobs, weights } = model;
  const squares = new Float64Array(weights.length).fill(0.1);
  const shares = new Float64Array(classes);
  const order = Uint32Array.from(examples, (_, at) => at);
  let seed = 1;
  const random = (): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed / 0x80000000;
  };
  for (let epoch = 0; epoch < fitting.epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (const example of order) {
      const { text, job, weight } = examples[example]!;
      const varied = variantOf(examples[example]!, random);
      const vector = varied === text ? vectors[example]! : vectorOf(varied);
      const { ids, values } = vector;
      sumInto(model, vector, shares);
      toShares(shares);
      shares[job]! -= 1;
      for (let at = 0; at < ids.length; at += 1) {
        const id = ids[at]!;
        const value = values[at]! * weight;
        for (let entry = starts[id]!; entry < starts[id + 1]!; entry += 1) {
          const slope = shares[jobs[entry]!]! * value + fitting.decay * weights[entry]!;
          squares[entry]! += slope * slope;
          weights[entry]! -= (fitting.step * slope) / Math.sqrt(squares[entry]!);
        }
      }
    }
  }
  return model;
}
