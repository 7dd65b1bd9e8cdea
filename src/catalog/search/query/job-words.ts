/** The words by which texts speak of the jobs that a query asks for, in whatever language it asks. */
import { jobModel } from '#catalog/search/analysis/jobs/model.ts';
import { type Field, findList, listIdOf, unionLists } from '#catalog/search/engine/postings.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import type { Segment } from '#catalog/search/engine/segment.ts';
import type { AskedJob } from './asked-jobs.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { JOB, rarityOf } from './ranking.ts';
import type { Scored } from './scoring.ts';
import type { Level } from './segment-matches.ts';
import { documentFrequencyOf } from './term-frequency.ts';

/** How telling each word is of what is asked for: of its job, times how sure that job is, 0 to 1. */
export function tellingWords(asked: readonly AskedJob[]): ReadonlyMap<string, number> {
  const telling = new Map<string, number>();
  for (const { job, share } of asked)
    for (const { term, weight } of jobModel().jobs[job]!.words) {
      const value = (weight * share) / 100;
      if (value >= JOB.leastTelling) telling.set(term, Math.max(value, telling.get(term) ?? 0));
    }
  return telling;
}

/** What a word weighs in each field. */
export const jobWordWeights = (telling: number): number[] =>
  JOB.words.map((most) => Math.max(1, Math.round(most * telling)));

const levelsOf = (segment: Segment, term: number, weights: readonly number[], scratch: ScratchSets): Level[] => {
  const { postings, documents } = segment;
  return weights.flatMap((weight, field) => {
    const list = findList(postings, listIdOf(term, field as Field));
    return list < 0 ? [] : [{ weight, set: unionLists(postings, [list], documents, () => scratch.take(segment)) }];
  });
};

/** These words as parts of the score; those that no tool or most tools use are left out. */
export function matchJobWords(
  { dictionary, segments, live }: IndexSnapshot,
  asked: readonly AskedJob[],
  scratch: ScratchSets,
): Scored[] {
  return [...tellingWords(asked)].flatMap(([text, telling]) => {
    const term = dictionary.find(text);
    if (term === undefined) return [];
    const count = documentFrequencyOf(segments, term);
    const rarity = count === 0 ? 0 : rarityOf(count, live);
    if (rarity === 0) return [];
    const weights = jobWordWeights(telling);
    return [
      {
        rarity,
        segments: segments.map((segment) => ({
          levels: levelsOf(segment, term, weights, scratch),
          category: undefined,
        })),
      },
    ];
  });
}
