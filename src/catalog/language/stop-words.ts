/** Stop words: too common in a language, or about the offer and not the subject. */
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { entriesOf, readVocabulary } from '#catalog/vocabularies.ts';
import { fold } from './fold.ts';
import { localesOf } from './stems.ts';

const WORDS = readVocabulary('search/stop-words');
const setsOf = (kind: 'stop' | 'wish' | 'name'): ReadonlyMap<Locale, ReadonlySet<string>> =>
  new Map(LOCALES.map((locale) => [locale, new Set(entriesOf(WORDS, `${locale} ${kind}`).map(fold))]));

const STOPS = setsOf('stop');
/** Words for the kind of offer: optional in a query. */
const WISHED = setsOf('wish');

const OF_NAMES = new Set([...setsOf('name').values()].flatMap((words) => [...words]));

const AI: ReadonlySet<string> = new Set(entriesOf(WORDS, 'ai').map(fold));

/** In the order of LOCALES. */
const LOCALES_OF_STOP_WORD = new Map<string, Locale[]>();
for (const [locale, words] of STOPS)
  for (const word of words) LOCALES_OF_STOP_WORD.set(word, [...(LOCALES_OF_STOP_WORD.get(word) ?? []), locale]);

const LONGEST = Math.max(...[...LOCALES_OF_STOP_WORD.keys()].map(({ length }) => length));
const NONE: readonly Locale[] = [];

/** Whether a folded word is a stop word of the language. */
export function isStopWord(word: string, locale: Locale): boolean {
  return STOPS.get(locale)!.has(word);
}

/** Whether a folded word is a stop word of a language in its script. */
export const isStop = (word: string): boolean => localesOf(word).some((locale) => isStopWord(word, locale));

/** The languages in which a folded word is a stop word. */
export function localesOfStopWord(word: string): readonly Locale[] {
  return word.length > LONGEST ? NONE : (LOCALES_OF_STOP_WORD.get(word) ?? NONE);
}

/** Whether a folded word is about the offer ("best", "free", "alternative"). */
export function isWish(word: string, locale: Locale): boolean {
  return WISHED.get(locale)!.has(word);
}

/** Whether a folded word ("login", "price", in any language) next to a tool's name is a search for that tool. */
export function asksForName(word: string): boolean {
  return OF_NAMES.has(word);
}

/** Whether a folded word says "AI", which says nothing of an AI tool. */
export function saysAi(word: string): boolean {
  return AI.has(word);
}
