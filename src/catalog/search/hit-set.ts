// Sets of documents of one segment as bits, with a second level of bits that tells which blocks of 256 documents hold any; cost follows the blocks touched.

export interface HitSet {
  /** One bit a document, 32 a word; the words of untouched blocks are zero. */
  readonly words: Int32Array;
  /** One bit a block of 8 words. A set bit means: may hold documents. */
  readonly blocks: Int32Array;
}

/** Words in a block, and documents in it as a shift. */
const BLOCK = 8;
const FEW_BLOCKS = 8;
export const BLOCK_SHIFT = 8;

/** Number of 32-bit words that bits for so many documents take, in whole blocks. */
export const wordsFor = (documents: number): number => ((documents + 255) >>> BLOCK_SHIFT) * BLOCK;

export function createHitSet(documents: number): HitSet {
  const words = wordsFor(documents);
  return { words: new Int32Array(words), blocks: new Int32Array((words / BLOCK + 31) >>> 5) };
}

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

/** Makes the words of some blocks zero: of those that single bits of blocks[at] stand for. */
const clearBlocks = (words: Int32Array, at: number, blocks: number): void => {
  let bits = blocks;
  while (bits !== 0) {
    const low = bits & -bits;
    bits ^= low;
    const first = firstWordOf(at, low);
    for (let word = first; word < first + BLOCK; word += 1) words[word] = 0;
  }
};

export function clearHits(set: HitSet): void {
  const { words, blocks } = set;
  for (let at = 0; at < blocks.length; at += 1) {
    const bits = blocks[at]!;
    if (bits === 0) continue;
    blocks[at] = 0;
    // To fill a whole run of blocks costs as much as to clear a few one by one.
    if (onesIn(bits) > FEW_BLOCKS) words.fill(0, at * 32 * BLOCK, (at + 1) * 32 * BLOCK);
    else clearBlocks(words, at, bits);
  }
}

/** A set of bits that are kept elsewhere, such as a frequent posting list; any of its blocks may hold documents. */
export function setOfBits(words: Int32Array): HitSet {
  const count = words.length / BLOCK;
  const blocks = new Int32Array((count + 31) >>> 5).fill(-1, 0, count >>> 5);
  if ((count & 31) !== 0) blocks[count >>> 5] = (1 << (count & 31)) - 1;
  return { words, blocks };
}

/** Adds every document of `other`. */
export function unite(set: HitSet, other: HitSet): void {
  const into = set.words;
  const from = other.words;
  for (let at = 0; at < other.blocks.length; at += 1) {
    let bits = other.blocks[at]!;
    if (bits === 0) continue;
    set.blocks[at]! |= bits;
    if (bits === -1) {
      for (let word = at * 32 * BLOCK; word < (at + 1) * 32 * BLOCK; word += 1) into[word]! |= from[word]!;
      continue;
    }
    while (bits !== 0) {
      const low = bits & -bits;
      bits ^= low;
      const first = firstWordOf(at, low);
      for (let word = first; word < first + BLOCK; word += 1) into[word]! |= from[word]!;
    }
  }
}

/** Adds to the empty set `into` the documents that both sets hold; `into` may be one of the two. */
function meetTwo(into: HitSet, one: HitSet, other: HitSet): void {
  const { words } = into;
  const [a, b] = [one.words, other.words];
  for (let at = 0; at < into.blocks.length; at += 1) {
    const before = into.blocks[at]!;
    let bits = one.blocks[at]! & other.blocks[at]!;
    let kept = 0;
    clearBlocks(words, at, before & ~bits);
    while (bits !== 0) {
      const low = bits & -bits;
      bits ^= low;
      const first = firstWordOf(at, low);
      let any = 0;
      for (let word = first; word < first + BLOCK; word += 1) {
        const held = a[word]! & b[word]!;
        words[word] = held;
        any |= held;
      }
      if (any !== 0) kept |= low;
    }
    into.blocks[at] = kept;
  }
}

/** Adds to the empty set `into` the documents that all of the sets hold. */
export function meet(into: HitSet, sets: readonly HitSet[]): void {
  const [one, other = one, ...others] = sets;
  if (one === undefined || other === undefined) return;
  meetTwo(into, one, other);
  for (const another of others) meetTwo(into, into, another);
}

/** Sets of one word: where texts hold it, and what only belongs to it (its category). */
export interface Parts {
  texts: HitSet;
  category: HitSet | undefined;
}

/** Adds to the empty set `into` the documents that each word has a part in, at least one of them by its texts. */
export function meetParts(into: HitSet, parts: readonly Parts[]): void {
  if (parts.every(({ category }) => category === undefined)) {
    meet(
      into,
      parts.map(({ texts }) => texts),
    );
    return;
  }
  const texts = parts.map((part) => part.texts.words);
  const categories = parts.map((part) => (part.category ?? part.texts).words);
  for (let at = 0; at < into.blocks.length; at += 1) {
    let bits = -1;
    for (const part of parts) bits &= part.texts.blocks[at]! | (part.category?.blocks[at] ?? 0);
    let kept = 0;
    while (bits !== 0) {
      const low = bits & -bits;
      bits ^= low;
      const first = firstWordOf(at, low);
      let any = 0;
      for (let word = first; word < first + BLOCK; word += 1) {
        let all = -1;
        let inText = 0;
        for (let number = 0; number < texts.length && all !== 0; number += 1) {
          const own = texts[number]![word]!;
          inText |= own;
          all &= own | categories[number]![word]!;
        }
        all &= inText;
        into.words[word] = all;
        any |= all;
      }
      if (any !== 0) kept |= low;
    }
    into.blocks[at] = kept;
  }
}

/**
 * Takes out of `set` what `passing` lacks (when given), what is marked in `without` (when given), and what `seen`
 * holds; adds the rest to `seen` and returns how many they are. One pass, since this is what every tier needs.
 */
export function claim(
  set: HitSet,
  passing: HitSet | undefined,
  without: Int32Array | undefined,
  seen: HitSet | undefined,
): number {
  const { words, blocks } = set;
  const allowed = passing?.words;
  const earlier = seen?.words;
  let count = 0;
  for (let at = 0; at < blocks.length; at += 1) {
    let bits = blocks[at]!;
    let kept = 0;
    while (bits !== 0) {
      const low = bits & -bits;
      bits ^= low;
      const first = firstWordOf(at, low);
      let any = 0;
      for (let word = first; word < first + BLOCK; word += 1) {
        let held = words[word]!;
        if (held === 0) continue;
        if (allowed !== undefined) held &= allowed[word]!;
        if (without !== undefined) held &= ~without[word]!;
        if (earlier !== undefined) {
          held &= ~earlier[word]!;
          earlier[word]! |= held;
        }
        words[word] = held;
        any |= held;
        if (held !== 0) count += onesIn(held);
      }
      if (any !== 0) kept |= low;
    }
    blocks[at] = kept;
    if (seen !== undefined) seen.blocks[at]! |= kept;
  }
  return count;
}

/** How many documents the set holds, leaving out those marked in `without`. */
export function countHits(set: HitSet, without?: Int32Array): number {
  const { words, blocks } = set;
  let count = 0;
  for (let at = 0; at < blocks.length; at += 1) {
    let bits = blocks[at]!;
    while (bits !== 0) {
      const low = bits & -bits;
      bits ^= low;
      const first = firstWordOf(at, low);
      for (let word = first; word < first + BLOCK; word += 1) {
        const held = without === undefined ? words[word]! : words[word]! & ~without[word]!;
        if (held !== 0) count += onesIn(held);
      }
    }
  }
  return count;
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
