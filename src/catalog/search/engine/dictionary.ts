/** The term dictionary: all terms of the index with their numbers, found by spelling, by prefix, or by a spelling one letter off. */
import { isOneEditApart, lettersOf, swappedInside } from '#catalog/language/spelling.ts';
import { TERM_KINDS } from '#catalog/search/analysis/term-kinds.ts';

export interface Dictionary {
  /** By number. */
  terms: string[];
  numbers: Map<string, number>;
  /** The numbers of words, and of names behind their sign, by their first two or three letters, and by their last. */
  beginnings: Map<string, number[]>;
  endings: Map<string, number[]>;
}

const SHORTEST_PREFIX = 3;
const SHORTEST_NEAR = 4;
/** Longer terms are not corrected. */
const LONGEST_NEAR = 24;

/** Numbers, phrases and facet values are not typed. */
const UNTYPED = /^[@\d]|_/;

export const emptyDictionary = (): Dictionary => ({
  terms: [],
  numbers: new Map(),
  beginnings: new Map(),
  endings: new Map(),
});

/** The number of a term; undefined if it is unknown. */
export const findTerm = ({ numbers }: Dictionary, term: string): number | undefined => numbers.get(term);

const list = (lists: Map<string, number[]>, letters: string, number: number): void => {
  const own = lists.get(letters);
  if (own === undefined) lists.set(letters, [number]);
  else own.push(number);
};

/** The same text in memory of its own: the part of a page would keep all of it. */
export const copyOf = (text: string): string => {
  const copy = Buffer.from(text).toString();
  // Half of a pair of surrogates is lost in UTF-8.
  return copy === text ? copy : text;
};

/** The number of a term, given to it now if it is new. */
export function addTerm({ terms, numbers, beginnings, endings }: Dictionary, term: string): number {
  const known = numbers.get(term);
  if (known !== undefined) return known;
  const own = copyOf(term);
  const number = terms.push(own) - 1;
  numbers.set(own, number);
  const sign = own.startsWith(TERM_KINDS.name) ? TERM_KINDS.name : '';
  if (sign === '' && UNTYPED.test(own)) return number;
  const word = own.slice(sign.length);
  const letters = lettersOf(word.length);
  list(beginnings, sign + word.slice(0, letters), number);
  if (letters < SHORTEST_PREFIX) list(beginnings, sign + word.slice(0, SHORTEST_PREFIX), number);
  list(endings, sign + word.slice(-letters), number);
  return number;
}

/** Order of two terms: the shorter one first, then by their letters. */
export const compareTerms = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : Number(one > other));

/**
 * The words that begin with at least three letters: the shortest, at most `most`. None when
 * there are more than `tooMany`.
 */
export function termsWithPrefix(
  { terms, beginnings }: Dictionary,
  prefix: string,
  most: number,
  tooMany: number,
): string[] {
  const begun = prefix.length < SHORTEST_PREFIX ? [] : (beginnings.get(prefix.slice(0, SHORTEST_PREFIX)) ?? []);
  const found = begun.map((number) => terms[number]!).filter((term) => term.startsWith(prefix));
  if (found.length > tooMany) return [];
  return found.length <= most ? found : found.sort(compareTerms).slice(0, most);
}

/** The terms behind a sign that are at most one wrong, missing, extra or swapped letter away from a form of at least four, in no order. */
const withError = ({ terms, numbers, beginnings, endings }: Dictionary, sign: string, form: string): string[] => {
  const found = new Set<string>();
  const whole = sign + form;
  const check = (number: number): void => {
    if (isOneEditApart(whole, terms[number]!)) found.add(terms[number]!);
  };
  for (let letters = lettersOf(form.length - 1); letters <= lettersOf(form.length + 1); letters += 1) {
    beginnings.get(sign + form.slice(0, letters))?.forEach(check);
    endings.get(sign + form.slice(-letters))?.forEach(check);
  }
  const swapped = sign + swappedInside(form);
  if (numbers.has(swapped)) found.add(swapped);
  return [...found];
};

/** The words of at least four letters that are one error away from a form. */
export function termsNear(dictionary: Dictionary, form: string): string[] {
  if (form.length > LONGEST_NEAR) return [];
  return withError(dictionary, '', form).filter(({ length }) => length >= SHORTEST_NEAR && length <= LONGEST_NEAR);
}

/** The terms of the names that are one error away from a skeleton of at least four letters. */
export const namesNear = (dictionary: Dictionary, skeleton: string): string[] =>
  withError(dictionary, TERM_KINDS.name, skeleton);
