/** Phrases in which small words mean more, or others less, than by themselves: fixed terms and stop phrases of eight languages, in one table. */
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { entriesOf, readVocabulary } from '#catalog/vocabularies.ts';
import { isStopWord } from './stop-words.ts';
import { beginsPhrase, phraseList, findPhrases, type WordList } from './word-lists.ts';

/**
 * By language, `stop` phrases say nothing about what is looked for, although a word of them would; `whole` ones mean something
 * else than their words, none of which is looked for alone; `wish` ones, too, and are not required; those under the id of a job
 * say what becomes of what, so that their order counts and their small words belong to them.
 */
const TERMS = readVocabulary('search/fixed-terms');
const KINDS: readonly string[] = ['stop', 'whole', 'wish'];

/** What a phrase makes of a word. */
export const ROLES = { none: 0, dropped: 1, ordered: 2, whole: 3, wish: 4 } as const;
export type Role = (typeof ROLES)[keyof typeof ROLES];

/** The fixed terms of a language as they are written. */
export function fixedTermsOf(locale: Locale): string[] {
  return [...orderedJobs(locale), 'whole', 'wish'].flatMap((section) => entriesOf(TERMS, `${locale} ${section}`));
}

/** The ids of the jobs that such terms of a language ask for. */
export function orderedJobs(locale: Locale): string[] {
  const sections = Object.keys(TERMS).map((section) => section.split(' '));
  return sections.flatMap(([language, kind = '']) => (language === locale && !KINDS.includes(kind) ? [kind] : []));
}

interface Use {
  role: Role;
  /** The job that it asks for. */
  job?: string;
}

const phrasesOf = (locale: Locale): WordList<Use> => {
  const jobs = orderedJobs(locale).map((job): [string, Use] => [job, { role: ROLES.ordered, job }]);
  const uses: [section: string, use: Use][] = [
    ['stop', { role: ROLES.dropped }],
    ...jobs,
    ['whole', { role: ROLES.whole }],
    ['wish', { role: ROLES.wish }],
  ];
  return phraseList(() =>
    uses.flatMap(([section, use]) => entriesOf(TERMS, `${locale} ${section}`).map((phrase) => [phrase, use] as const)),
  );
};

const PHRASES = new Map(LOCALES.map((locale) => [locale, phrasesOf(locale)]));

/** Whether a fixed term or stop phrase of a language begins with a folded word. */
export function beginsFixedTerm(word: string, locale: Locale): boolean {
  return beginsPhrase(PHRASES.get(locale)!, word);
}

/**
 * What fixed terms and stop phrases of a language make of folded words: a role for each, undefined when there is no such
 * phrase. The longest phrase at a place counts, from left to right.
 */
export function findRoles(words: readonly string[], locale: Locale): readonly Role[] | undefined {
  let roles: Role[] | undefined;
  for (const { at, length, tag } of findPhrases(PHRASES.get(locale)!, words)) {
    roles ??= words.map(() => ROLES.none);
    roles.fill(tag.role, at, at + length);
  }
  return roles;
}

/** The ids of the jobs that terms of a language ask for whose order counts, in their order among folded words. */
export function findOrderedJobs(words: readonly string[], locale: Locale): string[] {
  return findPhrases(PHRASES.get(locale)!, words).flatMap(({ tag }) => tag.job ?? []);
}

/** Whether a folded word says something where it stands: in a fixed term each does, in a stop phrase none. */
export function isTelling(word: string, locale: Locale, role: Role | undefined): boolean {
  if (role === ROLES.dropped) return false;
  return (role ?? ROLES.none) !== ROLES.none || !isStopWord(word, locale);
}
