// Finds the words and phrases of a multilingual word list in a query, whatever language the query is in.
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { fold, wordsOf } from '#catalog/text.ts';
import { localesOf, stem } from './stemmers.ts';
import { isStopWord } from './stop-words.ts';

/** A phrase found in a query: which of its words it covers, and the numbers registered for it. */
export interface FoundPhrase {
  words: readonly number[];
  locale: Locale;
  numbers: readonly number[];
}

export interface PhraseBook {
  add(locale: Locale, phrase: string, number: number): void;
  find(words: readonly string[]): FoundPhrase[];
  /** The phrases of at least two words in a text of one language, each as its stems joined by "_". */
  findKeys(words: readonly string[], locale: Locale): string[];
}

const MAX_PHRASE_WORDS = 5;

/** Whether every word of `inner` is among those of the longer `outer`. */
const liesWithin = (inner: FoundPhrase, outer: FoundPhrase): boolean =>
  outer.words.length > inner.words.length && inner.words.every((at) => outer.words.includes(at));

/** Stems of a word list in one language without its stop words (all of them when nothing else is left), with their places. */
const stemsOf = (words: readonly string[], locale: Locale): { stem: string; at: number }[] => {
  const all = words.flatMap((word, at) =>
    localesOf(word).includes(locale) || localesOf(word).length === 0 ? [{ stem: stem(word, locale), at, word }] : [],
  );
  const telling = all.filter(({ word }) => !isStopWord(word, locale));
  return telling.length > 0 ? telling : all;
};

/** Stems of a phrase in its own language, without stop words. */
export function phraseStems(locale: Locale, phrase: string): string[] {
  return stemsOf(wordsOf(fold(phrase)), locale).map((entry) => entry.stem);
}

/** An empty phrase book. Phrases are compared by the stems of their words, so case and number forms are met too. */
export function createPhraseBook(): PhraseBook {
  const entries = new Map<string, number[]>();
  const begins = new Set<string>();
  return {
    add(locale, phrase, number) {
      const stems = phraseStems(locale, phrase);
      const key = `${locale} ${stems.join('_')}`;
      if (stems.length > 1) begins.add(`${locale} ${stems[0]}_${stems[1]}`);
      const known = entries.get(key);
      if (known === undefined) entries.set(key, [number]);
      else if (!known.includes(number)) known.push(number);
    },
    find(words) {
      const found: FoundPhrase[] = [];
      for (const locale of LOCALES) {
        const stems = stemsOf(words, locale);
        for (let from = 0; from < stems.length; from += 1) {
          let key: string = locale;
          for (let to = from; to < Math.min(stems.length, from + MAX_PHRASE_WORDS); to += 1) {
            key += (to === from ? ' ' : '_') + stems[to]?.stem;
            const numbers = entries.get(key);
            if (numbers !== undefined) {
              found.push({ words: stems.slice(from, to + 1).map((entry) => entry.at), locale, numbers });
            }
          }
        }
      }
      return found.filter((phrase) => !found.some((longer) => liesWithin(phrase, longer)));
    },
    findKeys(words, locale) {
      const stems = stemsOf(words, locale);
      const keys: string[] = [];
      for (let from = 0; from + 1 < stems.length; from += 1) {
        let key = `${stems[from]?.stem}_${stems[from + 1]?.stem}`;
        if (!begins.has(`${locale} ${key}`)) continue;
        for (let to = from + 1; to < Math.min(stems.length, from + MAX_PHRASE_WORDS); to += 1) {
          if (to > from + 1) key += `_${stems[to]?.stem}`;
          if (entries.has(`${locale} ${key}`)) keys.push(key);
        }
      }
      return keys;
    },
  };
}
