/** Bitsets that one query works with, taken from the spare ones of a segment and given back when it is answered. */
import { type Bitset, clearBits, createBitset } from './bitset.ts';
import type { Segment } from './segment.ts';

export interface ScratchSets {
  /** An empty bitset for documents of the segment. */
  take(segment: Segment): Bitset;
  /** Clears all bitsets and gives them back; none may be used any more. */
  release(): void;
}

/** No bitsets yet. */
export function createScratchSets(): ScratchSets {
  const taken: { segment: Segment; set: Bitset }[] = [];
  return {
    take(segment) {
      const set = segment.spare.pop() ?? createBitset(segment.documents);
      taken.push({ segment, set });
      return set;
    },
    release() {
      for (const { segment, set } of taken) {
        clearBits(set);
        segment.spare.push(set);
      }
      taken.length = 0;
    },
  };
}
