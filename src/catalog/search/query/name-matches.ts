/** Matches names with a query: exact, by prefix, misspelt, or by sound. */
import { type Bitset, readBits, type ReadonlyBitset, setBit } from '#catalog/search/engine/bitset.ts';
import { NAME_KINDS } from '#catalog/search/engine/name-index.ts';
import {
  containsLetters,
  findByPhonetic,
  findByPrefix,
  findExact,
  findFuzzy,
} from '#catalog/search/engine/name-lookup.ts';
import type { ScratchSets } from '#catalog/search/engine/documents.ts';
import type { DocumentTable } from '#catalog/search/engine/document-table.ts';
import { isOrdinaryWord } from '#catalog/search/analysis/vocabulary.ts';
import { skeletonOf } from '#catalog/language/words.ts';
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

/** Most words of a name within a query. */
const LONGEST_WITHIN = 3;

/** Words of a query that are the whole name of documents. */
export interface NamedWithin {
  from: number;
  /** Exclusive. */
  to: number;
  documents: Bitset;
}

/** Whole names that are a part of the query: "gamma presentation maker". Ordinary words are no name. */
export function matchNamesWithin(
  { names }: DocumentTable,
  surfaces: readonly string[],
  scratch: ScratchSets,
): NamedWithin[] {
  const found: NamedWithin[] = [];
  for (let from = 0; from < surfaces.length; from += 1)
    for (let to = from + 1; to <= Math.min(from + LONGEST_WITHIN, surfaces.length); to += 1) {
      const run = surfaces.slice(from, to);
      if (run.length === surfaces.length || run.every(isOrdinaryWord)) continue;
      let documents: Bitset | undefined;
      findExact(names, skeletonOf(run.join('')), (document, kind) => {
        if (kind === NAME_KINDS.whole) setBit((documents ??= scratch.take()), document);
      });
      if (documents !== undefined) found.push({ from, to, documents });
    }
  return found;
}

/** Documents whose whole names sound like a skeleton. */
export function matchBySound(table: DocumentTable, skeleton: string, scratch: ScratchSets): Bitset {
  const matches = scratch.take();
  findByPhonetic(table.names, skeleton, (document) => setBit(matches, document));
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
