/** Minimum match: documents that match a part of a query's words by weight. */
import { type Bitset, unionInto } from '#catalog/search/engine/bitset.ts';
import { addMatching, type WeightedSet } from '#catalog/search/engine/weighted-sets.ts';

export interface CountedSet extends WeightedSet {
  /** Documents in the whole index, to choose the rarer words. */
  count: number;
}

/**
 * Adds documents whose matching words weigh at least `part` of the total. Candidates match a rarer
 * word (collected in the empty bitset `scratch`): the common words together weigh less.
 */
export function addMinimumMatch(words: readonly CountedSet[], part: number, into: Bitset, scratch: Bitset): void {
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
  addMatching(into, scratch, words, least);
}
