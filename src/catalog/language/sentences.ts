/** A text folded and cut into the words of its sentences, once for all that look at it. */
import { remembered } from '#catalog/memoize.ts';
import { fold } from './fold.ts';
import { joinWords, wordsOf } from './words.ts';

const SENTENCE_END = /[.!?;|•\n\r…。！？؟؛]+/u;

/** A text as the words of its sentences, in their order. */
export type Sentences = readonly (readonly string[])[];

/** The words of each sentence of folded text; those of all are the words of the text. */
export function sentencesOf(folded: string): Sentences {
  return joinWords(folded).split(SENTENCE_END).map(wordsOf);
}

export interface ReadText {
  folded: string;
  sentences: Sentences;
  words: readonly string[];
}

export const readText = remembered(
  (text: string): ReadText => {
    const folded = fold(text);
    const sentences = sentencesOf(folded);
    return { folded, sentences, words: sentences.flat() };
  },
  // Tagline and description of one tool: its language is told and its terms are made of the same words.
  { most: 4 },
);
