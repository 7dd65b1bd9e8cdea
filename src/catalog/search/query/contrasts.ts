/** What a query sets itself apart from: "dictate instead of typing" looks for nothing that types. */
import type { Locale } from '#catalog/locales.ts';
import { phraseAt, phraseList } from '#catalog/language/word-lists.ts';

const CUES: Readonly<Partial<Record<Locale, string>>> = {
  en: 'instead of, rather than, in place of',
  ar: 'بدلا من, بدل, عوضا عن',
  ru: 'вместо, а не',
  uk: 'замість, а не',
  pl: 'zamiast, a nie',
  de: 'statt, anstatt, anstelle von',
  es: 'en vez de, en lugar de',
  fr: "au lieu de, au lieu d', plutôt que, plutôt que de, plutôt qu'",
};

const PHRASES = phraseList(() =>
  Object.values(CUES).flatMap((list) => list.split(', ').map((cue) => [cue, null] as const)),
);

/**
 * The place in folded words from which on they name what is not wanted; undefined without such words, and when nothing that
 * says something stands before them ("instead of typing", "zamiast notion": these name it).
 */
export function contrastIn(words: readonly string[], isTelling: (at: number) => boolean): number | undefined {
  const firstTelling = words.findIndex((_, at) => isTelling(at));
  if (firstTelling < 0) return undefined;
  const from = words.findIndex((_, at) => at > firstTelling && phraseAt(PHRASES, words, at) !== undefined);
  return from < 0 ? undefined : from;
}
