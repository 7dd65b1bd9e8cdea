/** How many tools use a term. */
import { listIdOf, seekList } from '#catalog/search/engine/postings.ts';
import type { IndexSnapshot } from './index-snapshot.ts';

/** How many tools use a term, deleted ones counted until their segment is merged. */
export function documentFrequencyOf({ segments }: IndexSnapshot, term: number): number {
  let frequency = 0;
  for (const { postings } of segments) {
    const end = listIdOf(term + 1, 0);
    for (let at = seekList(postings, listIdOf(term, 0)); postings.listIds[at]! < end; at += 1)
      frequency += postings.counts[at]!;
  }
  return frequency;
}
