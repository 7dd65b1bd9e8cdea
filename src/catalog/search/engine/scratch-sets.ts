/** Bitsets that one query works with, taken from the spare ones of the table and given back when it is answered. */
import { type Bitset, clearBits, createBitset } from './bitset.ts';
import type { DocumentTable } from './document-table.ts';

export interface ScratchSets {
  /** An empty bitset. */
  take(): Bitset;
  /** Clears all bitsets and gives them back; none may be used any more. */
  release(): void;
}

/** No bitsets yet. */
export function createScratchSets({ spare, room }: DocumentTable): ScratchSets {
  const taken: Bitset[] = [];
  return {
    take() {
      const set = spare.pop() ?? createBitset(room);
      taken.push(set);
      return set;
    },
    release() {
      for (const set of taken) clearBits(set);
      spare.push(...taken.splice(0));
    },
  };
}
