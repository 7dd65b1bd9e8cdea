/** Document frequencies of terms. */
import { countList, findList, listIdOf, seekList } from '#catalog/search/engine/postings.ts';
import { deletedIn, type Segment } from '#catalog/search/engine/segment.ts';
import type { IndexSnapshot } from './index-snapshot.ts';

/** Counts live documents only, so that merging segments changes nothing. */
export function documentFrequencyOf(segments: readonly Segment[], term: number): number {
  let frequency = 0;
  for (const segment of segments) {
    const { postings, documents } = segment;
    const end = listIdOf(term + 1, 0);
    for (let at = seekList(postings, listIdOf(term, 0)); postings.listIds[at]! < end; at += 1)
      frequency += countList(postings, at, documents, deletedIn(segment));
  }
  return frequency;
}

/** The highest document frequency of some terms. */
export function usesOf(
  { dictionary, segments }: Pick<IndexSnapshot, 'dictionary' | 'segments'>,
  texts: readonly string[],
): number {
  let most = 0;
  for (const text of new Set(texts)) {
    const term = dictionary.find(text);
    if (term !== undefined) most = Math.max(most, documentFrequencyOf(segments, term));
  }
  return most;
}

/** Whether the name of a tool contains a term. */
export function isInName(segments: readonly Segment[], term: number): boolean {
  return segments.some((segment) => {
    const { postings, documents } = segment;
    const at = findList(postings, listIdOf(term, 0));
    return at >= 0 && countList(postings, at, documents, deletedIn(segment)) > 0;
  });
}
