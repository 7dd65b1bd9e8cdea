/** Bitsets that weigh: what they add up to for each document, and which documents reach a weight. */
import { type Bitset, firstWordOf, isEmpty, type ReadonlyBitset } from './bitset.ts';

/** Documents of a segment to whose scores something adds a weight, a whole number. */
export interface WeightedSet {
  weight: number;
  set: ReadonlyBitset;
}

const BLOCK_WORDS = 8;
const BLOCK_DOCUMENTS = 256;

/**
 * The documents of one block that are scored: their bits, what of them the layers of a part have left, what is added to all
 * of a word, and to single ones.
 */
const scored = new Int32Array(BLOCK_WORDS);
const left = new Int32Array(BLOCK_WORDS);
const bases = new Uint32Array(BLOCK_WORDS);
const sums = new Uint32Array(BLOCK_DOCUMENTS);

/** Adds the weight of a layer to the sums of those of `left` that it holds, and takes these away. */
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
 * The scores of the first documents of a set, as many as `into` takes, ascending by document: of each part a document has
 * the weight of the first layer that it is in.
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

/** Moves the sums of `scored` to `into` from `from` on, of which nothing beyond its end is written; returns where they end. */
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

/** Adds to `into` the documents of `candidates` whose words weigh at least `least` together. */
export function addMatching(
  into: Bitset,
  candidates: ReadonlyBitset,
  matches: readonly WeightedSet[],
  least: number,
): void {
  // Sums of 32 documents at once: each plane holds one bit of every sum. They begin at a bias with which those that
  // reach `least` carry into the highest plane, and none goes beyond it.
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
