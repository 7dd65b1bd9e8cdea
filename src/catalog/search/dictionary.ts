// All terms of the index with their numbers, found by spelling, by beginning, or by a spelling one letter off.
import { isOneEditApart } from './spelling.ts';

export interface Dictionary {
  find(term: string): number | undefined;
  /** The number of a term, given to it now if it is new. */
  add(term: string): number;
  /** The same for the term at from..to of text in UTF-8. */
  addBytes(text: Uint8Array, from: number, to: number): number;
  termOf(number: number): string;
  /** Order of two terms: the shorter first, then by their bytes. */
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

/** FNV-1a over from..to. */
const hashOf = (text: Uint8Array, from: number, to: number): number => {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text[at]!, 0x01000193);
  return hash ^ (hash >>> 15);
};

/** FNV-1a over the first letters of a word, one of them left out. */
const hashWithout = (text: string, length: number, skipped: number): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < length; at += 1) if (at !== skipped) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (HEADS - 1);
};

const grown = <A extends Int32Array | Uint32Array>(array: A): A => {
  const larger = new (array.constructor as new (length: number) => A)(array.length * 2);
  larger.set(array);
  return larger;
};

/**
 * An empty dictionary. The terms lie one behind the other as UTF-8, and a hash table leads to them, so that reading
 * stored terms makes no strings. Neighbours are found through deletes: the first seven
 * letters of a term and each form of them with one letter left out lead to it (Garbe's symmetric delete with a prefix);
 * hits are checked by distance.
 */
export function createDictionary(): Dictionary {
  let bytes = Buffer.alloc(1 << 17);
  let starts = new Uint32Array(1 << 12);
  let count = 0;
  /** Pairs of a hash and a number, -1 for free slots. */
  let table = new Int32Array(1 << 14).fill(-1);
  let asked = Buffer.alloc(256);
  const byBeginning = new Map<string, number[]>();
  const heads = new Int32Array(HEADS).fill(-1);
  let next = new Int32Array(1 << 14);
  let owner = new Int32Array(1 << 14);
  let links = 0;

  const isAt = (number: number, text: Uint8Array, from: number, to: number): boolean => {
    const start = starts[number]!;
    if (starts[number + 1]! - start !== to - from) return false;
    for (let at = from; at < to; at += 1) if (bytes[start + at - from] !== text[at]) return false;
    return true;
  };

  /** The slot of the table that holds the term, or the free one where it belongs. */
  const slotOf = (text: Uint8Array, from: number, to: number, hash: number): number => {
    const mask = table.length - 1;
    let slot = (hash << 1) & mask;
    for (;;) {
      const number = table[slot + 1]!;
      if (number < 0 || (table[slot] === hash && isAt(number, text, from, to))) return slot;
      slot = (slot + 2) & mask;
    }
  };

  const widen = (): void => {
    const old = table;
    table = new Int32Array(old.length * 2).fill(-1);
    const mask = table.length - 1;
    for (let from = 0; from < old.length; from += 2) {
      if (old[from + 1]! < 0) continue;
      let slot = (old[from]! << 1) & mask;
      while (table[slot + 1]! >= 0) slot = (slot + 2) & mask;
      table[slot] = old[from]!;
      table[slot + 1] = old[from + 1]!;
    }
  };

  /** Writes a term where the table can be asked for it; gives its length in bytes. */
  const write = (term: string): number => {
    if (asked.length < term.length * 3) asked = Buffer.alloc(term.length * 3);
    return asked.write(term);
  };

  const link = (hash: number, number: number): void => {
    if (links === next.length) {
      next = grown(next);
      owner = grown(owner);
    }
    next[links] = heads[hash]!;
    owner[links] = number;
    heads[hash] = links;
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
    for (let skipped = -1; skipped < length; skipped += 1) link(hashWithout(term, length, skipped), number);
  };

  const append = (text: Uint8Array, from: number, to: number): number => {
    const number = count;
    if (number + 2 > starts.length) starts = grown(starts);
    const start = starts[number]!;
    if (start + to - from > bytes.length) bytes = Buffer.concat([bytes, Buffer.alloc(bytes.length + to - from)]);
    for (let at = from; at < to; at += 1) bytes[start + at - from] = text[at]!;
    starts[number + 1] = start + to - from;
    count += 1;
    return number;
  };

  const termOf = (number: number): string =>
    number < 0 || number >= count ? '' : bytes.toString('utf8', starts[number], starts[number + 1]);

  const addBytes = (text: Uint8Array, from: number, to: number): number => {
    const hash = hashOf(text, from, to);
    const slot = slotOf(text, from, to, hash);
    if (table[slot + 1]! >= 0) return table[slot + 1]!;
    const number = append(text, from, to);
    table[slot] = hash;
    table[slot + 1] = number;
    if (count * 4 > table.length) widen();
    makeFindable(number, termOf(number));
    return number;
  };

  /** Whether the first letters allow for one error; turns most chance meetings in the table away. */
  const mayBegin = (number: number, first: number, second: number): boolean => {
    const one = bytes[starts[number]!]!;
    const other = bytes[starts[number]! + 1]!;
    return one === first || other === first || one === second || other === second;
  };

  return {
    find(term) {
      const length = write(term);
      const number = table[slotOf(asked, 0, length, hashOf(asked, 0, length)) + 1]!;
      return number < 0 ? undefined : number;
    },
    add: (term) => addBytes(asked, 0, write(term)),
    addBytes,
    termOf,
    compare(a, b) {
      const [i, j] = [starts[a]!, starts[b]!];
      const length = starts[a + 1]! - i;
      const difference = length - (starts[b + 1]! - j);
      if (difference !== 0) return difference;
      for (let at = 0; at < length; at += 1)
        if (bytes[i + at] !== bytes[j + at]) return bytes[i + at]! - bytes[j + at]!;
      return 0;
    },
    beginningWith(prefix) {
      const bucket = byBeginning.get(prefix.slice(0, PREFIX)) ?? [];
      const length = write(prefix);
      const shared = Buffer.byteLength(prefix.slice(0, PREFIX));
      return bucket.filter((number) => {
        const start = starts[number]!;
        if (starts[number + 1]! - start < length) return false;
        for (let at = shared; at < length; at += 1) if (bytes[start + at] !== asked[at]) return false;
        return true;
      });
    },
    near(form) {
      if (form.length < SHORTEST_MISSPELT - 1 || form.length > LONGEST_MISSPELT) return [];
      const found = new Set<number>();
      const length = Math.min(WINDOW, form.length);
      const whole = write(form);
      const [first, second] = [asked[0]!, asked[1]!];
      for (let skipped = -1; skipped < length; skipped += 1) {
        for (let at = heads[hashWithout(form, length, skipped)]!; at >= 0; at = next[at]!) {
          const number = owner[at]!;
          const difference = starts[number + 1]! - starts[number]! - whole;
          if (difference > 3 || difference < -3 || !mayBegin(number, first, second) || found.has(number)) continue;
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
