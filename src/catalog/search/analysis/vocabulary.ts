/** The thesaurus: synonyms in eight languages, so that a query matches texts in other languages. */
import type { Locale } from '#catalog/locales.ts';
import { lazy } from '#catalog/memoize.ts';
import { readModelFile } from '#catalog/models.ts';
import {
  createPhraseBook,
  type FoundPhrase,
  type LongerPhrase,
  type PhraseBook,
  type StoredPhrases,
} from '#catalog/language/phrases.ts';

/** A concept: its synonyms in all languages; several words are stems joined by "_". */
type Concept = readonly string[];

/** Written by training/train-thesaurus.ts. Phrases refer to meanings by number. */
export interface StoredThesaurus {
  meanings: readonly Concept[];
  /** Meanings from `first` on are services; their names in English. */
  services: { first: number; names: readonly string[] };
  phrases: Readonly<Record<Locale, StoredPhrases>>;
}

interface Vocabulary extends Omit<StoredThesaurus, 'phrases'> {
  book: PhraseBook;
}

function readThesaurus(): Vocabulary {
  const { phrases, ...stored } = JSON.parse(readModelFile('models/thesaurus.json').toString()) as StoredThesaurus;
  return { ...stored, book: createPhraseBook(phrases) };
}

/** Lazy: most commands never search. */
const vocabulary = lazy(readThesaurus);

/** Loads the thesaurus now. */
export function readVocabulary(): void {
  vocabulary();
}

/** The concepts of folded query words: the phrase of each and its synonyms. */
export function findConcepts(words: readonly string[]): { phrase: FoundPhrase; ways: Concept }[] {
  const { book, meanings } = vocabulary();
  return book
    .find(words)
    .flatMap((phrase) => phrase.numbers.map((number) => ({ phrase, ways: meanings[number] ?? [] })));
}

/** The English name of a service; undefined for other meanings. */
function serviceOf(number: number): string | undefined {
  const { first, names } = vocabulary().services;
  return names[number - first];
}

/** The English name of the service that all the words name together; undefined otherwise. */
export function serviceNamed(words: readonly string[]): string | undefined {
  const whole = vocabulary()
    .book.find(words)
    .filter((phrase) => phrase.words.length === words.length);
  return whole.flatMap(({ numbers }) => numbers.map(serviceOf)).find((name) => name !== undefined);
}

/** Whether a folded word has a meaning that is not a service. */
export function isOrdinaryWord(word: string): boolean {
  return vocabulary()
    .book.find([word])
    .some(({ numbers }) => numbers.some((number) => serviceOf(number) === undefined));
}

/** The numbers of the meanings of a single folded word. */
export function meaningsOfWord(word: string): ReadonlySet<number> {
  return vocabulary().book.numbersOf(word);
}

/** The phrases of several words that begin with a stem of a text in `locale`. */
export function phrasesFrom(stem: string, locale: Locale): readonly LongerPhrase[] {
  return vocabulary().book.longerFrom(stem, locale);
}

/** The terms of phrases of several words in the stems of a text in `locale`. */
export function findPhraseTerms(stems: readonly string[], locale: Locale): string[] {
  return vocabulary().book.findKeys(stems, locale);
}
