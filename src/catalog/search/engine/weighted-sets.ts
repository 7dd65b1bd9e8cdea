/** Bitsets with weights: the sum of each document, and the documents whose sum reaches a weight. */
import {
  type Bitset,
  BLOCK_SHIFT,
  BLOCK_WORDS,
  firstWordOf,
  isEmpty,
  type ReadonlyBitset,
  unionInto,
} from './bitset.ts';

/** Documents to whose scores something adds a weight, a whole number. */
export interface WeightedSet {
  weight: number;
  set: ReadonlyBitset;
}

/**
 * Of one block: the documents to score, those that no layer of the current part holds so far, the weights of all documents
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
  // Sums of 32 documents at once: each plane holds one bit of every sum. Sums begin at a bias, so that those that
  // reach `least` carry into the highest plane and none overflows it.
  const all = matches.reduce((sum, { weight }) => sum + weight, 0);
  const top = 32 - Math.clz32(Math.max(least, all - least + 1) - 1);
  const bias = (1 << top) - least;
  const planes = new Int32Array(top + 1);
  const { words, blocks } = candidates;
  for (let at = 0; at < blocks.length; at += 1) {
    for (let bits = blocks[at]!; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      const first = firstWordOf(at, bit);
      let any = 0;
      for (let word = first; word < first + BLOCK_WORDS; word += 1) {
        const held = words[word]!;
        if (held === 0) continue;
        for (let plane = 0; plane <= top; plane += 1) planes[plane] = -((bias >>> plane) & 1);
        for (let place = 0; place < matches.length; place += 1) {
          const { set, weight } = matches[place]!;
          addWeight(planes, set.words[word]! & held, weight);
        }
        const reached = planes[top]! & held;
        into.words[word]! |= reached;
        any |= reached;
      }
      if (any !== 0) into.blocks[at]! |= bit;
    }
  }
}

/** Adds a weight to the sums of the documents that are set in `held`, bit by bit with carries. */
const addWeight = (planes: Int32Array, held: number, weight: number): void => {
  if (held === 0) return;
  let carry = 0;
  for (let plane = 0; plane < planes.length; plane += 1) {
    const before = planes[plane]!;
    const added = ((weight >>> plane) & 1) === 0 ? 0 : held;
    planes[plane] = before ^ added ^ carry;
    carry = (before & added) | (carry & (before ^ added));
  }
};

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
