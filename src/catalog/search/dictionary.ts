// All terms of the index with their numbers, found by spelling, by beginning, or by a spelling one letter off.
import { isOneEditApart } from './spelling.ts';

export interface Dictionary {
  find(term: string): number | undefined;
  /** The number of the term at from..to of a text, given to it now if it is new. */
  add(text: string, from?: number, to?: number): number;
  termOf(number: number): string;
  /** Order of two terms: the shorter first, then by character codes. */
  compare(a: number, b: number): number;
  /** Numbers of the terms that begin with at least three letters, in no order. */
  beginningWith(prefix: string): number[];
  /** Numbers of the terms at most one wrong, missing, extra or swapped letter away from a form, in no order. */
  near(form: string): number[];
  readonly size: number;
}

const HEADS = 1 << 18;
const WINDOW = 7;
const PREFIX = 3;
const SHORTEST_MISSPELT = 4;
const LONGEST_MISSPELT = 24;
const FIRST_DIGITS = '0'.charCodeAt(0);
const PHRASE_SIGN = '_'.charCodeAt(0);
const MARK_SIGN = '@'.charCodeAt(0);

/** FNV-1a over the character codes of from..to, one of them left out when `skipped` lies among them. */
const hashOf = (text: string, from: number, to: number, skipped: number): number => {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) if (at !== skipped) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
};

const grown = <A extends Int32Array | Uint32Array | Uint16Array>(array: A): A => {
  const larger = new (array.constructor as new (length: number) => A)(array.length * 2);
  larger.set(array);
  return larger;
};

/**
 * An empty dictionary. The texts of the terms lie one behind the other in an array of character codes, and a hash table
 * leads to them, so that reading stored terms makes no strings. Neighbours are found through deletes: the first seven
 * letters of a term and each form of them with one letter left out lead to it (Garbe's symmetric delete with a prefix);
 * hits are checked by distance.
 */
export function createDictionary(): Dictionary {
  let codes = new Uint16Array(1 << 16);
  let starts = new Uint32Array(1 << 12);
  let count = 0;
  let table = new Int32Array(1 << 13).fill(-1);
  let hashes = new Int32Array(1 << 12);
  const byBeginning = new Map<string, number[]>();
  const heads = new Int32Array(HEADS).fill(-1);
  let next = new Int32Array(1 << 14);
  let owner = new Int32Array(1 << 14);
  let links = 0;

  const isAt = (number: number, text: string, from: number, to: number): boolean => {
    const start = starts[number]!;
    if (starts[number + 1]! - start !== to - from) return false;
    for (let at = from; at < to; at += 1) if (codes[start + at - from] !== text.charCodeAt(at)) return false;
    return true;
  };

  /** The slot of the table that holds the term, or the free one where it belongs. */
  const slotOf = (text: string, from: number, to: number, hash: number): number => {
    const mask = table.length - 1;
    let slot = hash & mask;
    for (;;) {
      const number = table[slot]!;
      if (number < 0 || (hashes[number] === hash && isAt(number, text, from, to))) return slot;
      slot = (slot + 1) & mask;
    }
  };

  const widen = (): void => {
    table = new Int32Array(table.length * 2).fill(-1);
    const mask = table.length - 1;
    for (let number = 0; number < count; number += 1) {
      let slot = hashes[number]! & mask;
      while (table[slot]! >= 0) slot = (slot + 1) & mask;
      table[slot] = number;
    }
  };

  const link = (hash: number, number: number): void => {
    if (links === next.length) {
      next = grown(next);
      owner = grown(owner);
    }
    const head = hash & (HEADS - 1);
    next[links] = heads[head]!;
    owner[links] = number;
    heads[head] = links;
    links += 1;
  };

  const makeFindable = (number: number, term: string): void => {
    const first = term.charCodeAt(0);
    if (first === MARK_SIGN || (first >= FIRST_DIGITS && first < FIRST_DIGITS + 10)) return;
    for (let at = 0; at < term.length; at += 1) if (term.charCodeAt(at) === PHRASE_SIGN) return;
    if (term.length >= PREFIX) {
      const bucket = byBeginning.get(term.slice(0, PREFIX));
      if (bucket === undefined) byBeginning.set(term.slice(0, PREFIX), [number]);
      else bucket.push(number);
    }
    if (term.length < SHORTEST_MISSPELT || term.length > LONGEST_MISSPELT) return;
    const length = Math.min(WINDOW, term.length);
    for (let skipped = -1; skipped < length; skipped += 1) link(hashOf(term, 0, length, skipped), number);
  };

  const append = (text: string, from: number, to: number, hash: number): number => {
    const number = count;
    if (number + 2 > starts.length) {
      starts = grown(starts);
      hashes = grown(hashes);
    }
    let end = starts[number]!;
    while (end + to - from > codes.length) codes = grown(codes);
    for (let at = from; at < to; at += 1) {
      codes[end] = text.charCodeAt(at);
      end += 1;
    }
    starts[number + 1] = end;
    hashes[number] = hash;
    count += 1;
    return number;
  };

  /** Whether the first letters allow for one error; turns most chance meetings in the table away. */
  const mayBegin = (number: number, form: string): boolean => {
    const start = starts[number]!;
    const first = form.charCodeAt(0);
    return codes[start] === first || codes[start + 1] === first || codes[start + 1] === form.charCodeAt(1) || codes[start] === form.charCodeAt(1);
  };

  const termOf = (number: number): string => {
    if (number < 0 || number >= count) return '';
    return String.fromCharCode(...codes.subarray(starts[number], starts[number + 1]));
  };

  return {
    find(term) {
      const number = table[slotOf(term, 0, term.length, hashOf(term, 0, term.length, -1))]!;
      return number < 0 ? undefined : number;
    },
    add(text, from = 0, to = text.length) {
      const hash = hashOf(text, from, to, -1);
      const slot = slotOf(text, from, to, hash);
      if (table[slot]! >= 0) return table[slot]!;
      const number = append(text, from, to, hash);
      table[slot] = number;
      if (count * 2 > table.length) widen();
      makeFindable(number, text.slice(from, to));
      return number;
    },
    termOf,
    compare(a, b) {
      const [i, j] = [starts[a]!, starts[b]!];
      const length = starts[a + 1]! - i;
      const difference = length - (starts[b + 1]! - j);
      if (difference !== 0) return difference;
      for (let at = 0; at < length; at += 1) if (codes[i + at] !== codes[j + at]) return codes[i + at]! - codes[j + at]!;
      return 0;
    },
    beginningWith(prefix) {
      const bucket = byBeginning.get(prefix.slice(0, PREFIX)) ?? [];
      return bucket.filter((number) => {
        const start = starts[number]!;
        if (starts[number + 1]! - start < prefix.length) return false;
        for (let at = PREFIX; at < prefix.length; at += 1) if (codes[start + at] !== prefix.charCodeAt(at)) return false;
        return true;
      });
    },
    near(form) {
      if (form.length < SHORTEST_MISSPELT - 1 || form.length > LONGEST_MISSPELT) return [];
      const found = new Set<number>();
      const length = Math.min(WINDOW, form.length);
      for (let skipped = -1; skipped < length; skipped += 1) {
        for (let at = heads[hashOf(form, 0, length, skipped) & (HEADS - 1)]!; at >= 0; at = next[at]!) {
          const number = owner[at]!;
          const letters = starts[number + 1]! - starts[number]!;
          if (Math.abs(letters - form.length) > 1 || !mayBegin(number, form) || found.has(number)) continue;
          if (isOneEditApart(form, termOf(number))) found.add(number);
        }
      }
      return [...found];
    },
    get size() {
      return count;
    },
  };
}
