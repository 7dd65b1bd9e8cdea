/** Bitsets that one query works with, taken from the pools of the segments and given back when it is answered. */
import { type Bitset, clearBits } from './bitset.ts';
import type { Segment } from './segment.ts';

export interface ScratchSets {
  /** An empty bitset for documents of the segment. */
  take(segment: Segment): Bitset;
  /** Adds a bitset that has no other user; it is released with the others. */
  adopt(segment: Segment, set: Bitset): void;
  /** Clears all bitsets and gives them back; none may be used any more. */
  release(): void;
}

/** No bitsets yet. */
export function createScratchSets(): ScratchSets {
  const taken: { segment: Segment; set: Bitset }[] = [];
  return {
    take(segment) {
      const set = segment.pool.take();
      taken.push({ segment, set });
      return set;
    },
    adopt: (segment, set) => void taken.push({ segment, set }),
    release() {
      for (const { segment, set } of taken) {
        clearBits(set);
        segment.pool.give(set);
      }
      taken.length = 0;
    },
  };
}
