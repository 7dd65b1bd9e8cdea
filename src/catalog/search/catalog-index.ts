/** The search index in memory: lists, searches and suggestions, equal on every database engine. */
import { categoryPhrases, type IndexedCategory, thesaurus } from './analysis/vocabulary.ts';
import { lazy } from '#catalog/memoize.ts';
import { createPhraseBook } from '#catalog/language/phrases.ts';
import { queriesOf } from './index-queries.ts';
import { emptyDictionary, addTerm } from './engine/dictionary.ts';
import { emptyFacetValues, type FacetValues } from './engine/facet-values.ts';
import { createIndexWriter, type IndexWriter } from './engine/index-writer.ts';
import type { DocumentTable } from './engine/document-table.ts';
import type { IndexedTool } from './engine/rows.ts';
import { createVectors, type StoredVector } from './engine/vectors.ts';
import type { IndexSnapshot } from './query/index-snapshot.ts';
import { type TaughtPhrases, teachJobs } from './query/intent.ts';

export { SORTS, type CatalogQuery, type Explanation, type Found, type Sort } from './query/found.ts';
export type { Readings } from './index-queries.ts';
export type { IndexedCategory } from './analysis/vocabulary.ts';
export type { Facets } from './query/facets.ts';
export type { AttributeFilters, TaskFilter } from './query/filters.ts';
export type { AlternativeReason, AlternativesOf, AlternativesQuery, AlternativesWish } from './query/alternatives.ts';
export type { IndexedTool } from './engine/rows.ts';
export type { StoredVector } from './engine/vectors.ts';
export type { TaughtPhrases } from './query/intent.ts';
export type { Interpretation } from './query/query-interpretation.ts';
export { categoryOfJob, isJob, likelyJobs } from './query/intent.ts';
export { asksForPhrase } from './query/query-interpretation.ts';
export { readOperators } from './query/operators.ts';
export { TOLD_ONLY } from './analysis/attribute-words.ts';
export { warmUp } from './index-queries.ts';

export interface IndexData {
  terms: readonly string[];
  facetValues: FacetValues;
  table: DocumentTable;
}

/** Raise it when the layout of IndexData changes, or when the index keeps other data of the same rows. */
export const INDEX_VERSION = 9;

const BATCH = 1_000;

/** The parts of an index; queries see it as a snapshot. */
interface Parts extends Omit<IndexSnapshot, 'table'> {
  writer: IndexWriter;
}

/** What changes an index. */
const changesOf = (parts: Parts) => ({
  /** Replaces all categories, with their names in queries. */
  setCategories(all: readonly IndexedCategory[]) {
    // Lazy: stemming some thousand words would delay the start.
    parts.categories = lazy(() => categoryPhrases(all));
    parts.categoryIds = all.map(({ id }) => id);
  },
  /** Replaces the keys of popular tools, most popular first. */
  setPopular(keys: readonly number[]) {
    parts.writer.table.popularity.places = new Map(keys.map((key, place) => [key, place]));
  },
  /** Replaces all phrases for jobs of this installation. */
  teach(phrases: readonly TaughtPhrases[]) {
    parts.taught = teachJobs(phrases);
  },
  /** Adds or replaces tools by key. Visible to the next call. */
  put(tools: readonly IndexedTool[]) {
    for (let from = 0; from < tools.length; from += BATCH) {
      const batch = [...new Map(tools.slice(from, from + BATCH).map((tool) => [tool.key, tool])).values()];
      for (const tool of batch) parts.writer.remove(tool.key);
      parts.writer.add(batch);
    }
  },
  /**
   * Bulk load of an empty index: far cheaper than `put`, but nothing is visible before the end, and
   * the last step takes a while. Pages are rows of text (engine/rows.ts).
   */
  load: (pages: AsyncIterable<string>): Promise<void> => parts.writer.load(pages),
  /** Adds or replaces the vectors of tools, whether they are in the index or not. */
  putVectors: (stored: readonly StoredVector[]) => parts.vectors.put(stored),
  /** Unknown keys are ignored. */
  remove(keys: readonly number[]) {
    for (const key of keys) parts.writer.remove(key);
  },
  /** Takes stored data over into an empty index. */
  restore(data: IndexData) {
    for (const term of data.terms) addTerm(parts.dictionary, term);
    Object.assign(parts.facetValues, data.facetValues);
    parts.writer.restore(data.table);
  },
});

const snapshotOf = ({ writer, ...parts }: Parts): IndexSnapshot => ({ ...parts, table: writer.table });

/** Loads the thesaurus now, not at the first search. */
export function createCatalogIndex() {
  thesaurus();
  const dictionary = emptyDictionary();
  const facetValues = emptyFacetValues();
  const parts: Parts = {
    dictionary,
    facetValues,
    writer: createIndexWriter(dictionary, facetValues),
    categories: lazy(() => createPhraseBook()),
    categoryIds: [],
    vectors: createVectors(),
    taught: teachJobs([]),
  };
  return {
    ...changesOf(parts),
    ...queriesOf(() => snapshotOf(parts)),
    get size(): number {
      return parts.writer.table.live;
    },
    /** All tools as plain data with typed arrays, valid until the next change; without categories and taught phrases. */
    get data(): IndexData {
      return {
        terms: dictionary.terms,
        facetValues,
        table: {
          ...parts.writer.table,
          terms: [],
          spare: [],
          popularity: { places: new Map() },
          ranks: new Uint32Array(),
          ranked: 0,
        },
      };
    },
  };
}

export type CatalogIndex = ReturnType<typeof createCatalogIndex>;
