/** The merge policy: which segments become one. Like a log-structured merge: those of about one size, and what is mostly deletions. */
import type { Segment } from './segment.ts';

/** This many segments of one size are merged. */
const MERGE_FACTOR = 4;
/** Segments of up to so many documents are all one size, and two of them are merged at once. */
const TINY = 64;
/** More segments than this are merged when the index is left alone. */
const MAX_SEGMENTS_AT_REST = 4;

const sizeClassOf = ({ live }: Segment): number =>
  live <= TINY ? 0 : Math.floor(Math.log(live / TINY) / Math.log(MERGE_FACTOR)) + 1;

/** The segments to merge next: enough of one size, or one that is mostly deletions; undefined when there are none. None of them is being merged. */
export function chooseMerge(segments: readonly Segment[]): readonly Segment[] | undefined {
  const idle = segments.filter(({ lateDeletes }) => lateDeletes === undefined);
  const group = [...Map.groupBy(idle, sizeClassOf)].find(
    ([size, members]) => members.length >= (size === 0 ? 2 : MERGE_FACTOR),
  );
  if (group !== undefined) return group[1];
  const worn = idle.find(({ live, documents }) => live * 2 < documents);
  return worn === undefined ? undefined : [worn];
}

/** The segments to merge when the index is left alone: all but the largest, and that too when the others are a quarter of it. */
export function chooseMergeAtRest(segments: readonly Segment[]): readonly Segment[] | undefined {
  if (segments.length <= MAX_SEGMENTS_AT_REST) return undefined;
  const [largest, ...others] = segments.toSorted((a, b) => b.live - a.live);
  const rest = others.reduce((sum, { live }) => sum + live, 0);
  return largest !== undefined && rest * MERGE_FACTOR > largest.live ? [largest, ...others] : others;
}
