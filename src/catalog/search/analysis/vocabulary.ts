/** Phrases that queries may have: the thesaurus, synonyms in eight languages, so that a query matches texts in another, and names of categories. */
import { type Locale, LOCALES } from '#catalog/locales.ts';
import { lazy, memoize } from '#catalog/memoize.ts';
import { fold } from '#catalog/language/fold.ts';
import { scriptOf } from '#catalog/language/scripts.ts';
import { tokensOf } from '#catalog/language/words.ts';
import { isOneEditApart } from '#catalog/language/spelling.ts';
import { readModelFile } from '#catalog/models.ts';
import { createPhraseBook, type FoundPhrase, type PhraseBook, type StoredPhrases } from '#catalog/language/phrases.ts';

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
  const { meanings, services } = stored;
  // "iOS" has the stem of "io", with which many domains end.
  const isWhole = (way: string): boolean => way.length >= SHORTEST_SERVICE;
  const whole = meanings.map((ways, at) => (at < services.first ? ways : ways.filter(isWhole)));
  return { services, meanings: whole, book: createPhraseBook(phrases) };
}

/** Two letters are what is left of a name without its ending. */
const SHORTEST_SERVICE = 3;

/** Lazy: most commands never search. */
const vocabulary = lazy(readThesaurus);

/** The phrases of the thesaurus, read at the first use. */
export const thesaurus = (): PhraseBook => vocabulary().book;

/** A concept in a query: its phrase, its synonyms, and the English name of a service. */
export interface FoundConcept {
  phrase: FoundPhrase;
  ways: Concept;
  service: string | undefined;
}

/** The concepts of folded query words. */
export function findConcepts(words: readonly string[]): FoundConcept[] {
  const { book, meanings } = vocabulary();
  return book.find(words).flatMap((phrase) =>
    phrase.numbers.map((number) => ({
      phrase,
      ways: meanings[number] ?? [],
      service: serviceOf(number),
    })),
  );
}

/** The English name of a service; undefined for other meanings. */
function serviceOf(number: number): string | undefined {
  const { first, names } = vocabulary().services;
  return names[number - first];
}

const MOST_CACHED = 1_000;

/** The phrases of one word. */
const phrasesOfWord = memoize((word: string) => thesaurus().find([word]), { most: MOST_CACHED });

/** The English name of the service that all the words name together; undefined otherwise. */
export function serviceNamed(words: readonly string[]): string | undefined {
  const [word = ''] = words;
  const found = words.length === 1 ? phrasesOfWord(word) : thesaurus().find(words);
  const whole = found.filter((phrase) => phrase.words.length === words.length);
  return whole.flatMap(({ numbers }) => numbers.map(serviceOf)).find((name) => name !== undefined);
}

/** Services that are named in another script by their Latin names, each in the place of its words: "копайлот" is "copilot". */
export function servicesInLatin(tokens: readonly string[]): readonly string[] {
  if (tokens.every((token) => scriptOf(token) === 'latin')) return tokens;
  const found = findConcepts(tokens);
  const names = new Map<number, readonly string[]>();
  for (const { phrase, service } of found) {
    const { words } = phrase;
    const isElse =
      words.length === 1 &&
      found.some((other) => other.service === undefined && other.phrase.words.includes(words[0]!));
    if (service === undefined || isElse || words.some((at) => names.has(at) || scriptOf(tokens[at]!) === 'latin'))
      continue;
    words.forEach((at, place) => names.set(at, place === 0 ? tokensOf(fold(service)) : []));
  }
  return names.size === 0 ? tokens : tokens.flatMap((token, at) => names.get(at) ?? [token]);
}

/** Whether a folded word names a service, and is not one letter away from its name ("synthesa" has the stem of Synthesia). */
export function isServiceName(word: string): boolean {
  const name = serviceNamed([word]);
  return name !== undefined && (word.startsWith(name) || !isOneEditApart(word, name));
}

/** Whether a folded word has a meaning that is not a service. */
export function isOrdinaryWord(word: string): boolean {
  return phrasesOfWord(word).some(({ numbers }) => numbers.some((number) => serviceOf(number) === undefined));
}

export interface IndexedCategory {
  id: string;
  /** Name and synonyms by language. */
  words: Partial<Record<Locale, readonly string[]>>;
}

const LIST_SIGNS = /[,;/&]|\s(?:and|or|und|oder|et|ou|y|e|o|u|i|oraz|lub|и|или|й|і|та|або)\s|\s(?=وال)/iu;

/** A name and the parts of its list ("Finance & Accounting"). */
export const partsOf = (phrase: string): string[] => [...new Set([phrase, ...phrase.split(LIST_SIGNS)])];

/** Names, synonyms and their parts; the number of a phrase is the index of its category. */
export function categoryPhrases(categories: readonly IndexedCategory[]): PhraseBook {
  const book = createPhraseBook();
  categories.forEach(({ words }, number) => {
    for (const locale of LOCALES)
      for (const phrase of words[locale] ?? []) for (const part of partsOf(phrase)) book.add(locale, part, number);
  });
  return book;
}
