/** Finds the categories that somebody who types may mean, by the beginnings of their names and synonyms in any language. */
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { fold } from '#catalog/language/fold.ts';
import { wordsOf } from '#catalog/language/words.ts';
import type { CategoryNames } from './names.ts';

type Named = Pick<CategoryNames, 'words'>;

/** A category that fits what was typed, and the words of it that do. */
export interface CategoryMatch {
  id: string;
  /** Its name or a synonym as it is written, and its language. */
  phrase: string;
  locale: Locale;
  isName: boolean;
}

interface Phrase extends CategoryMatch {
  words: readonly Word[];
  /** Its place among all phrases: earlier ones are better known. */
  number: number;
}

/** A word as it is written, and without its article. */
type Word = readonly [written: string, bare: string];

/** What Arabic writes in front of a noun: "the", also behind "and", "with" and "for". */
const ARTICLE = /^(?:[وبكف]?ال|لل)(?=\p{L}{2})/u;
const wordsIn = (text: string): Word[] => wordsOf(fold(text)).map((word) => [word, word.replace(ARTICLE, '')]);

/** All names and synonyms by the words that they hold, with and without their articles. */
interface PhraseBook {
  /** Each once, in ascending order. */
  words: readonly string[];
  /** The phrases of each word. */
  phrases: readonly (readonly Phrase[])[];
}

const known = new WeakMap<Named, PhraseBook>();

/** Read once for each state of the categories. */
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
  // By code units, as `startsWith` compares.
  const words = [...byWord.keys()].toSorted((a, b) => (a < b ? -1 : 1));
  return { words, phrases: words.map((word) => byWord.get(word) ?? []) };
}

/** The place of the first word that does not stand before `prefix`. */
function placeOf(words: readonly string[], prefix: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The phrases that hold a word which begins so, with its article or without, each once. */
function phrasesWith({ words, phrases }: PhraseBook, typed: Word): Set<Phrase> {
  const found = new Set<Phrase>();
  for (const prefix of new Set(typed))
    for (let at = placeOf(words, prefix); words[at]?.startsWith(prefix) === true; at += 1)
      for (const phrase of phrases[at] ?? []) found.add(phrase);
  return found;
}

/** Where in a phrase the typed words begin words of it, each its own and in their order; -1 where they do not. */
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
 * The categories that fit what was typed, each once, by their best phrase: names before synonyms, the reader's language
 * before others, what begins so before what holds it. Equal ones by `weightOf`, the heavier first, then by id.
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
