/** Orders the hits of a query of one word, 32 documents at a time: they have few ranks, and all but the one that is asked for can be passed over. */
import { type Bitset, popcount } from '#catalog/search/engine/bitset.ts';
import { LENGTH_NORMS } from '#catalog/search/engine/length-norms.ts';
import type { Segment } from '#catalog/search/engine/segment.ts';
import { type Arena, keysInRange } from './merge-hits.ts';
import { WEIGHTS } from './ranking.ts';
import type { Level } from './segment-matches.ts';

/** The hits of one segment, and the levels on which the word matches. */
interface SegmentHits {
  segment: Segment;
  hits: Int32Array;
  /** Documents from here on do not count. */
  end: number;
  /** The levels, the highest weight first. */
  bits: readonly Int32Array[];
  weights: readonly number[];
  category: Int32Array | undefined;
}

/** The hits among 32 documents. */
const hitsAt = ({ hits, end }: SegmentHits, word: number): number =>
  (word + 1) << 5 > end ? hits[word]! & ((1 << (end & 31)) - 1) : hits[word]!;

const wordsOf = ({ end }: SegmentHits): number => (end + 31) >>> 5;

/** Counts the hits of each rank: weight and category, then length norm. */
const countRanks = (part: SegmentHits, counts: number[]): void => {
  const { bits, weights, category, segment } = part;
  const [low, high] = segment.lengthNorms;
  const add = (rank: number, held: number): void => {
    if (held !== 0) counts[rank] = (counts[rank] ?? 0) + popcount(held);
  };
  const addByNorm = (word: number, weight: number, held: number): void => {
    if (held === 0) return;
    const rank = weight * LENGTH_NORMS;
    add(rank, held & ~high[word]! & ~low[word]!);
    add(rank + 1, held & ~high[word]! & low[word]!);
    add(rank + 2, held & high[word]! & ~low[word]!);
    add(rank + 3, held & high[word]! & low[word]!);
  };
  for (let word = 0; word < wordsOf(part); word += 1) {
    let left = hitsAt(part, word);
    if (left === 0) continue;
    const named = category === undefined ? 0 : category[word]!;
    // What is on no level matches by its category alone.
    for (let level = 0; level <= bits.length && left !== 0; level += 1) {
      const held = level === bits.length ? left : left & bits[level]![word]!;
      const weight = weights[level] ?? 0;
      left ^= held;
      addByNorm(word, weight, held & ~named);
      addByNorm(word, weight + WEIGHTS.category, held & named);
    }
  }
};

/** The first hits of a rank, ascending. */
const hitsOfRank = (part: SegmentHits, rank: number, most: number, arena: Arena): Uint32Array => {
  const { bits, weights, category, segment } = part;
  const [low, high] = segment.lengthNorms;
  const weight = Math.floor(rank / LENGTH_NORMS);
  const norm = rank % LENGTH_NORMS;
  const list = arena.take(Math.min(most, segment.documents));
  let count = 0;
  for (let word = 0; word < wordsOf(part) && count < list.length; word += 1) {
    let left = hitsAt(part, word);
    if (left === 0) continue;
    const named = category === undefined ? 0 : category[word]!;
    let wanted = 0;
    for (let level = 0; level <= bits.length && left !== 0; level += 1) {
      const held = level === bits.length ? left : left & bits[level]![word]!;
      left ^= held;
      const own = weights[level] ?? 0;
      if (own === weight) wanted |= held & ~named;
      if (own + WEIGHTS.category === weight) wanted |= held & named;
    }
    wanted &= ((norm & 1) === 0 ? ~low[word]! : low[word]!) & ((norm & 2) === 0 ? ~high[word]! : high[word]!);
    while (wanted !== 0 && count < list.length) {
      const one = wanted & -wanted;
      wanted ^= one;
      list[count] = (word << 5) + 31 - Math.clz32(one);
      count += 1;
    }
  }
  return list.subarray(0, count);
};

/** Below one hit in so many documents it is quicker to score each. */
const SHARE = 200;

/** Whether so many hits are ordered quicker by keysOfOneWord than one by one. */
export function areMany(hits: number, segments: readonly Segment[]): boolean {
  return hits * SHARE > segments.reduce((sum, { documents }) => sum + documents, 0);
}

/**
 * The keys ranked from..to of the hits in some bitsets, in each segment of those before an end: by weight and category,
 * then by length norm, then in the order of the catalog. The same as scoring each gives.
 */
export function keysOfOneWord(
  segments: readonly Segment[],
  sets: readonly (Bitset | undefined)[],
  ends: readonly number[],
  matches: readonly { levels: readonly Level[]; category: Bitset | undefined }[],
  from: number,
  to: number,
  arena: Arena,
): number[] {
  const parts = segments.flatMap((segment, at): SegmentHits[] => {
    const [set, end = 0, { levels, category }] = [sets[at], ends[at], matches[at]!];
    if (set === undefined || end === 0) return [];
    return [
      {
        segment,
        hits: set.words,
        end,
        bits: levels.map((level) => level.set.words),
        weights: levels.map((level) => level.weight),
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
      const lists = parts.map((part) => hitsOfRank(part, rank, last, arena));
      keys.push(...keysInRange(own, lists, Math.max(0, from - before), last));
    }
    before += count;
  }
  return keys;
}
