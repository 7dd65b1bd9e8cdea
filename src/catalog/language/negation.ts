/** Detects negation in queries: "dictate instead of typing" does not search for typing. */
import type { Locale } from '#catalog/locales.ts';
import { phraseAt, phraseList } from './word-lists.ts';

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
 * The position of "instead of"; undefined without it, and without a meaningful word before it
 * ("instead of typing", "zamiast notion" search for their object).
 */
export function findNegation(words: readonly string[], isTelling: (at: number) => boolean): number | undefined {
  const firstTelling = words.findIndex((_, at) => isTelling(at));
  if (firstTelling < 0) return undefined;
  const from = words.findIndex((_, at) => at > firstTelling && phraseAt(PHRASES, words, at) !== undefined);
  return from < 0 ? undefined : from;
}
