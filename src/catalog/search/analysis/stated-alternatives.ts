/** Which tools a text says to be an alternative to ("the free alternative to Kahoot"), as terms of the index. */
import { LOCALES } from '#catalog/locales.ts';
import { wordsOf } from '#catalog/language/words.ts';
import { isStopWord, isWish } from '#catalog/language/stop-words.ts';
import { isLink, isStated, mayState } from './alternative-cues.ts';
import { findConcepts } from './vocabulary.ts';

/** Signs of facet values and of these: no text can hold them as words. */
const SIGN = '@a:';
/** A name in a text has so many words at most; of a longer one its beginning is compared. */
const LONGEST_NAME = 3;
/** Names that one text is taken to list: "alternative to A, B and C". */
const MAX_NAMES = 4;
const MAX_TERMS = 24;

/** The term of texts that say to be an alternative to the tool with a skeleton. */
export const statedTerm = (skeleton: string): string => SIGN + skeleton;

/** Pieces of a text in which a name is not parted. */
const PIECES = /[^.!?;,:()[\]{}"«»„“”|/\n]+(?:\.(?=\p{L})[^.!?;,:()[\]{}"«»„“”|/\n]+)*/gu;
const AND = new Set('and or und oder et ou y o i lub oraz и или і й та або و او'.split(' '));

/** So many words of a text that say so are looked at, */
const MAX_SAYINGS = 6;
/** and so many words behind each. */
const REACH = 12;

const isEmpty = (word: string): boolean => LOCALES.some((locale) => isStopWord(word, locale) || isWish(word, locale));

/** Whether a run of words may be a name: it neither begins nor ends with an empty word, nor is an ordinary one alone. */
const isTelling = (words: readonly string[]): boolean =>
  !isEmpty(words[0]!) && !isEmpty(words.at(-1)!) && (words.length > 1 || findConcepts(words).length === 0);

/** The runs of one to three words that begin at a place, as skeletons. */
const beginningsAt = (words: readonly string[], from: number): string[] =>
  Array.from({ length: Math.min(LONGEST_NAME, words.length - from) }, (_, at) => words.slice(from, from + at + 1))
    .filter(isTelling)
    .map((run) => run.join(''));

/** The same that end at a place. */
const endingsAt = (words: readonly string[], to: number): string[] =>
  Array.from({ length: Math.min(LONGEST_NAME, to) }, (_, at) => words.slice(to - at - 1, to))
    .filter(isTelling)
    .map((run) => run.join(''));

/** Where a name may begin behind prepositions, before which an adjective may stand ("alternative libre à X"). */
const behindLinks = (words: readonly string[], from: number): number => {
  let at = !isLink(words[from] ?? '') && isLink(words[from + 1] ?? '') ? from + 1 : from;
  while (at < words.length && isLink(words[at]!)) at += 1;
  return at;
};

/** What may be named by words that say so at a place of a piece; `following` are the pieces behind it. */
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

/** The terms of everything that a folded text may name as what it is an alternative to, each once. */
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
