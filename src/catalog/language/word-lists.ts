/** Matches word lists in folded words: words, prefixes, phrases, and pairs of near words. */
import { lazy, memoize, memoizeByObject } from '#catalog/memoize.ts';
import { readVocabulary } from '#catalog/vocabularies.ts';
import { fold, foldClosely } from './fold.ts';
import { bareWordsOf, tokensOf } from './words.ts';

export interface Part {
  word: string;
  prefix: boolean;
}

export interface Term<Tag> {
  text: string;
  tag: Tag;
  parts: readonly Part[];
  /** A side of a pair. */
  pair?: { id: number; side: 0 | 1 };
}

interface Indexes<Tag> {
  /** By the first word. */
  exact: Map<string, Term<Tag>[]>;
  /** By the first three letters, or all of a shorter prefix. */
  prefixes: Map<string, Term<Tag>[]>;
  /** Parts of compounds, "*bewertung*", by the first four letters. */
  inner: Map<string, Term<Tag>[]>;
  /** Substrings, for scripts without spaces. */
  inside: Pick<Term<Tag>, 'text' | 'tag'>[];
  pairs: Pick<Term<Tag>, 'text' | 'tag'>[];
  /** Sides of pairs that match any number of three or more digits. */
  numbers: Term<Tag>[];
}

/** Compiled at the first use. */
export type WordList<Tag = string> = () => Readonly<Indexes<Tag>>;

export interface Hit<Tag = string> {
  term: string;
  /** Empty in a list of one subject. */
  tag: Tag;
  /** Position of its first word in the line. */
  at: number;
  length: number;
  /** Position of the other word of a pair. */
  also?: number;
}

const PREFIX_KEY = 3;
const INNER_KEY = 4;
/** Largest distance of the words of a pair. */
const WINDOW = 6;

function compiled<Tag>(fill: (indexes: Indexes<Tag>) => void): WordList<Tag> {
  return lazy(() => {
    const [exact, prefixes, inner] = [new Map(), new Map(), new Map()];
    const indexes: Indexes<Tag> = { exact, prefixes, inner, inside: [], pairs: [], numbers: [] };
    fill(indexes);
    return indexes;
  });
}

/** A list of parsed terms. */
export function termList<Tag>(terms: () => Iterable<Term<Tag>>): WordList<Tag> {
  return compiled((indexes) => {
    for (const term of terms()) indexTerm(indexes, term);
  });
}

/** A list of phrases in plain text, tokenized like search. */
export function phraseList<Tag>(phrases: () => Iterable<readonly [phrase: string, tag: Tag]>): WordList<Tag> {
  return termList(function* () {
    for (const [text, tag] of phrases())
      yield { text, tag, parts: tokensOf(fold(text)).map((word) => ({ word, prefix: false })) };
  });
}

/** One list of several subjects, matched in one pass; terms as in `wordList`. */
export function taggedWordList(subjects: () => Readonly<Record<string, readonly string[]>>): WordList {
  return compiled((indexes) => {
    for (const [tag, lists] of Object.entries(subjects()))
      for (const text of lists.flatMap((list) => list.split('\n'))) if (text !== '') addTerm(indexes, text, tag);
  });
}

/**
 * The terms of sections of a vocabulary (default: all): "word" is a whole word, "word*" a prefix
 * (at least three letters), "*word*" a part inside a word, "two words" a phrase, "a|b & c|d" a word
 * of each side near each other in any order ("#": a number of three or more digits), "~text" a
 * substring.
 */
export function wordList(vocabulary: string, ...sections: readonly string[]): WordList {
  return taggedWordList(() => {
    const known = readVocabulary(vocabulary);
    return { '': (sections.length > 0 ? sections : Object.keys(known)).map((section) => known[section] ?? '') };
  });
}

function addTerm(indexes: Indexes<string>, text: string, tag: string): void {
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
      const term: Term<string> = { text, tag, parts: partsOf(alternative), pair: { id, side } };
      if (alternative.trim() === '#') indexes.numbers.push(term);
      else indexTerm(indexes, term, alternative.trim().startsWith('*'));
    }
  }
}

function indexTerm<Tag>({ exact, prefixes, inner }: Indexes<Tag>, term: Term<Tag>, isInner = false): void {
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

/** Cached: many pairs share words. A prefix below three letters is a whole word. */
const partsOf = memoize(
  (text: string): Part[] =>
    text.split(/\s+/).flatMap((piece, place) => {
      const words = bareWordsOf(foldClosely(piece));
      const last = piece.endsWith('*') ? words.length - 1 : -1;
      return words.map((word, at) => ({ word, prefix: at === last && (place + at > 0 || word.length >= PREFIX_KEY) }));
    }),
  { most: 20_000 },
);

function standsAt({ parts }: Term<unknown>, line: readonly string[], at: number): boolean {
  for (let offset = 0; offset < parts.length; offset++) {
    const part = parts[offset];
    const word = line[at + offset];
    if (part === undefined || word === undefined || !(part.prefix ? word.startsWith(part.word) : word === part.word))
      return false;
  }
  return true;
}

const NONE: readonly never[] = [];
const NUMBER = /^(?:\d{3,}|\d+[kк])$/;

/** Terms inside a long word. */
function innerTerms<Tag>({ inner }: Indexes<Tag>, word: string): Term<Tag>[] {
  if (inner.size === 0 || word.length < 7) return [];
  const found: Term<Tag>[] = [];
  for (let at = 1; at + INNER_KEY <= word.length && at < 40; at++)
    for (const term of inner.get(word.slice(at, at + INNER_KEY)) ?? NONE)
      if (word.startsWith(term.parts[0]?.word ?? ' ', at)) found.push(term);
  return found;
}

/** All hits in a line of folded words; an empty word separates texts. */
export function hitsIn<Tag>(sought: WordList<Tag>, line: readonly string[]): Hit<Tag>[] {
  const list = sought();
  const hits: Hit<Tag>[] = [];
  const sides = new Map<number, [number[], number[]]>();
  const take = (term: Term<Tag>, at: number) => {
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
    for (const term of list.exact.get(word) ?? NONE) if (standsAt(term, line, at)) take(term, at);
    for (let length = Math.min(word.length, PREFIX_KEY); length > 0; length--)
      for (const term of list.prefixes.get(word.slice(0, length)) ?? NONE) if (standsAt(term, line, at)) take(term, at);
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

/** Whether a phrase of the list begins with a word. */
export function beginsPhrase(list: WordList<unknown>, word: string): boolean {
  return list().exact.has(word);
}

/** Terms that begin with one word ("for …" are hundreds) by their second word; those without one under ''. */
const bySecondWord = memoizeByObject((terms: readonly Term<unknown>[]) =>
  Map.groupBy(terms, ({ parts }) => parts[1]?.word ?? ''),
);

/** The longest phrase of a list of `phraseList` at a position of a line. */
export function phraseAt<Tag>(list: WordList<Tag>, line: readonly string[], at: number): Hit<Tag> | undefined {
  const terms = list().exact.get(line[at] ?? '');
  if (terms === undefined) return undefined;
  const bySecond = bySecondWord(terms) as ReadonlyMap<string, readonly Term<Tag>[]>;
  let longest = bySecond.get('')?.[0];
  for (const term of bySecond.get(line[at + 1] ?? '') ?? NONE)
    if (term.parts.length > (longest?.parts.length ?? 0) && standsAt(term, line, at)) longest = term;
  return longest && { term: longest.text, tag: longest.tag, at, length: longest.parts.length };
}

/** The phrases in a line from left to right, without overlaps; the longest at its position wins. */
export function findPhrases<Tag>(list: WordList<Tag>, line: readonly string[]): Hit<Tag>[] {
  const hits: Hit<Tag>[] = [];
  for (let at = 0; at < line.length;) {
    const hit = phraseAt(list, line, at);
    if (hit !== undefined) hits.push(hit);
    at += hit?.length ?? 1;
  }
  return hits;
}

/** The first two positions of a pair that are near each other in one field, ascending. */
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

const SPACELESS = /[\u0e00-\u0eff\u3040-\u9fff\uac00-\ud7af]/;

/** The unique texts of hits, in their order. */
export function hitWords(hits: readonly Hit<unknown>[], line: readonly string[]): string[] {
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
