/** The words of spam that a masked word may mean. */
import { lazy, memoize } from '#catalog/memoize.ts';
import { foldClosely } from '#catalog/language/fold.ts';
import { bareWordsOf } from '#catalog/language/words.ts';
import { TOPIC_IDS, termsOfTopic } from '#catalog/screening/topics.ts';
import { readVocabulary } from '#catalog/vocabularies.ts';

const SHORTEST = 4;
const SHORTEST_ARABIC = 3;
/** Letters after a prefix. */
const LONGEST_ENDING = 6;

interface Words {
  exact: Set<string>;
  beginnings: Set<string>;
}

function wordsIn(lists: readonly string[]): Words {
  const words: Words = { exact: new Set(), beginnings: new Set() };
  for (const piece of new Set(lists.flatMap((list) => list.split(/[\s,|]+/)))) {
    const isBeginning = piece.endsWith('*');
    for (const word of bareWordsOf(foldClosely(piece.replace('~', '').replace(/^\*/, '')))) {
      if (word.length < (/[\u0621-\u064a]/.test(word) ? SHORTEST_ARABIC : SHORTEST)) continue;
      if (isBeginning) words.beginnings.add(word);
      else words.exact.add(word);
    }
  }
  return words;
}

/** Built for the first text. */
const knownWords = lazy(() => ({
  topics: wordsIn(
    TOPIC_IDS.flatMap((id) => (['sure', 'strong', 'weak'] as const).flatMap((section) => termsOfTopic(id, section))),
  ),
  marks: wordsIn(Object.values(readVocabulary('screening/marks'))),
}));

function holds({ exact, beginnings }: Words, word: string): boolean {
  if (word.length < SHORTEST_ARABIC || /^\d+$/.test(word)) return false;
  if (exact.has(word)) return true;
  for (let length = word.length; length >= SHORTEST_ARABIC && word.length - length <= LONGEST_ENDING; length--)
    if (beginnings.has(word.slice(0, length))) return true;
  return false;
}

/** Whether a folded word (Arabic without proclitics) is a form of a word of spam topics. */
export function isTopicWord(word: string): boolean {
  return holds(knownWords().topics, word);
}

/** Whether a word is a word of spam topics or a mark of an offer. */
export const isKnownWord = memoize(
  (word: string): boolean => {
    const { topics, marks } = knownWords();
    return holds(topics, word) || holds(marks, word);
  },
  { most: 20_000, longest: 40 },
);
