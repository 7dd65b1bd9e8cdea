/**
 * Word lists that are matched in one pass over an entry's words: single words, beginnings of words ("casino*"), phrases, and
 * pairs of words that stand close to each other.
 */

import { foldClosely } from './fold.ts';
import { bareWordsOf } from './words.ts';
import { once, remembered } from '#catalog/memoize.ts';
import { readVocabulary } from '#catalog/vocabularies.ts';

interface Part {
  word: string;
  prefix: boolean;
}

interface Term {
  text: string;
  tag: string;
  parts: readonly Part[];
  /** One side of a pair: the pair's number and the side. */
  pair?: { id: number; side: 0 | 1 };
}

interface Pair {
  text: string;
  tag: string;
}

interface Indexes {
  exact: Map<string, Term[]>;
  /** By the first three letters of a beginning. */
  prefixes: Map<string, Term[]>;
  /** Ends of compounds, "*bewertung*", by their first four letters. */
  inner: Map<string, Term[]>;
  /** For scripts that write no spaces. */
  inside: { text: string; tag: string }[];
  /** By number. */
  pairs: Pair[];
  /** Sides of pairs that any larger number fulfils. */
  numbers: Term[];
}

/** Compiled when a text is first held against it, so that a start does not wait for it. */
export type Lexicon = () => Readonly<Indexes>;

export interface Hit {
  term: string;
  /** The subject that the term was listed under; empty in a lexicon of one subject. */
  tag: string;
  /** Index of its first word in the line. */
  at: number;
  length: number;
  /** Index of the other word of a pair. */
  also?: number;
}

const PREFIX_KEY = 3;
const INNER_KEY = 4;
/** So many words at most from one word of a pair to the other. */
const WINDOW = 6;

/**
 * The terms of some sections of a vocabulary, of all when none is named. "word" is the whole word, "word*" every word that
 * begins so (at least three letters), "*word*" one that holds it further in, "two words" a phrase, "a|b & c|d" one word of each
 * side close to each other in any order ("#": a number of three digits and more), "~text" a piece inside running text.
 */
export function lexicon(vocabulary: string, ...sections: readonly string[]): Lexicon {
  return taggedLexicon(() => {
    const known = readVocabulary(vocabulary);
    return { '': (sections.length > 0 ? sections : Object.keys(known)).map((section) => known[section] ?? '') };
  });
}

function addTerm(indexes: Indexes, text: string, tag: string): void {
  if (text.startsWith('~')) {
    indexes.inside.push({ text: foldClosely(text.slice(1)), tag });
    return;
  }
  const [left, right] = text.split(' & ');
  if (left === undefined || right === undefined) {
    indexTerm(indexes, { text, tag, parts: partsOf(text) }, text.startsWith('*'));
    return;
  }
  const id = indexes.pairs.push({ text, tag }) - 1;
  for (const [side, alternatives] of [[0, left] as const, [1, right] as const]) {
    for (const alternative of alternatives.split('|')) {
      const term: Term = { text, tag, parts: partsOf(alternative), pair: { id, side } };
      if (alternative.trim() === '#') indexes.numbers.push(term);
      else indexTerm(indexes, term, alternative.trim().startsWith('*'));
    }
  }
}

function indexTerm({ exact, prefixes, inner }: Indexes, term: Term, isInner: boolean): void {
  const [first] = term.parts;
  if (first === undefined) return;
  const [index, key] = isInner
    ? [inner, first.word.slice(0, INNER_KEY)]
    : first.prefix
      ? [prefixes, first.word.slice(0, PREFIX_KEY)]
      : [exact, first.word];
  const terms = index.get(key);
  if (terms === undefined) index.set(key, [term]);
  else terms.push(term);
}

/** One lexicon of several subjects, so that a text is walked once for all of them. */
export function taggedLexicon(subjects: () => Readonly<Record<string, readonly string[]>>): Lexicon {
  return once(() => indexesOf(subjects()));
}

function indexesOf(subjects: Readonly<Record<string, readonly string[]>>): Indexes {
  const indexes: Indexes = {
    exact: new Map(),
    prefixes: new Map(),
    inner: new Map(),
    inside: [],
    pairs: [],
    numbers: [],
  };
  for (const [tag, lists] of Object.entries(subjects)) {
    for (const text of lists.flatMap((list) => list.split('\n'))) if (text !== '') addTerm(indexes, text, tag);
  }
  return indexes;
}

/** The same acts of trade stand in many pairs. */
const partsOf = remembered(readParts, { most: 20_000 });

function readParts(text: string): Term['parts'] {
  return text.split(/\s+/).flatMap((piece) => {
    const words = bareWordsOf(foldClosely(piece));
    return words.map((word, at) => ({ word, prefix: piece.endsWith('*') && at === words.length - 1 }));
  });
}

function standsAt(term: Term, line: readonly string[], at: number): boolean {
  const { parts } = term;
  for (let offset = 0; offset < parts.length; offset++) {
    const part = parts[offset];
    const word = line[at + offset];
    if (part === undefined || word === undefined || !(part.prefix ? word.startsWith(part.word) : word === part.word))
      return false;
  }
  return true;
}

const NONE: readonly Term[] = [];
const NUMBER = /^(?:\d{3,}|\d+[kк])$/;

/** The terms whose beginning lies further inside a long word. */
function innerTerms({ inner }: Indexes, word: string): Term[] {
  if (inner.size === 0 || word.length < 7) return [];
  const found: Term[] = [];
  for (let at = 1; at + INNER_KEY <= word.length && at < 40; at++)
    for (const term of inner.get(word.slice(at, at + INNER_KEY)) ?? NONE)
      if (word.startsWith(term.parts[0]?.word ?? ' ', at)) found.push(term);
  return found;
}

/** Every occurrence of the lexicon's terms in a line of folded words. */
export function hitsIn(sought: Lexicon, line: readonly string[]): Hit[] {
  const list = sought();
  const hits: Hit[] = [];
  const sides = new Map<number, [number[], number[]]>();
  const take = (term: Term, at: number) => {
    if (term.pair === undefined) {
      hits.push({ term: term.text, tag: term.tag, at, length: Math.max(term.parts.length, 1) });
      return;
    }
    const places = sides.get(term.pair.id) ?? [[], []];
    sides.set(term.pair.id, places);
    places[term.pair.side].push(at);
  };
  for (let at = 0; at < line.length; at++) {
    const word = line[at] ?? '';
    if (word === '') continue;
    for (const terms of [list.exact.get(word) ?? NONE, list.prefixes.get(word.slice(0, PREFIX_KEY)) ?? NONE])
      for (const term of terms) if (standsAt(term, line, at)) take(term, at);
    for (const term of innerTerms(list, word)) take(term, at);
    if (list.numbers.length > 0 && NUMBER.test(word)) for (const term of list.numbers) take(term, at);
  }
  for (const [id, [left, right]] of sides) {
    const pair = list.pairs[id];
    const places = closest(left, right, line);
    if (pair !== undefined && places !== undefined)
      hits.push({ term: pair.text, tag: pair.tag, at: places[0], length: 1, also: places[1] });
  }
  if (list.inside.length > 0 && line.some((word) => SPACELESS.test(word))) {
    const running = line.join(' ');
    for (const { text, tag } of list.inside)
      if (running.includes(text)) hits.push({ term: text, tag, at: -1, length: 0 });
  }
  return hits;
}

/** The first two places of a pair that are close to each other in one field, in order; places rise. */
function closest(
  left: readonly number[],
  right: readonly number[],
  line: readonly string[],
): [number, number] | undefined {
  let from = 0;
  for (const one of left) {
    while ((right[from] ?? Infinity) < one - WINDOW) from += 1;
    for (let at = from; at < right.length && (right[at] ?? Infinity) <= one + WINDOW; at++) {
      const other = right[at] ?? one;
      if (other === one) continue;
      const pair: [number, number] = one < other ? [one, other] : [other, one];
      if (!line.slice(...pair).includes('')) return pair;
    }
  }
  return undefined;
}

/** Letters of scripts that write no spaces. */
const SPACELESS = /[\u0e00-\u0eff\u3040-\u9fff\uac00-\ud7af]/;

/** What was hit, as it stands in the text, each once, in order of appearance. */
export function hitWords(hits: readonly Hit[], line: readonly string[]): string[] {
  const seen = new Set<string>();
  const words = new Set<string>();
  for (const hit of hits) {
    const first = hit.at < 0 ? hit.term : (line[hit.at] ?? '');
    const key = `${hit.term} ${first}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (hit.also === undefined) words.add(hit.length < 2 ? first : line.slice(hit.at, hit.at + hit.length).join(' '));
    else words.add(`${first}${hit.also - hit.at > 1 ? ' … ' : ' '}${line[hit.also] ?? ''}`);
  }
  return [...words];
}
