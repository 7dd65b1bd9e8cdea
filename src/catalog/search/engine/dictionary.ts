// All terms of the index with their numbers, found by spelling, by beginning, or by a spelling one letter off.
import { EMPTY_HASH, mixHash } from '#catalog/search/analysis/hashing.ts';
import { isOneEditApart } from '#catalog/search/analysis/spelling.ts';
import { release, resized } from './growable-array.ts';
import { shortestTerms } from './shortest-terms.ts';

export interface Dictionary {
  find(term: string): number | undefined;
  /** The number of a term, given to it now if it is new. */
  add(term: string): number;
  /** The same for the term at from..to of text in UTF-8, whose bytes were mixed into a hash by the caller. */
  addBytes(text: Uint8Array, from: number, to: number, hash: number): number;
  termOf(number: number): string;
  /** Order of two terms: the one with fewer bytes first, then by their bytes. */
  compare(a: number, b: number): number;
  /**
   * Numbers of the terms that begin with at least three letters: the shortest of them, by their bytes among equals, at
   * most `most`. None when there are more than `tooMany`.
   */
  beginningWith(prefix: string, most: number, tooMany: number): number[];
  /** Numbers of the terms at most one wrong, missing, extra or swapped letter away from a form, in no order. */
  near(form: string): number[];
  readonly size: number;
}

const HEADS = 1 << 18;
const WINDOW = 7;
/** The first letters themselves, and without each one of them. */
const FORM_BITS = 3;
const FORMS = 1 << FORM_BITS;
/** Terms are led to by so many of their first letters; the more of them were typed, the fewer terms are looked at. */
const PREFIXES = [3, 5] as const;
const SHORTEST_MISSPELT = 4;
const LONGEST_MISSPELT = 24;
const FIRST_DIGITS = '0'.charCodeAt(0);
const PHRASE_SIGN = '_'.charCodeAt(0);
const MARK_SIGN = '@'.charCodeAt(0);

const hashOf = (text: Uint8Array, length: number): number => {
  let hash = EMPTY_HASH;
  for (let at = 0; at < length; at += 1) hash = mixHash(hash, text[at]!);
  return hash;
};

/** Hash of the letters of a word from a place on, when `hash` is that of those before. */
const hashRest = (hash: number, letters: Uint16Array, from: number, length: number): number => {
  let mixed = hash;
  for (let at = from; at < length; at += 1) mixed = mixHash(mixed, letters[at]!);
  return (mixed ^ (mixed >>> 15)) & (HEADS - 1);
};

/**
 * An empty dictionary. The terms lie one behind the other as UTF-8, and a hash table leads to them, so that reading
 * stored terms makes no strings. Neighbours are found through deletes: the first seven
 * letters of a term and each form of them with one letter left out lead to it (Garbe's symmetric delete with a prefix);
 * hits are checked by distance.
 */
export function createDictionary(): Dictionary {
  let bytes = Buffer.from(new ArrayBuffer(1 << 17));
  let starts = new Uint32Array(1 << 12);
  let count = 0;
  /** Pairs of a hash and a number, -1 for free slots. */
  let table = new Int32Array(1 << 14).fill(-1);
  let asked = Buffer.alloc(256);
  const letters = new Uint16Array(LONGEST_MISSPELT);
  /** For each number of letters: the term added last of those whose first ones have the same hash, and for each term the one before it. */
  const beginnings = PREFIXES.map((length) => ({
    length,
    lasts: new Int32Array(HEADS).fill(-1),
    previous: new Int32Array(1 << 12),
  }));
  /** Beginnings of more terms than were asked for, and how many that was: terms only come, so they need not be counted again. */
  const crowded = new Map<string, number>();
  /** Each term has FORMS links of its own; a link leads to the next one with the same hash. */
  const heads = new Int32Array(HEADS).fill(-1);
  let next = new Int32Array(FORMS << 12);

  /** The slot of the table that holds the term, or the free one where it belongs. */
  const slotOf = (text: Uint8Array, from: number, to: number, hash: number): number => {
    // Variables of this function alone: the loops run some million times at a start.
    const slots = table;
    const firsts = starts;
    const known = bytes;
    const mask = slots.length - 1;
    const length = to - from;
    let slot = ((hash ^ (hash >>> 15)) << 1) & mask;
    for (;;) {
      const number = slots[slot + 1]!;
      if (number < 0) return slot;
      if (slots[slot] === hash) {
        const start = firsts[number]!;
        if (firsts[number + 1]! - start === length) {
          let same = 0;
          while (same < length && known[start + same] === text[from + same]) same += 1;
          if (same === length) return slot;
        }
      }
      slot = (slot + 2) & mask;
    }
  };

  const widen = (): void => {
    const old = table;
    table = new Int32Array(old.length * 2).fill(-1);
    const mask = table.length - 1;
    for (let from = 0; from < old.length; from += 2) {
      if (old[from + 1]! < 0) continue;
      const hash = old[from]!;
      let slot = ((hash ^ (hash >>> 15)) << 1) & mask;
      while (table[slot + 1]! >= 0) slot = (slot + 2) & mask;
      table[slot] = hash;
      table[slot + 1] = old[from + 1]!;
    }
    release(old);
  };

  /** Writes a term where the table can be asked for it; gives its length in bytes. */
  const write = (term: string): number => {
    if (asked.length < term.length * 3) asked = Buffer.alloc(term.length * 3);
    return asked.write(term);
  };

  /** Puts the first letters of a text where they can be hashed; gives how many letters the text has. */
  const spell = (text: string): number => {
    for (let at = 0; at < Math.min(text.length, letters.length); at += 1) letters[at] = text.charCodeAt(at);
    return text.length;
  };

  /** The same for a term; -1 for one that nobody types (numbers, phrases, marks). */
  const spellTerm = (number: number): number => {
    const from = starts[number]!;
    const to = starts[number + 1]!;
    const first = bytes[from]!;
    if (first === MARK_SIGN || (first >= FIRST_DIGITS && first < FIRST_DIGITS + 10)) return -1;
    let isPlain = true;
    for (let at = from; at < to; at += 1) {
      const byte = bytes[at]!;
      if (byte === PHRASE_SIGN) return -1;
      isPlain &&= byte < 128;
      if (at - from < LONGEST_MISSPELT) letters[at - from] = byte;
    }
    return isPlain ? to - from : spell(termOf(number));
  };

  const link = (hash: number, at: number): void => {
    next[at] = heads[hash]!;
    heads[hash] = at;
  };

  const makeFindable = (number: number): void => {
    const length = spellTerm(number);
    for (const { length: needed, lasts, previous } of beginnings) {
      if (length < needed) break;
      const beginning = hashRest(EMPTY_HASH, letters, 0, needed);
      previous[number] = lasts[beginning]!;
      lasts[beginning] = number;
    }
    if (length < SHORTEST_MISSPELT || length > LONGEST_MISSPELT) return;
    const used = Math.min(WINDOW, length);
    link(hashRest(EMPTY_HASH, letters, 0, used), number * FORMS);
    let before = EMPTY_HASH;
    for (let skipped = 0; skipped < used; skipped += 1) {
      // Of two equal letters in a row it does not matter which one is left out.
      if (skipped === 0 || letters[skipped] !== letters[skipped - 1])
        link(hashRest(before, letters, skipped + 1, used), number * FORMS + skipped + 1);
      before = mixHash(before, letters[skipped]!);
    }
  };

  const append = (text: Uint8Array, from: number, to: number): number => {
    const number = count;
    if (number + 2 > starts.length) {
      starts = resized(starts, starts.length * 2);
      for (const one of beginnings) one.previous = resized(one.previous, starts.length);
      next = resized(next, starts.length * FORMS);
    }
    const start = starts[number]!;
    if (start + to - from > bytes.length)
      bytes = Buffer.from(bytes.buffer.transfer(Math.ceil(bytes.length * 1.5) + to - from));
    for (let at = from; at < to; at += 1) bytes[start + at - from] = text[at]!;
    starts[number + 1] = start + to - from;
    count += 1;
    return number;
  };

  const termOf = (number: number): string =>
    number < 0 || number >= count ? '' : bytes.toString('utf8', starts[number], starts[number + 1]);

  const addBytes = (text: Uint8Array, from: number, to: number, hash: number): number => {
    const slot = slotOf(text, from, to, hash);
    const known = table[slot + 1]!;
    if (known >= 0) return known;
    const number = append(text, from, to);
    table[slot] = hash;
    table[slot + 1] = number;
    if (count * 4 > table.length) widen();
    makeFindable(number);
    return number;
  };

  /** Whether the first letters allow for one error; turns most chance meetings in the table away. */
  const mayBegin = (number: number, first: number, second: number): boolean => {
    const one = bytes[starts[number]!]!;
    const other = bytes[starts[number]! + 1]!;
    return one === first || other === first || one === second || other === second;
  };

  const compare = (a: number, b: number): number => {
    const [i, j] = [starts[a]!, starts[b]!];
    const length = starts[a + 1]! - i;
    const difference = length - (starts[b + 1]! - j);
    if (difference !== 0) return difference;
    for (let at = 0; at < length; at += 1) if (bytes[i + at] !== bytes[j + at]) return bytes[i + at]! - bytes[j + at]!;
    return 0;
  };

  return {
    find(term) {
      const length = write(term);
      const number = table[slotOf(asked, 0, length, hashOf(asked, length)) + 1]!;
      return number < 0 ? undefined : number;
    },
    add(term) {
      const length = write(term);
      return addBytes(asked, 0, length, hashOf(asked, length));
    },
    addBytes,
    termOf,
    compare,
    beginningWith(prefix, most, tooMany) {
      const typed = spell(prefix);
      const index = beginnings.findLast((one) => one.length <= typed);
      if (index === undefined || (crowded.get(prefix) ?? -1) >= tooMany) return [];
      const found: number[] = [];
      const length = write(prefix);
      for (
        let number = index.lasts[hashRest(EMPTY_HASH, letters, 0, index.length)]!;
        number >= 0;
        number = index.previous[number]!
      ) {
        const start = starts[number]!;
        if (starts[number + 1]! - start < length) continue;
        let at = 0;
        while (at < length && bytes[start + at] === asked[at]) at += 1;
        if (at < length) continue;
        found.push(number);
        if (found.length > tooMany) {
          crowded.set(prefix, tooMany);
          return [];
        }
      }
      return shortestTerms(found, { bytes, starts }, most, length);
    },
    near(form) {
      if (form.length < SHORTEST_MISSPELT - 1 || form.length > LONGEST_MISSPELT) return [];
      const found = new Set<number>();
      const length = Math.min(WINDOW, spell(form));
      const whole = write(form);
      const [first, second] = [asked[0]!, asked[1]!];
      let before = EMPTY_HASH;
      for (let skipped = -1; skipped < length; skipped += 1) {
        const hash = hashRest(before, letters, skipped + 1, length);
        if (skipped >= 0) before = mixHash(before, letters[skipped]!);
        for (let at = heads[hash]!; at >= 0; at = next[at]!) {
          const number = at >>> FORM_BITS;
          const difference = starts[number + 1]! - starts[number]! - whole;
          if (difference > 3 || difference < -3 || !mayBegin(number, first, second) || found.has(number)) continue;
          if (isOneEditApart(form, termOf(number))) found.add(number);
        }
      }
      return [...found];
    },
    get size() {
      return count;
    },
  };
}
