/** Tells which of a few tools are hits, without their ranks. */
import type { Bitset } from '#catalog/search/engine/bitset.ts';
import { findByKey, type Segment } from '#catalog/search/engine/segment.ts';

export interface Membership {
  /** Notes tools in these sets, by segment; `missing` is the content of an undefined set. */
  note(sets: readonly (Bitset | undefined)[], missing: 'all' | 'none'): void;
  /** Noted keys in the order of the given keys. */
  found(): number[];
}

/** Keys without a document are never found. */
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
