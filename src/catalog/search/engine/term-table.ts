/** The terms of the index with their numbers, as UTF-8 one behind the other and found through a hash table, so that reading stored terms makes no strings. */
import { release, resized } from './growable-array.ts';

export interface TermTable {
  /** The number of the term at from..to of text in UTF-8, whose bytes were mixed into a hash by the caller; -1 if it is unknown. */
  find(text: Uint8Array, from: number, to: number, hash: number): number;
  /** The same, the number given to the term now if it is new. */
  add(text: Uint8Array, from: number, to: number, hash: number): number;
  /** The UTF-8 of all terms; term n at starts[n]..starts[n + 1]. To be asked for again after a term was added. */
  readonly bytes: Buffer;
  readonly starts: Uint32Array;
  termOf(number: number): string;
  /** Order of two terms: the one with fewer bytes first, then by their bytes. */
  compare(a: number, b: number): number;
  readonly size: number;
  readonly data: TermData;
  restore(data: TermData): void;
}

/** What is stored of the terms. */
export interface TermData {
  count: number;
  bytes: Buffer<ArrayBuffer>;
  starts: Uint32Array<ArrayBuffer>;
  table: Int32Array<ArrayBuffer>;
}

/** A table of twice the size; the old one is empty afterwards. */
const widened = (old: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
  const table = new Int32Array(old.length * 2).fill(-1);
  const mask = table.length - 1;
  for (let from = 0; from < old.length; from += 2) {
    if (old[from + 1]! < 0) continue;
    const hash = old[from]!;
    let slot = ((hash ^ (hash >>> 15)) << 1) & mask;
    while (table[slot + 1]! >= 0) slot = (slot + 2) & mask;
    table[slot] = hash;
    table[slot + 1] = old[from + 1]!;
  }
  release(old);
  return table;
};

/** The same bytes with room for half as many more, and for `more` in any case. */
const extended = (bytes: Buffer<ArrayBuffer>, more: number): Buffer<ArrayBuffer> =>
  Buffer.from(bytes.buffer.transfer(Math.ceil(bytes.length * 1.5) + more));

const compareTerms = (bytes: Uint8Array, starts: Uint32Array, a: number, b: number): number => {
  const [i, j] = [starts[a]!, starts[b]!];
  const length = starts[a + 1]! - i;
  const difference = length - (starts[b + 1]! - j);
  if (difference !== 0) return difference;
  for (let at = 0; at < length; at += 1) if (bytes[i + at] !== bytes[j + at]) return bytes[i + at]! - bytes[j + at]!;
  return 0;
};

/** An empty table. */
export function createTermTable(): TermTable {
  let bytes = Buffer.from(new ArrayBuffer(1 << 17));
  let starts = new Uint32Array(1 << 12);
  let count = 0;
  /** Pairs of a hash and a number, -1 for free slots. */
  let table = new Int32Array(1 << 14).fill(-1);

  /** The slot of the table that holds the term, or the free one where it belongs. */
  const slotOf = (text: Uint8Array, from: number, to: number, hash: number): number => {
    // Variables of this function alone: the loops run some million times at a start.
    const slots = table;
    const firsts = starts;
    const known = bytes;
    const mask = slots.length - 1;
    const length = to - from;
    let slot = ((hash ^ (hash >>> 15)) << 1) & mask;
    for (;;) {
      const number = slots[slot + 1]!;
      if (number < 0) return slot;
      if (slots[slot] === hash) {
        const start = firsts[number]!;
        if (firsts[number + 1]! - start === length) {
          let same = 0;
          while (same < length && known[start + same] === text[from + same]) same += 1;
          if (same === length) return slot;
        }
      }
      slot = (slot + 2) & mask;
    }
  };

  const append = (text: Uint8Array, from: number, to: number): number => {
    const number = count;
    if (number + 2 > starts.length) starts = resized(starts, starts.length * 2);
    const start = starts[number]!;
    if (start + to - from > bytes.length) bytes = extended(bytes, to - from);
    for (let at = from; at < to; at += 1) bytes[start + at - from] = text[at]!;
    starts[number + 1] = start + to - from;
    count += 1;
    return number;
  };

  return {
    find: (text, from, to, hash) => table[slotOf(text, from, to, hash) + 1]!,
    add(text, from, to, hash) {
      const slot = slotOf(text, from, to, hash);
      const known = table[slot + 1]!;
      if (known >= 0) return known;
      const number = append(text, from, to);
      table[slot] = hash;
      table[slot + 1] = number;
      if (count * 4 > table.length) table = widened(table);
      return number;
    },
    get bytes() {
      return bytes;
    },
    get starts() {
      return starts;
    },
    termOf: (number) =>
      number < 0 || number >= count ? '' : bytes.toString('utf8', starts[number], starts[number + 1]),
    compare: (a, b) => compareTerms(bytes, starts, a, b),
    get size() {
      return count;
    },
    get data() {
      return { count, bytes: bytes.subarray(0, starts[count]), starts: starts.subarray(0, count + 1), table };
    },
    restore: (data) => void ({ count, bytes, starts, table } = data),
  };
}
