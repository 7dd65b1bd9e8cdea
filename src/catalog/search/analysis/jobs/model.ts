/** The model of jobs: the weight of each feature for each job that has it, read from a file that training/train-jobs.ts writes. */
import { isMainThread } from 'node:worker_threads';
import { readModel } from '#catalog/models.ts';
import { BUCKETS } from './features.ts';
import { createClassifierMemory, type ClassifierMemory } from './memory.ts';

/** A term by which texts speak of a job, and how telling it is, in per cent of what all words of the job are together. */
export interface JobWord {
  term: string;
  weight: number;
}

/** A job that AI tools do. */
export interface Job {
  id: string;
  /** The category that it implies. */
  category: string | null;
  words: readonly JobWord[];
}

/** The head of the file. Its numbers are how many entries each bucket has (16 bits each), the jobs of all entries (16 bits), their weights (8 bits). */
export interface JobModelHead {
  /** A hash of the texts that it was trained on and of their features. */
  examples: string;
  jobs: readonly Job[];
  /** A weight in the file times this is the weight. */
  scale: number;
  entries: number;
}

export interface JobModel {
  examples: string;
  jobs: readonly Job[];
  scale: number;
  /** Holds the weights, by bucket; the number behind the last job stands for none. */
  memory: ClassifierMemory;
}

/** Words whose sums are remembered: threads of their own read many texts, and not for long. */
export const POOLED_WORDS = isMainThread ? 8_000 : 40_000;
/** A word has some 120 sums of six bytes. What is not used takes no memory. */
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

/** The model that ships with the program, read when it is first asked for. */
export function jobModel(): JobModel {
  return (shipped ??= readJobModel());
}
