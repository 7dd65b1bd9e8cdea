/** Matches names with a query: exact, by prefix, misspelt, or by sound. */
import { scriptOf } from '#catalog/language/scripts.ts';
import { latinSpellings } from '#catalog/language/transliteration.ts';
import { type Bitset, readBits, type ReadonlyBitset, setBit } from '#catalog/search/engine/bitset.ts';
import { NAME_KINDS } from '#catalog/search/engine/name-index.ts';
import {
  containsLetters,
  findByPhonetic,
  findByPrefix,
  findExact,
  findFuzzy,
  findSpelt,
} from '#catalog/search/engine/name-lookup.ts';
import type { ScratchSets } from '#catalog/search/engine/documents.ts';
import type { DocumentTable } from '#catalog/search/engine/document-table.ts';
import type { Query } from './query.ts';

export interface NameMatches {
  /** The whole name is the query. */
  exact: Bitset;
  /** A short name or the domain is the query, or any form is a short form of the query. */
  short: Bitset;
  /** The whole name begins with the query. */
  begins: Bitset;
  /** A form of the name is at most one edit away. */
  misspelt: Bitset;
}

/** A shorter query has too many names one edit away. */
const SHORTEST_MISSPELT = 4;

export function matchNames({ names }: DocumentTable, query: Query, scratch: ScratchSets): NameMatches {
  const { skeleton, shortSkeleton, subjectSkeleton } = query;
  const matches = {
    exact: scratch.take(),
    short: scratch.take(),
    begins: scratch.take(),
    misspelt: scratch.take(),
  };
  if (skeleton === '') return matches;
  findByPrefix(names, skeleton, (document, kind, isWhole) => {
    if (isWhole) setBit(kind === NAME_KINDS.whole ? matches.exact : matches.short, document);
    if (kind === NAME_KINDS.whole) setBit(matches.begins, document);
  });
  for (const shorter of [shortSkeleton, subjectSkeleton])
    if (shorter !== undefined) findExact(names, shorter, (document) => setBit(matches.short, document));
  if (skeleton.length >= SHORTEST_MISSPELT)
    findFuzzy(names, skeleton, (document) => setBit(matches.misspelt, document));
  return matches;
}

/** Letters of another script from which on prefixes match. */
const SHORTEST_PREFIX = 4;

/** Finds names by Latin spellings of a skeleton; with `isBegun` longer names instead. */
export function findTransliterated(
  { names }: DocumentTable,
  skeleton: string,
  isBegun: boolean,
  found: (document: number) => void,
): void {
  const steps = latinSpellings(skeleton);
  if (steps === undefined) return;
  const mayContinue = scriptOf(skeleton) === 'cyrillic' && skeleton.length >= SHORTEST_PREFIX;
  if (!isBegun || mayContinue) findSpelt(names, steps, isBegun, found);
}

/** Documents whose names begin with a Latin spelling of a skeleton. */
export function matchTransliterated(table: DocumentTable, skeleton: string, scratch: ScratchSets): Bitset {
  const matches = scratch.take();
  findTransliterated(table, skeleton, true, (document) => setBit(matches, document));
  return matches;
}

/** Documents whose whole names sound like a skeleton, or are a Latin spelling of it. */
export function matchBySound(table: DocumentTable, skeleton: string, scratch: ScratchSets): Bitset {
  const matches = scratch.take();
  const add = (document: number): void => setBit(matches, document);
  findByPhonetic(table.names, skeleton, add);
  findTransliterated(table, skeleton, false, add);
  return matches;
}

/** Up to this many documents a check of each is faster than completions of the word. */
const FEW_NAMES = 32;
const few = new Uint32Array(FEW_NAMES);

/** Whether names in all bitsets may have a word with this prefix; false only if none has. */
export function mayHoldPrefix({ names }: DocumentTable, sets: readonly ReadonlyBitset[], prefix: string): boolean {
  const smallest = sets.map((set) => ({ set, count: readBits(set, few) })).find(({ count }) => count < FEW_NAMES);
  if (smallest === undefined) return true;
  readBits(smallest.set, few);
  // The last letter of a stem may differ from the word in the name.
  const letters = Buffer.from(prefix.slice(0, -1));
  return few.subarray(0, smallest.count).some((document) => containsLetters(names, document, letters));
}
