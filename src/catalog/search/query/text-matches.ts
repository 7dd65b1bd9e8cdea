/** Matches of one word in the texts: by weight, and in summary, texts and anywhere. */
import { cardinality, type ReadonlyBitset, unionInto } from '#catalog/search/engine/bitset.ts';
import { levelsOf, type WeightedTerms } from '#catalog/search/engine/documents.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { deletedIn, type DocumentTable } from '#catalog/search/engine/document-table.ts';
import type { WeightedSet } from '#catalog/search/engine/weighted-sets.ts';
import { SUMMARY_WEIGHT } from './ranking.ts';

/** Bitsets include deleted documents, the count does not. */
export interface TextMatches {
  /** By weight, highest first; a document may be on several levels. */
  levels: readonly WeightedSet[];
  /** Names and taglines. */
  summary: ReadonlyBitset;
  /** Names, taglines and descriptions. */
  texts: ReadonlyBitset;
  /** Texts and category. */
  anywhere: ReadonlyBitset;
  /** Tools that match by their texts. */
  count: number;
}

/** Matches terms in the texts, and those of a category beside them. */
export function matchTexts(
  table: DocumentTable,
  weighted: WeightedTerms,
  category: ReadonlyBitset | undefined,
  scratch: ScratchSets,
): TextMatches {
  const unionOf = (sets: readonly ReadonlyBitset[]): ReadonlyBitset => {
    if (sets.length === 1) return sets[0]!;
    const union = scratch.take();
    for (const set of sets) unionInto(union, set);
    return union;
  };
  const levels = levelsOf(table, weighted, scratch);
  const leading = levels.filter(({ weight }) => weight >= SUMMARY_WEIGHT);
  const summary = unionOf(leading.map(({ set }) => set));
  const others = levels.slice(leading.length).map(({ set }) => set);
  const texts = others.length === 0 ? summary : unionOf([summary, ...others]);
  const anywhere = category === undefined ? texts : unionOf([texts, category]);
  return { levels, summary, texts, anywhere, count: cardinality(texts, deletedIn(table)) };
}
