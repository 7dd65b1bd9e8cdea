/** Which of a few tools are among what is found, without finding their places. */
import type { Bitset } from '#catalog/search/engine/bitset.ts';
import { findByKey, type Segment } from '#catalog/search/engine/segment.ts';

export interface Membership {
  /** Notes those that are in the sets, given by segment; `missing` says what an undefined set holds. */
  note(sets: readonly (Bitset | undefined)[], missing: 'all' | 'none'): void;
  /** Those that were noted, in the order in which they were asked about. */
  found(): number[];
}

/** Membership of the tools of these keys; those that are in no segment are never found. */
export function createMembership(segments: readonly Segment[], keys: readonly number[]): Membership {
  const places = keys.flatMap((key) =>
    segments.flatMap((segment, at) => {
      const document = findByKey(segment, key);
      return document < 0 ? [] : [{ key, at, document }];
    }),
  );
  const noted = new Set<number>();
  return {
    note(sets, missing) {
      for (const { key, at, document } of places) {
        const set = sets[at];
        const isIn =
          set === undefined ? missing === 'all' : ((set.words[document >>> 5]! >>> (document & 31)) & 1) === 1;
        if (isIn) noted.add(key);
      }
    },
    found: () => keys.filter((key) => noted.has(key)),
  };
}
