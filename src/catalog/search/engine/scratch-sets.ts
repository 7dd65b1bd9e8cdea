// Bitsets that one query works with, borrowed from the pools of the segments and given back when it is answered.
import { clearHits, type HitSet } from './bitset.ts';
import type { Segment } from './segment.ts';

export interface ScratchSets {
  /** An empty set for documents of the segment. */
  take(segment: Segment): HitSet;
  /** Adds a set that nobody else needs any more; it is given back with the others. */
  add(segment: Segment, set: HitSet): void;
  /** Clears all sets and gives them back; none may be used any more. */
  release(): void;
}

/** No sets yet. */
export function createScratchSets(): ScratchSets {
  const taken: { segment: Segment; set: HitSet }[] = [];
  return {
    take(segment) {
      const set = segment.room.take();
      taken.push({ segment, set });
      return set;
    },
    add: (segment, set) => void taken.push({ segment, set }),
    release() {
      for (const { segment, set } of taken) {
        clearHits(set);
        segment.room.give(set);
      }
      taken.length = 0;
    },
  };
}
