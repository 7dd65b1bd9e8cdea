// The catalog's search index: answers lists, searches and suggestions from memory, the same on every engine.
import { LOCALES, type Locale } from '#catalog/locales.ts';
import type { PricingModel } from '#fields/pricing.ts';
import { fold } from '#catalog/text/fold.ts';
import { createPhraseBook } from './analysis/phrases.ts';
import { createBuilder } from './engine/builder.ts';
import { createDictionary } from './engine/dictionary.ts';
import { createMarks } from './engine/facet-values.ts';
import { createLayers } from './engine/merge-policy.ts';
import type { IndexedTool } from './engine/segment.ts';
import { readQueryWith } from './query/compounds.ts';
import { createCounts, type Facets } from './query/facets.ts';
import { type Filters, isUnfiltered } from './query/filters.ts';
import type { IndexSnapshot } from './query/index-snapshot.ts';
import { listPage, newestOf } from './query/listing.ts';
import { MOST_HITS } from './query/merge-hits.ts';
import { searchPage } from './query/search.ts';
import { findSimilar, type Sought } from './query/similar.ts';

export type { Facets } from './query/facets.ts';
export type { IndexedTool } from './engine/segment.ts';

export interface IndexedCategory {
  id: string;
  /** Name and synonyms by language. */
  words: Partial<Record<Locale, readonly string[]>>;
}

export interface CatalogQuery {
  q?: string;
  category?: string;
  pricing?: PricingModel;
  offset: number;
  limit: number;
  facets?: boolean;
}

export interface Found {
  /** Keys of the page, best first. */
  keys: number[];
  /** Exact up to 25,000. */
  total: number;
  /** Whether there are more than 25,000 hits. */
  isLowerBound: boolean;
  facets?: Facets;
}

export interface CatalogIndex {
  /** Replaces all categories and the words by which a query names them. */
  setCategories(categories: readonly IndexedCategory[]): void;
  /** Adds tools, or replaces those with the same key. Visible to the next call. */
  put(tools: readonly IndexedTool[]): void;
  /**
   * Adds many tools at once, for a start: far cheaper than `put`, but nothing is found before all have come, and the last
   * step takes a while. Each page is a text of rows (engine/rows.ts); the index must be empty.
   */
  load(pages: AsyncIterable<string>): Promise<void>;
  /** Takes tools out; unknown keys are ignored. */
  remove(keys: readonly number[]): void;
  /**
   * A page of the catalog: without `q` (or with a blank one) newest first, then by id; with `q` in the tiers of
   * query/ranking.ts. Takes any text and never throws for it. With `facets`, counts end at 25,000 hits when there is a `q`.
   */
  find(query: CatalogQuery): Found;
  /** The keys of the newest tools, newest first. */
  newest(count: number): number[];
  /** How many tools each category has; categories without tools are left out. */
  countByCategory(): Record<string, number>;
  /** Keys of tools whose names are, begin with, or hold words that begin with what was typed; misspelt ones last. */
  suggest(prefix: string, limit: number): number[];
  /** Keys of tools that share words and categories with one, the most alike first. */
  similar(sought: Sought, limit: number): number[];
  readonly size: number;
}

const BATCH = 1_000;

const isBlank = (text: string | undefined): boolean => text === undefined || fold(text).trim() === '';

const LIST_SIGNS = /[,;/&]|\s(?:and|or|und|oder|et|ou|y|e|o|u|i|oraz|lub|и|или|й|і|та|або)\s|\s(?=وال)/iu;

/** A name that lists several things ("Finance & Accounting") and each of the things. */
const partsOf = (phrase: string): string[] => [...new Set([phrase, ...phrase.split(LIST_SIGNS)])];

/** An empty index. */
export function createCatalogIndex(): CatalogIndex {
  const dictionary = createDictionary();
  const marks = createMarks();
  const layers = createLayers(dictionary, marks);
  const counts = createCounts(marks);
  let book = createPhraseBook();
  let categoryIds: readonly string[] = [];
  let size = 0;

  const snapshot = (): IndexSnapshot => ({
    dictionary,
    marks,
    segments: layers.segments,
    live: size,
    categories: book,
    categoryIds,
  });

  const removeKey = (key: number): void => {
    const removed = layers.remove(key);
    if (removed === undefined) return;
    counts.change(removed.segment, removed.document, -1);
    size -= 1;
  };

  const countFiltered = (filters: Filters): number => (isUnfiltered(filters) ? size : counts.count(filters));

  return {
    setCategories(categories) {
      book = createPhraseBook();
      categoryIds = categories.map((category) => category.id);
      categories.forEach((category, number) => {
        for (const locale of LOCALES) {
          for (const phrase of category.words[locale] ?? [])
            for (const part of partsOf(phrase)) book.add(locale, part, number);
        }
      });
    },
    put(tools) {
      for (let from = 0; from < tools.length; from += BATCH) {
        const batch = [...new Map(tools.slice(from, from + BATCH).map((tool) => [tool.key, tool])).values()];
        for (const tool of batch) removeKey(tool.key);
        const segment = layers.add(batch);
        for (let document = 0; document < segment.documents; document += 1) counts.change(segment, document, 1);
        size += batch.length;
      }
    },
    async load(pages) {
      const builder = createBuilder(dictionary, marks);
      for await (const page of pages) builder.add(page);
      const segment = builder.finish(true);
      layers.take(segment);
      for (let document = 0; document < segment.documents; document += 1) counts.change(segment, document, 1);
      size += segment.documents;
    },
    remove(keys) {
      for (const key of keys) removeKey(key);
    },
    find({ q, category, pricing, offset, limit, facets }) {
      const filters = { category, pricing };
      if (q === undefined || isBlank(q)) {
        const count = countFiltered(filters);
        const page = {
          keys: offset < MOST_HITS ? listPage(snapshot(), filters, offset, limit) : [],
          total: Math.min(MOST_HITS, count),
          isLowerBound: count > MOST_HITS,
        };
        return facets === true ? { ...page, facets: counts.facets(filters) } : page;
      }
      return searchPage(snapshot(), {
        query: readQueryWith(dictionary, q),
        filters,
        offset,
        limit,
        facets: facets === true,
      });
    },
    newest: (count) => newestOf(layers.segments, count),
    countByCategory: () => counts.facets({}).categories,
    suggest(prefix, limit) {
      if (isBlank(prefix)) return [];
      return searchPage(snapshot(), {
        query: readQueryWith(dictionary, prefix),
        filters: {},
        offset: 0,
        limit,
        namesOnly: true,
      }).keys;
    },
    similar: (sought, limit) => findSimilar(snapshot(), sought, limit),
    get size() {
      return size;
    },
  };
}
