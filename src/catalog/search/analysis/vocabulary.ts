/** The catalog's thesaurus: words of eight languages that ask for the same thing, so that a query meets texts in another. */
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { fold } from '#catalog/text/fold.ts';
import { fixedTermsOf } from './fixed-terms.ts';
import { LEXICON } from './lexicon.ts';
import { createPhraseBook, type FoundPhrase, type LongerPhrase, type PhraseBook } from './phrases.ts';
import { DOING } from './vocabulary/doing.ts';
import { LIFE } from './vocabulary/life.ts';
import { LOOKS_AND_QUALITIES } from './vocabulary/looks-and-qualities.ts';
import { OFFICES_AND_COMPUTERS } from './vocabulary/offices-and-computers.ts';
import { PEOPLE_AND_HOME } from './vocabulary/people-and-home.ts';
import { PICTURES_AND_SOUND } from './vocabulary/pictures-and-sound.ts';
import { SERVICES } from './vocabulary/service-names.ts';
import { SOFTWARE } from './vocabulary/software.ts';
import { WORK } from './vocabulary/work.ts';

/** One meaning: each way to say it as a term, in all languages; a way of several words is their stems joined by "_". */
type Concept = readonly string[];

/** Marks a word that is understood in queries but not looked for in texts, since English has another word of that spelling. */
const QUERY_ONLY = /^\s*~/;

const linesOf = (...texts: readonly string[]): string[] =>
  texts
    .join('\n')
    .split('\n')
    .filter((line) => line.trim() !== '');

const LINES_OF_WORDS = linesOf(
  PICTURES_AND_SOUND,
  WORK,
  SOFTWARE,
  LIFE,
  PEOPLE_AND_HOME,
  DOING,
  OFFICES_AND_COMPUTERS,
  LOOKS_AND_QUALITIES,
);

const LINES = [...LINES_OF_WORDS, ...linesOf(SERVICES)];

/** The phrases of a line by language. */
const cellsOf = (line: string): string[][] => line.split('|').map((cell) => cell.split(','));

/** Whether a folded word of another language is spelt like an English one: in a text it means that ("red", "list"). */
const isSpeltLikeEnglish = (word: string): boolean => LEXICON.localesOf(word).includes('en');

interface Vocabulary {
  concepts: readonly Concept[];
  book: PhraseBook;
}

const read = (): Vocabulary => {
  const book = createPhraseBook();
  const concepts: Concept[] = [];
  for (const line of LINES) {
    const ways = new Set<string>();
    const own = new Set((cellsOf(line)[0] ?? []).map((phrase) => fold(phrase.trim())));
    cellsOf(line).forEach((cell, column) => {
      const locale = LOCALES[column];
      if (locale === undefined) return;
      for (const text of cell) {
        const phrase = text.replace(QUERY_ONLY, '').trim();
        const stems = book.add(locale, phrase, concepts.length);
        if (QUERY_ONLY.test(text)) continue;
        const folded = locale === 'en' ? '' : fold(phrase);
        if (locale === 'en' || own.has(folded) || !isSpeltLikeEnglish(folded)) ways.add(stems.join('_'));
      }
    });
    concepts.push([...ways]);
  }
  for (const locale of LOCALES)
    for (const phrase of fixedTermsOf(locale)) {
      const stems = book.add(locale, phrase, concepts.length);
      concepts.push([stems.join('_')]);
    }
  return { concepts, book };
};

let known: Vocabulary | undefined;

/** Read when it is first asked for: it is a third of what loading the program costs, and most commands never search. */
const vocabulary = (): Vocabulary => (known ??= read());

/** Reads it and the lexicon now, for whoever is going to search. */
export function readVocabulary(): void {
  vocabulary();
}

/** The words and phrases of the thesaurus in one language, as they are written, without names, which are no words of it. */
export function vocabularyPhrases(locale: Locale): string[] {
  return LINES_OF_WORDS.flatMap((line) => cellsOf(line)[LOCALES.indexOf(locale)] ?? []).map((text) =>
    text.replace(QUERY_ONLY, '').trim(),
  );
}

/** The meanings found in folded query words: which words each covers, and all the ways to say it. */
export function findConcepts(words: readonly string[]): { phrase: FoundPhrase; ways: Concept }[] {
  const { book, concepts } = vocabulary();
  return book
    .find(words)
    .flatMap((phrase) => phrase.numbers.map((number) => ({ phrase, ways: concepts[number] ?? [] })));
}

const isOfService = (number: number): boolean => number >= LINES_OF_WORDS.length && number < LINES.length;

/** The name of the service that folded words are, together, as English writes it; undefined for all others. */
export function serviceNamed(words: readonly string[]): string | undefined {
  const whole = vocabulary()
    .book.find(words)
    .filter((phrase) => phrase.words.length === words.length);
  const line = whole.flatMap(({ numbers }) => numbers).find(isOfService);
  return line === undefined ? undefined : cellsOf(LINES[line] ?? '')[0]?.[0]?.trim();
}

/** Whether a folded word means something in a language; the name of a service does not. */
export function isOrdinaryWord(word: string): boolean {
  return vocabulary()
    .book.find([word])
    .some(({ numbers }) => !numbers.every(isOfService));
}

/** The numbers of the meanings of one folded word by itself, which is no stop word, each once. */
export function meaningsOfWord(word: string): ReadonlySet<number> {
  return vocabulary().book.numbersOf(word);
}

/** The phrases of several words that begin with a stem of a text in `locale`. */
export function phrasesFrom(stem: string, locale: Locale): readonly LongerPhrase[] {
  return vocabulary().book.longerFrom(stem, locale);
}

/** The phrases of several words that a text in `locale` holds, given as its stems, as the terms by which concepts name them. */
export function findPhraseTerms(stems: readonly string[], locale: Locale): string[] {
  return vocabulary().book.findKeys(stems, locale);
}
