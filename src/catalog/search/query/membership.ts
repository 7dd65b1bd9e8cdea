/** Tells which of a few tools are hits, without their ranks. */
import { hasBit, type ReadonlyBitset } from '#catalog/search/engine/bitset.ts';
import { findByKey, type Segment } from '#catalog/search/engine/segment.ts';

export interface Membership {
  /** Notes tools in these sets, by segment; `missing` is the content of an undefined set. */
  note(sets: readonly (ReadonlyBitset | undefined)[], missing: 'all' | 'none'): void;
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
        if (set === undefined ? missing === 'all' : hasBit(set, document)) noted.add(key);
      }
    },
    found: () => keys.filter((key) => noted.has(key)),
  };
}
