/** Leads from the first letters of a word to the terms that begin with it. */
import { EMPTY_HASH, hashLetters, LETTER_HASHES } from '#catalog/fnv.ts';
import { resized } from './growable-array.ts';
import type { TermTable } from './term-table.ts';

/** Chains of terms whose first letters have the same hash: the last added term of each, and for each term the one before it. */
interface PrefixChain {
  heads: Int32Array<ArrayBuffer>;
  previous: Int32Array<ArrayBuffer>;
}

/** A chain for each of PREFIX_LENGTHS. */
export type PrefixIndex = readonly PrefixChain[];

/** The more letters were typed, the fewer terms are looked at. */
const PREFIX_LENGTHS = [3, 5] as const;

export const emptyPrefixIndex = (): PrefixIndex =>
  PREFIX_LENGTHS.map(() => ({ heads: new Int32Array(LETTER_HASHES).fill(-1), previous: new Int32Array(1 << 12) }));

/** Adds the term of a number, given its letters and how many there are. */
export function addPrefixes(index: PrefixIndex, number: number, letters: Uint16Array, length: number): void {
  for (let at = 0; at < index.length && length >= PREFIX_LENGTHS[at]!; at += 1) {
    const chain = index[at]!;
    if (number >= chain.previous.length)
      chain.previous = resized(chain.previous, Math.max(chain.previous.length * 2, number + 1));
    const hash = hashLetters(EMPTY_HASH, letters, 0, PREFIX_LENGTHS[at]!);
    chain.previous[number] = chain.heads[hash]!;
    chain.heads[hash] = number;
  }
}

const typed = new Uint16Array(PREFIX_LENGTHS.at(-1)!);

/** Numbers of the terms that begin with at least three letters; none when there are more than `tooMany`, which `crowded` remembers. */
export function findPrefixed(
  index: PrefixIndex,
  { bytes, starts }: TermTable,
  prefix: string,
  tooMany: number,
  crowded: Map<string, number>,
): number[] {
  const place = PREFIX_LENGTHS.findLastIndex((length) => length <= prefix.length);
  if (place < 0 || (crowded.get(prefix) ?? -1) >= tooMany) return [];
  const length = PREFIX_LENGTHS[place]!;
  const { heads, previous } = index[place]!;
  for (let at = 0; at < length; at += 1) typed[at] = prefix.charCodeAt(at);
  const key = Buffer.from(prefix);
  const found: number[] = [];
  for (let number = heads[hashLetters(EMPTY_HASH, typed, 0, length)]!; number >= 0; number = previous[number]!) {
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
  return found;
}
