/** Bitsets that weigh: what they add up to for each document, and which documents reach a weight. */
import { type Bitset, isEmpty } from './bitset.ts';
import { allocate, callArguments, free, kernel, uint32At } from './wasm-memory.ts';

/** Documents that match a word, and its weight. */
export interface WeightedSet {
  weight: number;
  set: Bitset;
}

/** Documents of a segment to whose scores something adds a whole number. */
export interface Layer {
  value: number;
  set: Bitset;
}

/** The first documents of a set, so many, and what adds to their scores: of each part a document has the value of the first layer that it is in. */
export interface Weighed {
  set: Bitset;
  count: number;
  parts: readonly (readonly Layer[])[];
}

/** The kernel may write so many scores behind those that it was asked for: it works on blocks of documents. */
const SLACK = 255;

/** Where scores are written. */
const room = { address: 0, bytes: 0 };

const makeRoom = (scores: number): void => {
  const bytes = (scores + SLACK) * Uint32Array.BYTES_PER_ELEMENT;
  if (bytes <= room.bytes) return;
  if (room.bytes > 0) free(room.address, room.bytes);
  room.address = allocate(bytes);
  room.bytes = bytes;
};

/** Hands the layers of all parts that hold something to the kernel, one behind the other; returns the address of their end. */
const handOver = (parts: readonly (readonly Layer[])[]): number => {
  const { address, words } = callArguments;
  let at = 0;
  for (const layers of parts) {
    const begun = at;
    for (const { set, value } of layers) {
      if (isEmpty(set)) continue;
      words[at] = set.address;
      words[at + 1] = value;
      words[at + 2] = 0;
      at += 3;
    }
    if (at > begun) words[at - 1] = 1;
  }
  return address + at * 4;
};

/** The scores of the first documents of some sets, ascending by document. Valid until the next call. */
export function scoresOf(all: readonly Weighed[]): Uint32Array[] {
  makeRoom(all.reduce((sum, { count }) => sum + count, 0));
  let into = room.address;
  return all.map(({ set: { address, words, blocks }, count, parts }) => {
    const scores = uint32At(into, count);
    if (count === 0) return scores;
    const end = handOver(parts);
    kernel.score(address, count, callArguments.address, end, callArguments.sums, into, words.byteLength, blocks.length);
    into += scores.byteLength;
    return scores;
  });
}

/** Adds to `into` the documents of `candidates` whose words weigh at least `least` together. */
export function addMatching(
  { address, words: { byteLength }, blocks }: Bitset,
  candidates: Bitset,
  matches: readonly WeightedSet[],
  least: number,
): void {
  const { words, planes } = callArguments;
  matches.forEach(({ set, weight }, number) => {
    words[number * 2] = set.address;
    words[number * 2 + 1] = weight;
  });
  const all = matches.reduce((sum, { weight }) => sum + weight, 0);
  // From its bias on no sum may go beyond the highest plane.
  const lower = 32 - Math.clz32(Math.max(least, all - least + 1) - 1);
  kernel.add_matching(
    address,
    candidates.address,
    callArguments.address,
    callArguments.address + matches.length * 8,
    planes,
    lower + 1,
    (1 << lower) - least,
    byteLength,
    blocks.length,
  );
}
