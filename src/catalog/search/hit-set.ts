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
const onesIn = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

export function clearHits(set: HitSet): void {
  const { words, blocks } = set;
  for (let at = 0; at < blocks.length; at += 1) {
    let bits = blocks[at]!;
    if (bits === 0) continue;
    blocks[at] = 0;
    // To fill a whole run of blocks costs as much as to clear a few one by one.
    if (onesIn(bits) > FEW_BLOCKS) {
      words.fill(0, at * 32 * BLOCK, (at + 1) * 32 * BLOCK);
      continue;
    }
    while (bits !== 0) {
      const low = bits & -bits;
      bits ^= low;
      const first = firstWordOf(at, low);
      for (let word = first; word < first + BLOCK; word += 1) words[word] = 0;
    }
  }
}

/** Adds whole words of bits, such as a dense posting list. */
export function addBits(set: HitSet, bits: Int32Array): void {
  const { words, blocks } = set;
  for (let at = 0; at < bits.length; at += 1) words[at]! |= bits[at]!;
  const count = bits.length / BLOCK;
  blocks.fill(-1, 0, count >>> 5);
  if ((count & 31) !== 0) blocks[count >>> 5]! |= (1 << (count & 31)) - 1;
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

/** Adds every document of the sets; returns how many `into` then holds, those marked in `without` not counted. */
export function gather(into: HitSet, sets: readonly HitSet[], without: Int32Array | undefined): number {
  for (let number = 3; number < sets.length; number += 1) unite(into, sets[number]!);
  const [a = into, b = a, c = b] = sets;
  const { words, blocks } = into;
  let count = 0;
  for (let at = 0; at < blocks.length; at += 1) {
    let bits = blocks[at]! | a.blocks[at]! | b.blocks[at]! | c.blocks[at]!;
    blocks[at] = bits;
    while (bits !== 0) {
      const low = bits & -bits;
      bits ^= low;
      const first = firstWordOf(at, low);
      for (let word = first; word < first + BLOCK; word += 1) {
        const held = words[word]! | a.words[word]! | b.words[word]! | c.words[word]!;
        if (held === 0) continue;
        words[word] = held;
        count += onesIn(without === undefined ? held : held & ~without[word]!);
      }
    }
  }
  return count;
}

/** Adds to the empty set `into` the documents that all of the sets hold. */
export function meet(into: HitSet, sets: readonly HitSet[]): void {
  const [one, ...others] = sets;
  if (one === undefined) return;
  for (let at = 0; at < into.blocks.length; at += 1) {
    let bits = one.blocks[at]!;
    for (const other of others) bits &= other.blocks[at]!;
    let kept = 0;
    while (bits !== 0) {
      const low = bits & -bits;
      bits ^= low;
      const first = firstWordOf(at, low);
      let any = 0;
      for (let word = first; word < first + BLOCK; word += 1) {
        let held = one.words[word]!;
        for (let other = 0; other < others.length; other += 1) held &= others[other]!.words[word]!;
        into.words[word] = held;
        any |= held;
      }
      if (any !== 0) kept |= low;
    }
    into.blocks[at] = kept;
  }
}

/** Sets of one word: where texts hold it, and what only belongs to it (its category). */
export interface Parts {
  texts: readonly HitSet[];
  category: HitSet | undefined;
}

/** Adds to the empty set `into` the documents that each word has a part in, at least one of them by its texts. */
export function meetParts(into: HitSet, words: readonly Parts[]): void {
  for (let at = 0; at < into.blocks.length; at += 1) {
    let bits = -1;
    for (const { texts, category } of words) {
      let own = category === undefined ? 0 : category.blocks[at]!;
      for (const text of texts) own |= text.blocks[at]!;
      bits &= own;
    }
    let kept = 0;
    while (bits !== 0) {
      const low = bits & -bits;
      bits ^= low;
      const first = firstWordOf(at, low);
      let any = 0;
      for (let word = first; word < first + BLOCK; word += 1) {
        let all = -1;
        let inText = 0;
        for (let number = 0; number < words.length && all !== 0; number += 1) {
          const { texts, category } = words[number]!;
          let own = 0;
          for (let text = 0; text < texts.length; text += 1) own |= texts[text]!.words[word]!;
          inText |= own;
          all &= category === undefined ? own : own | category.words[word]!;
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
        if (passing !== undefined) held &= passing.words[word]!;
        if (without !== undefined) held &= ~without[word]!;
        if (seen !== undefined) {
          held &= ~seen.words[word]!;
          seen.words[word]! |= held;
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
