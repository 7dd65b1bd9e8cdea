/** Detects the language of a text, so that pages can mark it. */
import { DEFAULT_LOCALE, type Locale } from '#catalog/locales.ts';
import { localesOfStopWord } from './stop-words.ts';
import { readText } from './sentences.ts';

/** Languages in Latin letters except English, with their typical letters. */
const LETTERS: Partial<Record<Locale, RegExp>> = {
  pl: /[ąćęłńśźż]/u,
  de: /[äöüß]/u,
  es: /[ñ¿¡áíóú]/u,
  fr: /[çœèêàùâîôëû]/u,
};
const FOREIGN = Object.keys(LETTERS) as Locale[];
const LATIN: readonly Locale[] = [DEFAULT_LOCALE, ...FOREIGN];
const ANY_LETTER = new RegExp(
  Object.values(LETTERS)
    .map(({ source }) => source)
    .join('|'),
  'u',
);

/** The weight of a word with typical letters; a stop word weighs 1. */
const LETTER_WEIGHT = 0.75;
/** Foreign names and words like "on" or "die" occur in English texts: less weight means English. */
const LEAST_WEIGHT = 1.25;

const ARABIC_OR_CYRILLIC = /[\p{Script=Arabic}\p{Script=Cyrillic}]/u;
const BEYOND_ASCII = /[^\p{ASCII}]/u;

/** The weight of each language in Latin letters: stop words of several languages count in parts. */
function weighLanguages(texts: readonly string[]): Map<Locale, number> {
  const weights = new Map<Locale, number>();
  const add = (locale: Locale, weight: number): void => void weights.set(locale, (weights.get(locale) ?? 0) + weight);
  for (const text of texts)
    for (const word of readText(text).words) {
      const told = localesOfStopWord(word);
      if (told.length === 0) continue;
      const locales = told.filter((locale) => LATIN.includes(locale));
      for (const locale of locales) add(locale, 1 / locales.length);
    }
  for (const text of texts) if (BEYOND_ASCII.test(text)) weighLetters(text, add);
  return weights;
}

function weighLetters(text: string, add: (locale: Locale, weight: number) => void): void {
  const lower = text.normalize('NFC').toLowerCase();
  if (!ANY_LETTER.test(lower)) return;
  for (const word of lower.split(/\s+/u))
    for (const locale of FOREIGN) if (LETTERS[locale]?.test(word) === true) add(locale, LETTER_WEIGHT);
}

/** Arabic is `ar`; Cyrillic is `uk` with a letter that Russian lacks, else `ru`; otherwise null. */
export function localeOfScript(text: string): Locale | null {
  if (!ARABIC_OR_CYRILLIC.test(text)) return null;
  const letters = text.match(/\p{L}/gu) ?? [];
  const arabic = letters.filter((letter) => /\p{Script=Arabic}/u.test(letter)).length;
  const cyrillic = letters.filter((letter) => /\p{Script=Cyrillic}/u.test(letter)).length;
  if (arabic * 2 > letters.length) return 'ar';
  if (cyrillic * 2 > letters.length) return /[ґєії]/iu.test(text) ? 'uk' : 'ru';
  return null;
}

/**
 * Detects by script, then by stop words and typical letters; in doubt `en`. `translated` are the
 * languages of its translations: none of them is its own, unless the script says so.
 */
export function detectLocale(text: string, translated: readonly string[] = []): Locale {
  return detectLocaleOf([text], translated);
}

function detectLocaleOf(texts: readonly string[], translated: readonly string[]): Locale {
  const told = localeOfScript(texts.join(' '));
  if (told !== null) return told;
  const weights = weighLanguages(texts);
  const weightOf = (locale: Locale): number => weights.get(locale) ?? 0;
  const most = Math.max(...FOREIGN.map(weightOf));
  const found = FOREIGN.filter((locale) => weightOf(locale) === most);
  const isDoubtful =
    most < LEAST_WEIGHT || most <= weightOf(DEFAULT_LOCALE) || found.some((locale) => translated.includes(locale));
  return (isDoubtful ? undefined : found[0]) ?? DEFAULT_LOCALE;
}

/** The language of tagline and description. */
export function languageOf(
  { tagline, description }: { readonly tagline: string; readonly description: string | null },
  translated: readonly string[] = [],
): Locale {
  return detectLocaleOf(description === null ? [tagline] : [tagline, description], translated);
}
