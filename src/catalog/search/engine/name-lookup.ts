/** Finds names by skeleton: exact, by prefix, misspelt once, or by sound. */
import { phoneticKeyOf } from '#catalog/search/analysis/phonetic.ts';
import { areBytesOneEditApart, isOneEditApart } from '#catalog/search/analysis/spelling.ts';
import type { SpellingStep } from '#catalog/search/analysis/transliteration.ts';
import { compareForwards, compareReversed, MAX_LENGTH, type NameIndex } from './name-index.ts';

/** Beyond this many candidates for a misspelt name the rest is left unread, so that no query takes long. */
const MAX_CANDIDATES = 20_000;
/** Beyond this many spellings of a name the rest is not tried. */
const MAX_SPELLINGS = 2_000;

/** First position of from..length for which `isBefore` no longer holds. */
const bound = (from: number, length: number, isBefore: (at: number) => boolean): number => {
  let low = from;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Compares the beginning of an entry with a key: zero when it begins with it. */
const compareBeginning = ({ text, starts }: NameIndex, at: number, key: Buffer): number =>
  compareForwards(text, starts[at]!, Math.min(starts[at + 1]!, starts[at]! + key.length), key, 0, key.length);

type Range = readonly [from: number, to: number];

/** Range of entries that begin with `key`, of those of a range. */
const rangeOf = (names: NameIndex, key: Buffer, [low, high]: Range = [0, names.documents.length]): Range => {
  const from = bound(low, high, (at) => compareBeginning(names, at, key) < 0);
  return [from, bound(from, high, (at) => compareBeginning(names, at, key) <= 0)];
};

/** Range of `backwards` whose entries end with `key`. */
const backwardsRangeOf = (names: NameIndex, key: Buffer): [number, number] => {
  const { text, starts, reversed } = names;
  const compare = (at: number): number => {
    const entry = reversed[at]!;
    const end = starts[entry + 1]!;
    return compareReversed(text, Math.max(starts[entry]!, end - key.length), end, key, 0, key.length);
  };
  const from = bound(0, reversed.length, (at) => compare(at) < 0);
  return [from, bound(from, reversed.length, (at) => compare(at) <= 0)];
};

const lengthAt = (names: NameIndex, entry: number): number => names.starts[entry + 1]! - names.starts[entry]!;

/** Calls `found` with the document and kind of every entry that begins with the skeleton, those that equal it first. */
export function findByPrefix(
  names: NameIndex,
  skeleton: string,
  found: (document: number, kind: number, isWhole: boolean) => void,
): void {
  const key = Buffer.from(skeleton);
  const { length } = names.documents;
  const from = bound(0, length, (at) => compareBeginning(names, at, key) < 0);
  for (let at = from; at < length && compareBeginning(names, at, key) === 0; at += 1)
    found(names.documents[at]!, names.kinds[at]!, lengthAt(names, at) === key.length);
}

/** Calls `found` with the document and kind of every entry that equals the skeleton. */
export function findExact(names: NameIndex, skeleton: string, found: (document: number, kind: number) => void): void {
  const key = Buffer.from(skeleton);
  const { length } = names.documents;
  const from = bound(0, length, (at) => compareBeginning(names, at, key) < 0);
  for (let at = from; at < length && lengthAt(names, at) === key.length; at += 1) {
    if (compareBeginning(names, at, key) !== 0) return;
    found(names.documents[at]!, names.kinds[at]!);
  }
}

/**
 * Calls `found` with the document of every entry that is one of the spellings (transliteration.ts), and with `isPrefix` of
 * those that go on behind one. Follows only spellings with which a name begins.
 */
export function findSpelt(
  names: NameIndex,
  steps: readonly (readonly SpellingStep[])[],
  isPrefix: boolean,
  found: (document: number) => void,
): void {
  const seen = new Set<string>();
  // Names that begin with a spelling are among those that begin with a part of it.
  const follow = (at: number, spelt: string, within: Range): void => {
    const key = `${at} ${spelt}`;
    if (seen.has(key) || seen.size > MAX_SPELLINGS) return;
    seen.add(key);
    const letters = Buffer.from(spelt);
    const range = rangeOf(names, letters, within);
    const [from, to] = range;
    if (at === steps.length)
      for (let entry = from; entry < to && lengthAt(names, entry) === letters.length; entry += 1)
        found(names.documents[entry]!);
    else if (isPrefix && at === steps.length - 1)
      for (let entry = from; entry < to; entry += 1) found(names.documents[entry]!);
    else if (from < to)
      for (const { spellings, next } of steps[at]!)
        for (const spelling of spellings) follow(next, spelt + spelling, range);
  };
  follow(0, '', [0, names.documents.length]);
}

/** Calls `found` with the document of every whole name that has the phonetic key of the skeleton. Looks at all of them. */
export function findByPhonetic(names: NameIndex, skeleton: string, found: (document: number) => void): void {
  const sound = phoneticKeyOf(skeleton);
  if (sound === 0) return;
  const { phoneticKeys } = names;
  for (let at = phoneticKeys.indexOf(sound); at >= 0; at = phoneticKeys.indexOf(sound, at + 1)) found(at);
}

/** Whether the skeleton of a document's whole name holds these letters anywhere. */
export function containsLetters(names: NameIndex, document: number, letters: Buffer): boolean {
  const entry = names.entryOfDocument[document]!;
  return names.text.subarray(names.starts[entry], names.starts[entry + 1]).includes(letters);
}

const isAscii = (text: Uint8Array, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) if (text[at]! > 127) return false;
  return true;
};

/**
 * Calls `found` with the document of every entry that is one wrong, missing, extra or swapped letter away from the
 * skeleton. One error spares the first or the second half, which is looked up; a swap across the middle is tried by itself.
 */
export function findFuzzy(names: NameIndex, skeleton: string, found: (document: number) => void): void {
  const { text, starts } = names;
  const { lengths, reversedLengths } = names;
  const key = Buffer.from(skeleton);
  const isAsciiKey = key.length === skeleton.length;
  // A letter is at most three bytes in UTF-8, or two UTF-16 units, which are two letters here.
  const least = Math.min(MAX_LENGTH, key.length - (isAsciiKey ? 1 : 3));
  const most = key.length + 3;
  const check = (entry: number): void => {
    const from = starts[entry]!;
    const to = starts[entry + 1]!;
    const isNear =
      isAsciiKey && isAscii(text, from, to)
        ? areBytesOneEditApart(text, from, to, key)
        : isOneEditApart(skeleton, text.toString('utf8', from, to));
    if (isNear) found(names.documents[entry]!);
  };
  const half = skeleton.length >>> 1;
  const [from, to] = rangeOf(names, Buffer.from(skeleton.slice(0, half)));
  for (let at = from, end = Math.min(to, from + MAX_CANDIDATES); at < end; at += 1) {
    const length = lengths[at]!;
    if (length >= least && length <= most) check(at);
  }
  const [first, last] = backwardsRangeOf(names, Buffer.from(skeleton.slice(half)));
  for (let at = first, end = Math.min(last, first + MAX_CANDIDATES); at < end; at += 1) {
    const length = reversedLengths[at]!;
    if (length >= least && length <= most) check(names.reversed[at]!);
  }
  const swapped = `${skeleton.slice(0, half - 1)}${skeleton[half]}${skeleton[half - 1]}${skeleton.slice(half + 1)}`;
  findExact(names, swapped, found);
}
