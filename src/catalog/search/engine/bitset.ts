/** Bitsets over documents, with a second level of bits that says which blocks of 256 documents hold any; cost follows the blocks touched. */

interface ReadonlyWords {
  readonly length: number;
  readonly [at: number]: number;
}

/** A bitset that the reader must not change, such as a posting list. */
export interface ReadonlyBitset {
  /** One bit a document, 32 a word; the words of unset blocks are zero. */
  readonly words: ReadonlyWords;
  /** One bit a block of 8 words. A set bit means: may hold documents. */
  readonly blocks: ReadonlyWords;
}

export interface Bitset extends ReadonlyBitset {
  readonly words: Int32Array;
  readonly blocks: Int32Array;
}

/** Words in a block, and documents in it as a shift. */
export const BLOCK_WORDS = 8;
export const BLOCK_SHIFT = 8;

/** The number of words for a bit a document: whole blocks, at least one. */
const wordsFor = (documents: number): number => Math.max(1, (documents + 255) >>> BLOCK_SHIFT) * BLOCK_WORDS;

/** An empty bitset with room for this number of documents. */
export function createBitset(documents: number): Bitset {
  const length = wordsFor(documents);
  return { words: new Int32Array(length), blocks: new Int32Array((length / BLOCK_WORDS + 31) >>> 5) };
}

/** The same documents with room for more. */
export function resizedBitset({ words, blocks }: ReadonlyBitset, documents: number): Bitset {
  const set = createBitset(documents);
  set.words.set(words);
  set.blocks.set(blocks);
  return set;
}

export function setBit(set: Bitset, document: number): void {
  set.words[document >>> 5]! |= 1 << (document & 31);
  const block = document >>> BLOCK_SHIFT;
  set.blocks[block >>> 5]! |= 1 << (block & 31);
}

export const hasBit = ({ words }: ReadonlyBitset, document: number): boolean =>
  ((words[document >>> 5]! >>> (document & 31)) & 1) === 1;

export function isEmpty(set: ReadonlyBitset): boolean {
  const { blocks } = set;
  for (let at = 0; at < blocks.length; at += 1) if (blocks[at] !== 0) return false;
  return true;
}

/** Number of the first word of the block whose bit in blocks[at] is `bit`. */
export const firstWordOf = (at: number, bit: number): number => ((at << 5) + 31 - Math.clz32(bit)) * BLOCK_WORDS;

/** The number of set bits of a word (Warren, Hacker's Delight, figure 5-2). */
const bitsOf = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

export function clearBits({ words, blocks }: Bitset): void {
  for (let at = 0; at < blocks.length; at += 1) {
    if (blocks[at] === 0) continue;
    words.fill(0, firstWordOf(at, 1), firstWordOf(at + 1, 1));
    blocks[at] = 0;
  }
}

/** Adds the documents of `other`. */
export function unionInto({ words, blocks }: Bitset, other: ReadonlyBitset): void {
  const { words: added } = other;
  for (let at = 0; at < blocks.length; at += 1) {
    const own = other.blocks[at]!;
    blocks[at]! |= own;
    for (let bits = own; bits !== 0; bits &= bits - 1) {
      const first = firstWordOf(at, bits & -bits);
      for (let word = first; word < first + BLOCK_WORDS; word += 1) words[word]! |= added[word]!;
    }
  }
}

/** Writes to the empty `into` the documents that `other` lacks, of the first `documents`. */
export function complement({ words, blocks }: Bitset, other: ReadonlyBitset, documents: number): void {
  const full = documents >>> 5;
  for (let word = 0; word < full; word += 1) words[word] = ~other.words[word]!;
  if ((documents & 31) !== 0) words[full] = ~other.words[full]! & ((1 << (documents & 31)) - 1);
  for (let block = 0; block << BLOCK_SHIFT < documents; block += 1) blocks[block >>> 5]! |= 1 << (block & 31);
}

/** Writes the intersection of all the sets to the empty `into`. */
export function intersect({ words, blocks }: Bitset, sets: readonly ReadonlyBitset[]): void {
  const [one, ...others] = sets;
  if (one === undefined) return;
  for (let at = 0; at < blocks.length; at += 1) {
    let met = one.blocks[at]!;
    for (let place = 0; place < others.length && met !== 0; place += 1) met &= others[place]!.blocks[at]!;
    for (let bits = met; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      const first = firstWordOf(at, bit);
      let any = 0;
      for (let word = first; word < first + BLOCK_WORDS; word += 1) {
        let all = one.words[word]!;
        for (let place = 0; place < others.length && all !== 0; place += 1) all &= others[place]!.words[word]!;
        words[word] = all;
        any |= all;
      }
      if (any !== 0) blocks[at]! |= bit;
    }
  }
}

/**
 * Clears the documents that `without` (if given) or `seen` hold; adds the rest to `seen` and returns their number. One
 * pass, since every tier needs it.
 */
export function subtractSeen({ words, blocks }: Bitset, without: ReadonlyBitset | undefined, seen: Bitset): number {
  let count = 0;
  for (let at = 0; at < blocks.length; at += 1) {
    for (let bits = blocks[at]!; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      const first = firstWordOf(at, bit);
      let any = 0;
      for (let word = first; word < first + BLOCK_WORDS; word += 1) {
        let own = words[word]! & ~seen.words[word]!;
        if (without !== undefined) own &= ~without.words[word]!;
        words[word] = own;
        if (own === 0) continue;
        any |= own;
        seen.words[word]! |= own;
        count += bitsOf(own);
      }
      if (any === 0) blocks[at]! ^= bit;
      else seen.blocks[at]! |= bit;
    }
  }
  return count;
}

/** The number of documents in the set that are not in `without` and, if it is given, in `other`. */
export function cardinality(
  { words, blocks }: ReadonlyBitset,
  without?: ReadonlyBitset,
  { words: others, blocks: otherBlocks }: ReadonlyBitset = { words, blocks },
): number {
  const gone = without?.words;
  let count = 0;
  for (let at = 0; at < blocks.length; at += 1) {
    for (let bits = blocks[at]! & otherBlocks[at]!; bits !== 0; bits &= bits - 1) {
      const first = firstWordOf(at, bits & -bits);
      for (let word = first; word < first + BLOCK_WORDS; word += 1) {
        const both = words[word]! & others[word]!;
        if (both !== 0) count += bitsOf(gone === undefined ? both : both & ~gone[word]!);
      }
    }
  }
  return count;
}

/** Writes the first documents of the set to `into` until it is full; returns their number. */
export function readBits(set: ReadonlyBitset, into: Uint32Array): number {
  const { words, blocks } = set;
  const end = into.length;
  let count = 0;
  for (let at = 0; at < blocks.length; at += 1) {
    for (let bits = blocks[at]!; bits !== 0; bits &= bits - 1) {
      const first = firstWordOf(at, bits & -bits);
      for (let word = first; word < first + BLOCK_WORDS; word += 1) {
        for (let left = words[word]!; left !== 0; left &= left - 1) {
          if (count >= end) return count;
          into[count] = (word << 5) + 31 - Math.clz32(left & -left);
          count += 1;
        }
      }
    }
  }
  return count;
}

/** With at least this many numbers, a bitset is faster. */
const MANY = 32;
let bits = createBitset(1 << 10);

/** Sorts different numbers below a bound. */
export function sortNumbers(numbers: Uint32Array, upTo: number): void {
  if (numbers.length < MANY) {
    numbers.sort();
    return;
  }
  if (bits.words.length << 5 < upTo) bits = createBitset(upTo);
  for (let at = 0; at < numbers.length; at += 1) setBit(bits, numbers[at]!);
  readBits(bits, numbers);
  clearBits(bits);
}
