/** Matches names with a query: exact, by prefix, misspelt, or by sound. */
import { type Bitset, isEmpty, readBits, type ReadonlyBitset } from '#catalog/search/engine/bitset.ts';
import { namesNear } from '#catalog/search/engine/dictionary.ts';
import {
  addDocumentsWith,
  NAME,
  setOf,
  TEXTS,
  type Terms,
  type ScratchSets,
} from '#catalog/search/engine/documents.ts';
import { type DocumentTable, textOf } from '#catalog/search/engine/document-table.ts';
import { findName, namesBegunBy, OTHER_NAMES } from '#catalog/search/engine/names.ts';
import type { Field } from '#catalog/search/engine/postings.ts';
import { isOrdinaryWord } from '#catalog/search/analysis/vocabulary.ts';
import { skeletonOf } from '#catalog/language/words.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
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

/** The documents of terms, in a set of its own. */
const found = (table: DocumentTable, terms: Terms, fields: readonly Field[], scratch: ScratchSets): Bitset => {
  const set = scratch.take();
  addDocumentsWith(table, terms, fields, set);
  return set;
};

export function matchNames({ dictionary, table }: IndexSnapshot, query: Query, scratch: ScratchSets): NameMatches {
  const { skeleton, shortSkeleton = '', subjectSkeleton = '' } = query;
  const own = [findName(dictionary, skeleton)];
  const shorter = [shortSkeleton, subjectSkeleton].map((other) => findName(dictionary, other));
  const near = skeleton.length < SHORTEST_MISSPELT ? [] : namesNear(dictionary, skeleton);
  const short = found(table, own, OTHER_NAMES, scratch);
  addDocumentsWith(table, shorter, TEXTS, short);
  return {
    exact: found(table, own, NAME, scratch),
    short,
    begins: setOf(skeleton === '' ? [] : namesBegunBy(table, skeleton), scratch),
    misspelt: found(table, near, TEXTS, scratch),
  };
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
  { dictionary, table }: IndexSnapshot,
  tokens: readonly string[],
  scratch: ScratchSets,
): NamedWithin[] {
  const within: NamedWithin[] = [];
  for (let from = 0; from < tokens.length; from += 1)
    for (let to = from + 1; to <= Math.min(from + LONGEST_WITHIN, tokens.length); to += 1) {
      const run = tokens.slice(from, to);
      if (run.length === tokens.length || run.every(isOrdinaryWord)) continue;
      const term = findName(dictionary, skeletonOf(run.join('')));
      if (term !== undefined) within.push({ from, to, documents: found(table, [term], NAME, scratch) });
    }
  return within.filter(({ documents }) => !isEmpty(documents));
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
  return few.subarray(0, smallest.count).some((document) => textOf(names, document).includes(letters));
}
