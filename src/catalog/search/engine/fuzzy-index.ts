/**
 * Leads from a misspelt word to the terms one letter off, through deletes: the first letters of a term and each form of them
 * with one letter left out lead to it (Garbe's symmetric delete with a prefix). What is found is checked by distance.
 */
import { EMPTY_HASH, hashLetters, LETTER_HASHES, mixHash } from '#catalog/fnv.ts';
import { isOneEditApart } from '#catalog/language/spelling.ts';
import { resized } from './growable-array.ts';
import { termText, type TermTable } from './term-table.ts';

export interface FuzzyIndex {
  /** The last link of each hash, -1 for none. */
  heads: Int32Array<ArrayBuffer>;
  /** Each term has FORMS links of its own; a link leads to the next one with the same hash. */
  next: Int32Array<ArrayBuffer>;
}

/** Letters of a term that are looked at. */
const WINDOW = 7;
/** The first letters themselves, and without each one of them. */
const FORM_BITS = 3;
const FORMS = 1 << FORM_BITS;
const SHORTEST = 4;
/** Longer terms are not corrected. */
export const LONGEST_FUZZY = 24;

export const emptyFuzzyIndex = (): FuzzyIndex => ({
  heads: new Int32Array(LETTER_HASHES).fill(-1),
  next: new Int32Array(FORMS << 12),
});

/** What is stored of a number of terms. */
export const usedOf = ({ heads, next }: FuzzyIndex, count: number): FuzzyIndex => ({
  heads,
  next: next.subarray(0, Math.max(1, count) * FORMS),
});

const link = ({ heads, next }: FuzzyIndex, hash: number, at: number): void => {
  next[at] = heads[hash]!;
  heads[hash] = at;
};

/** Adds the term of a number, given its first letters and how many there are in all. */
export function addFuzzy(index: FuzzyIndex, number: number, letters: Uint16Array, length: number): void {
  if (length < SHORTEST || length > LONGEST_FUZZY) return;
  while ((number + 1) * FORMS > index.next.length) index.next = resized(index.next, index.next.length * 2);
  const used = Math.min(WINDOW, length);
  link(index, hashLetters(EMPTY_HASH, letters, 0, used), number * FORMS);
  let before = EMPTY_HASH;
  for (let skipped = 0; skipped < used; skipped += 1) {
    // Of two equal letters in a row it does not matter which one is left out.
    if (skipped === 0 || letters[skipped] !== letters[skipped - 1])
      link(index, hashLetters(before, letters, skipped + 1, used), number * FORMS + skipped + 1);
    before = mixHash(before, letters[skipped]!);
  }
}

const typed = new Uint16Array(WINDOW);

/** Numbers of the terms at most one wrong, missing, extra or swapped letter away from a form, in no order. */
export function findNearTerms({ heads, next }: FuzzyIndex, terms: TermTable, form: string): number[] {
  if (form.length < SHORTEST - 1 || form.length > LONGEST_FUZZY) return [];
  const { bytes, starts } = terms;
  const length = Math.min(WINDOW, form.length);
  for (let at = 0; at < length; at += 1) typed[at] = form.charCodeAt(at);
  const key = Buffer.from(form);
  const [first, second] = [key[0]!, key[1]!];
  /** Whether the first letters, when they are ASCII, allow for one error; turns most chance meetings in the table away. */
  const mayBegin = (start: number): boolean => {
    const one = bytes[start]!;
    const other = bytes[start + 1]!;
    const isAscii = (first | second | one | other) < 128;
    return !isAscii || one === first || other === first || one === second || other === second;
  };
  const found = new Set<number>();
  let before = EMPTY_HASH;
  for (let skipped = -1; skipped < length; skipped += 1) {
    const hash = hashLetters(before, typed, skipped + 1, length);
    if (skipped >= 0) before = mixHash(before, typed[skipped]!);
    for (let at = heads[hash]!; at >= 0; at = next[at]!) {
      const number = at >>> FORM_BITS;
      const start = starts[number]!;
      const difference = starts[number + 1]! - start - key.length;
      if (difference > 3 || difference < -3 || !mayBegin(start) || found.has(number)) continue;
      if (isOneEditApart(form, termText(terms, number))) found.add(number);
    }
  }
  return [...found];
}
