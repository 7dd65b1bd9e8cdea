/** Term relaxation: drops unknown, then common words of a query until a tool matches the rest. */
import { type Bitset, cardinality, intersect, isEmpty } from '#catalog/search/engine/bitset.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { deletedIn, type Segment } from '#catalog/search/engine/segment.ts';
import { weightOf } from './ranking.ts';
import type { WordMatches } from './term-matches.ts';

export interface KeptWords {
  words: readonly WordMatches[];
  /** By segment: the documents that match all kept words. */
  sets: readonly (Bitset | undefined)[];
}

/** Whether a tool matches a word by its texts or categories. */
export const isMet = (segments: readonly Segment[], { count, segments: matches }: WordMatches): boolean =>
  count > 0 ||
  matches.some(({ category }, at) => category !== undefined && cardinality(category, deletedIn(segments[at]!)) > 0);

const matching = (
  segments: readonly Segment[],
  words: readonly WordMatches[],
  scratch: ScratchSets,
): (Bitset | undefined)[] =>
  segments.map((segment, at) => {
    const sets = words.map((word) => word.segments[at]!.anywhere);
    if (sets.some(isEmpty)) return undefined;
    const all = scratch.take(segment);
    intersect(all, sets);
    return all;
  });

const sumOf = (words: readonly WordMatches[]): number => words.reduce((sum, word) => sum + weightOf(word), 0);

/** The kept words and their hits; empty if they are below a share (0 to 1) of the total weight. */
export function relaxTerms(
  segments: readonly Segment[],
  required: readonly WordMatches[],
  leastShare: number,
  scratch: ScratchSets,
): KeptWords {
  const nothing: KeptWords = { words: [], sets: [] };
  // The rarest first; equal ones in the order of the query.
  const words = required.filter((word) => isMet(segments, word)).toSorted((a, b) => a.count - b.count);
  for (; words.length > 0; words.pop()) {
    if (sumOf(words) < leastShare * sumOf(required)) return nothing;
    const sets = matching(segments, words, scratch);
    if (sets.some((set, at) => set !== undefined && cardinality(set, deletedIn(segments[at]!)) > 0))
      return { words, sets };
  }
  return nothing;
}
