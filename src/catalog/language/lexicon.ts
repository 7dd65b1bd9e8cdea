/** The lexicon of eight languages: tells rare words from misspelt ones and completes words. */
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { lazy, memoize } from '#catalog/memoize.ts';
import { readModelFile } from '#catalog/models.ts';
import { isOneEditApart, isTwoEditsApart, lettersOf, swappedInside } from './spelling.ts';

export interface Lexicon {
  /** The languages of a folded word; empty for an unknown one. */
  localesOf(word: string): readonly Locale[];
  /**
   * Words one edit away from a folded word of at least four letters, commoner ones first; if there are none, with doubled
   * letters as one; if a long word has none either, two edits away, with its first two letters.
   */
  near(word: string): string[];
  /** Longer words with this prefix of at least two letters, commoner ones first. */
  withPrefix(prefix: string, most: number): string[];
}

/** Precedes the everyday words of a language. */
const EVERYDAY = '|';
/** Letters by which words are found. */
const PREFIXES = [2, 3] as const;
const [SHORTEST_PREFIX, LONGEST_PREFIX] = PREFIXES;
/** Lists of words with a prefix that are kept in order. */
const MOST_SORTED = 1_000;
/** Shorter words have many neighbours. */
const SHORTEST_DOUBLED = 7;
/** A shorter word has others two edits away that mean something else. */
const SHORTEST_TWO_EDITS = 9;
/** Letters of an ending. */
const ENDING = 3;
/** Longer words are not typos. */
const LONGEST_NEAR = 24;

/** Each run of one letter as that letter. */
const undoubled = (word: string): string => word.replace(/(.)\1+/gu, '$1');

/** A word as one number: a bit for each language, and its best rank. */
const RANK_SHIFT = LOCALES.length;
const bitOf = (locale: Locale): number => 1 << LOCALES.indexOf(locale);

/** Adds a word to a list. */
const addTo = (lists: Map<string, string[]>, letters: string, word: string): void => {
  const same = lists.get(letters);
  if (same === undefined) lists.set(letters, [word]);
  else same.push(word);
};

const createLexicon = (text: string): Lexicon => {
  const words = new Map<string, number>();
  const byPrefix = new Map<string, string[]>();
  const byEnding = new Map<string, string[]>();
  for (const line of text.trimEnd().split('\n')) {
    const [locale, ...list] = line.split(' ');
    const bit = bitOf(locale as Locale);
    const end = list.indexOf(EVERYDAY);
    for (const [rank, word] of list.entries()) {
      if (rank === end) continue;
      const known = words.get(word);
      const best = known === undefined ? rank : Math.min(rank, known >>> RANK_SHIFT);
      words.set(word, (best << RANK_SHIFT) | ((known ?? 0) & ((1 << RANK_SHIFT) - 1)) | bit);
      if (known !== undefined) continue;
      for (const prefix of new Set(PREFIXES.map((length) => word.slice(0, length)))) addTo(byPrefix, prefix, word);
      addTo(byEnding, word.slice(-lettersOf(word.length)), word);
    }
  }
  const signsOf = (word: string): number => words.get(word) ?? 0;
  const rankOf = (word: string): number => signsOf(word) >>> RANK_SHIFT;
  const sorted = (list: readonly string[]): string[] =>
    list.toSorted((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));
  const withSamePrefix = (prefix: string): readonly string[] => byPrefix.get(prefix.slice(0, LONGEST_PREFIX)) ?? [];
  const commonFirst = memoize((prefix: string) => sorted(withSamePrefix(prefix)), { most: MOST_SORTED });
  /** Words one edit away from a word. */
  const withError = (word: string): Set<string> => {
    const found = new Set<string>();
    const check = (other: string): void => {
      if (isOneEditApart(word, other)) found.add(other);
    };
    for (let letters = lettersOf(word.length - 1); letters <= lettersOf(word.length + 1); letters += 1) {
      byPrefix.get(word.slice(0, letters))?.forEach(check);
      byEnding.get(word.slice(-letters))?.forEach(check);
    }
    const swapped = swappedInside(word);
    if (words.has(swapped)) found.add(swapped);
    found.delete(word);
    return found;
  };
  /** Long words that are one edit away once doubled letters count as one. */
  const doubledNear = (word: string): string[] => {
    if (word.length < SHORTEST_DOUBLED) return [];
    const single = undoubled(word);
    return withSamePrefix(word).filter((other) => isOneEditApart(single, undoubled(other)));
  };
  const twoEditsNear = (word: string): string[] => {
    if (word.length < SHORTEST_TWO_EDITS) return [];
    const same = byPrefix.get(word.slice(0, SHORTEST_PREFIX)) ?? [];
    // What differs at the end alone is another form of the word.
    const begun = word.slice(0, -ENDING);
    return same.filter((other) => !other.startsWith(begun) && isTwoEditsApart(word, other));
  };
  return {
    localesOf(word) {
      const signs = signsOf(word);
      return signs === 0 ? NONE : LOCALES.filter((_, at) => (signs & (1 << at)) !== 0);
    },
    near(word) {
      if (word.length > LONGEST_NEAR) return [];
      const found = withError(word);
      const near = found.size > 0 ? [...found] : doubledNear(word);
      return sorted(near.length > 0 ? near : twoEditsNear(word));
    },
    withPrefix: (prefix, most) =>
      prefix.length < SHORTEST_PREFIX
        ? []
        : commonFirst(prefix.slice(0, LONGEST_PREFIX))
            .filter((word) => word.length > prefix.length && word.startsWith(prefix))
            .slice(0, most),
  };
};

const NONE: readonly Locale[] = [];

/** Written by training/train-lexicon.ts. */
const lexicon = lazy(() => createLexicon(readModelFile('models/lexicon.txt').toString()));

/** Loaded at the first use. */
export const LEXICON: Lexicon = {
  localesOf: (word) => lexicon().localesOf(word),
  near: (word) => lexicon().near(word),
  withPrefix: (prefix, most) => lexicon().withPrefix(prefix, most),
};
