// Word lists that are matched in one pass over an entry's words: single words, beginnings of words ("casino*") and phrases.

import { fold, wordsOf } from './parsed-entry.ts';

interface Term {
  text: string;
  tag: string;
  parts: readonly { word: string; prefix: boolean }[];
}

export interface Lexicon {
  exact: ReadonlyMap<string, readonly Term[]>;
  /** By the first three letters of a beginning. */
  prefixes: ReadonlyMap<string, readonly Term[]>;
  /** For scripts that write no spaces. */
  inside: readonly { text: string; tag: string }[];
}

export interface Hit {
  term: string;
  /** The subject that the term was listed under; empty in a lexicon of one subject. */
  tag: string;
  /** Index of its first word in the line. */
  at: number;
  length: number;
}

const PREFIX_KEY = 3;

/**
 * Compiles terms, one a line or separated by commas. "word" is the whole word, "word*" every word that begins so (at least three
 * letters), "two words" a phrase, "~text" a piece inside running text. Terms are written folded: lower case, no accents.
 */
export function lexicon(...lists: readonly string[]): Lexicon {
  return taggedLexicon({ '': lists });
}

/** One lexicon of several subjects, so that a text is walked once for all of them. */
export function taggedLexicon(subjects: Readonly<Record<string, readonly string[]>>): Lexicon {
  const exact = new Map<string, Term[]>();
  const prefixes = new Map<string, Term[]>();
  const inside: { text: string; tag: string }[] = [];
  for (const [tag, lists] of Object.entries(subjects)) {
    for (const text of lists.flatMap((list) => list.split(/[,\n]/)).map((term) => term.trim())) {
      if (text === '') continue;
      if (text.startsWith('~')) {
        inside.push({ text: fold(text.slice(1)), tag });
        continue;
      }
      const parts = partsOf(text);
      const [first] = parts;
      if (first === undefined) continue;
      const [index, key] = first.prefix ? [prefixes, first.word.slice(0, PREFIX_KEY)] : [exact, first.word];
      const terms = index.get(key);
      if (terms === undefined) index.set(key, [{ text, tag, parts }]);
      else terms.push({ text, tag, parts });
    }
  }
  return { exact, prefixes, inside };
}

function partsOf(text: string): Term['parts'] {
  return text.split(/\s+/).flatMap((piece) => {
    const words = wordsOf(fold(piece));
    return words.map((word, at) => ({ word, prefix: piece.endsWith('*') && at === words.length - 1 }));
  });
}

function standsAt(term: Term, line: readonly string[], at: number): boolean {
  return term.parts.every((part, offset) => {
    const word = line[at + offset];
    if (word === undefined) return false;
    return part.prefix ? word.startsWith(part.word) : word === part.word;
  });
}

const NONE: readonly Term[] = [];

/** Every occurrence of the lexicon's terms in a line of folded words. */
export function hitsIn(list: Lexicon, line: readonly string[]): Hit[] {
  const hits: Hit[] = [];
  for (let at = 0; at < line.length; at++) {
    const word = line[at] ?? '';
    if (word === '') continue;
    for (const terms of [list.exact.get(word) ?? NONE, list.prefixes.get(word.slice(0, PREFIX_KEY)) ?? NONE]) {
      for (const term of terms) {
        if (standsAt(term, line, at)) hits.push({ term: term.text, tag: term.tag, at, length: term.parts.length });
      }
    }
  }
  if (list.inside.length > 0 && line.some((word) => SPACELESS.test(word))) {
    const running = line.join(' ');
    for (const { text, tag } of list.inside)
      if (running.includes(text)) hits.push({ term: text, tag, at: -1, length: 0 });
  }
  return hits;
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
    words.add(hit.length < 2 ? first : line.slice(hit.at, hit.at + hit.length).join(' '));
  }
  return [...words];
}
