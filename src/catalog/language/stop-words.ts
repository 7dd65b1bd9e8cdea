/** Words that do not say what is looked for: too common in a language, or about the offer and not its subject. */
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { entriesOf, readVocabulary } from '#catalog/vocabularies.ts';
import { fold } from './fold.ts';

const WORDS = readVocabulary('search/stop-words');
const setsOf = (kind: 'stop' | 'wish'): ReadonlyMap<Locale, ReadonlySet<string>> =>
  new Map(LOCALES.map((locale) => [locale, new Set(entriesOf(WORDS, `${locale} ${kind}`).map(fold))]));

const STOPS = setsOf('stop');
/** Words that say what sort of offer is wished for and not what it is to do: they are welcome in a result and never required. */
const WISHED = setsOf('wish');

/** The languages of each stop word, in the order of LOCALES. */
const LOCALES_OF_STOP_WORD = new Map<string, Locale[]>();
for (const [locale, words] of STOPS)
  for (const word of words) LOCALES_OF_STOP_WORD.set(word, [...(LOCALES_OF_STOP_WORD.get(word) ?? []), locale]);

const LONGEST = Math.max(...[...LOCALES_OF_STOP_WORD.keys()].map(({ length }) => length));
const NONE: readonly Locale[] = [];

/** Whether a folded word is a stop word of the language. */
export function isStopWord(word: string, locale: Locale): boolean {
  return STOPS.get(locale)!.has(word);
}

/** The languages in which a folded word is a stop word. */
export function localesOfStopWord(word: string): readonly Locale[] {
  return word.length > LONGEST ? NONE : (LOCALES_OF_STOP_WORD.get(word) ?? NONE);
}

/** Whether a folded word tells a wish ("best", "free", "alternative") rather than a subject. */
export function isWish(word: string, locale: Locale): boolean {
  return WISHED.get(locale)!.has(word);
}
