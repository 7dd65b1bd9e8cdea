/** The memory of the classifier, and the program that works there (classifier.wat, made into classifier.wasm by `npm run kernel`). */
import { createWasmMemory, PAGE_BYTES, startWasmProgram } from '#catalog/search/analysis/wasm-program.ts';

/** What classifier.wat exports; numbers are addresses unless it says otherwise. */
interface Program {
  sum_word(features: number, featuresEnd: number, least: number, jobs: number, sums: number): number;
  weigh(
    words: number,
    wordsEnd: number,
    pairs: number,
    pairsEnd: number,
    scale: number,
    pairValue: number,
    thin: number,
    likely: number,
    odds: number,
  ): number;
  touched_count(): number;
  keep_best(total: number): void;
  believe(trust: number, least: number): void;
}

/** Below the highest sum by more than this, a job's weight is nothing. */
const NEGLIGIBLE = 12;
/** Exponentials of 0 to -NEGLIGIBLE in so many steps for one, within 0.4 %: hundreds are needed for every few words of a text. */
const EXP_STEPS = 128;

/** The flag of a job that is likelier than others. */
export const LIKELIER = 2;

/** Bytes of a feature, a word and a pair that are handed to the program. */
export const FEATURE_BYTES = 16;
export const WORD_BYTES = 12;
export const PAIR_BYTES = 4;
/** At most so many of each: a word has fewer than 150 features, and no sentence is read further. */
const MOST_FEATURES = 512;
export const MOST_WORDS = 128;

/** The arrays that the program and we work on, and the addresses of those that it is told of. */
export interface ClassifierMemory {
  program: Program;
  /** By bucket: where its entries begin; those of the last one end at the element behind it. */
  starts: Uint32Array;
  /** A job above eight bits of its weight. */
  entries: Int32Array;
  /** By job: LIKELIER or 0. */
  flags: Uint8Array;
  /** By job: the doubt that remains. */
  doubts: Float32Array;
  /** The jobs that the last text has touched, and their weights, until the next one. */
  touched: Uint16Array;
  weights: Float32Array;
  features: { address: number; buckets: Int32Array; values: Float64Array };
  words: { address: number; numbers: Int32Array };
  pairs: { address: number; buckets: Int32Array };
  /** Room for sums of words: the job at a place of `jobs` has the sum at that of `sums`. */
  pool: { jobs: Uint16Array; jobsAddress: number; sums: Float32Array; sumsAddress: number };
}

/** Lays out memory for so many jobs, buckets and entries of a model and a pool of so many sums, and starts the program. */
export function createClassifierMemory(
  jobs: number,
  buckets: number,
  entries: number,
  pooled: number,
): ClassifierMemory {
  let end = 0;
  const take = (bytes: number): number => {
    const address = end;
    end += Math.ceil(bytes / 16) * 16;
    return address;
  };
  const exponentialCount = NEGLIGIBLE * EXP_STEPS + 1;
  const at = {
    starts: take(4 * (buckets + 1)),
    entries: take(4 * entries),
    sums: take(4 * jobs),
    flags: take(jobs),
    // The program writes behind the last job that counts.
    touched: take(2 * (jobs + 1)),
    weights: take(4 * jobs),
    best: take(4 * jobs),
    doubts: take(4 * jobs),
    // With a zero behind them, for what is negligible.
    exponentials: take(4 * (exponentialCount + 1)),
    features: take(FEATURE_BYTES * MOST_FEATURES),
    words: take(WORD_BYTES * MOST_WORDS),
    pairs: take(PAIR_BYTES * MOST_WORDS),
    poolJobs: take(2 * (pooled + 1)),
    poolSums: take(4 * (pooled + 1)),
  };
  const memory = createWasmMemory(Math.ceil(end / PAGE_BYTES));
  const { buffer } = memory;
  new Float32Array(buffer, at.exponentials, exponentialCount).set(
    Float32Array.from({ length: exponentialCount }, (_, step) => Math.exp(-step / EXP_STEPS)),
  );
  const { starts, sums, flags, touched, weights, best, doubts, exponentials } = at;
  const program = startWasmProgram(new URL('classifier.wasm', import.meta.url), 'jobs', {
    memory,
    starts,
    entries: at.entries,
    sums,
    flags,
    touched,
    weights,
    best,
    doubts,
    exponentials,
    count: jobs,
    steps: EXP_STEPS,
    negligible: -NEGLIGIBLE,
    negligibleAt: exponentialCount,
  }) as Program;
  return {
    program,
    starts: new Uint32Array(buffer, starts, buckets + 1),
    entries: new Int32Array(buffer, at.entries, entries),
    flags: new Uint8Array(buffer, flags, jobs),
    doubts: new Float32Array(buffer, doubts, jobs),
    touched: new Uint16Array(buffer, touched, jobs),
    weights: new Float32Array(buffer, weights, jobs),
    features: {
      address: at.features,
      buckets: new Int32Array(buffer, at.features, 4 * MOST_FEATURES),
      values: new Float64Array(buffer, at.features, 2 * MOST_FEATURES),
    },
    words: { address: at.words, numbers: new Int32Array(buffer, at.words, 3 * MOST_WORDS) },
    pairs: { address: at.pairs, buckets: new Int32Array(buffer, at.pairs, MOST_WORDS) },
    pool: {
      jobs: new Uint16Array(buffer, at.poolJobs, pooled),
      jobsAddress: at.poolJobs,
      sums: new Float32Array(buffer, at.poolSums, pooled),
      sumsAddress: at.poolSums,
    },
  };
}
