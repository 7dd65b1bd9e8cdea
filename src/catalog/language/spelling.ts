/** Edit distances of one and two, and likely typos. */

import { lettersSoundAlike } from './phonetic.ts';

/** Whether texts are equal or one insertion, deletion, substitution or swap apart (Damerau). */
export function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  const shorter = Math.min(a.length, b.length);
  while (start < shorter && a.charCodeAt(start) === b.charCodeAt(start)) start += 1;
  let endA = a.length - 1;
  let endB = b.length - 1;
  while (endA >= start && endB >= start && a.charCodeAt(endA) === b.charCodeAt(endB)) {
    endA -= 1;
    endB -= 1;
  }
  const leftA = endA - start + 1;
  const leftB = endB - start + 1;
  if (leftA <= 1 && leftB <= 1) return true;
  return (
    leftA === 2 &&
    leftB === 2 &&
    a.charCodeAt(start) === b.charCodeAt(endB) &&
    a.charCodeAt(endA) === b.charCodeAt(start)
  );
}

/** Letters of the beginning and of the ending by which words are listed: one edit leaves one of the two as it was, or is `swappedInside`. */
export const lettersOf = (length: number): number => (length > 5 ? 3 : 2);

/** A word with the two letters in its middle swapped, which changes its beginning and its ending. */
export function swappedInside(word: string): string {
  const middle = word.length >>> 1;
  return word.slice(0, middle - 1) + word.charAt(middle) + word.charAt(middle - 1) + word.slice(middle + 1);
}

/** Whether two edits make one text of the other: one where they begin to differ, and another. */
export function isTwoEditsApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2) return false;
  let at = 0;
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  const [one, other] = [a.slice(at), b.slice(at)];
  return (
    isOneEditApart(one.slice(1), other) ||
    isOneEditApart(one, other.slice(1)) ||
    isOneEditApart(one.slice(1), other.slice(1)) ||
    (one[0] === other[1] && one[1] === other[0] && isOneEditApart(one.slice(2), other.slice(2)))
  );
}

/** In words up to this length a letter is only replaced by one that sounds like it. */
const SHORT = 6;

/** Letters that sound alike in some language. */
const SOUND_ALIKE = new Set('bv vb sc cs kc ck zc cz jg gj yi iy dt td gk kg дт тд гк кг'.split(' '));

/** Whether one letter is replaced by one that sounds like it: likelier than other typos. */
export function isHeardAlike(typed: string, meant: string): boolean {
  if (typed.length !== meant.length) return false;
  const at = Array.from(typed, (letter, place) => (letter === meant[place] ? -1 : place)).filter((place) => place >= 0);
  const [first] = at;
  return at.length === 1 && first !== undefined && SOUND_ALIKE.has(typed[first]! + meant[first]!);
}

/** Whether a word one edit away is a likely typo; short words are replaced by sound only. */
export function isLikelySlip(typed: string, meant: string): boolean {
  if (typed.length > SHORT || typed.length !== meant.length) return true;
  const at = Array.from(typed, (letter, place) => (letter === meant[place] ? -1 : place)).filter((place) => place >= 0);
  const [first] = at;
  if (at.length !== 1 || first === undefined) return true;
  return (
    SOUND_ALIKE.has(typed[first]! + meant[first]!) ||
    lettersSoundAlike(typed.charCodeAt(first), meant.charCodeAt(first))
  );
}
