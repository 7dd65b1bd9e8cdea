/** Scores the typical terms of a query's jobs, whatever its language. */
import { jobModel } from '#catalog/search/analysis/jobs/model.ts';
import { levelsOf } from '#catalog/search/engine/documents.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import type { AskedJob } from './intent.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { JOB, rarityOf } from './ranking.ts';
import { toFixedPoint, type ScoreTerm } from './scoring.ts';
import { documentFrequencyOf } from './term-frequency.ts';

/** The most typical terms of the jobs with a weight of 0 to 1, by the jobs' shares. */
export function tellingWords(asked: readonly AskedJob[]): ReadonlyMap<string, number> {
  const all = asked.reduce((sum, { share }) => sum + share, 0);
  const telling = new Map<string, number>();
  for (const { job, share } of asked)
    for (const { term, weight } of jobModel().jobs[job]!.words)
      telling.set(term, (telling.get(term) ?? 0) + (weight * share) / (100 * all));
  return new Map(
    [...telling]
      .filter(([, value]) => value >= JOB.leastTelling)
      .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
      .slice(0, JOB.mostWords),
  );
}

/** The values of a term by field; `own` is its rarity, `rarity` the sum over required words. */
export const jobWordValues = (telling: number, own: number, rarity: number): number[] =>
  JOB.words.map((weight) => toFixedPoint(rarity * own * telling * weight));

/** Score terms; unused and very common terms are left out. */
export function matchJobWords(
  { dictionary, table, live }: IndexSnapshot,
  asked: readonly AskedJob[],
  rarity: number,
  scratch: ScratchSets,
): ScoreTerm[] {
  return [...tellingWords(asked)].flatMap(([text, telling]) => {
    const term = dictionary.find(text);
    if (term === undefined) return [];
    const count = documentFrequencyOf(table, term);
    const own = count === 0 ? 0 : rarityOf(count, live);
    if (own === 0) return [];
    const weights = jobWordValues(telling, own, rarity);
    return [levelsOf(table, [{ terms: [term], weights }], scratch)];
  });
}
