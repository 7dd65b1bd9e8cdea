/** Merges hits of segments into catalog order, as few as a page needs. */
import { readBits, type ReadonlyBitset } from '#catalog/search/engine/bitset.ts';
import { COMPARISONS, type Order } from '#catalog/search/engine/orders.ts';
import type { Segment } from '#catalog/search/engine/segment.ts';

/** The limit of counting and paging. */
export const MAX_HITS = 25_000;

/** Hits by segment in one order; ascending document ids are in catalog order. */
export type HitLists = Uint32Array[];

/** Reusable arrays of one query. */
export interface Arena {
  take(length: number): Uint32Array;
  reset(): void;
}

export function createArena(): Arena {
  let store = new Uint32Array(1 << 15);
  let used = 0;
  return {
    take(length) {
      if (used + length > store.length) {
        store = new Uint32Array(Math.max(store.length * 2, length));
        used = 0;
      }
      used += length;
      return store.subarray(used - length, used);
    },
    reset() {
      used = 0;
    },
  };
}

/** The documents of each bitset, at most `most` of each segment. */
export function hitListsOf(
  sets: readonly (ReadonlyBitset | undefined)[],
  counts: readonly number[],
  most: number,
  arena: Arena,
): HitLists {
  return sets.map((set, at) => {
    const into = arena.take(Math.min(most, counts[at]!));
    if (set !== undefined) readBits(set, into);
    return into;
  });
}

/**
 * The number of hits of each list among the first `rank`. Each round takes a share from the list
 * whose share ends earliest: fewer than `rank` hits can come before that end.
 */
function splitAt(segments: readonly Segment[], lists: HitLists, rank: number, order: Order = 'newest'): number[] {
  const compare = COMPARISONS[order];
  const heads = lists.map(() => 0);
  let left = rank;
  while (left > 0) {
    const open = heads.reduce((sum, head, at) => sum + (head < lists[at]!.length ? 1 : 0), 0);
    if (open === 0) break;
    const share = Math.max(1, Math.floor(left / open));
    let best = -1;
    let bestEnd = 0;
    for (let at = 0; at < lists.length; at += 1) {
      const list = lists[at]!;
      if (heads[at]! >= list.length) continue;
      const end = open === 1 ? Math.min(heads[at]! + left, list.length) : Math.min(heads[at]! + share, list.length);
      if (best < 0 || compare(segments[at]!, list[end - 1]!, segments[best]!, lists[best]![bestEnd - 1]!) < 0) {
        best = at;
        bestEnd = end;
      }
    }
    left -= bestEnd - heads[best]!;
    heads[best] = bestEnd;
  }
  return heads;
}

/** The keys of ranks from..to (exclusive) over all lists. */
export function keysInRange(
  segments: readonly Segment[],
  lists: HitLists,
  from: number,
  to: number,
  order: Order = 'newest',
): number[] {
  const compare = COMPARISONS[order];
  const heads = splitAt(segments, lists, from, order);
  const keys: number[] = [];
  for (let left = to - from; left > 0; left -= 1) {
    let best = -1;
    for (let at = 0; at < lists.length; at += 1) {
      if (heads[at]! >= lists[at]!.length) continue;
      if (
        best < 0 ||
        compare(segments[at]!, lists[at]![heads[at]!]!, segments[best]!, lists[best]![heads[best]!]!) < 0
      ) {
        best = at;
      }
    }
    if (best < 0) break;
    keys.push(segments[best]!.keys[lists[best]![heads[best]!]!]!);
    heads[best]! += 1;
  }
  return keys;
}

/** The first `most` hits over all segments, by segment. */
export function firstHitsOf(segments: readonly Segment[], lists: HitLists, most: number): HitLists {
  const all = lists.reduce((sum, list) => sum + list.length, 0);
  if (all <= most) return lists;
  return splitAt(segments, lists, most).map((end, at) => lists[at]!.subarray(0, end));
}
