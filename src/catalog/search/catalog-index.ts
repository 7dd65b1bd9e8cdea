/** The search index in memory: lists, searches and suggestions, equal on every database engine. */
import { jobTerm } from './analysis/analysis.ts';
import { categoryPhrases, type IndexedCategory } from './analysis/category-phrases.ts';
import { lazy } from '#catalog/memoize.ts';
import { createPhraseBook } from '#catalog/language/phrases.ts';
import { readVocabulary } from './analysis/vocabulary.ts';
import { answer, find, pick, suggest, type CatalogQuery, type Found, type Readings } from './index-queries.ts';
import { createDictionary, type DictionaryData } from './engine/dictionary.ts';
import { countWith, NAME } from './engine/documents.ts';
import { createFacetValues, type FacetData } from './engine/facet-values.ts';
import { createIndexWriter } from './engine/index-writer.ts';
import { type DocumentTable, findByKey, isDeleted } from './engine/document-table.ts';
import type { IndexedTool } from './engine/rows.ts';
import { createVectors, type StoredVector } from './engine/vectors.ts';
import { type AlternativesQuery, findAlternatives } from './query/alternatives.ts';
import { countsById } from './query/facets.ts';
import type { TaskFilter } from './query/filters.ts';
import type { IndexSnapshot } from './query/index-snapshot.ts';
import { countSince, newestOf } from './query/listing.ts';
import { type ChosenPage, findAllNamed } from './query/chosen-tools.ts';
import { type TaughtPhrases, teachJobs } from './query/editor-phrases.ts';

export { SORTS, type CatalogQuery, type Explanation, type Found, type Readings, type Sort } from './index-queries.ts';
export type { IndexedCategory } from './analysis/category-phrases.ts';
export type { Facets } from './query/facets.ts';
export type { AttributeFilters, TaskFilter } from './query/filters.ts';
export type { AlternativeReason, AlternativesOf, AlternativesQuery, AlternativesWish } from './query/alternatives.ts';
export type { IndexedTool } from './engine/rows.ts';
export type { StoredVector } from './engine/vectors.ts';
export type { TaughtPhrases } from './query/editor-phrases.ts';
export type { Interpretation } from './query/query-interpretation.ts';
export { categoryOfJob, isJob, likelyJobs } from './query/intent.ts';
export { asksForPhrase } from './query/query-interpretation.ts';
export { readOperators } from './query/operators.ts';
export { TOLD_ONLY } from './analysis/attribute-words.ts';
export { warmUp } from './query/warm-up.ts';

export interface CatalogIndex {
  /** Replaces all categories, with their names in queries. */
  setCategories(categories: readonly IndexedCategory[]): void;
  /** Replaces the keys of popular tools, most popular first. */
  setPopular(keys: readonly number[]): void;
  /** Replaces all phrases for jobs of this installation. */
  teach(phrases: readonly TaughtPhrases[]): void;
  /** Adds or replaces tools by key. Visible to the next call. */
  put(tools: readonly IndexedTool[]): void;
  /**
   * Bulk load of an empty index: far cheaper than `put`, but nothing is visible before the end, and
   * the last step takes a while. Pages are rows of text (engine/rows.ts).
   */
  load(pages: AsyncIterable<string>): Promise<void>;
  /** Adds or replaces the vectors of tools, whether they are in the index or not. */
  putVectors(stored: readonly StoredVector[]): void;
  /** Unknown keys are ignored. */
  remove(keys: readonly number[]): void;
  /**
   * A page. Without `q` (or with a blank one) newest first, then by name, then by slug; with `q` by
   * the tiers of query/ranking.ts; with another `sort` close hits only. Takes any text without an
   * error. With `q`, counts of `facets` end at 25,000 hits.
   */
  find(query: CatalogQuery): Found;
  /** Keys, newest first. */
  newest(count: number): number[];
  /** The number of tools published since a time (milliseconds since 1970). */
  countSince(time: number): number;
  /** The number of tools that surely do a task. */
  countDoing(task: TaskFilter): number;
  /** Without categories that have no tools. */
  countByCategory(): Record<string, number>;
  /** Keys of tools whose name or a word of it has this prefix; misspelt names last. */
  suggest(prefix: string, limit: number): number[];
  /**
   * Like `find`; a query for alternatives to a tool returns that tool and its alternatives. If
   * `readTool` finds nothing, the query is searched by its words. Quotes mean a phrase, which
   * `readTexts` confirms, and a leading minus excludes.
   */
  answer(query: CatalogQuery, readings: Readings): Promise<Found>;
  /** A page by the rule of query/alternatives.ts. */
  alternatives(query: AlternativesQuery): Found & Pick<ChosenPage, 'reasons'>;
  /** A page of tools by key, in their order. */
  pick(keys: readonly number[], query: CatalogQuery): Found;
  /** Keys of tools of this name, newest first. */
  named(name: string): number[];
  readonly size: number;
  /** All tools as plain data with typed arrays, valid until the next change; without categories and taught phrases. */
  readonly data: IndexData;
  /** Takes stored data over into an empty index. */
  restore(data: IndexData): void;
}

export interface IndexData {
  dictionary: DictionaryData;
  facetValues: FacetData;
  table: DocumentTable;
}

/** Raise it when the layout of IndexData changes, or what is kept of the same rows. */
export const INDEX_VERSION = 4;

const BATCH = 1_000;

/** Loads the thesaurus now, not at the first search. */
export function createCatalogIndex(): CatalogIndex {
  readVocabulary();
  const dictionary = createDictionary();
  const facetValues = createFacetValues();
  const writer = createIndexWriter(dictionary, facetValues);
  const setSizes: number[] = [];
  let categories = lazy(() => createPhraseBook());
  let categoryIds: readonly string[] = [];
  const vectors = createVectors();
  let taught = teachJobs([]);

  function snapshot(): IndexSnapshot {
    const book = categories;
    return {
      dictionary,
      facetValues,
      table: writer.table,
      live: writer.table.live,
      setSizes,
      get categories() {
        return book();
      },
      categoryIds,
      taught,
      vectors,
    };
  }

  const count = (document: number, by: 1 | -1): void => {
    const facetSet = writer.table.facetSets[document]!;
    while (setSizes.length <= facetSet) setSizes.push(0);
    setSizes[facetSet]! += by;
  };

  const countAll = (): void => {
    const { table } = writer;
    for (let document = 0; document < table.count; document += 1) if (!isDeleted(table, document)) count(document, 1);
  };

  const remove = (key: number): void => {
    const document = writer.remove(key);
    if (document >= 0) count(document, -1);
  };

  return {
    setCategories(all) {
      // Lazy: stemming some thousand words would delay the start.
      categories = lazy(() => categoryPhrases(all));
      categoryIds = all.map(({ id }) => id);
    },
    setPopular(keys) {
      writer.table.popularity.keys = keys;
    },
    teach(phrases) {
      taught = teachJobs(phrases);
    },
    put(tools) {
      for (let from = 0; from < tools.length; from += BATCH) {
        const batch = [...new Map(tools.slice(from, from + BATCH).map((tool) => [tool.key, tool])).values()];
        for (const tool of batch) remove(tool.key);
        writer.add(batch);
        for (const { key } of batch) count(findByKey(writer.table, key), 1);
      }
    },
    async load(pages) {
      await writer.load(pages);
      countAll();
    },
    putVectors: (stored) => vectors.put(stored),
    remove(keys) {
      for (const key of keys) remove(key);
    },
    find: (query) => find(snapshot(), query),
    countSince: (time) => countSince(writer.table, time),
    newest: (most) => newestOf(writer.table, most),
    countDoing(task) {
      const [job = '', ...others] = task.jobs;
      const isPlain = others.length + task.said.length + task.denied.length === 0;
      if (isPlain) return countWith(writer.table, dictionary.find(jobTerm(job)), NAME);
      return find(snapshot(), { task, offset: 0, limit: 0 }).total;
    },
    countByCategory: () => countsById(facetValues.categories, facetValues.tally(setSizes)),
    suggest: (prefix, limit) => suggest(snapshot(), prefix, limit),
    answer: (query, readings) => answer(snapshot, query, readings),
    alternatives: (query) => findAlternatives(snapshot(), query),
    pick: (keys, query) => pick(snapshot(), keys, query),
    named: (name) => findAllNamed(snapshot(), name),
    get size() {
      return writer.table.live;
    },
    get data() {
      return {
        dictionary: dictionary.data,
        facetValues: facetValues.data,
        table: { ...writer.table, spare: [], popularity: { keys: [] }, ranks: new Uint32Array(), ranked: 0 },
      };
    },
    restore(data) {
      dictionary.restore(data.dictionary);
      facetValues.restore(data.facetValues);
      writer.restore(data.table);
      countAll();
    },
  };
}
