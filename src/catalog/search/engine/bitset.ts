/** Bitsets over the documents of one segment, with a second level of bits that says which blocks of 256 documents hold any; cost follows the blocks touched. */
import { callArguments, kernel } from './wasm-memory.ts';

export interface Bitset {
  /** Its address in memory: the words, then the blocks. */
  readonly address: number;
  /** One bit a document, 32 a word; the words of unset blocks are zero. */
  readonly words: Int32Array;
  /** One bit a block of 8 words. A set bit means: may hold documents. */
  readonly blocks: Int32Array;
}

/** Words in a block, and documents in it as a shift. */
const BLOCK_WORDS = 8;
export const BLOCK_SHIFT = 8;

/** How many words a bit for each of so many documents takes, in whole blocks and at least one. */
export const wordsFor = (documents: number): number => Math.max(1, (documents + 255) >>> BLOCK_SHIFT) * BLOCK_WORDS;

/** How many words a bit for each of their blocks takes. */
export const blocksFor = (documents: number): number => (wordsFor(documents) / BLOCK_WORDS + 31) >>> 5;

export function setBit(set: Bitset, document: number): void {
  set.words[document >>> 5]! |= 1 << (document & 31);
  const block = document >>> BLOCK_SHIFT;
  set.blocks[block >>> 5]! |= 1 << (block & 31);
}

export const hasBit = ({ words }: Bitset, document: number): boolean =>
  ((words[document >>> 5]! >>> (document & 31)) & 1) === 1;

export function isEmpty(set: Bitset): boolean {
  const { blocks } = set;
  for (let at = 0; at < blocks.length; at += 1) if (blocks[at] !== 0) return false;
  return true;
}

/** Number of the first word of the block that a single bit of blocks[at] stands for. */
const firstWordOf = (at: number, bit: number): number => ((at << 5) + 31 - Math.clz32(bit)) * BLOCK_WORDS;

export function clearBits({ address, words, blocks }: Bitset): void {
  kernel.clear(address, words.byteLength, blocks.length);
}

/** Adds the documents of `other`. */
export function unionInto({ address, words, blocks }: Bitset, other: Bitset): void {
  kernel.union(address, other.address, words.byteLength, blocks.length);
}

/** Adds the documents of `other`; returns how many are new, those of `without` not counted. */
export function unionCounting({ address, words, blocks }: Bitset, other: Bitset, without: Bitset | undefined): number {
  return kernel.union_counting(address, other.address, without?.address ?? 0, words.byteLength, blocks.length);
}

/**
 * Writes the union of two bitsets to the empty `all` and a copy of the first one to the empty `copy` (if given);
 * returns the cardinality of `all`, documents of `without` not counted.
 */
export function unionPair(
  copy: Bitset | undefined,
  { address, words, blocks }: Bitset,
  one: Bitset,
  other: Bitset,
  without: Bitset | undefined,
): number {
  return kernel.union_pair(
    copy?.address ?? 0,
    address,
    one.address,
    other.address,
    without?.address ?? 0,
    words.byteLength,
    blocks.length,
  );
}

/** Writes the intersection of all the sets to the empty `into`. */
export function intersect(into: Bitset, sets: readonly Bitset[]): void {
  const { address, words, blocks } = into;
  const [one, other = one, ...others] = sets;
  if (one === undefined || other === undefined) return;
  kernel.intersect(address, one.address, other.address, words.byteLength, blocks.length);
  for (const another of others) kernel.intersect(address, address, another.address, words.byteLength, blocks.length);
}

/** The documents that match a word by their texts, and those that match it by their category. */
export interface WordBits {
  texts: Bitset;
  category: Bitset | undefined;
}

/** Writes to the empty `into` the documents that match every word, at least one of them by its texts. There are at most twelve words. */
export function intersectMatches(into: Bitset, matches: readonly WordBits[]): void {
  if (matches.every(({ category }) => category === undefined)) {
    intersect(
      into,
      matches.map(({ texts }) => texts),
    );
    return;
  }
  const { address, words } = callArguments;
  matches.forEach(({ texts, category }, number) => {
    words[number * 2] = texts.address;
    words[number * 2 + 1] = (category ?? texts).address;
  });
  kernel.intersect_pairs(
    into.address,
    address,
    address + matches.length * 8,
    into.words.byteLength,
    into.blocks.length,
  );
}

/**
 * Clears the documents that `passing` (if given) lacks and those that `without` (if given) or `seen` hold; adds the rest
 * to `seen` and returns how many they are. One pass, since every tier needs it.
 */
export function subtractSeen(
  { address, words, blocks }: Bitset,
  passing: Bitset | undefined,
  without: Bitset | undefined,
  seen: Bitset | undefined,
): number {
  return kernel.subtract_seen(
    address,
    passing?.address ?? 0,
    without?.address ?? 0,
    seen?.address ?? 0,
    words.byteLength,
    blocks.length,
  );
}

/** How many documents the set holds, those of `without` not counted. */
export function cardinality({ address, words, blocks }: Bitset, without?: Bitset): number {
  return kernel.cardinality(address, without?.address ?? 0, words.byteLength, blocks.length);
}

/** Reads the first documents of the set, as many as `into` takes; returns how many. */
export function readBits(set: Bitset, into: Uint32Array): number {
  const { words, blocks } = set;
  const end = into.length;
  let count = 0;
  for (let at = 0; at < blocks.length; at += 1) {
    let bits = blocks[at]!;
    while (bits !== 0) {
      const low = bits & -bits;
      bits ^= low;
      const first = firstWordOf(at, low);
      for (let word = first; word < first + BLOCK_WORDS; word += 1) {
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
