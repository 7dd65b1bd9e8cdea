/** The vocabularies of the corpus, which `npm run train` gathers in models/vocabularies.json. */
import { once } from './memoize.ts';
import { readModelFile } from './models.ts';

/** By section, its entries, one a line. */
export type Vocabulary = Readonly<Record<string, string>>;

const vocabularies = once(
  () => JSON.parse(readModelFile('models/vocabularies.json').toString()) as Record<string, Vocabulary>,
);

/** A vocabulary by its file in the corpus: "screening/marks". Throws an Error where there is none. */
export function readVocabulary(file: string): Vocabulary {
  const vocabulary = vocabularies()[file];
  if (vocabulary === undefined) throw new Error(`models/vocabularies.json has no ${file}: run npm run train`);
  return vocabulary;
}

/** The entries of a section; none where the vocabulary has no such section. */
export const entriesOf = (vocabulary: Vocabulary, section: string): string[] => vocabulary[section]?.split('\n') ?? [];
