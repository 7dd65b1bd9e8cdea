/** The minimum match: which documents match at least a part of a query's words, counted by weight. Sums for 32 documents at once, one bit plane a power of two. */
import { type Bitset, BLOCK_SHIFT, eachWord, unionInto } from '#catalog/search/engine/bitset.ts';

export interface WeightedSet {
  weight: number;
  /** How many documents it has in the whole index, for choosing where to look. */
  count: number;
  set: Bitset;
}

const PLANES = 8;
const FULL = 1 << (PLANES - 1);

/**
 * Adds to `into` the documents whose matching words weigh at least `part` of all. The weights together must stay below 128.
 * Only documents that match one of the rarer words are looked at (collected in the empty bitset `scratch`): the commonest
 * words together weigh less than that.
 */
export function addMinimumMatch(words: readonly WeightedSet[], part: number, into: Bitset, scratch: Bitset): void {
  const least = Math.ceil(part * words.reduce((sum, word) => sum + word.weight, 0));
  if (words.length === 2) {
    for (const word of words) if (word.weight >= least) unionInto(into, word.set);
    return;
  }
  let common = 0;
  for (const word of words.toSorted((a, b) => b.count - a.count)) {
    if (common + word.weight < least) common += word.weight;
    else unionInto(scratch, word.set);
  }
  const bias = FULL - least;
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
    const matching = planes[PLANES - 1]! & scratch.words[at]!;
    if (matching === 0) return;
    into.words[at]! |= matching;
    const block = at >>> (BLOCK_SHIFT - 5);
    into.blocks[block >>> 5]! |= 1 << (block & 31);
  });
}
