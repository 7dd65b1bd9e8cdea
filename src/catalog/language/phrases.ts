/** Phrase books: find the phrases of a multilingual list in a query or a text by stems. */
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { fold } from './fold.ts';
import { joinWords, wordsOf } from './words.ts';
import { localesOf, stem } from './stems.ts';
import { findRoles, isTelling } from './fixed-terms.ts';

/** A phrase in a query: the positions of its words, and its numbers. */
export interface FoundPhrase {
  words: readonly number[];
  locale: Locale;
  /** Stems joined by "_". */
  key: string;
  numbers: readonly number[];
}

/** The phrases of one language: stems joined by "_", and numbers. */
export type StoredPhrases = readonly (readonly [key: string, ...numbers: number[]])[];

export interface PhraseBook {
  /** Adds a number to a phrase of one language; returns its `phraseStems`. */
  add(locale: Locale, phrase: string, number: number): readonly string[];
  /** The phrases in folded words, without phrases inside longer ones of the same language. */
  find(words: readonly string[]): FoundPhrase[];
  /** The numbers of the phrases of one folded word of unknown language. */
  numbersOf(word: string): ReadonlySet<number>;
  /** The phrases of at least two words that begin with a stem. */
  longerFrom(first: string, locale: Locale): readonly LongerPhrase[];
  /** The keys of phrases of at least two words in stems without stop words. */
  findKeys(stems: readonly string[], locale: Locale): string[];
  /** For `createPhraseBook`. */
  phrases(locale: Locale): StoredPhrases;
}

export interface LongerPhrase {
  stems: readonly string[];
  /** Stems joined by "_". */
  key: string;
}

interface Stems {
  stems: string[];
  /** The position of each stem in the words. */
  places: number[];
}

interface Entry {
  stems: readonly string[];
  numbers: number[];
}

const liesWithin = (inner: FoundPhrase, outer: FoundPhrase): boolean =>
  outer.locale === inner.locale &&
  outer.words.length > inner.words.length &&
  inner.words.every((at) => outer.words.includes(at));

/** All languages if the script does not tell. */
const possibleLocales = (word: string): readonly Locale[] => {
  const locales = localesOf(word);
  return locales.length === 0 ? LOCALES : locales;
};

/** Stems of one language without stop words; with them if nothing else remains. */
const stemsOf = (words: readonly string[], locale: Locale, withStopWords = false): Stems => {
  const found: Stems = { stems: [], places: [] };
  const roles = withStopWords ? undefined : findRoles(words, locale);
  words.forEach((word, place) => {
    const locales = localesOf(word);
    if (locales.length > 0 && !locales.includes(locale)) return;
    if (!withStopWords && !isTelling(word, locale, roles?.[place])) return;
    found.stems.push(stem(word, locale));
    found.places.push(place);
  });
  return found.stems.length > 0 || withStopWords ? found : stemsOf(words, locale, true);
};

/** A cache: the thesaurus and the categories use the same stems of a query. */
const readings = new WeakMap<readonly string[], Map<Locale, Stems>>();

const stemsOfQuery = (words: readonly string[], locale: Locale): Stems => {
  let byLocale = readings.get(words);
  if (byLocale === undefined) readings.set(words, (byLocale = new Map()));
  let stems = byLocale.get(locale);
  if (stems === undefined) byLocale.set(locale, (stems = stemsOf(words, locale)));
  return stems;
};

/** Stems of a phrase in its own language, without stop words. */
export function phraseStems(locale: Locale, phrase: string): string[] {
  return stemsOf(wordsOf(joinWords(fold(phrase))), locale).stems;
}

/** By the first stem. */
function entriesOf(stored: StoredPhrases): Map<string, Entry[]> {
  const byFirst = new Map<string, Entry[]>();
  for (const [key, ...numbers] of stored) {
    const stems = key.split('_');
    const same = byFirst.get(stems[0]!);
    if (same === undefined) byFirst.set(stems[0]!, [{ stems, numbers }]);
    else same.push({ stems, numbers });
  }
  return byFirst;
}

/** Phrases match by stems, so inflected forms match too. */
export function createPhraseBook(stored: Partial<Readonly<Record<Locale, StoredPhrases>>> = {}): PhraseBook {
  const byFirst = new Map(LOCALES.map((locale) => [locale, entriesOf(stored[locale] ?? [])]));
  const visit = (stems: readonly string[], locale: Locale, found: (entry: Entry, from: number) => void): void => {
    const firsts = byFirst.get(locale)!;
    for (let from = 0; from < stems.length; from += 1) {
      for (const entry of firsts.get(stems[from]!) ?? []) {
        if (entry.stems.every((text, at) => stems[from + at] === text)) found(entry, from);
      }
    }
  };
  return {
    add(locale, phrase, number) {
      const stems = phraseStems(locale, phrase);
      const first = stems[0];
      if (first === undefined) return stems;
      const entries = byFirst.get(locale)!.get(first) ?? [];
      byFirst.get(locale)!.set(first, entries);
      const known = entries.find((entry) => entry.stems.join(' ') === stems.join(' '));
      if (known === undefined) entries.push({ stems, numbers: [number] });
      else if (!known.numbers.includes(number)) known.numbers.push(number);
      return stems;
    },
    find(words) {
      const found: FoundPhrase[] = [];
      const locales = new Set(words.flatMap(possibleLocales));
      for (const locale of locales) {
        const { stems, places } = stemsOfQuery(words, locale);
        visit(stems, locale, (entry, from) => {
          found.push({
            words: places.slice(from, from + entry.stems.length),
            locale,
            key: entry.stems.join('_'),
            numbers: entry.numbers,
          });
        });
      }
      return found.filter((phrase) => !found.some((longer) => liesWithin(phrase, longer)));
    },
    numbersOf(word) {
      const numbers = new Set<number>();
      for (const locale of possibleLocales(word)) {
        for (const entry of byFirst.get(locale)!.get(stem(word, locale)) ?? [])
          if (entry.stems.length === 1) for (const number of entry.numbers) numbers.add(number);
      }
      return numbers;
    },
    longerFrom: (first, locale) =>
      (byFirst.get(locale)!.get(first) ?? []).flatMap((entry) =>
        entry.stems.length > 1 ? [{ stems: entry.stems, key: entry.stems.join('_') }] : [],
      ),
    findKeys(stems, locale) {
      const keys: string[] = [];
      visit(stems, locale, (entry) => {
        if (entry.stems.length > 1) keys.push(entry.stems.join('_'));
      });
      return keys;
    },
    phrases: (locale) =>
      [...byFirst.get(locale)!.values()].flat().map(({ stems, numbers }) => [stems.join('_'), ...numbers]),
  };
}
