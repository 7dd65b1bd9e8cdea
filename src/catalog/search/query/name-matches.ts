/** Matches names with a query: exact, by prefix, misspelt, or by sound. */
import { type Bitset, isEmpty, readBits, type ReadonlyBitset } from '#catalog/search/engine/bitset.ts';
import { namesNear } from '#catalog/search/engine/dictionary.ts';
import { documentsWith, NAME, setOf, TEXTS, type Terms, unionOf } from '#catalog/search/engine/documents.ts';
import type { DocumentTable } from '#catalog/search/engine/document-table.ts';
import { namesBegunBy, OTHER_NAMES, wholeNameOf } from '#catalog/search/engine/names.ts';
import type { Field } from '#catalog/search/engine/postings.ts';
import { isOrdinaryWord } from '#catalog/search/analysis/vocabulary.ts';
import { termOf } from '#catalog/search/analysis/term-kinds.ts';
import { skeletonOf } from '#catalog/language/words.ts';
import type { OpenSnapshot } from './index-snapshot.ts';
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
const found = (index: OpenSnapshot, terms: Terms, fields: readonly Field[]): Bitset =>
  unionOf([documentsWith(index, terms, fields)], index);

export function matchNames(index: OpenSnapshot, query: Query): NameMatches {
  const { dictionary, table } = index;
  const { skeleton, shortSkeleton = '', subjectSkeleton = '' } = query;
  const own = [termOf('name', skeleton)];
  const shorter = [shortSkeleton, subjectSkeleton].map((other) => termOf('name', other));
  const near = skeleton.length < SHORTEST_MISSPELT ? [] : namesNear(dictionary, skeleton);
  const short = unionOf([documentsWith(index, own, OTHER_NAMES), documentsWith(index, shorter, TEXTS)], index);
  return {
    exact: found(index, own, NAME),
    short,
    begins: setOf(skeleton === '' ? [] : namesBegunBy(table, skeleton), index),
    misspelt: found(index, near, TEXTS),
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
export function matchNamesWithin(index: OpenSnapshot, tokens: readonly string[]): NamedWithin[] {
  const within: NamedWithin[] = [];
  for (let from = 0; from < tokens.length; from += 1)
    for (let to = from + 1; to <= Math.min(from + LONGEST_WITHIN, tokens.length); to += 1) {
      const run = tokens.slice(from, to);
      if (run.length === tokens.length || run.every(isOrdinaryWord)) continue;
      within.push({ from, to, documents: found(index, [termOf('name', skeletonOf(run.join('')))], NAME) });
    }
  return within.filter(({ documents }) => !isEmpty(documents));
}

/** Up to this many documents a check of each is faster than completions of the word. */
const FEW_NAMES = 32;
const few = new Uint32Array(FEW_NAMES);

/** Whether names in all bitsets may have a word with this prefix; false only if none has. */
export function mayHoldPrefix(table: DocumentTable, sets: readonly ReadonlyBitset[], prefix: string): boolean {
  const smallest = sets.map((set) => ({ set, count: readBits(set, few) })).find(({ count }) => count < FEW_NAMES);
  if (smallest === undefined) return true;
  readBits(smallest.set, few);
  // The last letter of a stem may differ from the word in the name.
  const letters = prefix.slice(0, -1);
  return few.subarray(0, smallest.count).some((document) => wholeNameOf(table, document).includes(letters));
}
