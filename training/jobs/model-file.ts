/** The file of the model of jobs: weights in whole steps, those that round to little left out. */
import { BUCKETS } from '#catalog/search/analysis/jobs/features.ts';
import type { JobModelHead } from '#catalog/search/analysis/jobs/classifier.ts';
import { modelFile } from '../model-files.ts';
import type { JobRow, JobWeights } from './training.ts';
import { relatedJobs } from './related.ts';
import { wordsOfJobs } from './words.ts';

const LARGEST = 127;
/** The largest weights are kept, so many, which bounds the file. */
const MOST_ENTRIES = 1_100_000;

/** Writes what readJobModel reads; `examples` is what hashOf gives. */
export function jobModelFile(rows: readonly JobRow[], examples: string, { starts, jobs, weights }: JobWeights): Buffer {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const sizes = weights.map(Math.abs).sort();
  const least = sizes[Math.max(0, sizes.length - MOST_ENTRIES)] ?? 0;
  const scale = Number((largest / LARGEST).toPrecision(6));
  const counts = new Uint16Array(BUCKETS);
  const entryJobs: number[] = [];
  const entryWeights: number[] = [];
  for (let bucket = 0; bucket < BUCKETS; bucket += 1)
    for (let entry = starts[bucket]!; entry < starts[bucket + 1]!; entry += 1) {
      if (Math.abs(weights[entry]!) < least) continue;
      const steps = Math.max(-LARGEST, Math.min(LARGEST, Math.round(weights[entry]! / scale)));
      counts[bucket]! += 1;
      entryJobs.push(jobs[entry]!);
      entryWeights.push(steps);
    }
  const words = wordsOfJobs(rows);
  const related = relatedJobs();
  const head: JobModelHead = {
    examples,
    jobs: rows.map(({ id, category }, job) => ({
      id,
      category: category ?? null,
      words: words[job]!,
      related: related[job]!,
    })),
    scale,
    entries: entryJobs.length,
  };
  const numbers = Buffer.alloc(2 * BUCKETS + 3 * entryJobs.length);
  let at = 0;
  for (const count of counts) at = numbers.writeUInt16LE(count, at);
  for (const job of entryJobs) at = numbers.writeUInt16LE(job, at);
  for (const weight of entryWeights) at = numbers.writeInt8(weight, at);
  return modelFile(head, numbers);
}
