/** Document frequencies of terms. */
import { countWith, NAME, TEXTS } from '#catalog/search/engine/documents.ts';
import type { Segment } from '#catalog/search/engine/segment.ts';
import type { IndexSnapshot } from './index-snapshot.ts';

/** Counts live documents only, so that merging segments changes nothing. */
export function documentFrequencyOf(segments: readonly Segment[], term: number | undefined): number {
  return segments.reduce((sum, segment) => sum + countWith(segment, term, TEXTS), 0);
}

/** The highest document frequency of some terms. */
export function usesOf(
  { dictionary, segments }: Pick<IndexSnapshot, 'dictionary' | 'segments'>,
  texts: readonly string[],
): number {
  return Math.max(0, ...[...new Set(texts)].map((text) => documentFrequencyOf(segments, dictionary.find(text))));
}

/** Whether the name of a tool contains a term. */
export function isInName(segments: readonly Segment[], term: number): boolean {
  return segments.some((segment) => countWith(segment, term, NAME) > 0);
}
