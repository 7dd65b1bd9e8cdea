/** Trains the model of jobs on corpus/jobs and writes models/job-model.bin. */
import { jobModelFile } from './jobs/model-file.ts';
import { fitJobs, hashOf, jobExamples } from './jobs/training.ts';
import { writeModelFile } from './model-files.ts';

const { jobs, examples } = jobExamples();
const file = jobModelFile(jobs, hashOf(examples), fitJobs(examples, jobs.length + 1));
writeModelFile('models/job-model.bin', file);
process.stdout.write(
  `${examples.length} texts, ${jobs.length} jobs, model of ${(file.length / 1e6).toFixed(2)} MB written\n`,
);
