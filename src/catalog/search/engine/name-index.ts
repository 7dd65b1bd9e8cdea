/** The names of one segment as skeletons, sorted by their letters from the beginning and from the end. */
import { phoneticKeyOfBytes } from '#catalog/language/phonetic.ts';
import { sortByChunks } from './sorting.ts';

/** What a skeleton is to its tool: the whole name, the name without a generic ending, or its own domain. */
export const NAME_KINDS = { whole: 0, short: 1, alias: 2 } as const;

export interface NameIndex {
  /** UTF-8 of all skeletons in ascending order, one behind the other. */
  readonly text: Buffer;
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  readonly kinds: Uint8Array;
  /** Entries in ascending order of their reversed skeletons. */
  readonly reversed: Uint32Array;
  /** The entry of each document's whole name; for one without letters 0. */
  readonly entryOfDocument: Uint32Array;
  /** Bytes of every entry in both orders, at most 255: of thousands of candidates they alone rule out nearly all. */
  readonly lengths: Uint8Array;
  readonly reversedLengths: Uint8Array;
  /** The phonetic key of each document's whole name. */
  readonly phoneticKeys: Int32Array;
}

/** The entry of a document's whole name; -1 for one without letters. */
export function entryOf({ entryOfDocument, documents, kinds }: NameIndex, document: number): number {
  const entry = entryOfDocument[document]!;
  return documents[entry] === document && kinds[entry] === NAME_KINDS.whole ? entry : -1;
}

/** Compares two pieces of text read from the end. */
export function compareReversed(a: Buffer, a0: number, a1: number, b: Buffer, b0: number, b1: number): number {
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
  /** By document: one more than the entry of its whole name, zero for one without letters. */
  wholes: Uint32Array<ArrayBuffer>;
}

export const CHUNK_BYTES = 3;
export const MAX_LENGTH = 255;

/** Three bytes of an entry from its beginning. Bytes are never zero, so a zero says that it has ended. */
export const chunkForwards =
  ({ text, starts }: Pick<NameEntries, 'text' | 'starts'>) =>
  (entry: number, depth: number): number => {
    const at = starts[entry]! + depth * CHUNK_BYTES;
    const left = starts[entry + 1]! - at;
    if (left >= CHUNK_BYTES) return (text[at]! << 16) | (text[at + 1]! << 8) | text[at + 2]!;
    if (left <= 0) return 0;
    return (text[at]! << 16) | (left > 1 ? text[at + 1]! << 8 : 0);
  };

/** The same from its end. */
const chunkBackwards =
  ({ text, starts }: Pick<NameIndex, 'text' | 'starts'>) =>
  (entry: number, depth: number): number => {
    const at = starts[entry + 1]! - depth * CHUNK_BYTES;
    const left = at - starts[entry]!;
    if (left >= CHUNK_BYTES) return (text[at - 1]! << 16) | (text[at - 2]! << 8) | text[at - 3]!;
    if (left <= 0) return 0;
    return (text[at - 1]! << 16) | (left > 1 ? text[at - 2]! << 8 : 0);
  };

/** Entries in ascending order of their skeletons, those of equal ones by document; `byDocument` has the document of each. */
const sortEntries = (entries: NameEntries, byDocument: Uint32Array, documents: number): Uint32Array => {
  const places = new Uint32Array(documents + 1);
  for (let entry = 0; entry < entries.count; entry += 1) places[byDocument[entry]! + 1]! += 1;
  for (let document = 1; document < places.length; document += 1) places[document]! += places[document - 1]!;
  const sorted = new Uint32Array(entries.count);
  for (let entry = 0; entry < entries.count; entry += 1) {
    const document = byDocument[entry]!;
    sorted[places[document]!] = entry;
    places[document]! += 1;
  }
  sortByChunks(sorted, { chunkAt: chunkForwards(entries), end: 0 });
  return sorted;
};

/** Sorts name entries and lays them out; `rank` has the doc id of each document as it came. */
export function buildNameIndex(entries: NameEntries, rank: Uint32Array): NameIndex {
  const { count } = entries;
  const byDocument = entries.documents.subarray(0, count).map((document) => rank[document]!);
  const sorted = sortEntries(entries, byDocument, rank.length);
  const text = Buffer.allocUnsafeSlow(entries.starts[count]!);
  const starts = new Uint32Array(count + 1);
  const documents = new Uint32Array(count);
  const kinds = new Uint8Array(count);
  const entryOfDocument = new Uint32Array(rank.length);
  const phoneticKeys = new Int32Array(rank.length);
  for (let at = 0; at < count; at += 1) {
    const entry = sorted[at]!;
    const from = entries.starts[entry]!;
    const end = starts[at]!;
    const length = entries.starts[entry + 1]! - from;
    for (let letter = 0; letter < length; letter += 1) text[end + letter] = entries.text[from + letter]!;
    starts[at + 1] = end + length;
    documents[at] = byDocument[entry]!;
    kinds[at] = entries.kinds[entry]!;
    if (kinds[at] !== NAME_KINDS.whole) continue;
    entryOfDocument[documents[at]!] = at;
    phoneticKeys[documents[at]!] = phoneticKeyOfBytes(text, end, end + length);
  }
  const reversed = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) reversed[at] = at;
  sortByChunks(reversed, { chunkAt: chunkBackwards({ text, starts }), end: 0 });
  const lengths = new Uint8Array(count);
  for (let at = 0; at < count; at += 1) lengths[at] = Math.min(MAX_LENGTH, starts[at + 1]! - starts[at]!);
  const reversedLengths = lengths.map((_, at) => lengths[reversed[at]!]!);
  return { text, starts, documents, kinds, reversed, lengths, reversedLengths, entryOfDocument, phoneticKeys };
}
