/** Words of lists, and their forms: those that are equal, or begin with an entry that ends in `*`. */
import { foldClosely } from './fold.ts';
import { bareWordsOf } from './words.ts';

const SHORTEST = 4;
const SHORTEST_ARABIC = 3;
/** Letters after a beginning. */
const LONGEST_ENDING = 6;

export interface WordForms {
  exact: Set<string>;
  beginnings: Set<string>;
}

/** The single words of entries, folded, without the shortest. */
export function wordForms(lists: readonly string[]): WordForms {
  const words: WordForms = { exact: new Set(), beginnings: new Set() };
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

/** Whether a folded word is one of them, or a form of a beginning. */
export function isFormOf({ exact, beginnings }: WordForms, word: string): boolean {
  if (word.length < SHORTEST_ARABIC || /^\d+$/.test(word)) return false;
  if (exact.has(word)) return true;
  for (let length = word.length; length >= SHORTEST_ARABIC && word.length - length <= LONGEST_ENDING; length--)
    if (beginnings.has(word.slice(0, length))) return true;
  return false;
}
