/** The state of the index during one query. */
import type { PhraseBook } from '#catalog/language/phrases.ts';
import type { OpenTerms, Terminology } from '#catalog/search/engine/documents.ts';
import type { FacetValues } from '#catalog/search/engine/facet-values.ts';
import type { Vectors } from '#catalog/search/engine/vectors.ts';
import type { TaughtJobs } from './intent.ts';

export interface IndexSnapshot extends Terminology {
  facetValues: FacetValues;
  /** Names and synonyms of categories; numbers are indexes of `categoryIds`. */
  categories: () => PhraseBook;
  categoryIds: readonly string[];
  /** Phrases of this installation for jobs. */
  taught: TaughtJobs;
  /** Of the texts of tools, as far as a model gave some. */
  vectors: Vectors;
}

/** With bitsets to work on (withScratch). */
export interface OpenSnapshot extends IndexSnapshot, OpenTerms {}
