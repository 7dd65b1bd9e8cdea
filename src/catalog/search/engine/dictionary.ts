/** The term dictionary: all terms of the index with their numbers, found by spelling, by prefix, or by a spelling one letter off. */
import { EMPTY_HASH, mixHash } from '#catalog/fnv.ts';
import { addFuzzy, emptyFuzzyIndex, findNearTerms, type FuzzyIndex, LONGEST_FUZZY, usedOf } from './fuzzy-index.ts';
import { addPrefixes, emptyPrefixIndex, findPrefixed, type PrefixIndex } from './prefix-index.ts';
import { addTermBytes, emptyTerms, findBytes, termText, type TermTable } from './term-table.ts';

export interface Dictionary {
  terms: TermTable;
  prefixes: PrefixIndex;
  fuzzies: FuzzyIndex;
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

export const emptyDictionary = (): Dictionary => ({
  terms: emptyTerms(),
  prefixes: emptyPrefixIndex(),
  fuzzies: emptyFuzzyIndex(),
});

let encoded = Buffer.alloc(256);

/** Writes the UTF-8 bytes of a term into `encoded` for a lookup; returns their number. */
const encode = (term: string): number => {
  if (encoded.length < term.length * 3) encoded = Buffer.alloc(term.length * 3);
  return encoded.write(term);
};

const letters = new Uint16Array(LONGEST_FUZZY);

/** Writes the first letters of a term into `letters`; returns its length, or -1 for numbers, phrases and facet values. */
const spell = (terms: TermTable, number: number): number => {
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
  const text = termText(terms, number);
  for (let at = 0; at < Math.min(text.length, LONGEST_FUZZY); at += 1) letters[at] = text.charCodeAt(at);
  return text.length;
};

/** The number of a term; undefined if it is unknown. */
export function findTerm({ terms }: Dictionary, term: string): number | undefined {
  const length = encode(term);
  const number = findBytes(terms, encoded, 0, length, hashOf(encoded, length));
  return number < 0 ? undefined : number;
}

/** The number of a term, given to it now if it is new. */
export function addTerm(dictionary: Dictionary, term: string): number {
  const length = encode(term);
  return addBytes(dictionary, encoded, 0, length, hashOf(encoded, length));
}

/** The same for the term at from..to of text in UTF-8, whose bytes were mixed into a hash by the caller. */
export function addBytes(dictionary: Dictionary, text: Uint8Array, from: number, to: number, hash: number): number {
  const { terms, prefixes, fuzzies } = dictionary;
  const { count } = terms;
  const number = addTermBytes(terms, text, from, to, hash);
  if (number < count) return number;
  const length = spell(terms, number);
  addPrefixes(prefixes, number, letters, length);
  addFuzzy(fuzzies, number, letters, length);
  return number;
}

export const termAt = ({ terms }: Dictionary, number: number): string => termText(terms, number);

/** Order of two terms: the one with fewer bytes first, then by their bytes. */
export function compareTerms({ terms: { bytes, starts } }: Dictionary, a: number, b: number): number {
  const [i, j] = [starts[a]!, starts[b]!];
  const [end, other] = [starts[a + 1]!, starts[b + 1]!];
  return end - i - (other - j) || bytes.compare(bytes, j, other, i, end);
}

/** The number of terms of each prefix that exceeded a limit. Terms are never removed, so it is a lower bound. */
const crowded = new WeakMap<Dictionary, Map<string, number>>();

/**
 * Numbers of the terms that begin with at least three letters: the shortest of them, by their bytes among equals, at
 * most `most`. None when there are more than `tooMany`.
 */
export function termsWithPrefix(dictionary: Dictionary, prefix: string, most: number, tooMany: number): number[] {
  let known = crowded.get(dictionary);
  if (known === undefined) crowded.set(dictionary, (known = new Map()));
  const found = findPrefixed(dictionary.prefixes, dictionary.terms, prefix, tooMany, known);
  return found.length <= most ? found : found.sort((a, b) => compareTerms(dictionary, a, b)).slice(0, most);
}

/** Numbers of the terms at most one wrong, missing, extra or swapped letter away from a form, in no order. */
export const termsNear = ({ terms, fuzzies }: Dictionary, form: string): number[] =>
  findNearTerms(fuzzies, terms, form);

/** What is stored of it, before another term is added. */
export function storedDictionary({ terms, prefixes, fuzzies }: Dictionary): Dictionary {
  const { count, bytes, starts } = terms;
  return {
    terms: { ...terms, bytes: bytes.subarray(0, starts[count]), starts: starts.subarray(0, count + 1) },
    prefixes: prefixes.map(({ heads, previous }) => ({ heads, previous: previous.subarray(0, count) })),
    fuzzies: usedOf(fuzzies, count),
  };
}
