/** Memory and program of the job classifier (classifier.wat; compile with `npm run kernel`). */
import { createWasmMemory, PAGE_BYTES, startWasmProgram } from '#catalog/search/analysis/wasm-program.ts';

/** Exports of classifier.wat; numbers are addresses unless their names say otherwise. */
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

/** Sums this far below the highest give a weight of zero. */
const NEGLIGIBLE = 12;
/** Steps per unit of the table of exponentials, within 0.4 %: each text needs hundreds of them. */
const EXP_STEPS = 128;

/** The flag of a job with prior odds. */
export const LIKELIER = 2;

/** Sizes of records in the program's memory. */
export const FEATURE_BYTES = 16;
export const WORD_BYTES = 12;
export const PAIR_BYTES = 4;
/** A word has fewer than 150 features, and the rest of a longer sentence is ignored. */
const MOST_FEATURES = 512;
export const MOST_WORDS = 128;

/** Arrays shared with the program, with addresses where the program needs them. */
export interface ClassifierMemory {
  program: Program;
  /** By bucket: the index of its first entry; one more element ends the last bucket. */
  starts: Uint32Array;
  /** The job above eight bits of weight. */
  entries: Int32Array;
  /** By job: LIKELIER or 0. */
  flags: Uint8Array;
  /** By job: the remaining doubt. */
  doubts: Float32Array;
  /** The jobs with evidence in the last text, and their weights, until the next text. */
  touched: Uint16Array;
  weights: Float32Array;
  features: { address: number; buckets: Int32Array; values: Float64Array };
  words: { address: number; numbers: Int32Array };
  pairs: { address: number; buckets: Int32Array };
  /** Cached sums of words: `sums` has the sum of the job at the same index of `jobs`. */
  pool: { jobs: Uint16Array; jobsAddress: number; sums: Float32Array; sumsAddress: number };
}

/** Lays out the memory for a model and a pool of `pooled` sums, and starts the program. */
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
    // The program writes one element after the last job.
    touched: take(2 * (jobs + 1)),
    weights: take(4 * jobs),
    best: take(4 * jobs),
    doubts: take(4 * jobs),
    // A zero at the end for negligible weights.
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
