/** The words that a masked word may turn out to be: those of the vocabularies of spam. */
import { fold, wordsOf } from './folding.ts';
import { MARKS } from '#catalog/screening/vocabulary/marks.ts';
import { TOPICS } from '#catalog/screening/vocabulary/topics.ts';

const SHORTEST = 4;
const SHORTEST_ARABIC = 3;
/** Letters that may follow the beginning of a word. */
const LONGEST_ENDING = 6;

interface Words {
  exact: Set<string>;
  beginnings: Set<string>;
}

const ofTopics: Words = { exact: new Set(), beginnings: new Set() };
const ofMarks: Words = { exact: new Set(), beginnings: new Set() };

function learn({ exact, beginnings }: Words, list: string): void {
  for (const piece of list.split(/[\s,]+/)) {
    const isBeginning = piece.endsWith('*');
    for (const word of wordsOf(fold(piece.replace('~', '').replace(/^\*/, '')))) {
      if (word.length < (/[\u0621-\u064a]/.test(word) ? SHORTEST_ARABIC : SHORTEST)) continue;
      if (isBeginning) beginnings.add(word);
      else exact.add(word);
    }
  }
}

for (const { sure, strong, weak } of Object.values(TOPICS))
  for (const list of [...sure, ...strong, ...weak]) learn(ofTopics, list);
for (const list of Object.values(MARKS)) learn(ofMarks, list);

function holds({ exact, beginnings }: Words, word: string): boolean {
  if (word.length < SHORTEST_ARABIC || /^\d+$/.test(word)) return false;
  if (exact.has(word)) return true;
  for (let length = word.length; length >= SHORTEST_ARABIC && word.length - length <= LONGEST_ENDING; length--)
    if (beginnings.has(word.slice(0, length))) return true;
  return false;
}

/** Whether a folded word, Arabic ones without proclitics, is one of the goods of spam or one of their forms. */
export function isTopicWord(word: string): boolean {
  return holds(ofTopics, word);
}

/** The same, or a word by which spam is offered. */
export function isKnownWord(word: string): boolean {
  return holds(ofTopics, word) || holds(ofMarks, word);
}
