/** The terms of the index with their numbers, as UTF-8 one behind the other and found through a hash table, so that reading stored terms makes no strings. */
import { release, resized } from './growable-array.ts';

export interface TermTable {
  count: number;
  /** The UTF-8 of all terms; term n at starts[n]..starts[n + 1]. */
  bytes: Buffer<ArrayBuffer>;
  starts: Uint32Array<ArrayBuffer>;
  /** Pairs of a hash and a number, -1 for free slots. */
  slots: Int32Array<ArrayBuffer>;
}

export const emptyTerms = (): TermTable => ({
  count: 0,
  bytes: Buffer.from(new ArrayBuffer(1 << 17)),
  starts: new Uint32Array(1 << 12),
  slots: new Int32Array(1 << 14).fill(-1),
});

/** Slots of twice the number; the old ones are empty afterwards. */
const widened = (old: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
  const slots = new Int32Array(old.length * 2).fill(-1);
  const mask = slots.length - 1;
  for (let from = 0; from < old.length; from += 2) {
    if (old[from + 1]! < 0) continue;
    const hash = old[from]!;
    let slot = ((hash ^ (hash >>> 15)) << 1) & mask;
    while (slots[slot + 1]! >= 0) slot = (slot + 2) & mask;
    slots[slot] = hash;
    slots[slot + 1] = old[from + 1]!;
  }
  release(old);
  return slots;
};

/** The slot that holds the term, or the free one where it belongs. */
const slotOf = (
  { bytes, starts, slots }: TermTable,
  text: Uint8Array,
  from: number,
  to: number,
  hash: number,
): number => {
  const mask = slots.length - 1;
  const length = to - from;
  let slot = ((hash ^ (hash >>> 15)) << 1) & mask;
  for (;;) {
    const number = slots[slot + 1]!;
    if (number < 0) return slot;
    if (slots[slot] === hash) {
      const start = starts[number]!;
      if (starts[number + 1]! - start === length) {
        let same = 0;
        while (same < length && bytes[start + same] === text[from + same]) same += 1;
        if (same === length) return slot;
      }
    }
    slot = (slot + 2) & mask;
  }
};

const append = (terms: TermTable, text: Uint8Array, from: number, to: number): number => {
  const number = terms.count;
  if (number + 2 > terms.starts.length) terms.starts = resized(terms.starts, terms.starts.length * 2);
  const start = terms.starts[number]!;
  const end = start + to - from;
  if (end > terms.bytes.length) terms.bytes = resized(terms.bytes, Math.ceil(terms.bytes.length * 1.5) + to - from);
  const { bytes } = terms;
  for (let at = from; at < to; at += 1) bytes[start + at - from] = text[at]!;
  terms.starts[number + 1] = end;
  terms.count += 1;
  return number;
};

/** The number of the term at from..to of text in UTF-8, whose bytes were mixed into a hash by the caller; -1 if it is unknown. */
export const findBytes = (terms: TermTable, text: Uint8Array, from: number, to: number, hash: number): number =>
  terms.slots[slotOf(terms, text, from, to, hash) + 1]!;

/** The same, the number given to the term now if it is new. */
export function addTermBytes(terms: TermTable, text: Uint8Array, from: number, to: number, hash: number): number {
  const slot = slotOf(terms, text, from, to, hash);
  const known = terms.slots[slot + 1]!;
  if (known >= 0) return known;
  const number = append(terms, text, from, to);
  terms.slots[slot] = hash;
  terms.slots[slot + 1] = number;
  if (terms.count * 4 > terms.slots.length) terms.slots = widened(terms.slots);
  return number;
}

export const termText = ({ bytes, starts, count }: TermTable, number: number): string =>
  number < 0 || number >= count ? '' : bytes.toString('utf8', starts[number], starts[number + 1]);
