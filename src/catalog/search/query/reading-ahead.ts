/** Reads what searches need before the first one asks for it, which would hold up others for 40 ms. */
import { setImmediate as turn } from 'node:timers/promises';
import { jobModel } from '#catalog/search/analysis/jobs/model.ts';

/** Searches that lead through most of the program: in three scripts, for a job, a price and a name, one misspelt. */
const SEARCHES = ['remove background', 'видео бесплатно', 'ترجمة النصوص', 'presentaton maker', 'midjourney'];

/** Reads the model of jobs and asks `find` for this and that, one step after the other beside other work. */
export async function readAhead(find: (q: string) => unknown, signal: AbortSignal): Promise<void> {
  await turn();
  jobModel();
  for (const q of SEARCHES) {
    await turn();
    if (signal.aborted) return;
    find(q);
  }
}
