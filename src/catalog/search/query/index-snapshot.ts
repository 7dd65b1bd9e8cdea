/** What a query sees of the index: the segments and lookups as they are while it runs. */
import type { PhraseBook } from '#catalog/language/phrases.ts';
import type { Dictionary } from '#catalog/search/engine/dictionary.ts';
import type { FacetValues } from '#catalog/search/engine/facet-values.ts';
import type { Segment } from '#catalog/search/engine/segment.ts';
import type { TaughtJobs } from './taught-jobs.ts';

export interface IndexSnapshot {
  dictionary: Dictionary;
  facetValues: FacetValues;
  segments: readonly Segment[];
  /** How many tools there are. */
  live: number;
  /** The names and synonyms of categories, by their place in `categoryIds`. */
  categories: PhraseBook;
  categoryIds: readonly string[];
  /** What this installation adds to the ways to ask for jobs. */
  taught: TaughtJobs;
}
