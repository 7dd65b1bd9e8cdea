/** Which tools a text says to be an alternative to ("the free alternative to Kahoot"), as terms of the index. */
import { fold, wordsOf } from '#catalog/text/fold.ts';
import { findCues, isCopy, isLink } from './alternative-cues.ts';

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
const AND = new Set([
  'and',
  'or',
  'und',
  'oder',
  'et',
  'ou',
  'y',
  'o',
  'i',
  'lub',
  'oraz',
  'и',
  'или',
  'і',
  'й',
  'та',
  'або',
  'و',
  'او',
]);

const beginningsAt = (words: readonly string[], from: number): string[] =>
  Array.from({ length: Math.min(LONGEST_NAME, words.length - from) }, (_, at) =>
    words.slice(from, from + at + 1).join(''),
  );

const endingsAt = (words: readonly string[], to: number): string[] =>
  Array.from({ length: Math.min(LONGEST_NAME, to) }, (_, at) => words.slice(to - at - 1, to).join(''));

/** The terms of everything that a text may name as what it is an alternative to, each once; most texts have none. */
export function statedAlternatives(text: string): string[] {
  const pieces = fold(text).match(PIECES) ?? [];
  const found = new Set<string>();
  pieces.forEach((piece, place) => {
    const words = wordsOf(piece);
    words.forEach((word, at) => {
      if (!isCopy(word) || !isLink(words[at + 1] ?? '')) return;
      for (const skeleton of beginningsAt(words, at + 2)) found.add(skeleton);
    });
    for (const { kind, to, from } of findCues(words)) {
      if (kind !== 'noun') continue;
      let linked = to;
      while (linked < words.length && isLink(words[linked]!)) linked += 1;
      if (linked === to) for (const skeleton of endingsAt(words, from)) found.add(skeleton);
      // What follows may go on behind commas.
      const rest = [words.slice(linked), ...pieces.slice(place + 1, place + MAX_NAMES).map(wordsOf)];
      rest.forEach((list, at) => {
        if (at > 0 && linked === to) return;
        for (const skeleton of beginningsAt(list, 0)) found.add(skeleton);
        list.forEach((word, next) => {
          if (AND.has(word)) for (const skeleton of beginningsAt(list, next + 1)) found.add(skeleton);
        });
      });
    }
  });
  return [...found].slice(0, MAX_TERMS).map(statedTerm);
}
