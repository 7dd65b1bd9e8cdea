/** What a query sets itself apart from: "dictate instead of typing" looks for nothing that types. */
import type { Locale } from '#catalog/locales.ts';
import { fold } from '#catalog/language/fold.ts';
import { joinWords, wordsOf } from '#catalog/language/words.ts';

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

const cues = Object.values(CUES)
  .flatMap((list) => list.split(', '))
  .map((cue) => wordsOf(joinWords(fold(cue))));

/**
 * The place in folded words from which on they name what is not wanted; undefined without such words, and when nothing that
 * says something stands before them ("instead of typing", "zamiast notion": these name it).
 */
export function contrastIn(words: readonly string[], isTelling: (at: number) => boolean): number | undefined {
  const firstTelling = words.findIndex((_, at) => isTelling(at));
  if (firstTelling < 0) return undefined;
  const from = words.findIndex(
    (_, at) => at > firstTelling && cues.some((cue) => cue.every((word, i) => words[at + i] === word)),
  );
  return from < 0 ? undefined : from;
}
