/** The term dictionary: all terms of the index with their numbers, found by spelling, by prefix, or by a spelling one letter off. */
import { EMPTY_HASH, mixHash } from '#catalog/fnv.ts';
import { createFuzzyIndex, type FuzzyData, LONGEST_FUZZY } from './fuzzy-index.ts';
import { createPrefixIndex, type PrefixData } from './prefix-index.ts';
import { createTermTable, type TermData } from './term-table.ts';

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
  withPrefix(prefix: string, most: number, tooMany: number): number[];
  /** Numbers of the terms at most one wrong, missing, extra or swapped letter away from a form, in no order. */
  fuzzy(form: string): number[];
  readonly size: number;
  /** All terms with their numbers, to be stored before one is added. */
  readonly data: DictionaryData;
  /** Takes the place of everything there is. */
  restore(data: DictionaryData): void;
}

/** What is stored of a dictionary. */
export interface DictionaryData {
  terms: TermData;
  prefixes: PrefixData;
  fuzzies: FuzzyData;
}

const FIRST_DIGIT = '0'.charCodeAt(0);
const LAST_DIGIT = '9'.charCodeAt(0);
const PHRASE_SIGN = '_'.charCodeAt(0);
const FACET_SIGN = '@'.charCodeAt(0);

const hashOf = (text: Uint8Array, length: number): number => {
  let hash = EMPTY_HASH;
  for (let at = 0; at < length; at += 1) hash = mixHash(hash, text[at]!);
  return hash;
};

/** An empty dictionary. */
export function createDictionary(): Dictionary {
  const terms = createTermTable();
  const prefixes = createPrefixIndex(terms);
  const fuzzies = createFuzzyIndex(terms);
  let encoded = Buffer.alloc(256);
  const letters = new Uint16Array(LONGEST_FUZZY);

  /** Encodes a term where the table can be asked for it; returns its length in bytes. */
  const encode = (term: string): number => {
    if (encoded.length < term.length * 3) encoded = Buffer.alloc(term.length * 3);
    return encoded.write(term);
  };

  /** Writes the first letters of a term where they can be hashed; returns how many it has, -1 for one that nobody types (numbers, phrases, facet values). */
  const spell = (number: number): number => {
    const { bytes, starts } = terms;
    const from = starts[number]!;
    const to = starts[number + 1]!;
    const first = bytes[from]!;
    if (first === FACET_SIGN || (first >= FIRST_DIGIT && first <= LAST_DIGIT)) return -1;
    let isAscii = true;
    for (let at = from; at < to; at += 1) {
      const byte = bytes[at]!;
      if (byte === PHRASE_SIGN) return -1;
      isAscii &&= byte < 128;
      if (at - from < LONGEST_FUZZY) letters[at - from] = byte;
    }
    if (isAscii) return to - from;
    const text = terms.termOf(number);
    for (let at = 0; at < Math.min(text.length, LONGEST_FUZZY); at += 1) letters[at] = text.charCodeAt(at);
    return text.length;
  };

  const addBytes = (text: Uint8Array, from: number, to: number, hash: number): number => {
    const size = terms.size;
    const number = terms.add(text, from, to, hash);
    if (number < size) return number;
    const length = spell(number);
    prefixes.add(number, letters, length);
    fuzzies.add(number, letters, length);
    return number;
  };

  return {
    find(term) {
      const length = encode(term);
      const number = terms.find(encoded, 0, length, hashOf(encoded, length));
      return number < 0 ? undefined : number;
    },
    add(term) {
      const length = encode(term);
      return addBytes(encoded, 0, length, hashOf(encoded, length));
    },
    addBytes,
    termOf: (number) => terms.termOf(number),
    compare: (a, b) => terms.compare(a, b),
    withPrefix: (prefix, most, tooMany) => prefixes.find(prefix, most, tooMany),
    fuzzy: (form) => fuzzies.find(form),
    get size() {
      return terms.size;
    },
    get data() {
      return { terms: terms.data, prefixes: prefixes.data, fuzzies: fuzzies.data };
    },
    restore(data) {
      terms.restore(data.terms);
      prefixes.restore(data.prefixes);
      fuzzies.restore(data.fuzzies);
    },
  };
}
