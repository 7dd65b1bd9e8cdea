/** Autocompletion of categories by word prefixes of names and synonyms in any language. */
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { fold } from '#catalog/language/fold.ts';
import { wordsOf } from '#catalog/language/words.ts';
import type { CategoryNames } from './names.ts';

type Named = Pick<CategoryNames, 'words'>;

/** A matching category with its matching phrase. */
export interface CategoryMatch {
  id: string;
  /** The original name or synonym, and its language. */
  phrase: string;
  locale: Locale;
  isName: boolean;
}

interface Phrase extends CategoryMatch {
  words: readonly Word[];
  /** Rank among all phrases: earlier ones are better known. */
  number: number;
}

/** A word with and without its article. */
type Word = readonly [written: string, bare: string];

/** The Arabic article, also after "and", "with" and "for". */
const ARTICLE = /^(?:[وبكف]?ال|لل)(?=\p{L}{2})/u;
const wordsIn = (text: string): Word[] => wordsOf(fold(text)).map((word) => [word, word.replace(ARTICLE, '')]);

/** An index of all names and synonyms by word, with and without articles. */
interface PhraseBook {
  /** Sorted, without repeats. */
  words: readonly string[];
  /** The phrases of each word, by index. */
  phrases: readonly (readonly Phrase[])[];
}

const known = new WeakMap<Named, PhraseBook>();

/** Cached for each state of the categories. */
function phraseBookOf(categories: Named): PhraseBook {
  let book = known.get(categories);
  if (book === undefined) known.set(categories, (book = makePhraseBook(categories)));
  return book;
}

function makePhraseBook(categories: Named): PhraseBook {
  const byWord = new Map<string, Phrase[]>();
  let number = 0;
  for (const { id, words } of categories.words)
    for (const locale of LOCALES)
      for (const [at, phrase] of (words[locale] ?? []).entries()) {
        const read: Phrase = { id, phrase, locale, isName: at === 0, words: wordsIn(phrase), number: (number += 1) };
        for (const word of new Set(read.words.flat())) {
          const same = byWord.get(word);
          if (same === undefined) byWord.set(word, [read]);
          else same.push(read);
        }
      }
  // In code unit order, as `startsWith` compares.
  const words = [...byWord.keys()].toSorted((a, b) => (a < b ? -1 : 1));
  return { words, phrases: words.map((word) => byWord.get(word) ?? []) };
}

/** Binary search for the first word not below `prefix`. */
function placeOf(words: readonly string[], prefix: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Phrases with a word that has this prefix, with or without article. */
function phrasesWith({ words, phrases }: PhraseBook, typed: Word): Set<Phrase> {
  const found = new Set<Phrase>();
  for (const prefix of new Set(typed))
    for (let at = placeOf(words, prefix); words[at]?.startsWith(prefix) === true; at += 1)
      for (const phrase of phrases[at] ?? []) found.add(phrase);
  return found;
}

/**
 * The position in a phrase where the typed words are prefixes of its words, in order; otherwise -1.
 */
function placeIn({ words }: Phrase, typed: readonly Word[]): number {
  let from = 0;
  let first = -1;
  for (const [one, bareOne] of typed) {
    const at = words.findIndex(
      ([word, bare], place) => place >= from && (word.startsWith(one) || bare.startsWith(bareOne)),
    );
    if (at < 0) return -1;
    if (first < 0) first = at;
    from = at + 1;
  }
  return first;
}

/**
 * The matching categories, each by its best phrase: names before synonyms, the reader's language
 * before others, prefixes before inner words. Ties by `weightOf`, heavier first, then by id.
 */
export function matchCategories(
  categories: Named,
  text: string,
  locale: Locale,
  weightOf: (id: string) => number,
): CategoryMatch[] {
  const typed = wordsIn(text);
  const [longest] = typed.toSorted(([a], [b]) => b.length - a.length);
  if (longest === undefined) return [];
  const best = new Map<string, { match: Phrase; rank: number }>();
  for (const phrase of phrasesWith(phraseBookOf(categories), longest)) {
    const place = placeIn(phrase, typed);
    if (place < 0) continue;
    const rank = (phrase.isName ? 0 : 4) + (phrase.locale === locale ? 0 : 2) + (place === 0 ? 0 : 1);
    const before = best.get(phrase.id);
    const isBetter = before === undefined || rank < before.rank;
    if (isBetter || (rank === before.rank && phrase.number < before.match.number))
      best.set(phrase.id, { match: phrase, rank });
  }
  return [...best.values()]
    .toSorted(
      (a, b) => a.rank - b.rank || weightOf(b.match.id) - weightOf(a.match.id) || (a.match.id < b.match.id ? -1 : 1),
    )
    .map(({ match }) => match);
}
