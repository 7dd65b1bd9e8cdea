/** A segment that is being merged, with the new doc ids of its documents. */
import type { Segment } from './segment.ts';

/** Stands for a document that has no doc id any more. */
export const DELETED = 0xffffffff;

export interface MergeSource {
  readonly segment: Segment;
  /** The new doc id of each document, DELETED for deleted ones. */
  readonly docMap: Uint32Array;
}

/** A source whose documents have no new doc ids yet; from now on the segment notes its deletions. */
export function openSource(segment: Segment): MergeSource {
  segment.lateDeletes = [];
  return { segment, docMap: new Uint32Array(segment.documents).fill(DELETED) };
}

export const sumOver = (sources: readonly MergeSource[], size: (segment: Segment) => number): number =>
  sources.reduce((sum, { segment }) => sum + size(segment), 0);
