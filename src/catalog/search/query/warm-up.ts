/** Warms up search: the first search would otherwise block other requests for 40 ms. */
import { setImmediate as turn } from 'node:timers/promises';
import { jobModel } from '#catalog/search/analysis/jobs/model.ts';

/** Queries that run most of the program: three scripts, a job, a price, a name, a typo. */
const SEARCHES = ['remove background', 'видео бесплатно', 'ترجمة النصوص', 'presentaton maker', 'midjourney'];

/** Loads the job model and runs searches, one in each turn of the event loop. */
export async function warmUp(find: (q: string) => unknown, signal: AbortSignal): Promise<void> {
  await turn();
  jobModel();
  for (const q of SEARCHES) {
    await turn();
    if (signal.aborted) return;
    find(q);
  }
}
