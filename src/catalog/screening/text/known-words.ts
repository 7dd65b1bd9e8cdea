/** The words of spam that a masked word may mean. */
import { lazy, memoize } from '#catalog/memoize.ts';
import { isFormOf, wordForms } from '#catalog/language/word-forms.ts';
import { TOPIC_IDS, termsOfTopic } from '#catalog/screening/topics.ts';
import { readVocabulary } from '#catalog/vocabularies.ts';

/** Built for the first text. */
const knownWords = lazy(() => ({
  topics: wordForms(
    TOPIC_IDS.flatMap((id) => (['sure', 'strong', 'weak'] as const).flatMap((section) => termsOfTopic(id, section))),
  ),
  marks: wordForms(Object.values(readVocabulary('screening/marks'))),
}));

/** Whether a folded word (Arabic without proclitics) is a form of a word of spam topics. */
export function isTopicWord(word: string): boolean {
  return isFormOf(knownWords().topics, word);
}

/** Whether a word is a word of spam topics or a mark of an offer. */
export const isKnownWord = memoize(
  (word: string): boolean => {
    const { topics, marks } = knownWords();
    return isFormOf(topics, word) || isFormOf(marks, word);
  },
  { most: 20_000, longest: 40 },
);
