/** The names of documents as skeletons, sorted by their letters from the beginning and from the end. */
import { emptySequence, insert, renumbered, type Sequence, withRoom } from './growable-array.ts';
import { SLICE_UNITS, type Sliced } from './time-slice.ts';
import { phoneticKeyOfBytes } from '#catalog/language/phonetic.ts';
import { skeletonOf } from '#catalog/language/words.ts';
import { shortSkeletonOf } from '#catalog/search/analysis/analysis.ts';

/** What a skeleton is to its tool: the whole name, the name without a generic ending, or its own domain. */
export const NAME_KINDS = { whole: 0, short: 1, alias: 2 } as const;

export interface NameIndex {
  /** Skeletons in UTF-8, that of an entry at starts[entry]..starts[entry + 1]. */
  text: Buffer<ArrayBuffer>;
  starts: Uint32Array<ArrayBuffer>;
  documents: Uint32Array<ArrayBuffer>;
  kinds: Uint8Array<ArrayBuffer>;
  /** Bytes of every entry, at most 255: of thousands of candidates they alone rule out nearly all. */
  lengths: Uint8Array<ArrayBuffer>;
  count: number;
  /** The entry of each document's whole name, and its phonetic key. The other entries of a newcomer follow it. */
  wholes: Uint32Array<ArrayBuffer>;
  phoneticKeys: Int32Array<ArrayBuffer>;
  /** Entries sorted by skeleton, then in catalog order. */
  forwards: Sequence;
  /** Entries sorted by reversed skeleton. */
  backwards: Sequence;
}

export const emptyNames = (): NameIndex => ({
  text: Buffer.from(new ArrayBuffer()),
  starts: new Uint32Array(1),
  documents: new Uint32Array(),
  kinds: new Uint8Array(),
  lengths: new Uint8Array(),
  count: 0,
  wholes: new Uint32Array(),
  phoneticKeys: new Int32Array(),
  forwards: emptySequence(),
  backwards: emptySequence(),
});

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

export const MAX_LENGTH = 255;

/** Puts the entries of documents, which are in the order of the catalog, in both orders of names. */
export function insertNames(names: NameIndex, documents: Uint32Array, compare: (a: number, b: number) => number): void {
  const { text, starts, wholes, count } = names;
  const fresh = new Uint32Array(count - names.forwards.length);
  let end = 0;
  for (const document of documents)
    for (let entry = wholes[document]!; entry < count && names.documents[entry] === document; entry += 1) {
      fresh[end] = entry;
      end += 1;
    }
  const isBefore = (a: number, b: number): number =>
    compareForwards(text, starts[a]!, starts[a + 1]!, text, starts[b]!, starts[b + 1]!) ||
    compare(names.documents[a]!, names.documents[b]!);
  const isBeforeReversed = (a: number, b: number): number =>
    compareReversed(text, starts[a]!, starts[a + 1]!, text, starts[b]!, starts[b + 1]!);
  insert(names.forwards, fresh.slice().sort(isBefore), isBefore);
  insert(names.backwards, fresh.sort(isBeforeReversed), isBeforeReversed);
}

/** The names of the documents that have a new number, negative for those that are gone; the text in order. */
export function* packNames(
  names: NameIndex,
  documentCount: number,
  newNumber: (document: number) => number,
): Sliced<NameIndex> {
  const { items, length } = { ...names.forwards, items: names.forwards.items.slice() };
  const reversed = { ...names.backwards, items: names.backwards.items.slice() };
  const entries = new Int32Array(names.count).fill(-1);
  const most = Math.min(length, entries.length);
  const packed: NameIndex = {
    ...emptyNames(),
    text: Buffer.from(new ArrayBuffer(names.starts[names.count]!)),
    starts: new Uint32Array(most + 1),
    documents: new Uint32Array(most),
    kinds: new Uint8Array(most),
    lengths: new Uint8Array(most),
    wholes: new Uint32Array(documentCount),
    phoneticKeys: new Int32Array(documentCount),
  };
  for (let at = 0; at < length; at += 1) {
    if (at % SLICE_UNITS === SLICE_UNITS - 1) yield;
    const entry = items[at]!;
    const old = names.documents[entry]!;
    const document = newNumber(old);
    if (document < 0) continue;
    const number = packed.count;
    entries[entry] = number;
    const start = packed.starts[number]!;
    const [from, to] = [names.starts[entry]!, names.starts[entry + 1]!];
    for (let byte = from; byte < to; byte += 1) packed.text[start + byte - from] = names.text[byte]!;
    packed.starts[number + 1] = start + to - from;
    packed.documents[number] = document;
    packed.kinds[number] = names.kinds[entry]!;
    packed.lengths[number] = names.lengths[entry]!;
    if (packed.kinds[number] === NAME_KINDS.whole) {
      packed.wholes[document] = number;
      packed.phoneticKeys[document] = names.phoneticKeys[old]!;
    }
    packed.count += 1;
  }
  yield;
  packed.forwards = { items: Uint32Array.from({ length: packed.count }, (_, entry) => entry), length: packed.count };
  packed.backwards = renumbered(reversed, packed.count, (entry) => entries[entry]!);
  return packed;
}

/** Appends a skeleton; an empty one is an entry only as a whole name. */
function addSkeleton(names: NameIndex, skeleton: string, kind: number, document: number): void {
  const { count } = names;
  const start = names.starts[count]!;
  names.text = withRoom(names.text, start + skeleton.length * 3);
  const end = start + names.text.write(skeleton, start);
  if (end === start && kind !== NAME_KINDS.whole) return;
  if (count >= names.kinds.length) {
    names.documents = withRoom(names.documents, count + 1);
    names.kinds = withRoom(names.kinds, count + 1);
    names.lengths = withRoom(names.lengths, count + 1);
  }
  names.starts = withRoom(names.starts, count + 2);
  names.documents[count] = document;
  names.kinds[count] = kind;
  names.lengths[count] = Math.min(MAX_LENGTH, end - start);
  if (kind === NAME_KINDS.whole) {
    names.wholes = withRoom(names.wholes, document + 1);
    names.phoneticKeys = withRoom(names.phoneticKeys, document + 1);
    names.wholes[document] = count;
    names.phoneticKeys[document] = phoneticKeyOfBytes(names.text, start, end);
  }
  names.starts[count + 1] = end;
  names.count += 1;
}

/** Appends another spelling that is a skeleton already. */
export const addAlias = (names: NameIndex, skeleton: string, document: number): void =>
  addSkeleton(names, skeleton, NAME_KINDS.alias, document);

/** Appends a name and, if it has one, its shorter form. */
export function addName(names: NameIndex, name: string, document: number): void {
  addSkeleton(names, skeletonOf(name), NAME_KINDS.whole, document);
  const short = shortSkeletonOf(name);
  if (short !== undefined) addSkeleton(names, short, NAME_KINDS.short, document);
}
