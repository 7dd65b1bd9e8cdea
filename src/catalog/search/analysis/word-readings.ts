/** A cache of analysed words: texts repeat them. */
import { isMainThread } from 'node:worker_threads';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { memoize } from '#catalog/memoize.ts';
import { isStopWord } from '#catalog/language/stop-words.ts';
import { beginsFixedTerm } from '#catalog/language/fixed-terms.ts';
import type { LongerPhrase } from '#catalog/language/phrases.ts';
import { stem } from '#catalog/language/stems.ts';
import { thesaurus } from './vocabulary.ts';

export interface WordReading {
  readonly stem: string;
  readonly isStop: boolean;
  /** Whether a fixed term or stop phrase begins with it. */
  readonly mayBegin: boolean;
  /** Phrases of several words that begin with it. */
  readonly phrases: readonly LongerPhrase[];
}

/** Cached words of a language: worker threads read many texts for a short time. */
const MOST = isMainThread ? 5_000 : 40_000;

const readings = new Map(
  LOCALES.map((locale) => [
    locale,
    memoize(
      (word: string): WordReading => {
        const stemmed = stem(word, locale);
        return {
          stem: stemmed,
          isStop: isStopWord(word, locale),
          mayBegin: beginsFixedTerm(word, locale),
          phrases: thesaurus().longerFrom(stemmed, locale),
        };
      },
      { most: MOST },
    ),
  ]),
);

/** Analyses a folded word of a text in `locale`. */
export function readWord(word: string, locale: Locale): WordReading {
  return readings.get(locale)!(word);
}

/** The terms of the phrases in consecutive words, as from `findPhraseTerms`. */
export function phrasesIn(words: readonly WordReading[]): string[] {
  const keys: string[] = [];
  for (let from = 0; from < words.length; from += 1)
    for (const { stems, key } of words[from]!.phrases)
      if (stems.every((text, at) => words[from + at]?.stem === text)) keys.push(key);
  return keys;
}
