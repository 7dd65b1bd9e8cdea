// Which documents hold at least half of a query's words, counted by rarity: sums for 32 documents at once, one bit plane a power of two.
import { addBits, type HitSet, unite, WORDS_PER_BLOCK } from './hit-set.ts';

export interface WeighedWord {
  weight: number;
  /** How many tools hold it, for choosing where to look. */
  count: number;
  set: HitSet;
}

const PLANES = 8;
const FULL = 1 << (PLANES - 1);

/**
 * Adds to `into` the documents whose held words weigh at least half of all. Weights and their sum must stay below 128.
 * Only documents with one of the rarer words are looked at: the commonest ones together weigh less than half.
 */
export function addHalfMet(words: readonly WeighedWord[], into: HitSet, scratch: HitSet): void {
  const whole = words.reduce((sum, word) => sum + word.weight, 0);
  let common = 0;
  for (const word of words.toSorted((a, b) => b.count - a.count)) {
    if ((common + word.weight) * 2 < whole) common += word.weight;
    else unite(scratch, word.set);
  }
  const bias = FULL - Math.ceil(whole / 2);
  const planes = new Int32Array(PLANES);
  const from = scratch.words;
  for (let at = 0; at < scratch.blocks.length; at += 1) {
    let bits = scratch.blocks[at]!;
    while (bits !== 0) {
      const low = bits & -bits;
      bits ^= low;
      const first = ((at << 5) + 31 - Math.clz32(low)) * WORDS_PER_BLOCK;
      for (let word = first; word < first + WORDS_PER_BLOCK; word += 1) {
        if (from[word] === 0) continue;
        for (let plane = 0; plane < PLANES; plane += 1) planes[plane] = (bias >>> plane) & 1 ? -1 : 0;
        for (const { weight, set } of words) {
          const held = set.words[word]!;
          if (held === 0) continue;
          let carry = 0;
          for (let plane = 0; plane < PLANES; plane += 1) {
            const added = (weight >>> plane) & 1 ? held : 0;
            const before = planes[plane]!;
            planes[plane] = before ^ added ^ carry;
            carry = (before & added) | (carry & (before ^ added));
          }
        }
        const met = planes[PLANES - 1]! & from[word]!;
        if (met === 0) continue;
        into.words[word]! |= met;
        into.blocks[at]! |= low;
      }
    }
  }
}

/** Adds all documents below a number. */
export function addAll(set: HitSet, documents: number): void {
  const bits = new Int32Array(set.words.length);
  bits.fill(-1, 0, documents >>> 5);
  if ((documents & 31) !== 0) bits[documents >>> 5] = (1 << (documents & 31)) - 1;
  addBits(set, bits);
}
