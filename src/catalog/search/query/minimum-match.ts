// Which documents hold at least half of a query's words, counted by rarity: sums for 32 documents at once, one bit plane a power of two.
import { BLOCK_SHIFT, eachWord, type HitSet, unite } from '#catalog/search/engine/bitset.ts';

export interface WeighedWord {
  weight: number;
  /** How many tools hold it, for choosing where to look. */
  count: number;
  set: HitSet;
}

const PLANES = 8;
const FULL = 1 << (PLANES - 1);

/**
 * Adds to `into` the documents whose held words weigh at least half of all. The weights together must stay below 128.
 * Only documents with one of the rarer words are looked at (gathered in the empty set `scratch`): the commonest ones
 * together weigh less than half.
 */
export function addHalfMet(words: readonly WeighedWord[], into: HitSet, scratch: HitSet): void {
  const whole = words.reduce((sum, word) => sum + word.weight, 0);
  if (words.length === 2) {
    for (const word of words) if (word.weight * 2 >= whole) unite(into, word.set);
    return;
  }
  let common = 0;
  for (const word of words.toSorted((a, b) => b.count - a.count)) {
    if ((common + word.weight) * 2 < whole) common += word.weight;
    else unite(scratch, word.set);
  }
  const bias = FULL - Math.ceil(whole / 2);
  const planes = new Int32Array(PLANES);
  eachWord(scratch, (at) => {
    for (let plane = 0; plane < PLANES; plane += 1) planes[plane] = (bias >>> plane) & 1 ? -1 : 0;
    for (let word = 0; word < words.length; word += 1) {
      const { weight, set } = words[word]!;
      const held = set.words[at]!;
      if (held === 0) continue;
      let carry = 0;
      for (let plane = 0; plane < PLANES; plane += 1) {
        const added = (weight >>> plane) & 1 ? held : 0;
        const before = planes[plane]!;
        planes[plane] = before ^ added ^ carry;
        carry = (before & added) | (carry & (before ^ added));
      }
    }
    const met = planes[PLANES - 1]! & scratch.words[at]!;
    if (met === 0) return;
    into.words[at]! |= met;
    const block = at >>> (BLOCK_SHIFT - 5);
    into.blocks[block >>> 5]! |= 1 << (block & 31);
  });
}
