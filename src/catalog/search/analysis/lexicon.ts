/** The lexicon: words of eight languages as people write them, which tells a rare word from a misspelt one and knows how a word goes on. */
import { readFileSync } from 'node:fs';
import type { Locale } from '#catalog/locales.ts';
import { scriptOf, type Script } from '#catalog/text/fold.ts';
import { localesOf, stem } from './stemmers.ts';

export interface Lexicon {
  /** The languages in which a folded word is known; none for one that is unknown. */
  localesOf(word: string): readonly Locale[];
  /** Whether a folded word, or a form of it, is one by which we tell what AI tools do; other words of the lexicon are everyday ones. */
  isOfTools(word: string): boolean;
  /** Other words one wrong, missing, extra or swapped letter away from a folded word, the commoner ones first. */
  near(word: string): string[];
  /** Longer words that begin with at least three letters, the commoner ones first, at most `most`. */
  withPrefix(prefix: string, most: number): string[];
}

/** Stands before the everyday words of a language. */
const EVERYDAY = '|';
const SHORTEST_PREFIX = 3;
/** Longer words are not misspelt, but something else. */
const LONGEST_NEAR = 24;

interface Word {
  locales: Locale[];
  isOfTools: boolean;
  /** Its place among the words of the language in which it is commonest. */
  rank: number;
}

/** Letters that may be missing or meant, by script; folding leaves no others. */
const LETTERS: Readonly<Record<Script, string>> = {
  latin: 'abcdefghijklmnopqrstuvwxyz',
  cyrillic: 'абвгдежзийклмнопрстуфхцчшщъыьэюяєії',
  arabic: 'ابتثجحخدذرزسشصضطظعغفقكلمنهويء',
  other: '',
};

/** Every spelling one edit away from a word (Norvig's list of edits). */
function* editsOf(word: string): Generator<string> {
  const letters = LETTERS[scriptOf(word)];
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after !== '') yield before + after.slice(1);
    if (after.length > 1) yield before + after.charAt(1) + after.charAt(0) + after.slice(2);
    for (const letter of letters) {
      if (after !== '') yield before + letter + after.slice(1);
      yield before + letter + after;
    }
  }
}

const createLexicon = (text: string): Lexicon => {
  const words = new Map<string, Word>();
  const byPrefix = new Map<string, string[]>();
  for (const line of text.trimEnd().split('\n')) {
    const [locale, ...list] = line.split(' ');
    const end = list.indexOf(EVERYDAY);
    for (const [rank, word] of list.entries()) {
      const known = words.get(word);
      if (known !== undefined) {
        known.locales.push(locale as Locale);
        known.isOfTools ||= rank < end;
        known.rank = Math.min(known.rank, rank);
      } else if (rank !== end) {
        words.set(word, { locales: [locale as Locale], isOfTools: rank < end, rank });
        const prefix = word.slice(0, SHORTEST_PREFIX);
        const same = byPrefix.get(prefix);
        if (same === undefined) byPrefix.set(prefix, [word]);
        else same.push(word);
      }
    }
  }
  const sorted = (list: readonly string[]): string[] =>
    list.toSorted((a, b) => words.get(a)!.rank - words.get(b)!.rank || (a < b ? -1 : 1));
  const begun = (prefix: string): readonly string[] => byPrefix.get(prefix.slice(0, SHORTEST_PREFIX)) ?? [];
  return {
    localesOf: (word) => words.get(word)?.locales ?? [],
    isOfTools(word) {
      if (words.get(word)?.isOfTools === true) return true;
      return localesOf(word).some((locale) => {
        const own = stem(word, locale);
        return [...begun(word), ...begun(own)].some((other) => {
          const known = words.get(other)!;
          return known.isOfTools && known.locales.includes(locale) && stem(other, locale) === own;
        });
      });
    },
    near(word) {
      if (word.length > LONGEST_NEAR) return [];
      const found = new Set<string>();
      for (const edit of editsOf(word)) if (edit !== word && words.has(edit)) found.add(edit);
      return sorted([...found]);
    },
    withPrefix: (prefix, most) =>
      prefix.length < SHORTEST_PREFIX
        ? []
        : sorted(begun(prefix).filter((word) => word.length > prefix.length && word.startsWith(prefix))).slice(0, most),
  };
};

/** Written by bench/train-lexicon.ts. */
export const LEXICON = createLexicon(readFileSync(new URL('lexicon.txt', import.meta.url), 'utf8'));
