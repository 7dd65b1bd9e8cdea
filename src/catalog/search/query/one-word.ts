// Orders the hits of a query of one word, 32 documents at a time: they have few ranks, and all but the one that is asked for can be passed over.
import { type HitSet, onesIn } from '#catalog/search/engine/bitset.ts';
import { LENGTH_NORMS } from '#catalog/search/engine/length-norms.ts';
import type { Segment } from '#catalog/search/engine/segment.ts';
import { type Arena, keysBetween } from './merge-hits.ts';
import { WORTH } from './ranking.ts';
import type { WordSets } from './term-matches.ts';

/** The hits of one segment, and where the word stands in them. */
interface Part {
  segment: Segment;
  hits: Int32Array;
  /** Hits from here on do not count. */
  end: number;
  /** The places, the best first, and what each is worth. */
  bits: readonly Int32Array[];
  worths: readonly number[];
  category: Int32Array | undefined;
}

/** The hits among 32 documents. */
const hitsAt = ({ hits, end }: Part, word: number): number =>
  (word + 1) << 5 > end ? hits[word]! & ((1 << (end & 31)) - 1) : hits[word]!;

const wordsOf = ({ end }: Part): number => (end + 31) >>> 5;

/** How many hits there are of each rank: worth of place and category, then brevity. */
const countRanks = (part: Part, counts: number[]): void => {
  const { bits, worths, category, segment } = part;
  const [low, high] = segment.lengthNorms;
  const add = (rank: number, held: number): void => {
    if (held !== 0) counts[rank] = (counts[rank] ?? 0) + onesIn(held);
  };
  const addByNorm = (word: number, worth: number, held: number): void => {
    if (held === 0) return;
    const rank = worth * LENGTH_NORMS;
    add(rank, held & ~high[word]! & ~low[word]!);
    add(rank + 1, held & ~high[word]! & low[word]!);
    add(rank + 2, held & high[word]! & ~low[word]!);
    add(rank + 3, held & high[word]! & low[word]!);
  };
  for (let word = 0; word < wordsOf(part); word += 1) {
    let left = hitsAt(part, word);
    if (left === 0) continue;
    const named = category === undefined ? 0 : category[word]!;
    // What stands at no place is met by its category alone.
    for (let place = 0; place <= bits.length && left !== 0; place += 1) {
      const held = place === bits.length ? left : left & bits[place]![word]!;
      const worth = worths[place] ?? 0;
      left ^= held;
      addByNorm(word, worth, held & ~named);
      addByNorm(word, worth + WORTH.category, held & named);
    }
  }
};

/** The first documents of a rank, ascending. */
const columnOf = (part: Part, rank: number, most: number, arena: Arena): Uint32Array => {
  const { bits, worths, category, segment } = part;
  const [low, high] = segment.lengthNorms;
  const worth = Math.floor(rank / LENGTH_NORMS);
  const norm = rank % LENGTH_NORMS;
  const column = arena.take(Math.min(most, segment.documents));
  let count = 0;
  for (let word = 0; word < wordsOf(part) && count < column.length; word += 1) {
    let left = hitsAt(part, word);
    if (left === 0) continue;
    const named = category === undefined ? 0 : category[word]!;
    let wanted = 0;
    for (let place = 0; place <= bits.length && left !== 0; place += 1) {
      const atPlace = place === bits.length ? left : left & bits[place]![word]!;
      left ^= atPlace;
      const own = worths[place] ?? 0;
      if (own === worth) wanted |= atPlace & ~named;
      if (own + WORTH.category === worth) wanted |= atPlace & named;
    }
    wanted &= ((norm & 1) === 0 ? ~low[word]! : low[word]!) & ((norm & 2) === 0 ? ~high[word]! : high[word]!);
    while (wanted !== 0 && count < column.length) {
      const one = wanted & -wanted;
      wanted ^= one;
      column[count] = (word << 5) + 31 - Math.clz32(one);
      count += 1;
    }
  }
  return column.subarray(0, count);
};

/** Below one hit in so many documents it is quicker to look at each. */
const SHARE = 200;

/** Whether so many hits are ordered quicker by keysOfWord than one by one. */
export function areMany(hits: number, segments: readonly Segment[]): boolean {
  return hits * SHARE > segments.reduce((sum, { documents }) => sum + documents, 0);
}

/**
 * The keys ranked from..to of the documents of some sets, in each segment of those before an end: by the worth of the
 * word's place and category, then by brevity, then in the order of the catalog. The same as keysByWorth gives.
 */
export function keysOfWord(
  segments: readonly Segment[],
  sets: readonly (HitSet | undefined)[],
  ends: readonly number[],
  found: readonly WordSets[],
  from: number,
  to: number,
  arena: Arena,
): number[] {
  const parts = segments.flatMap((segment, at): Part[] => {
    const [set, end = 0, { places, category }] = [sets[at], ends[at], found[at]!];
    if (set === undefined || end === 0) return [];
    return [
      {
        segment,
        hits: set.words,
        end,
        bits: places.map((place) => place.set.words),
        worths: places.map((place) => place.worth),
        category: category?.words,
      },
    ];
  });
  const own = parts.map((part) => part.segment);
  const counts: number[] = [];
  for (const part of parts) countRanks(part, counts);
  const keys: number[] = [];
  let before = 0;
  for (let rank = counts.length - 1; rank >= 0 && before < to; rank -= 1) {
    const count = counts[rank] ?? 0;
    if (count > 0 && before + count > from) {
      const last = Math.min(count, to - before);
      const columns = parts.map((part) => columnOf(part, rank, last, arena));
      keys.push(...keysBetween(own, columns, Math.max(0, from - before), last));
    }
    before += count;
  }
  return keys;
}
