// Word lists that are matched in one pass over an entry's words: single words, beginnings of words ("casino*") and phrases.

import { fold, wordsOf } from "./reading.ts";

interface Term {
  text: string;
  parts: readonly { word: string; prefix: boolean }[];
}

export interface Lexicon {
  exact: ReadonlyMap<string, readonly Term[]>;
  /** By the first three letters of a beginning. */
  prefixes: ReadonlyMap<string, readonly Term[]>;
  /** For scripts that write no spaces. */
  inside: readonly string[];
}

export interface Hit {
  term: string;
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
  const exact = new Map<string, Term[]>();
  const prefixes = new Map<string, Term[]>();
  const inside: string[] = [];
  for (const text of lists.flatMap((list) => list.split(/[,\n]/)).map((term) => term.trim())) {
    if (text === "") continue;
    if (text.startsWith("~")) {
      inside.push(text.slice(1));
      continue;
    }
    const parts = text.split(/\s+/).flatMap((piece) => {
      const words = wordsOf(fold(piece));
      return words.map((word, at) => ({ word, prefix: piece.endsWith("*") && at === words.length - 1 }));
    });
    const [first] = parts;
    if (first === undefined) continue;
    const [index, key] = first.prefix ? [prefixes, first.word.slice(0, PREFIX_KEY)] : [exact, first.word];
    const terms = index.get(key);
    if (terms === undefined) index.set(key, [{ text, parts }]);
    else terms.push({ text, parts });
  }
  return { exact, prefixes, inside };
}

function standsAt(term: Term, line: readonly string[], at: number): boolean {
  return term.parts.every((part, offset) => {
    const word = line[at + offset];
    if (word === undefined) return false;
    return part.prefix ? word.startsWith(part.word) : word === part.word;
  });
}

/** Every occurrence of the lexicon's terms in a line of folded words. */
export function hitsIn(list: Lexicon, line: readonly string[]): Hit[] {
  const hits: Hit[] = [];
  for (let at = 0; at < line.length; at++) {
    const word = line[at] ?? "";
    if (word === "") continue;
    for (const term of list.exact.get(word) ?? []) {
      if (standsAt(term, line, at)) hits.push({ term: term.text, at, length: term.parts.length });
    }
    for (const term of list.prefixes.get(word.slice(0, PREFIX_KEY)) ?? []) {
      if (standsAt(term, line, at)) hits.push({ term: term.text, at, length: term.parts.length });
    }
  }
  if (list.inside.length > 0) {
    const running = line.join(" ");
    for (const piece of list.inside) if (running.includes(piece)) hits.push({ term: piece, at: 0, length: 1 });
  }
  return hits;
}

/** The words themselves that were hit, each once, in order of appearance. */
export function hitWords(hits: readonly Hit[], line: readonly string[]): string[] {
  const words = hits.map((hit) => (hit.term.length > 0 && line[hit.at] !== undefined ? line.slice(hit.at, hit.at + hit.length).join(" ") : hit.term));
  return [...new Set(words)];
}
