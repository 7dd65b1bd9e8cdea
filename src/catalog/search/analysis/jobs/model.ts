/** The job model: weights of each feature by job, written by training/train-jobs.ts. */
import { createSoftmax, type ClassWeights, type Softmax } from '#catalog/classification/softmax.ts';
import { readModel } from '#catalog/models.ts';
import { BUCKETS } from './features.ts';

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
