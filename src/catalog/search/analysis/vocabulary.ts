/** The catalog's thesaurus: words of eight languages that ask for the same thing, so that a query meets texts in another. */
import type { Locale } from '#catalog/locales.ts';
import { once } from '#catalog/memoize.ts';
import { readModelFile } from '#catalog/models.ts';
import {
  createPhraseBook,
  type FoundPhrase,
  type LongerPhrase,
  type PhraseBook,
  type StoredPhrases,
} from '#catalog/language/phrases.ts';

/** One meaning: each way to say it as a term, in all languages; a way of several words is their stems joined by "_". */
type Concept = readonly string[];

/** What training/train-thesaurus.ts writes of `corpus/thesaurus`. Phrases say the meanings that they have by their numbers. */
export interface StoredThesaurus {
  meanings: readonly Concept[];
  /** The number of the first meaning that is a service, and how English writes this one and those that follow. */
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

/** Read when it is first asked for: most commands never search. */
const vocabulary = once(readThesaurus);

/** Reads it now, for whoever is going to search. */
export function readVocabulary(): void {
  vocabulary();
}

/** The meanings found in folded query words: which words each covers, and all the ways to say it. */
export function findConcepts(words: readonly string[]): { phrase: FoundPhrase; ways: Concept }[] {
  const { book, meanings } = vocabulary();
  return book
    .find(words)
    .flatMap((phrase) => phrase.numbers.map((number) => ({ phrase, ways: meanings[number] ?? [] })));
}

/** The name of the service that a meaning is, as English writes it; undefined for all others. */
function serviceOf(number: number): string | undefined {
  const { first, names } = vocabulary().services;
  return names[number - first];
}

/** The name of the service that folded words are, together, as English writes it; undefined for all others. */
export function serviceNamed(words: readonly string[]): string | undefined {
  const whole = vocabulary()
    .book.find(words)
    .filter((phrase) => phrase.words.length === words.length);
  return whole.flatMap(({ numbers }) => numbers.map(serviceOf)).find((name) => name !== undefined);
}

/** Whether a folded word means something in a language; the name of a service does not. */
export function isOrdinaryWord(word: string): boolean {
  return vocabulary()
    .book.find([word])
    .some(({ numbers }) => numbers.some((number) => serviceOf(number) === undefined));
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
