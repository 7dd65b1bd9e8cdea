/** Suggests categories for a query without hits: those of tools that match a rare word. */
import { subtractSeen, unionInto } from '#catalog/search/engine/bitset.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { deletedIn } from '#catalog/search/engine/document-table.ts';
import { documentsOf } from './hits.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { isMet } from './term-relaxation.ts';
import type { WordMatches } from './term-matches.ts';

/** Most categories. */
const MOST = 3;
/** Only the rarest words are used. */
const WORDS_READ = 2;

/** Category ids by number of matching tools, then by id; empty without matches. */
export function nearestCategories(
  { table, facetValues }: IndexSnapshot,
  words: readonly WordMatches[],
  scratch: ScratchSets,
): string[] {
  const rarest = words
    .filter((word) => isMet(table, word))
    .toSorted((a, b) => a.count - b.count)
    .slice(0, WORDS_READ);
  const any = scratch.take();
  for (const word of rarest) unionInto(any, word.anywhere);
  const count = subtractSeen(any, undefined, deletedIn(table), scratch.take());
  const counts = facetValues.tally(facetValues.setsOf(table.facetSets, documentsOf({ set: any, count })));
  return facetValues.categories
    .filter(({ ordinal }) => counts[ordinal]! > 0)
    .toSorted((a, b) => counts[b.ordinal]! - counts[a.ordinal]! || (a.id < b.id ? -1 : 1))
    .slice(0, MOST)
    .map(({ id }) => id);
}
