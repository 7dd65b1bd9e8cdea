/** The term dictionary: all terms of the index with their numbers, found by spelling, by prefix, or by a spelling one letter off. */
import { isOneEditApart } from '#catalog/language/spelling.ts';

export interface Dictionary {
  /** By number. */
  terms: string[];
  numbers: Map<string, number>;
  /** The numbers of words by their first letters, and by their last. */
  beginnings: Map<string, number[]>;
  endings: Map<string, number[]>;
}

/** Letters of the beginning and of the ending of a shorter and of a longer word: an error leaves one of the two as it was. */
const LETTERS = [2, 3] as const;
const LONGEST_SHORT = 6;
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

export const termAt = ({ terms }: Dictionary, number: number): string => terms[number]!;

const list = (lists: Map<string, number[]>, letters: string, number: number): void => {
  const own = lists.get(letters);
  if (own === undefined) lists.set(letters, [number]);
  else own.push(number);
};

/** The number of a term, given to it now if it is new. */
export function addTerm({ terms, numbers, beginnings, endings }: Dictionary, term: string): number {
  const known = numbers.get(term);
  if (known !== undefined) return known;
  // A copy: the part of a page would keep all of it in memory.
  const own = ` ${term}`.slice(1);
  const number = terms.push(own) - 1;
  numbers.set(own, number);
  if (UNTYPED.test(own)) return number;
  const letters = LETTERS[own.length > LONGEST_SHORT ? 1 : 0];
  list(beginnings, own.slice(0, letters), number);
  list(endings, own.slice(-letters), number);
  return number;
}

/** Order of two terms: the shorter one first, then by their letters. */
export function compareTerms({ terms }: Dictionary, a: number, b: number): number {
  const [one, other] = [terms[a]!, terms[b]!];
  return one.length - other.length || (one < other ? -1 : Number(one > other));
}

/** Numbers of the terms that begin with at least three letters: the shortest, at most `most`. None when there are more than `tooMany`. */
export function termsWithPrefix(dictionary: Dictionary, prefix: string, most: number, tooMany: number): number[] {
  if (prefix.length < SHORTEST_PREFIX) return [];
  const { terms, beginnings } = dictionary;
  const found: number[] = [];
  for (const letters of LETTERS)
    for (const number of beginnings.get(prefix.slice(0, letters)) ?? [])
      if (terms[number]!.startsWith(prefix)) found.push(number);
  if (found.length > tooMany) return [];
  return found.length <= most ? found : found.sort((a, b) => compareTerms(dictionary, a, b)).slice(0, most);
}

/** Numbers of the terms at most one wrong, missing, extra or swapped letter away from a form, in no order. */
export function termsNear({ terms, numbers, beginnings, endings }: Dictionary, form: string): number[] {
  const found = new Set<number>();
  const check = (number: number): void => {
    const term = terms[number]!;
    if (term.length >= SHORTEST_NEAR && term.length <= LONGEST_NEAR && isOneEditApart(form, term)) found.add(number);
  };
  if (form.length > LONGEST_NEAR) return [];
  for (const letters of LETTERS) {
    beginnings.get(form.slice(0, letters))?.forEach(check);
    endings.get(form.slice(-letters))?.forEach(check);
  }
  // With its middle swapped, a word of four letters keeps neither.
  const [a = '', b = '', c = '', d = ''] = form;
  const swapped = form.length === SHORTEST_NEAR ? numbers.get(a + c + b + d) : undefined;
  if (swapped !== undefined) check(swapped);
  return [...found];
}
