/** The thesaurus of `corpus/thesaurus` and what search reads of it. */
import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { fixedTermsOf } from '#catalog/language/fixed-terms.ts';
import { LEXICON } from '#catalog/language/lexicon.ts';
import { createPhraseBook } from '#catalog/language/phrases.ts';
import type { StoredThesaurus } from '#catalog/search/analysis/vocabulary.ts';
import { fold } from '#catalog/language/fold.ts';

/** In the order of their meanings. */
const SUBJECTS = [
  'pictures-and-sound',
  'work',
  'software',
  'life',
  'people-and-home',
  'doing',
  'offices-and-computers',
  'looks-and-qualities',
];

/** Marks a word that is understood in queries but not looked for in texts. */
const QUERY_ONLY = /^\s*~/;

const linesOf = (subject: string): string[] =>
  readFileSync(new URL(`../corpus/thesaurus/${subject}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const MEANINGS = SUBJECTS.flatMap(linesOf);
const SERVICES = linesOf('services');

/** The phrases of a line by language. */
const cellsOf = (line: string): string[][] => line.split('|').map((cell) => cell.split(','));

const plain = (text: string): string => text.replace(QUERY_ONLY, '').trim();

/** The words and phrases in one language, as they are written, without names, which are no words of it. */
export function thesaurusPhrases(locale: Locale): string[] {
  return MEANINGS.flatMap((line) => cellsOf(line)[LOCALES.indexOf(locale)] ?? []).map(plain);
}

/** Whether a folded word of another language is spelt like an English one: in a text it means that ("red", "list"). */
const isSpeltLikeEnglish = (word: string): boolean => LEXICON.localesOf(word).includes('en');

/** The thesaurus by stems, with the fixed terms of each language as meanings of their own. Looks words up in the lexicon, which is written before. */
function compileThesaurus(): StoredThesaurus {
  const book = createPhraseBook();
  const meanings: string[][] = [];
  for (const line of [...MEANINGS, ...SERVICES]) {
    const ways = new Set<string>();
    const own = new Set((cellsOf(line)[0] ?? []).map((phrase) => fold(phrase.trim())));
    cellsOf(line).forEach((cell, column) => {
      const locale = LOCALES[column];
      if (locale === undefined) return;
      for (const text of cell) {
        const phrase = plain(text);
        const stems = book.add(locale, phrase, meanings.length);
        if (QUERY_ONLY.test(text)) continue;
        const folded = fold(phrase);
        const key = stems.join('_');
        // "openai" has the stem "open" in French, which is another word in an English text.
        const isOwn = own.has(folded) && (key === folded || !isSpeltLikeEnglish(key));
        if (locale === 'en' || isOwn || !isSpeltLikeEnglish(folded)) ways.add(key);
      }
    });
    meanings.push([...ways]);
  }
  for (const locale of LOCALES)
    for (const phrase of fixedTermsOf(locale)) {
      const stems = book.add(locale, phrase, meanings.length);
      meanings.push([stems.join('_')]);
    }
  return {
    meanings,
    services: { first: MEANINGS.length, names: SERVICES.map((line) => plain(cellsOf(line)[0]?.[0] ?? '')) },
    phrases: Object.fromEntries(LOCALES.map((locale) => [locale, book.phrases(locale)])) as StoredThesaurus['phrases'],
  };
}

/** As it is stored. */
export const thesaurusText = (): string => `${JSON.stringify(compileThesaurus())}\n`;
