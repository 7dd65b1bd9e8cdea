// Sets of documents of one segment as bits, with a second level of bits that tells which blocks of 256 documents hold any; cost follows the blocks touched.
import { handedOver, kernel } from './wasm-memory.ts';

export interface HitSet {
  /** Where it lies in memory: the words, then the blocks. */
  readonly at: number;
  /** One bit a document, 32 a word; the words of untouched blocks are zero. */
  readonly words: Int32Array;
  /** One bit a block of 8 words. A set bit means: may hold documents. */
  readonly blocks: Int32Array;
}

/** Words in a block, and documents in it as a shift. */
const BLOCK = 8;
export const BLOCK_SHIFT = 8;

/** Number of 32-bit words that bits for so many documents take, in whole blocks and at least one. */
export const wordsFor = (documents: number): number => Math.max(1, (documents + 255) >>> BLOCK_SHIFT) * BLOCK;

/** Number of 32-bit words that a bit for each of their blocks takes. */
export const blocksFor = (documents: number): number => (wordsFor(documents) / BLOCK + 31) >>> 5;

export function addHit(set: HitSet, document: number): void {
  set.words[document >>> 5]! |= 1 << (document & 31);
  const block = document >>> BLOCK_SHIFT;
  set.blocks[block >>> 5]! |= 1 << (block & 31);
}

export function isEmpty(set: HitSet): boolean {
  const { blocks } = set;
  for (let at = 0; at < blocks.length; at += 1) if (blocks[at] !== 0) return false;
  return true;
}

/** Number of the first word of the block that a single bit of blocks[at] stands for. */
const firstWordOf = (at: number, bit: number): number => ((at << 5) + 31 - Math.clz32(bit)) * BLOCK;

/** How many bits of a word are set (the usual sum in parallel). */
export const onesIn = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

export function clearHits({ at, words, blocks }: HitSet): void {
  kernel.clear(at, words.byteLength, blocks.length);
}

/** Adds every document of `other`. */
export function unite({ at, words, blocks }: HitSet, other: HitSet): void {
  kernel.unite(at, other.at, words.byteLength, blocks.length);
}

/** Adds every document of `other`; returns how many are new, leaving out those of `without`. */
export function addHits({ at, words, blocks }: HitSet, other: HitSet, without: HitSet | undefined): number {
  return kernel.add(at, other.at, without?.at ?? 0, words.byteLength, blocks.length);
}

/**
 * Adds to the empty set `all` the documents of two sets, and to the empty set `first` (when given) those of the first
 * one; returns how many `all` holds, leaving out those of `without`.
 */
export function gatherHits(
  first: HitSet | undefined,
  { at, words, blocks }: HitSet,
  one: HitSet,
  other: HitSet,
  without: HitSet | undefined,
): number {
  return kernel.gather(first?.at ?? 0, at, one.at, other.at, without?.at ?? 0, words.byteLength, blocks.length);
}

/** Adds to the empty set `into` the documents that all of the sets hold. */
export function meet(into: HitSet, sets: readonly HitSet[]): void {
  const { at, words, blocks } = into;
  const [one, other = one, ...others] = sets;
  if (one === undefined || other === undefined) return;
  kernel.meet(at, one.at, other.at, words.byteLength, blocks.length);
  for (const another of others) kernel.meet(at, at, another.at, words.byteLength, blocks.length);
}

/** Sets of one word: where texts hold it, and what only belongs to it (its category). */
export interface Parts {
  texts: HitSet;
  category: HitSet | undefined;
}

/** Adds to the empty set `into` the documents that each word has a part in, at least one of them by its texts. There are at most twelve words. */
export function meetParts(into: HitSet, parts: readonly Parts[]): void {
  if (parts.every(({ category }) => category === undefined)) {
    meet(
      into,
      parts.map(({ texts }) => texts),
    );
    return;
  }
  const { at: from, numbers } = handedOver;
  parts.forEach(({ texts, category }, number) => {
    numbers[number * 2] = texts.at;
    numbers[number * 2 + 1] = category?.at ?? texts.at;
  });
  kernel.meet_pairs(into.at, from, from + parts.length * 8, into.words.byteLength, into.blocks.length);
}

/**
 * Takes out of `set` what `passing` lacks (when given), what `without` holds (when given), and what `seen` holds; adds
 * the rest to `seen` and returns how many they are. One pass, since this is what every tier needs.
 */
export function claim(
  { at, words, blocks }: HitSet,
  passing: HitSet | undefined,
  without: HitSet | undefined,
  seen: HitSet | undefined,
): number {
  return kernel.claim(at, passing?.at ?? 0, without?.at ?? 0, seen?.at ?? 0, words.byteLength, blocks.length);
}

/** How many documents the set holds, leaving out those of `without`. */
export function countHits({ at, words, blocks }: HitSet, without?: HitSet): number {
  return kernel.count(at, without?.at ?? 0, words.byteLength, blocks.length);
}

/** Copies the first documents of the set, as many as `into` takes; returns how many. */
export function takeHits(set: HitSet, into: Uint32Array): number {
  const { words, blocks } = set;
  const end = into.length;
  let count = 0;
  for (let at = 0; at < blocks.length; at += 1) {
    let bits = blocks[at]!;
    while (bits !== 0) {
      const low = bits & -bits;
      bits ^= low;
      const first = firstWordOf(at, low);
      for (let word = first; word < first + BLOCK; word += 1) {
        let left = words[word]!;
        while (left !== 0) {
          if (count >= end) return count;
          const one = left & -left;
          left ^= one;
          into[count] = (word << 5) + 31 - Math.clz32(one);
          count += 1;
        }
      }
    }
  }
  return count;
}

/** Calls `visit` with the number of every word that may hold documents, in order. */
export function eachWord(set: HitSet, visit: (word: number) => void): void {
  for (let at = 0; at < set.blocks.length; at += 1) {
    let bits = set.blocks[at]!;
    while (bits !== 0) {
      const low = bits & -bits;
      bits ^= low;
      const first = firstWordOf(at, low);
      for (let word = first; word < first + BLOCK; word += 1) if (set.words[word] !== 0) visit(word);
    }
  }
}
