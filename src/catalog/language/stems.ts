/** Stemmers of the eight languages, for folded text: words match with and without accents. */
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as ukrainian } from '@orama/stemmers/ukrainian';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { type Script, scriptOf } from './scripts.ts';
import { BROKEN_PLURALS, OWN_BA_OR_LAM, OWN_WAW } from './broken-plurals.ts';

/** Endings of Polish nouns, adjectives and verbal nouns, folded, longest first. */
const POLISH_ENDINGS = (
  'owaniami owaniach owaniem owania owaniu owanie owan aniami aniach eniami eniach aniem eniem ' +
  'aniom eniom osciami osciach oscia osci osc ania aniu anie enia eniu enie ami ach owi owie ' +
  'ego emu ymi imi ych ich iem iom iow iej ow om em ej ym im ie ia iu io en an y i a e o u'
)
  .split(' ')
  .sort((a, b) => b.length - a.length);

/** Endings of Polish verbs with the fewest letters before them: nouns share some (plac, portal). */
const POLISH_VERBS: readonly (readonly [ending: string, least: number])[] = [
  ...['owalismy', 'owaly', 'owala', 'owali', 'ujemy', 'owal', 'owac', 'uje', 'uja'].map(
    (ending) => [ending, 3] as const,
  ),
  ...['ywac', 'iwac', 'awac', 'yc', 'ic', 'ac', 'ec'].map((ending) => [ending, 4] as const),
  ...['yla', 'yli', 'ila', 'ili', 'ala', 'ali', 'yl', 'il', 'al'].map((ending) => [ending, 5] as const),
];

/** A light stemmer: removes the longest ending, leaves three letters (or two: tło, tła). */
function stemPolish(word: string): string {
  const verb = POLISH_VERBS.find(([ending, least]) => word.length - ending.length >= least && word.endsWith(ending));
  if (verb !== undefined) return word.slice(0, -verb[0].length);
  // A fleeting vowel: obrazek, obrazki; piosenek, piosenki.
  if (/[^aeiouy]ek$/.test(word) && word.length > 4) return `${word.slice(0, -2)}k`;
  const least = word.length <= 4 ? 2 : 3;
  for (const ending of POLISH_ENDINGS) {
    if (word.length - ending.length < least || !word.endsWith(ending)) continue;
    const stemmed = word.slice(0, -ending.length);
    return stemmed.length > 3 && stemmed.endsWith('i') ? stemmed.slice(0, -1) : stemmed;
  }
  return word;
}

const ARABIC_ARTICLES = ['وال', 'بال', 'كال', 'فال', 'ال', 'لل'];
/** Endings with the fewest letters before them. */
const ARABIC_ENDINGS: readonly (readonly [ending: string, least: number])[] = [
  ['ها', 2],
  ['تي', 3],
  ['ات', 2],
  ['ان', 3],
  ['ون', 3],
  ['ين', 3],
  ['يه', 2],
  ['ه', 2],
  ['ي', 2],
];

/** Fewest letters after a preposition of one letter. */
const SHORTEST_JOINED = 4;

/** Light10 of Larkey, Ballesteros and Connell (2007), with broken plurals and repeated endings. */
function stemArabic(word: string): string {
  const isAnd = word.length > 3 && word.startsWith('و') && !OWN_WAW.has(word);
  let rest = isAnd ? word.slice(1) : word;
  const article = ARABIC_ARTICLES.find((a) => rest.startsWith(a) && rest.length - a.length >= 2);
  if (article !== undefined) rest = rest.slice(article.length);
  else if (rest.length > SHORTEST_JOINED && /^[بل]/u.test(rest) && !OWN_BA_OR_LAM.test(rest)) rest = rest.slice(1);
  rest = BROKEN_PLURALS.get(rest) ?? rest;
  for (;;) {
    const ending = ARABIC_ENDINGS.find(([text, least]) => rest.endsWith(text) && rest.length - text.length >= least);
    if (ending === undefined) return rest;
    rest = rest.slice(0, -ending[0].length);
  }
}

/** Removes plurals that change the accent (imagen, imágenes), which Snowball stems apart. */
const stemSpanish = (word: string): string => spanish(word.replace(/([aeiou][nrlzd])es$/, '$1'));

/** ue is a spelling of ü, oe of ö; Snowball folds neither. */
const stemGerman = (word: string): string => german(word.replace(/(?<![aeqo])ue/g, 'u').replace(/(?<![aeo])oe/g, 'o'));

/** Words that Porter conflates with busy, new, market, animate, commune, universe and police. */
const ENGLISH_EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['business', 'business'],
  ['businesses', 'business'],
  ['news', 'news'],
  ['marketing', 'marketing'],
  ['animal', 'animal'],
  ['animals', 'animal'],
  ['community', 'community'],
  ['communities', 'community'],
  ['university', 'university'],
  ['universities', 'university'],
  ['policy', 'policy'],
  ['policies', 'policy'],
]);

/** Porter splits the forms of "generate"; compounds ("generatorquiz") are not among them. */
const GENERATE = /^generat(?:e[ds]?|ing|ions?|ors?|ive|ively)$/;

const stemEnglish = (word: string): string => {
  if (GENERATE.test(word)) return 'generat';
  return ENGLISH_EXCEPTIONS.get(word) ?? english(word);
};

/** A fleeting vowel before the last "k": картинок, картинки. */
const FLEETING = /([^аеёиоуыэюяєіїйь])[ое]к$/;

/** Snowball splits verbs (рисовать, рисует), takes "записи" for one, and keeps fleeting vowels. */
const stemRussian = (word: string): string =>
  russian(word.replace(/пись$/, 'писи').replace(/е(?:я|и|ю|й|ям|ями|ях)$/, 'е'))
    .replace(/ова(?:н|нн)?$/, 'у')
    .replace(/ава$/, 'а')
    .replace(FLEETING, '$1к');

/** Snowball leaves a vowel on some cases (презентаці, презентац); it is removed. */
const stemUkrainian = (word: string): string => {
  if (UKRAINIAN_GAME.test(word)) return 'гра';
  const base = word
    .replace(/([^с])си$/, '$1с')
    .replace(/[ую](?:вати|ють|є|єш|ємо|вав|вала|вали|вання)$/, 'у')
    .replace(/(?:ають|яють)$/, 'а')
    .replace(/(?:ити|ить|ила|или|ило)$/, 'и')
    .replace(/ей$/, 'е');
  const found = (base.length >= 3 ? ukrainian(base) : base).replace(FLEETING, '$1к').replace(CLOSED, 'о$1');
  let end = found.length;
  while (end > 3 && UKRAINIAN_ENDINGS.has(found.charAt(end - 1))) end -= 1;
  return found.slice(0, end);
};
const UKRAINIAN_GAME = /^(?:гра|гри|гру|грою|ігор|іграм|іграми|іграх|ігри)$/;
/** о becomes і in a closed syllable: договору, договір. */
const CLOSED = /і([бвгґджзклмнпрстфхцчшщ])$/;
const UKRAINIAN_ENDINGS = new Set('аеєиіїйоуюяь');

const STEMMERS: Readonly<Partial<Record<Locale, (word: string) => string>>> = {
  en: stemEnglish,
  ar: stemArabic,
  ru: stemRussian,
  uk: stemUkrainian,
  pl: stemPolish,
  de: stemGerman,
  es: stemSpanish,
  fr: french,
};

/** A word of unknown language is stemmed by all languages of its script. */
const LOCALES_OF_SCRIPT: Readonly<Partial<Record<Script, readonly Locale[]>>> = {
  latin: ['en', 'de', 'fr', 'es', 'pl'],
  cyrillic: ['ru', 'uk'],
  arabic: ['ar'],
};
const NONE: readonly Locale[] = [];

export const MAX_STEM_LENGTH = 32;
/** A short stem of a long word gets one more letter ("comida" is not "com"). */
const SHORT_STEM = 3;
const LONG_ENDING = 3;
/** A full cache is emptied. */
const CACHE_SIZE = 30_000;
const caches = new Map<Locale, Map<string, string>>(LOCALES.map((locale) => [locale, new Map<string, string>()]));

/** A word of another script is stemmed by a language of that script. */
const localeFor = (word: string, locale: Locale): Locale | undefined => {
  const script = scriptOf(word);
  if (script === 'latin') return locale === 'ru' || locale === 'uk' || locale === 'ar' ? 'en' : locale;
  if (script === 'cyrillic') return locale === 'uk' ? 'uk' : 'ru';
  return script === 'arabic' ? 'ar' : undefined;
};

/**
 * The stem of a folded word of a text in `locale`; a Latin word in a Russian text is stemmed as
 * English. At most 32 letters; never empty for a word.
 */
export function stem(word: string, locale: Locale): string {
  const own = localeFor(word, locale);
  if (own === undefined || word.length <= 2) return word.slice(0, MAX_STEM_LENGTH);
  const cache = caches.get(own)!;
  const known = cache.get(word);
  if (known !== undefined) return known;
  const cut = word.slice(0, MAX_STEM_LENGTH);
  const bare = STEMMERS[own]?.(cut) || cut;
  const stemmed = isShortened(bare, cut, own) ? cut.slice(0, SHORT_STEM + 1) : bare;
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(word, stemmed);
  return stemmed;
}

/** Light stemmers leave short roots on purpose, Snowball by accident. */
const isShortened = (bare: string, word: string, locale: Locale): boolean =>
  bare.length <= SHORT_STEM &&
  word.length >= bare.length + LONG_ENDING &&
  (locale === 'es' || locale === 'fr' || locale === 'de' || locale === 'en');

/** The languages of a folded word by its script; empty for an unknown script. */
export function localesOf(word: string): readonly Locale[] {
  return LOCALES_OF_SCRIPT[scriptOf(word)] ?? NONE;
}
