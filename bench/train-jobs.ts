/** Trains the model of jobs on corpus/jobs and writes src/catalog/search/analysis/jobs/job-model.bin. */
import { writeFileSync } from 'node:fs';
import { jobModelFile } from './jobs/model-file.ts';
import { fitJobs, hashOf, jobExamples } from './jobs/training.ts';

const { jobs, examples } = jobExamples();
const file = jobModelFile(jobs, hashOf(examples), fitJobs(examples, jobs.length + 1));
writeFileSync(new URL('../src/catalog/search/analysis/jobs/job-model.bin', import.meta.url), file);
process.stdout.write(
  `${examples.length} texts, ${jobs.length} jobs, model of ${(file.length / 1e6).toFixed(2)} MB written\n`,
);
