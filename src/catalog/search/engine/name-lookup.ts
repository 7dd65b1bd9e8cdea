/** Finds names by skeleton: exact, by prefix, misspelt once, or by sound. */
import { phoneticKeyOf } from '#catalog/language/phonetic.ts';
import { areBytesOneEditApart, isOneEditApart } from '#catalog/language/spelling.ts';
import { compareForwards, compareReversed, MAX_LENGTH, type NameIndex } from './name-index.ts';
import { bound } from './growable-array.ts';

/** Beyond this many candidates for a misspelt name the rest is left unread, so that no query takes long. */
const MAX_CANDIDATES = 20_000;

/** Compares the beginning of the entry at a place with a key: zero when it begins with it. */
const compareBeginning = ({ text, starts, forwards }: NameIndex, at: number, key: Buffer): number => {
  const entry = forwards.items[at]!;
  const from = starts[entry]!;
  return compareForwards(text, from, Math.min(starts[entry + 1]!, from + key.length), key, 0, key.length);
};

type Range = readonly [from: number, to: number];

/** The places of the entries that begin with `key`. */
const rangeOf = (names: NameIndex, key: Buffer): Range => {
  const { length } = names.forwards;
  const from = bound(0, length, (at) => compareBeginning(names, at, key) < 0);
  return [from, bound(from, length, (at) => compareBeginning(names, at, key) <= 0)];
};

/** The places in `backwards` of the entries that end with `key`. */
const backwardsRangeOf = ({ text, starts, backwards }: NameIndex, key: Buffer): Range => {
  const compare = (at: number): number => {
    const entry = backwards.items[at]!;
    const end = starts[entry + 1]!;
    return compareReversed(text, Math.max(starts[entry]!, end - key.length), end, key, 0, key.length);
  };
  const from = bound(0, backwards.length, (at) => compare(at) < 0);
  return [from, bound(from, backwards.length, (at) => compare(at) <= 0)];
};

const lengthOf = (names: NameIndex, entry: number): number => names.starts[entry + 1]! - names.starts[entry]!;

/** Calls `found` with the document and kind of every entry that begins with the skeleton, those that equal it first. */
export function findByPrefix(
  names: NameIndex,
  skeleton: string,
  found: (document: number, kind: number, isWhole: boolean) => void,
): void {
  const key = Buffer.from(skeleton);
  const { items, length } = names.forwards;
  const from = bound(0, length, (at) => compareBeginning(names, at, key) < 0);
  for (let at = from; at < length && compareBeginning(names, at, key) === 0; at += 1) {
    const entry = items[at]!;
    found(names.documents[entry]!, names.kinds[entry]!, lengthOf(names, entry) === key.length);
  }
}

/** Calls `found` with the document and kind of every entry that equals the skeleton. */
export function findExact(names: NameIndex, skeleton: string, found: (document: number, kind: number) => void): void {
  const key = Buffer.from(skeleton);
  const { items, length } = names.forwards;
  const from = bound(0, length, (at) => compareBeginning(names, at, key) < 0);
  for (let at = from; at < length && lengthOf(names, items[at]!) === key.length; at += 1) {
    if (compareBeginning(names, at, key) !== 0) return;
    found(names.documents[items[at]!]!, names.kinds[items[at]!]!);
  }
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
  const entry = names.wholes[document]!;
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
  const { text, starts, lengths } = names;
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
  const checkRange = (items: Uint32Array, [from, to]: Range): void => {
    for (let at = from, end = Math.min(to, from + MAX_CANDIDATES); at < end; at += 1) {
      const length = lengths[items[at]!]!;
      if (length >= least && length <= most) check(items[at]!);
    }
  };
  const half = skeleton.length >>> 1;
  checkRange(names.forwards.items, rangeOf(names, Buffer.from(skeleton.slice(0, half))));
  checkRange(names.backwards.items, backwardsRangeOf(names, Buffer.from(skeleton.slice(half))));
  const swapped = `${skeleton.slice(0, half - 1)}${skeleton[half]}${skeleton[half - 1]}${skeleton.slice(half + 1)}`;
  findExact(names, swapped, found);
}
