/** Terms for "an alternative to X" in a tool's texts ("the free alternative to Kahoot"). */
import { LOCALES } from '#catalog/locales.ts';
import { wordsOf } from '#catalog/language/words.ts';
import { isStopWord, isWish } from '#catalog/language/stop-words.ts';
import { isLink, isStated, mayState } from './alternative-cues.ts';
import { termOf } from './term-kinds.ts';
import { findConcepts } from './vocabulary.ts';

/** Most words of a name; longer names match by their beginning. */
const LONGEST_NAME = 3;
/** Most names in one list: "alternative to A, B and C". */
const MAX_NAMES = 4;
const MAX_TERMS = 24;

/** The term of texts that state an alternative to the tool of a skeleton. */
export const statedTerm = (skeleton: string): string => termOf('alternative', skeleton);

/** Parts of a text that contain whole names. */
const PIECES = /[^.!?;,:()[\]{}"«»„“”|/\n]+(?:\.(?=\p{L})[^.!?;,:()[\]{}"«»„“”|/\n]+)*/gu;
const AND = new Set('and or und oder et ou y o i lub oraz и или і й та або و او'.split(' '));

/** Most cues of a text. */
const MAX_SAYINGS = 6;
/** Most words after each cue. */
const REACH = 12;

const isEmpty = (word: string): boolean => LOCALES.some((locale) => isStopWord(word, locale) || isWish(word, locale));

/** Whether words may be a name: no stop word at either end, and not an ordinary word alone. */
const isTelling = (words: readonly string[]): boolean =>
  !isEmpty(words[0]!) && !isEmpty(words.at(-1)!) && (words.length > 1 || findConcepts(words).length === 0);

/** Skeletons of the runs of one to three words from a position. */
const beginningsAt = (words: readonly string[], from: number): string[] =>
  Array.from({ length: Math.min(LONGEST_NAME, words.length - from) }, (_, at) => words.slice(from, from + at + 1))
    .filter(isTelling)
    .map((run) => run.join(''));

/** Skeletons of the runs of one to three words that end before a position. */
const endingsAt = (words: readonly string[], to: number): string[] =>
  Array.from({ length: Math.min(LONGEST_NAME, to) }, (_, at) => words.slice(to - at - 1, to))
    .filter(isTelling)
    .map((run) => run.join(''));

/** The start of a name after prepositions and an adjective ("alternative libre à X"). */
const behindLinks = (words: readonly string[], from: number): number => {
  let at = !isLink(words[from] ?? '') && isLink(words[from + 1] ?? '') ? from + 1 : from;
  while (at < words.length && isLink(words[at]!)) at += 1;
  return at;
};

/** Possible names near a cue at a position; `following` are the next pieces of the text. */
const namesAt = (words: readonly string[], at: number, following: readonly string[]): string[] => {
  const from = behindLinks(words, at + 1);
  const before = isStated(words[at]!) ? endingsAt(words, at) : [];
  if (from === at + 1) return isStated(words[at]!) ? [...before, ...beginningsAt(words, from)] : [];
  const lists = [words.slice(from, from + REACH)];
  // "alternative to A, B and C": short pieces that follow are names.
  for (const piece of following.slice(0, MAX_NAMES - 1)) {
    const list = wordsOf(piece);
    if (list.length > LONGEST_NAME + 2) break;
    lists.push(list);
  }
  const after = lists.flatMap((list) => [
    ...beginningsAt(list, AND.has(list[0] ?? '') ? 1 : 0),
    ...list.flatMap((word, next) => (AND.has(word) && next > 0 ? beginningsAt(list, next + 1) : [])),
  ]);
  return [...before, ...after];
};

/** Unique terms of all names that a folded text may state as alternatives. */
export function statedAlternatives(folded: string): string[] {
  const pieces = folded.match(PIECES) ?? [];
  const found = new Set<string>();
  let sayings = 0;
  pieces.forEach((piece, place) => {
    if (sayings >= MAX_SAYINGS) return;
    const own = wordsOf(piece);
    own.forEach((word, at) => {
      if (!mayState(word) || (sayings += 1) > MAX_SAYINGS) return;
      for (const skeleton of namesAt(own, at, pieces.slice(place + 1, place + MAX_NAMES))) found.add(skeleton);
    });
  });
  return [...found].slice(0, MAX_TERMS).map(statedTerm);
}
