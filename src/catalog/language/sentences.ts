/** Folds a text and splits it into sentences of words, cached for all users of one tool. */
import { memoize } from '#catalog/memoize.ts';
import { fold } from './fold.ts';
import { joinWords, wordsOf } from './words.ts';

const SENTENCE_END = /[.!?;|•\n\r…。！？؟؛]+/u;

/** The words of each sentence. */
export type Sentences = readonly (readonly string[])[];

/** The words of each sentence of folded text. */
export function sentencesOf(folded: string): Sentences {
  return joinWords(folded).split(SENTENCE_END).map(wordsOf);
}

export interface ReadText {
  folded: string;
  sentences: Sentences;
  words: readonly string[];
}

export const readText = memoize(
  (text: string): ReadText => {
    const folded = fold(text);
    const sentences = sentencesOf(folded);
    return { folded, sentences, words: sentences.flat() };
  },
  // Detection and analysis read the tagline and description of one tool.
  { most: 4 },
);
