/** What the analysis of tools makes of a word, remembered: a text says the same ones again and again. */
import { isMainThread } from 'node:worker_threads';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { remembered } from '#catalog/memoize.ts';
import { isStopWord } from '#catalog/language/stop-words.ts';
import { beginsFixedTerm } from '#catalog/language/fixed-terms.ts';
import type { LongerPhrase } from '#catalog/language/phrases.ts';
import { stem } from '#catalog/language/stems.ts';
import { phrasesFrom } from './vocabulary.ts';

export interface WordReading {
  readonly stem: string;
  readonly isStop: boolean;
  /** Whether a fixed term or stop phrase may begin with it. */
  readonly mayBegin: boolean;
  /** Phrases of several words that may begin with it. */
  readonly phrases: readonly LongerPhrase[];
}

/** Words of one language that are remembered: threads of their own read many texts, and not for long. */
const MOST = isMainThread ? 5_000 : 40_000;

const readings = new Map(
  LOCALES.map((locale) => [
    locale,
    remembered(
      (word: string): WordReading => {
        const stemmed = stem(word, locale);
        return {
          stem: stemmed,
          isStop: isStopWord(word, locale),
          mayBegin: beginsFixedTerm(word, locale),
          phrases: phrasesFrom(stemmed, locale),
        };
      },
      { most: MOST },
    ),
  ]),
);

/** Reads one folded word of a text in `locale`. */
export function readWord(word: string, locale: Locale): WordReading {
  return readings.get(locale)!(word);
}

/** The phrases of several words that words in their order hold, as findPhraseTerms gives them for their stems. */
export function phrasesIn(words: readonly WordReading[]): string[] {
  const keys: string[] = [];
  for (let from = 0; from < words.length; from += 1)
    for (const { stems, key } of words[from]!.phrases)
      if (stems.every((text, at) => words[from + at]?.stem === text)) keys.push(key);
  return keys;
}
