/** Term relaxation: drops unknown, then common words of a query until a tool matches the rest. */
import { type Bitset, cardinality, clearBits, intersect, isEmpty } from '#catalog/search/engine/bitset.ts';
import { deletedIn, type DocumentTable } from '#catalog/search/engine/document-table.ts';
import type { ScratchSets } from '#catalog/search/engine/documents.ts';
import { weightOf } from './ranking.ts';
import type { WordMatches } from './term-matches.ts';

export interface KeptWords {
  words: readonly WordMatches[];
  /** The documents that match all kept words. */
  set: Bitset | undefined;
}

/** Whether a tool matches a word by its texts or categories. */
export const isMet = (table: DocumentTable, { count, category }: WordMatches): boolean =>
  count > 0 || (category !== undefined && cardinality(category, deletedIn(table)) > 0);

const sumOf = (words: readonly WordMatches[]): number => words.reduce((sum, word) => sum + weightOf(word), 0);

/** The kept words and their hits; empty if they are below a share (0 to 1) of the total weight. */
export function relaxTerms(
  table: DocumentTable,
  required: readonly WordMatches[],
  leastShare: number,
  scratch: ScratchSets,
): KeptWords {
  const nothing: KeptWords = { words: [], set: undefined };
  // The rarest first; equal ones in the order of the query.
  const words = required.filter((word) => isMet(table, word)).toSorted((a, b) => a.count - b.count);
  const set = scratch.take();
  for (; words.length > 0; words.pop()) {
    if (sumOf(words) < leastShare * sumOf(required)) return nothing;
    const sets = words.map(({ anywhere }) => anywhere);
    if (sets.some(isEmpty)) continue;
    clearBits(set);
    intersect(set, sets);
    if (cardinality(set, deletedIn(table)) > 0) return { words, set };
  }
  return nothing;
}
