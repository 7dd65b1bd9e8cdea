/** The vocabularies of the corpus, gathered by `npm run train` in models/vocabularies.json. */
import { lazy } from './memoize.ts';
import { readModelFile } from './models.ts';

/** Section to its entries, one a line. */
export type Vocabulary = Readonly<Record<string, string>>;

const vocabularies = lazy(
  () => JSON.parse(readModelFile('models/vocabularies.json').toString()) as Record<string, Vocabulary>,
);

/**
 * Reads a vocabulary by its path in the corpus, as "screening/marks". Throws an Error if missing.
 */
export function readVocabulary(file: string): Vocabulary {
  const vocabulary = vocabularies()[file];
  if (vocabulary === undefined) throw new Error(`models/vocabularies.json has no ${file}: run npm run train`);
  return vocabulary;
}

/** The vocabulary of a language in a folder of the corpus; empty for a language that has none yet. */
export const readVocabularyIn = (folder: string, language: string): Vocabulary =>
  vocabularies()[`${folder}/${language}`] ?? {};

/** The entries of a section; empty if there is no such section. */
export const entriesOf = (vocabulary: Vocabulary, section: string): string[] => vocabulary[section]?.split('\n') ?? [];
