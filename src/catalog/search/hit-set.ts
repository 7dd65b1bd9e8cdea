// Sets of documents of one segment as bits, with a second level of bits that tells which blocks of 1,024 documents hold any; cost follows the blocks touched.

export interface HitSet {
  /** One bit a document, 32 a word; the words of untouched blocks are zero. */
  readonly words: Int32Array;
  /** One bit a block of 32 words. A set bit means: may hold documents. */
  readonly blocks: Int32Array;
}

export const WORDS_PER_BLOCK = 32;

/** Number of 32-bit words that bits for so many documents take, in whole blocks. */
export const wordsFor = (documents: number): number => Math.ceil(documents / 1024) * WORDS_PER_BLOCK;

export function createHitSet(documents: number): HitSet {
  const words = wordsFor(documents);
  return { words: new Int32Array(words), blocks: new Int32Array(Math.ceil(words / WORDS_PER_BLOCK / 32)) };
}

export function addHit(set: HitSet, document: number): void {
  set.words[document >>> 5]! |= 1 << (document & 31);
  const block = document >>> 10;
  set.blocks[block >>> 5]! |= 1 << (block & 31);
}

export function hasHit(set: HitSet, document: number): boolean {
  return ((set.words[document >>> 5]! >>> (document & 31)) & 1) === 1;
}


export function clearHits(set: HitSet): void {
  const { words, blocks } = set;
  for (let at = 0; at < blocks.length; at += 1) {
    let bits = blocks[at]!;
    if (bits === -1) {
      words.fill(0, at * 1024, (at + 1) * 1024);
      bits = 0;
    }
    while (bits !== 0) {
      const low = bits & -bits;
      bits ^= low;
      const first = ((at << 5) + 31 - Math.clz32(low)) * WORDS_PER_BLOCK;
      words.fill(0, first, first + WORDS_PER_BLOCK);
    }
    blocks[at] = 0;
  }
}

/** Adds whole words of bits, such as a dense posting list. */
export function addBits(set: HitSet, bits: Int32Array): void {
  const { words, blocks } = set;
  for (let at = 0; at < bits.length; at += 1) words[at]! |= bits[at]!;
  const count = Math.ceil(bits.length / WORDS_PER_BLOCK);
  for (let block = 0; block < count; block += 1) blocks[block >>> 5]! |= 1 << (block & 31);
}

/** Adds every document of `other`. */
export function unite(set: HitSet, other: HitSet): void {
  const from = other.words;
  const into = set.words;
  for (let at = 0; at < other.blocks.length; at += 1) {
    let bits = other.blocks[at]!;
    set.blocks[at]! |= bits;
    while (bits !== 0) {
      const low = bits & -bits;
      bits ^= low;
      const first = ((at << 5) + 31 - Math.clz32(low)) * WORDS_PER_BLOCK;
      for (let word = first; word < first + WORDS_PER_BLOCK; word += 1) into[word]! |= from[word]!;
    }
  }
}

/** Keeps only the documents that `other` holds too. */
export function intersect(set: HitSet, other: HitSet): void {
  const into = set.words;
  const from = other.words;
  for (let at = 0; at < set.blocks.length; at += 1) {
    let bits = set.blocks[at]!;
    const common = other.blocks[at]!;
    let kept = 0;
    while (bits !== 0) {
      const low = bits & -bits;
      bits ^= low;
      const first = ((at << 5) + 31 - Math.clz32(low)) * WORDS_PER_BLOCK;
      if ((common & low) === 0) {
        into.fill(0, first, first + WORDS_PER_BLOCK);
        continue;
      }
      let any = 0;
      for (let word = first; word < first + WORDS_PER_BLOCK; word += 1) any |= into[word]! &= from[word]!;
      if (any !== 0) kept |= low;
    }
    set.blocks[at] = kept;
  }
}

/** Takes out the documents whose bits are set in `bits`. */
export function subtract(set: HitSet, bits: Int32Array): void {
  const { words, blocks } = set;
  for (let at = 0; at < blocks.length; at += 1) {
    let left = blocks[at]!;
    while (left !== 0) {
      const low = left & -left;
      left ^= low;
      const first = ((at << 5) + 31 - Math.clz32(low)) * WORDS_PER_BLOCK;
      let any = 0;
      for (let word = first; word < first + WORDS_PER_BLOCK; word += 1) any |= words[word]! &= ~bits[word]!;
      if (any === 0) blocks[at]! &= ~low;
    }
  }
}

const onesIn = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** How many documents the set holds, leaving out those in `without`. */
export function countHits(set: HitSet, without?: Int32Array): number {
  const { words, blocks } = set;
  let count = 0;
  for (let at = 0; at < blocks.length; at += 1) {
    let bits = blocks[at]!;
    while (bits !== 0) {
      const low = bits & -bits;
      bits ^= low;
      const first = ((at << 5) + 31 - Math.clz32(low)) * WORDS_PER_BLOCK;
      if (without === undefined) {
        for (let word = first; word < first + WORDS_PER_BLOCK; word += 1) if (words[word] !== 0) count += onesIn(words[word]!);
      } else {
        for (let word = first; word < first + WORDS_PER_BLOCK; word += 1) {
          if (words[word] !== 0) count += onesIn(words[word]! & ~without[word]!);
        }
      }
    }
  }
  return count;
}

/** Copies the first documents of the set, at most `most` and at most what `into` takes; returns how many. */
export function takeHits(set: HitSet, into: Uint32Array, most: number): number {
  const { words, blocks } = set;
  const end = Math.min(most, into.length);
  let count = 0;
  for (let at = 0; at < blocks.length; at += 1) {
    let bits = blocks[at]!;
    while (bits !== 0) {
      const low = bits & -bits;
      bits ^= low;
      const first = ((at << 5) + 31 - Math.clz32(low)) * WORDS_PER_BLOCK;
      for (let word = first; word < first + WORDS_PER_BLOCK; word += 1) {
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
