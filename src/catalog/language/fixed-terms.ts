/** Fixed terms and stop phrases of eight languages: their words mean more or less than alone. */
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { entriesOf, readVocabulary } from '#catalog/vocabularies.ts';
import { isStopWord } from './stop-words.ts';
import { beginsPhrase, phraseList, findPhrases, type WordList } from './word-lists.ts';

/**
 * Sections by language: `stop` phrases are ignored, although a word of them would count; `whole`
 * phrases match as a whole only; `wish` phrases too, and are optional; `ordered` ones match in their
 * order and with their stop words.
 */
const TERMS = readVocabulary('search/fixed-terms');

/** The effect of a phrase on its words. */
export const ROLES = { none: 0, dropped: 1, ordered: 2, whole: 3, wish: 4 } as const;
export type Role = (typeof ROLES)[keyof typeof ROLES];

/** The fixed terms of a language as written. */
export function fixedTermsOf(locale: Locale): string[] {
  return ['ordered', 'whole', 'wish'].flatMap((section) => entriesOf(TERMS, `${locale} ${section}`));
}

const SECTIONS = [
  ['stop', ROLES.dropped],
  ['ordered', ROLES.ordered],
  ['whole', ROLES.whole],
  ['wish', ROLES.wish],
] as const;

const phrasesOf = (locale: Locale): WordList<Role> =>
  phraseList(() =>
    SECTIONS.flatMap(([section, role]) =>
      entriesOf(TERMS, `${locale} ${section}`).map((phrase) => [phrase, role] as const),
    ),
  );

const PHRASES = new Map(LOCALES.map((locale) => [locale, phrasesOf(locale)]));

/** Whether a fixed term or stop phrase of a language begins with a folded word. */
export function beginsFixedTerm(word: string, locale: Locale): boolean {
  return beginsPhrase(PHRASES.get(locale)!, word);
}

/** The role of each word, undefined without phrases. From left to right the longest wins. */
export function findRoles(words: readonly string[], locale: Locale): readonly Role[] | undefined {
  let roles: Role[] | undefined;
  for (const { at, length, tag } of findPhrases(PHRASES.get(locale)!, words)) {
    roles ??= words.map(() => ROLES.none);
    roles.fill(tag, at, at + length);
  }
  return roles;
}

/** Whether a folded word counts: all words of a fixed term do, none of a stop phrase. */
export function isTelling(word: string, locale: Locale, role: Role | undefined): boolean {
  if (role === ROLES.dropped) return false;
  return (role ?? ROLES.none) !== ROLES.none || !isStopWord(word, locale);
}
