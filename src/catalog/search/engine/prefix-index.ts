/** Leads from the first letters of a word to the terms that begin with it. */
import { EMPTY_HASH, hashLetters, LETTER_HASHES } from '#catalog/fnv.ts';
import { resized } from './growable-array.ts';
import type { TermTable } from './term-table.ts';
import { sortByChunks } from './sorting.ts';

export interface PrefixIndex {
  /** Adds the term of a number, given its letters and how many there are. */
  add(number: number, letters: Uint16Array, length: number): void;
  /**
   * Numbers of the terms that begin with at least three letters: the shortest of them, by their bytes among equals, at
   * most `most`. None when there are more than `tooMany`.
   */
  find(prefix: string, most: number, tooMany: number): number[];
  readonly data: PrefixData;
  restore(data: PrefixData): void;
}

/** What is stored of each chain. */
export type PrefixData = readonly { heads: Int32Array<ArrayBuffer>; previous: Int32Array<ArrayBuffer> }[];

/** Terms are chained by so many of their first letters; the more of them were typed, the fewer terms are looked at. */
const PREFIX_LENGTHS = [3, 5] as const;

/** No terms yet. */
export function createPrefixIndex(terms: TermTable): PrefixIndex {
  /** For each number of letters: the term added last of those whose first ones have the same hash, and for each term the one before it. */
  const chains = PREFIX_LENGTHS.map((length) => ({
    length,
    heads: new Int32Array(LETTER_HASHES).fill(-1),
    previous: new Int32Array(1 << 12),
  }));
  /** Prefixes of more terms than were asked for, and how many that was: terms only come, so they need not be counted again. */
  const crowded = new Map<string, number>();
  const typed = new Uint16Array(PREFIX_LENGTHS.at(-1)!);
  return {
    add(number, letters, length) {
      for (const chain of chains) {
        if (length < chain.length) break;
        if (number >= chain.previous.length)
          chain.previous = resized(chain.previous, Math.max(chain.previous.length * 2, number + 1));
        const hash = hashLetters(EMPTY_HASH, letters, 0, chain.length);
        chain.previous[number] = chain.heads[hash]!;
        chain.heads[hash] = number;
      }
    },
    find(prefix, most, tooMany) {
      const chain = chains.findLast(({ length }) => length <= prefix.length);
      if (chain === undefined || (crowded.get(prefix) ?? -1) >= tooMany) return [];
      for (let at = 0; at < chain.length; at += 1) typed[at] = prefix.charCodeAt(at);
      const { bytes, starts } = terms;
      const key = Buffer.from(prefix);
      const found: number[] = [];
      for (
        let number = chain.heads[hashLetters(EMPTY_HASH, typed, 0, chain.length)]!;
        number >= 0;
        number = chain.previous[number]!
      ) {
        const start = starts[number]!;
        if (starts[number + 1]! - start < key.length) continue;
        let at = 0;
        while (at < key.length && bytes[start + at] === key[at]) at += 1;
        if (at < key.length) continue;
        found.push(number);
        if (found.length > tooMany) {
          crowded.set(prefix, tooMany);
          return [];
        }
      }
      return shortestTerms(found, terms, most, key.length);
    },
    get data() {
      return chains.map(({ heads, previous }) => ({ heads, previous: previous.subarray(0, terms.size) }));
    },
    restore(data) {
      chains.forEach((chain, at) => Object.assign(chain, data[at]));
      crowded.clear();
    },
  };
}

/** Says that a term has come to its end; less than any bytes. */
const NO_BYTES = -1;

/** Terms one behind the other as UTF-8; a term's bytes go from its own start to that of the next number. */
interface TermBytes {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
}

/**
 * Of terms whose first `same` bytes are equal, the `most` with the fewest bytes, by their bytes among equals; in no
 * order when all are taken. Only those of the last length that fits are sorted.
 */
function shortestTerms(numbers: number[], { bytes, starts }: TermBytes, most: number, same: number): number[] {
  if (numbers.length <= most) return numbers;
  const byLength: (number[] | undefined)[] = [];
  for (const number of numbers) (byLength[starts[number + 1]! - starts[number]!] ??= []).push(number);
  const chosen: number[] = [];
  for (const [length, group] of byLength.entries()) {
    const left = most - chosen.length;
    if (group === undefined || left <= 0) continue;
    const order = Uint32Array.from(group);
    if (group.length > left) {
      sortByChunks(order, {
        chunkAt(number, depth) {
          const at = same + depth * 3;
          const start = starts[number]!;
          const byte = (place: number): number => (place < length ? bytes[start + place]! : 0);
          return at < length ? (byte(at) << 16) | (byte(at + 1) << 8) | byte(at + 2) : NO_BYTES;
        },
        end: NO_BYTES,
      });
    }
    chosen.push(...order.subarray(0, left));
  }
  return chosen;
}
