// The names of one segment as skeletons, sorted forwards and backwards: exact, by beginning, or mistyped once.
import { soundOfBytes, soundOfText } from '#catalog/search/analysis/phonetic.ts';
import { areBytesOneEditApart, isOneEditApart } from '#catalog/search/analysis/spelling.ts';
import { sortByChunks } from './sorting.ts';

/** What a skeleton is to its tool: the whole name, the name without a generic ending, or its own domain. */
export const NAME_KINDS = { whole: 0, short: 1, alias: 2 } as const;

export interface Names {
  /** UTF-8 of all skeletons in ascending order, one behind the other. */
  readonly text: Buffer;
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  readonly kinds: Uint8Array;
  /** Entries in ascending order of their skeletons read from the end. */
  readonly backwards: Uint32Array;
  /** The entry of each document's whole name; of one without letters whatever stands at 0. */
  readonly ofDocument: Uint32Array;
  /** Bytes of every entry in both orders, at most 255: of thousands of candidates they alone rule out nearly all. */
  readonly lengths: Uint8Array;
  readonly backwardLengths: Uint8Array;
  /** How each document's whole name sounds (analysis/phonetic.ts). */
  readonly sounds: Int32Array;
}

/** Beyond this many candidates for a misspelt name the rest is left unread, so that no query takes long. */
const MOST_CANDIDATES = 20_000;

/** Compares two pieces of text read from the end. */
export function compareBackwards(a: Buffer, a0: number, a1: number, b: Buffer, b0: number, b1: number): number {
  let i = a1 - 1;
  let j = b1 - 1;
  while (i >= a0 && j >= b0) {
    const difference = a[i]! - b[j]!;
    if (difference !== 0) return difference;
    i -= 1;
    j -= 1;
  }
  return a1 - a0 - (b1 - b0);
}

/** Compares two pieces of text read from the beginning. */
export function compareForwards(a: Buffer, a0: number, a1: number, b: Buffer, b0: number, b1: number): number {
  const shorter = Math.min(a1 - a0, b1 - b0);
  for (let i = 0; i < shorter; i += 1) {
    const difference = a[a0 + i]! - b[b0 + i]!;
    if (difference !== 0) return difference;
  }
  return a1 - a0 - (b1 - b0);
}

/** Entries as they came: their skeletons in UTF-8 one behind the other, entry n at starts[n]..starts[n + 1]. */
export interface NameEntries {
  text: Buffer<ArrayBuffer>;
  starts: Uint32Array<ArrayBuffer>;
  documents: Uint32Array<ArrayBuffer>;
  kinds: Uint8Array<ArrayBuffer>;
  count: number;
}

const BYTES = 3;
const LONGEST_LENGTH = 255;

/** Sorts name entries and lays them out; `documentOf` gives the number of a document as it came. */
export function buildNames(entries: NameEntries, documentOf: Uint32Array): Names {
  const { count } = entries;
  /** Three letters of an entry from its beginning. Letters are never zero, so a zero says that it has ended. */
  const forwards = (entry: number, depth: number): number => {
    const at = entries.starts[entry]! + depth * BYTES;
    const left = entries.starts[entry + 1]! - at;
    if (left >= BYTES) return (entries.text[at]! << 16) | (entries.text[at + 1]! << 8) | entries.text[at + 2]!;
    if (left <= 0) return 0;
    return (entries.text[at]! << 16) | (left > 1 ? entries.text[at + 1]! << 8 : 0);
  };
  const byDocument = entries.documents.subarray(0, count).map((document) => documentOf[document]!);
  const places = new Uint32Array(documentOf.length + 1);
  for (let entry = 0; entry < count; entry += 1) places[byDocument[entry]! + 1]! += 1;
  for (let document = 1; document < places.length; document += 1) places[document]! += places[document - 1]!;
  const inOrder = new Uint32Array(count);
  for (let entry = 0; entry < count; entry += 1) {
    const document = byDocument[entry]!;
    inOrder[places[document]!] = entry;
    places[document]! += 1;
  }
  sortByChunks(inOrder, { chunkAt: forwards, end: 0 });
  const text = Buffer.allocUnsafeSlow(entries.starts[count]!);
  const starts = new Uint32Array(count + 1);
  const documents = new Uint32Array(count);
  const kinds = new Uint8Array(count);
  const ofDocument = new Uint32Array(documentOf.length);
  const sounds = new Int32Array(documentOf.length);
  for (let at = 0; at < count; at += 1) {
    const entry = inOrder[at]!;
    const from = entries.starts[entry]!;
    const end = starts[at]!;
    const length = entries.starts[entry + 1]! - from;
    for (let letter = 0; letter < length; letter += 1) text[end + letter] = entries.text[from + letter]!;
    starts[at + 1] = end + length;
    documents[at] = byDocument[entry]!;
    kinds[at] = entries.kinds[entry]!;
    if (kinds[at] !== NAME_KINDS.whole) continue;
    ofDocument[documents[at]!] = at;
    sounds[documents[at]!] = soundOfBytes(text, end, end + length);
  }
  const backwards = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) backwards[at] = at;
  const fromEnd = (entry: number, depth: number): number => {
    const at = starts[entry + 1]! - depth * BYTES;
    const left = at - starts[entry]!;
    if (left >= BYTES) return (text[at - 1]! << 16) | (text[at - 2]! << 8) | text[at - 3]!;
    if (left <= 0) return 0;
    return (text[at - 1]! << 16) | (left > 1 ? text[at - 2]! << 8 : 0);
  };
  sortByChunks(backwards, { chunkAt: fromEnd, end: 0 });
  const lengths = new Uint8Array(count);
  for (let at = 0; at < count; at += 1) lengths[at] = Math.min(LONGEST_LENGTH, starts[at + 1]! - starts[at]!);
  const backwardLengths = lengths.map((_, at) => lengths[backwards[at]!]!);
  return { text, starts, documents, kinds, backwards, lengths, backwardLengths, ofDocument, sounds };
}

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
const compareBeginning = ({ text, starts }: Names, at: number, key: Buffer): number =>
  compareForwards(text, starts[at]!, Math.min(starts[at + 1]!, starts[at]! + key.length), key, 0, key.length);

/** Range of entries that begin with `key`. */
const rangeOf = (names: Names, key: Buffer): [number, number] => {
  const { length } = names.documents;
  const from = bound(0, length, (at) => compareBeginning(names, at, key) < 0);
  return [from, bound(from, length, (at) => compareBeginning(names, at, key) <= 0)];
};

/** Range of `backwards` whose entries end with `key`. */
const backwardsRangeOf = (names: Names, key: Buffer): [number, number] => {
  const { text, starts, backwards } = names;
  const compare = (at: number): number => {
    const entry = backwards[at]!;
    const end = starts[entry + 1]!;
    return compareBackwards(text, Math.max(starts[entry]!, end - key.length), end, key, 0, key.length);
  };
  const from = bound(0, backwards.length, (at) => compare(at) < 0);
  return [from, bound(from, backwards.length, (at) => compare(at) <= 0)];
};

const lengthAt = (names: Names, entry: number): number => names.starts[entry + 1]! - names.starts[entry]!;

/** Calls `found` with the document and kind of every entry that begins with the skeleton, those that equal it first. */
export function findBeginning(
  names: Names,
  skeleton: string,
  found: (document: number, kind: number, isWhole: boolean) => void,
): void {
  const key = Buffer.from(skeleton);
  const { length } = names.documents;
  const from = bound(0, length, (at) => compareBeginning(names, at, key) < 0);
  for (let at = from; at < length && compareBeginning(names, at, key) === 0; at += 1)
    found(names.documents[at]!, names.kinds[at]!, lengthAt(names, at) === key.length);
}

/** Calls `found` with the document of every entry that equals the skeleton. */
export function findExact(names: Names, skeleton: string, found: (document: number) => void): void {
  const key = Buffer.from(skeleton);
  const { length } = names.documents;
  const from = bound(0, length, (at) => compareBeginning(names, at, key) < 0);
  for (let at = from; at < length && lengthAt(names, at) === key.length; at += 1) {
    if (compareBeginning(names, at, key) !== 0) return;
    found(names.documents[at]!);
  }
}

/** Calls `found` with the document of every whole name that sounds like the skeleton. Looks at all of them. */
export function findHeard(names: Names, skeleton: string, found: (document: number) => void): void {
  const sound = soundOfText(skeleton);
  if (sound === 0) return;
  const { sounds } = names;
  for (let document = 0; document < sounds.length; document += 1) if (sounds[document] === sound) found(document);
}

/** Whether the skeleton of a document's whole name holds these letters anywhere. */
export function holdsLetters(names: Names, document: number, letters: Buffer): boolean {
  const entry = names.ofDocument[document]!;
  return names.text.subarray(names.starts[entry], names.starts[entry + 1]).includes(letters);
}

/**
 * Calls `found` with the document of every entry that is one wrong, missing, extra or swapped letter away from the
 * skeleton. One error spares the first or the second half, which is looked up; a swap across the middle is tried by itself.
 */
export function findMisspelt(names: Names, skeleton: string, found: (document: number) => void): void {
  const { text, starts } = names;
  const { lengths, backwardLengths } = names;
  const key = Buffer.from(skeleton);
  const isPlain = key.length === skeleton.length;
  const difference = isPlain ? 1 : 4;
  const least = Math.min(LONGEST_LENGTH, key.length - difference);
  const most = key.length + difference;
  const check = (entry: number): void => {
    const from = starts[entry]!;
    const to = starts[entry + 1]!;
    const isNear = isPlain
      ? areBytesOneEditApart(text, from, to, key)
      : isOneEditApart(skeleton, text.toString('utf8', from, to));
    if (isNear) found(names.documents[entry]!);
  };
  const half = skeleton.length >>> 1;
  const [from, to] = rangeOf(names, Buffer.from(skeleton.slice(0, half)));
  for (let at = from, end = Math.min(to, from + MOST_CANDIDATES); at < end; at += 1) {
    const length = lengths[at]!;
    if (length >= least && length <= most) check(at);
  }
  const [first, last] = backwardsRangeOf(names, Buffer.from(skeleton.slice(half)));
  for (let at = first, end = Math.min(last, first + MOST_CANDIDATES); at < end; at += 1) {
    const length = backwardLengths[at]!;
    if (length >= least && length <= most) check(names.backwards[at]!);
  }
  const swapped = `${skeleton.slice(0, half - 1)}${skeleton[half]}${skeleton[half - 1]}${skeleton.slice(half + 1)}`;
  findExact(names, swapped, found);
}
