// All terms of the index with their numbers, found by spelling, by beginning, or by a spelling one letter off.
import { isOneEditApart } from './spelling.ts';

export interface Dictionary {
  find(term: string): number | undefined;
  /** The number of a term, given to it now if it is new. */
  add(term: string): number;
  termOf(number: number): string;
  /** Numbers of the terms that begin with at least three letters, in no order. */
  beginningWith(prefix: string): number[];
  /** Numbers of the terms at most one wrong, missing, extra or swapped letter away from a form, in no order. */
  near(form: string): number[];
  readonly size: number;
}

const HEADS = 1 << 18;
const WINDOW = 7;
const PREFIX = 3;
export const SHORTEST_MISSPELT = 4;
const LONGEST_MISSPELT = 24;

const hashOf = (text: string, skipped: number, length: number): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < length; at += 1) {
    if (at !== skipped) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash ^= hash >>> 15;
  return hash & (HEADS - 1);
};

/**
 * An empty dictionary. Neighbours are found through deletes: the first seven letters of a term and each form of them
 * with one letter left out lead to it (Garbe's symmetric delete with a prefix); hits are checked by distance.
 */
export function createDictionary(): Dictionary {
  const numbers = new Map<string, number>();
  const terms: string[] = [];
  const byBeginning = new Map<string, number[]>();
  const heads = new Int32Array(HEADS).fill(-1);
  let next = new Int32Array(1 << 14);
  let owner = new Int32Array(1 << 14);
  let used = 0;
  const link = (hash: number, number: number): void => {
    if (used === next.length) {
      const [oldNext, oldOwner] = [next, owner];
      next = new Int32Array(used * 2);
      next.set(oldNext);
      owner = new Int32Array(used * 2);
      owner.set(oldOwner);
    }
    next[used] = heads[hash]!;
    owner[used] = number;
    heads[hash] = used;
    used += 1;
  };
  const add = (term: string): number => {
    const known = numbers.get(term);
    if (known !== undefined) return known;
    const number = terms.push(term) - 1;
    numbers.set(term, number);
    if (!/^\p{L}/u.test(term) || term.includes('_')) return number;
    if (term.length >= PREFIX) {
      const bucket = byBeginning.get(term.slice(0, PREFIX));
      if (bucket === undefined) byBeginning.set(term.slice(0, PREFIX), [number]);
      else bucket.push(number);
    }
    if (term.length >= SHORTEST_MISSPELT && term.length <= LONGEST_MISSPELT) {
      const length = Math.min(WINDOW, term.length);
      for (let skipped = -1; skipped < length; skipped += 1) link(hashOf(term, skipped, length), number);
    }
    return number;
  };
  return {
    find: (term) => numbers.get(term),
    add,
    termOf: (number) => terms[number] ?? '',
    beginningWith(prefix) {
      const bucket = byBeginning.get(prefix.slice(0, PREFIX)) ?? [];
      return prefix.length === PREFIX ? bucket : bucket.filter((number) => terms[number]!.startsWith(prefix));
    },
    near(form) {
      if (form.length < SHORTEST_MISSPELT - 1 || form.length > LONGEST_MISSPELT) return [];
      const found = new Set<number>();
      const length = Math.min(WINDOW, form.length);
      for (let skipped = -1; skipped < length; skipped += 1) {
        for (let at = heads[hashOf(form, skipped, length)]!; at >= 0; at = next[at]!) {
          const number = owner[at]!;
          if (!found.has(number) && isOneEditApart(form, terms[number]!)) found.add(number);
        }
      }
      return [...found];
    },
    get size() {
      return terms.length;
    },
  };
}
