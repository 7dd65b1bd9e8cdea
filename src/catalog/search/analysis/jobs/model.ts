/** The job model: weights of each feature by job, written by training/train-jobs.ts. */
import { isMainThread } from 'node:worker_threads';
import { readModel } from '#catalog/models.ts';
import { BUCKETS } from './features.ts';
import { createClassifierMemory, type ClassifierMemory } from './memory.ts';

/** A typical term of a job, with its weight in per cent of all terms of the job. */
export interface JobWord {
  term: string;
  weight: number;
}

export interface Job {
  id: string;
  /** The category that it implies. */
  category: string | null;
  words: readonly JobWord[];
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
  scale: number;
  /** Weights by bucket; the number after the last job means none. */
  memory: ClassifierMemory;
}

/** Words with cached sums: worker threads read many texts for a short time. */
export const POOLED_WORDS = isMainThread ? 8_000 : 40_000;
/** A word has about 120 sums of six bytes. Unused room takes no memory. */
export const POOLED_SUMS = POOLED_WORDS * 128;

function readJobModel(): JobModel {
  const file = readModel('models/job-model.bin');
  const head = file.head as JobModelHead;
  const { numbers } = file;
  const memory = createClassifierMemory(head.jobs.length + 1, BUCKETS, head.entries, POOLED_SUMS);
  const { starts, entries } = memory;
  for (let bucket = 0; bucket < BUCKETS; bucket += 1)
    starts[bucket + 1] = starts[bucket]! + numbers.readUInt16LE(2 * bucket);
  const jobsFrom = 2 * BUCKETS;
  const weightsFrom = jobsFrom + 2 * head.entries;
  for (let entry = 0; entry < head.entries; entry += 1)
    entries[entry] = (numbers.readUInt16LE(jobsFrom + 2 * entry) << 8) | numbers[weightsFrom + entry]!;
  return { examples: head.examples, jobs: head.jobs, scale: head.scale, memory };
}

let shipped: JobModel | undefined;

/** The shipped model, loaded at the first use. */
export function jobModel(): JobModel {
  return (shipped ??= readJobModel());
}
