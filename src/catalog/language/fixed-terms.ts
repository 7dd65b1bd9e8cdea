/** Phrases in which small words mean more, or others less, than by themselves: fixed terms and stop phrases of eight languages, in one table. */
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { entriesOf, readVocabulary } from '#catalog/vocabularies.ts';
import { fold } from './fold.ts';
import { joinWords, wordsOf } from './words.ts';
import { isStopWord } from './stop-words.ts';

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

interface Phrase {
  words: readonly string[];
  role: Role;
  /** The job that it asks for. */
  job?: string;
}

/** The fixed terms of a language as they are written. */
export function fixedTermsOf(locale: Locale): string[] {
  return [...orderedJobs(locale), 'whole', 'wish'].flatMap((section) => entriesOf(TERMS, `${locale} ${section}`));
}

/** The ids of the jobs that such terms of a language ask for. */
export function orderedJobs(locale: Locale): string[] {
  const sections = Object.keys(TERMS).map((section) => section.split(' '));
  return sections.flatMap(([language, kind = '']) => (language === locale && !KINDS.includes(kind) ? [kind] : []));
}

const byFirst = (locale: Locale): ReadonlyMap<string, readonly Phrase[]> => {
  const read = (section: string, role: Role, job?: string): Phrase[] =>
    entriesOf(TERMS, `${locale} ${section}`).map((phrase) => ({
      words: wordsOf(joinWords(fold(phrase))),
      role,
      ...(job !== undefined && { job }),
    }));
  const all = [
    ...read('stop', ROLES.dropped),
    ...orderedJobs(locale).flatMap((job) => read(job, ROLES.ordered, job)),
    ...read('whole', ROLES.whole),
    ...read('wish', ROLES.wish),
  ];
  const longestFirst = all.toSorted((a, b) => b.words.length - a.words.length);
  return Map.groupBy(longestFirst, ({ words }) => words[0] ?? '');
};

const PHRASES = new Map(LOCALES.map((locale) => [locale, byFirst(locale)]));

/** Whether a fixed term or stop phrase of a language begins with a folded word. */
export function beginsFixedTerm(word: string, locale: Locale): boolean {
  return PHRASES.get(locale)!.has(word);
}

/**
 * What fixed terms and stop phrases of a language make of folded words: a role for each, undefined when there is no such
 * phrase. The longest phrase at a place counts, from left to right.
 */
export function findRoles(words: readonly string[], locale: Locale): readonly Role[] | undefined {
  let roles: Role[] | undefined;
  for (const { at, phrase } of findFixed(words, locale)) {
    roles ??= words.map(() => ROLES.none);
    roles.fill(phrase.role, at, at + phrase.words.length);
  }
  return roles;
}

/** The ids of the jobs that terms of a language ask for whose order counts, in their order among folded words. */
export function findOrderedJobs(words: readonly string[], locale: Locale): string[] {
  return findFixed(words, locale).flatMap(({ phrase }) => phrase.job ?? []);
}

/** The fixed terms and stop phrases of a language in folded words, from left to right; the longest at a place counts. */
function findFixed(words: readonly string[], locale: Locale): { at: number; phrase: Phrase }[] {
  const phrases = PHRASES.get(locale)!;
  const all: { at: number; phrase: Phrase }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const phrase = phrases.get(words[at]!)?.find((one) => one.words.every((word, i) => words[at + i] === word));
    if (phrase === undefined) continue;
    all.push({ at, phrase });
    at += phrase.words.length - 1;
  }
  return all;
}

/** Whether a folded word says something where it stands: in a fixed term each does, in a stop phrase none. */
export function isTelling(word: string, locale: Locale, role: Role | undefined): boolean {
  if (role === ROLES.dropped) return false;
  return (role ?? ROLES.none) !== ROLES.none || !isStopWord(word, locale);
}
