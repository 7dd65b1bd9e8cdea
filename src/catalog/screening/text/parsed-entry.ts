/** Parses an entry once for all rules: its words, unmasked, and the language that they are in. */
import type { ScreenedEntry as Entry } from '#catalog/entries/columns.ts';
import { languageOf } from '#catalog/language/detection.ts';
import { foldClosely } from '#catalog/language/fold.ts';
import { isForeign } from '#catalog/language/foreign-texts.ts';
import { readWords } from '#catalog/language/masked-words.ts';
import { isKnownWord } from './known-words.ts';

export interface Reading {
  /** As typed. */
  name: string;
  /** Name, tagline and description, folded, one per line. */
  text: string;
  /** The unmasked words of name, tagline and description; an empty string ends each field. */
  line: readonly string[];
  /** The same words as typed. */
  shown: readonly string[];
  /** Positions of masked words in the line. */
  masked: ReadonlySet<number>;
  /** The position after the name. */
  nameEnd: number;
  /** The number of words after it. */
  length: number;
  /** One of the eight locales, or "other", in which nothing is refused. */
  language: string;
}

export function read(entry: Entry): Reading {
  const line: string[] = [];
  const shown: string[] = [];
  const masked = new Set<number>();
  for (const text of [entry.name, entry.tagline, entry.description]) {
    if (text === null) continue;
    for (const word of readWords(text, isKnownWord)) {
      if (word.masked) masked.add(line.length);
      line.push(word.text);
      shown.push(word.typed);
    }
    line.push('');
    shown.push('');
  }
  const nameEnd = line.indexOf('');
  const told = line.slice(nameEnd).filter((word) => word !== '');
  return {
    name: entry.name,
    text: [entry.name, entry.tagline, entry.description ?? ''].map((text) => foldClosely(text)).join('\n'),
    line,
    shown,
    masked,
    nameEnd,
    length: told.length,
    language: isForeign(entry, told) ? 'other' : languageOf(entry),
  };
}
