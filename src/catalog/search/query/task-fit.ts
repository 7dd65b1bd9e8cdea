/** The order of the tools that do a task: by its job, by what editors say, by its category, and by the words that are typical of it. */
import { type ReadonlyBitset, subtractSeen } from '#catalog/search/engine/bitset.ts';
import { deletedIn, findByKeys } from '#catalog/search/engine/document-table.ts';
import { setOf, unionOf } from '#catalog/search/engine/documents.ts';
import { jobModel } from '#catalog/search/analysis/jobs/classifier.ts';
import type { TaskFilter } from './filters.ts';
import type { OpenSnapshot } from './index-snapshot.ts';
import type { AskedJob } from './intent.ts';
import { matchJobs, matchJobWords } from './job-matches.ts';
import { keysOf } from './listing.ts';
import { JOB } from './ranking.ts';
import { bestByScore, toFixedPoint, type ScoreTerm } from './scoring.ts';

/** All parts of the score are in proportion to it. */
const RARITY = 1;

/** Keys of a page of the `passing` tools, the fittest first, then in catalog order. */
export function pageByFit(
  index: OpenSnapshot,
  { jobs, said }: TaskFilter,
  passing: ReadonlyBitset,
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const { table } = index;
  const asked = jobModel().jobs.flatMap(({ id, category }, job): AskedJob[] =>
    jobs.includes(id) ? [{ id, job, category, share: 1 / jobs.length }] : [],
  );
  const stated = setOf(findByKeys(table, said), index);
  const parts: ScoreTerm[] = [
    [{ weight: toFixedPoint(RARITY * JOB.weights[0]), set: stated }],
    ...(matchJobs(index, asked, RARITY)?.parts ?? []),
    ...matchJobWords(index, asked, RARITY),
  ];
  const set = unionOf([passing], index);
  const count = subtractSeen(set, deletedIn(table), index.take());
  const end = Math.min(count, offset + limit);
  if (offset >= end) return [];
  return keysOf(table, bestByScore(index, { parts, length: 0 }, { set, count }, offset, end));
}
