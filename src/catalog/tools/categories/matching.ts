/** Finds the categories that somebody who types may mean, by the beginnings of their names and synonyms in any language. */
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { fold, wordsOf } from '#catalog/text/fold.ts';
import type { CategoryNames } from './names.ts';

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
}

/** A word as it is written, and without its article. */
type Word = readonly [written: string, bare: string];

/** What Arabic writes in front of a noun: "the", also behind "and", "with" and "for". */
const ARTICLE = /^(?:[وبكف]?ال|لل)(?=\p{L}{2})/u;
const wordsIn = (text: string): Word[] => wordsOf(fold(text)).map((word) => [word, word.replace(ARTICLE, '')]);

const known = new WeakMap<CategoryNames, readonly Phrase[]>();

/** All names and synonyms, cut into words; read once for each state of the categories. */
function phrasesOf(categories: CategoryNames): readonly Phrase[] {
  let phrases = known.get(categories);
  if (phrases === undefined) {
    phrases = categories.words.flatMap(({ id, words }) =>
      LOCALES.flatMap((locale) =>
        (words[locale] ?? []).map((phrase, at) => ({
          id,
          phrase,
          locale,
          isName: at === 0,
          words: wordsIn(phrase),
        })),
      ),
    );
    known.set(categories, phrases);
  }
  return phrases;
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
  categories: CategoryNames,
  text: string,
  locale: Locale,
  weightOf: (id: string) => number,
): CategoryMatch[] {
  const typed = wordsIn(text);
  if (typed.length === 0) return [];
  const best = new Map<string, { match: CategoryMatch; rank: number }>();
  for (const phrase of phrasesOf(categories)) {
    const place = placeIn(phrase, typed);
    if (place < 0) continue;
    const rank = (phrase.isName ? 0 : 4) + (phrase.locale === locale ? 0 : 2) + (place === 0 ? 0 : 1);
    const before = best.get(phrase.id);
    if (before === undefined || rank < before.rank) best.set(phrase.id, { match: phrase, rank });
  }
  return [...best.values()]
    .toSorted(
      (a, b) => a.rank - b.rank || weightOf(b.match.id) - weightOf(a.match.id) || (a.match.id < b.match.id ? -1 : 1),
    )
    .map(({ match }) => match);
}
