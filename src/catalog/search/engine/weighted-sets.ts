/** Bitsets with weights: the sum of each document, and the documents whose sum reaches a weight. */
import {
  type Bitset,
  BLOCK_SHIFT,
  BLOCK_WORDS,
  cardinality,
  firstWordOf,
  isEmpty,
  readBits,
  type ReadonlyBitset,
  setBit,
  unionInto,
} from './bitset.ts';

/** Documents to whose scores something adds a weight, a whole number. */
export interface WeightedSet {
  weight: number;
  set: ReadonlyBitset;
}

export const setIn = ({ set }: WeightedSet): ReadonlyBitset => set;

/**
 * Of one block: the documents to score, those without a layer of the current part so far, the weights of all documents
 * of a word, and the weights of single documents.
 */
const scored = new Int32Array(BLOCK_WORDS);
const left = new Int32Array(BLOCK_WORDS);
const bases = new Uint32Array(BLOCK_WORDS);
const sums = new Uint32Array(1 << BLOCK_SHIFT);

/** Adds the weight of a layer to the documents of `left` in it, and removes them from `left`. */
const addLayer = (words: ReadonlyBitset['words'], first: number, weight: number): void => {
  for (let word = 0; word < BLOCK_WORDS; word += 1) {
    let held = left[word]! & words[first + word]!;
    if (held === 0) continue;
    left[word]! ^= held;
    if (held === scored[word]) {
      bases[word]! += weight;
      continue;
    }
    const place = (word << 5) + 31;
    while (held !== 0) {
      const one = held & -held;
      held ^= one;
      sums[place - Math.clz32(one)]! += weight;
    }
  }
};

/**
 * Writes the scores of the first documents of a set to `into` until it is full, ascending by document. Each part adds the
 * weight of the first of its layers that holds the document.
 */
export function scoreInto(
  into: Uint32Array,
  { words, blocks }: ReadonlyBitset,
  parts: readonly (readonly WeightedSet[])[],
): void {
  const filled = parts.map((layers) => layers.filter(({ set }) => !isEmpty(set))).filter(({ length }) => length > 0);
  let count = 0;
  for (let at = 0; at < blocks.length && count < into.length; at += 1) {
    for (let bits = blocks[at]!; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      const first = firstWordOf(at, bit);
      for (let word = 0; word < BLOCK_WORDS; word += 1) scored[word] = words[first + word]!;
      for (let part = 0; part < filled.length; part += 1) {
        const layers = filled[part]!;
        left.set(scored);
        for (let layer = 0; layer < layers.length; layer += 1) {
          const { set, weight } = layers[layer]!;
          if ((set.blocks[at]! & bit) !== 0) addLayer(set.words, first, weight);
        }
      }
      count = takeSums(into, count);
    }
  }
}

/** Moves the sums of `scored` to `into`, from the index `from` on; returns the index after the last. */
const takeSums = (into: Uint32Array, from: number): number => {
  let count = from;
  for (let word = 0; word < BLOCK_WORDS; word += 1) {
    const place = (word << 5) + 31;
    const base = bases[word]!;
    bases[word] = 0;
    for (let bits = scored[word]!; bits !== 0; bits &= bits - 1) {
      const at = place - Math.clz32(bits & -bits);
      into[count] = base + sums[at]!;
      sums[at] = 0;
      count += 1;
    }
  }
  return count;
};

/** Adds to `into` the documents of `candidates` whose weights add up to `least` or more. */
export function addMatching(
  into: Bitset,
  candidates: ReadonlyBitset,
  matches: readonly WeightedSet[],
  least: number,
): void {
  const documents = new Uint32Array(cardinality(candidates));
  const reached = new Uint32Array(documents.length);
  readBits(candidates, documents);
  const parts = matches.map((one) => [one]);
  scoreInto(reached, candidates, parts);
  for (let at = 0; at < documents.length; at += 1) if (reached[at]! >= least) setBit(into, documents[at]!);
}

/**
 * Adds documents whose matching words weigh at least `part` of the total. Candidates match a rarer
 * word (collected in the empty bitset `scratch`): the common words together weigh less.
 */
export function addMinimumMatch(
  words: readonly (WeightedSet & { count: number })[],
  part: number,
  into: Bitset,
  scratch: Bitset,
): void {
  const least = Math.ceil(part * words.reduce((sum, word) => sum + word.weight, 0));
  let common = 0;
  for (const { weight, set } of words.toSorted((a, b) => b.count - a.count)) {
    if (common + weight < least) common += weight;
    else unionInto(weight < least ? scratch : into, set);
  }
  addMatching(into, scratch, words, least);
}
