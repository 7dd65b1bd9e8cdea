// The catalog's search index: answers lists, searches and suggestions from memory, the same on every engine.
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { PRICING_MODELS, type PricingModel } from '#catalog/pricing.ts';
import { fold } from '#catalog/text.ts';
import { createBuilder } from './building.ts';
import { readQueryWith } from './compounds.ts';
import { createDictionary } from './dictionary.ts';
import { createLayers } from './layers.ts';
import { createPhraseBook } from './phrases.ts';
import { type Filters, listPage, MOST_HITS, searchPage } from './search.ts';
import { categoryMark, type IndexedTool, pricingMark, type Segment } from './segment.ts';
import type { Shelf } from './words.ts';

export type { IndexedTool } from './segment.ts';

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

export interface Facets {
  /** How many hits each category would leave; hits of the query and the pricing asked for. Categories without hits are left out. */
  categories: Record<string, number>;
  /** How many hits each pricing model would leave; hits of the query and the category asked for. */
  pricing: Record<string, number>;
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
   * step takes a while. Each page is a text of rows (rows.ts); the index must be empty.
   */
  load(pages: AsyncIterable<string>): Promise<void>;
  /** Takes tools out; unknown keys are ignored. */
  remove(keys: readonly number[]): void;
  /**
   * A page of the catalog: without `q` (or with a blank one) newest first, then the greater id; with `q` in the tiers of
   * ranking.ts. Takes any text and never throws for it. With `facets`, counts end at 25,000 hits when there is a `q`.
   */
  find(query: CatalogQuery): Found;
  /** How many tools each category has; categories without tools are left out. */
  countByCategory(): Record<string, number>;
  /** Keys of tools whose names are, begin with, or hold words that begin with what was typed; misspelt ones last. */
  suggest(prefix: string, limit: number): number[];
  readonly size: number;
}

const BATCH = 1_000;

/** How many tools there are by category and pricing, kept up with every change. */
const createCounts = () => {
  const all = new Map<number, number>();
  const byPair = new Map<number, Map<number, number>>();
  const bump = (counts: Map<number, number>, mark: number, by: number): void => {
    counts.set(mark, (counts.get(mark) ?? 0) + by);
  };
  return {
    all,
    byPair,
    /** Counts a document's marks (pricing first, then categories) once more or once less. */
    change(segment: Segment, document: number, by: 1 | -1): void {
      const { marks, markStarts } = segment;
      const first = markStarts[document]!;
      const pricing = marks[first]!;
      bump(all, pricing, by);
      for (let at = first + 1; at < markStarts[document + 1]!; at += 1) {
        const category = marks[at]!;
        bump(all, category, by);
        let pairs = byPair.get(category);
        if (pairs === undefined) byPair.set(category, (pairs = new Map()));
        bump(pairs, pricing, by);
      }
    },
  };
};

const isBlank = (text: string | undefined): boolean => text === undefined || fold(text).trim() === '';

const LIST_SIGNS = /[,;/&]|\s(?:and|or|und|oder|et|ou|y|e|o|u|i|oraz|lub|и|или|й|і|та|або)\s|\s(?=وال)/iu;

/** A name that lists several things ("Finance & Accounting") and each of the things. */
const partsOf = (phrase: string): string[] => [...new Set([phrase, ...phrase.split(LIST_SIGNS)])];

/** An empty index. */
export function createCatalogIndex(): CatalogIndex {
  const dictionary = createDictionary();
  const layers = createLayers(dictionary);
  const counts = createCounts();
  let book = createPhraseBook();
  let categoryIds: readonly string[] = [];
  let size = 0;

  const shelf = (): Shelf => ({
    dictionary,
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

  const countFiltered = ({ category, pricing }: Filters): number => {
    const categoryTerm = category === undefined ? undefined : (dictionary.find(categoryMark(category)) ?? -1);
    const pricingTerm = pricing === undefined ? undefined : (dictionary.find(pricingMark(pricing)) ?? -1);
    if (categoryTerm === undefined) return pricingTerm === undefined ? size : (counts.all.get(pricingTerm) ?? 0);
    if (pricingTerm === undefined) return counts.all.get(categoryTerm) ?? 0;
    return counts.byPair.get(categoryTerm)?.get(pricingTerm) ?? 0;
  };

  const categoriesWith = (countOf: (category: string) => number): Record<string, number> => {
    const result: Record<string, number> = {};
    // Sorted, so that every process writes the same bytes.
    const ids = [...counts.byPair.keys()].map((mark) => dictionary.termOf(mark).slice(categoryMark('').length)).sort();
    for (const id of ids) {
      const count = countOf(id);
      if (count > 0) result[id] = count;
    }
    return result;
  };

  const pricingWith = (countOf: (pricing: PricingModel) => number): Record<string, number> =>
    Object.fromEntries(
      PRICING_MODELS.map((pricing) => [pricing, countOf(pricing)] as const).filter(([, count]) => count > 0),
    );

  const searchFacets = (q: string, filters: Filters): Facets => {
    const query = readQueryWith(dictionary, q);
    const tally = (without: Filters): Map<number, number> => {
      const found = new Map<number, number>();
      searchPage(shelf(), {
        query,
        filters: without,
        offset: 0,
        limit: 0,
        visit(segment, document) {
          for (let at = segment.markStarts[document]!; at < segment.markStarts[document + 1]!; at += 1) {
            const mark = segment.marks[at]!;
            found.set(mark, (found.get(mark) ?? 0) + 1);
          }
        },
      });
      return found;
    };
    const anyCategory = tally({ pricing: filters.pricing });
    const anyPricing = filters.category === filters.pricing ? anyCategory : tally({ category: filters.category });
    return {
      categories: categoriesWith((id) => anyCategory.get(dictionary.find(categoryMark(id)) ?? -1) ?? 0),
      pricing: pricingWith((pricing) => anyPricing.get(dictionary.find(pricingMark(pricing)) ?? -1) ?? 0),
    };
  };

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
      const builder = createBuilder(dictionary);
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
          keys: offset < MOST_HITS ? listPage(shelf(), filters, offset, limit) : [],
          total: Math.min(MOST_HITS, count),
          isLowerBound: count > MOST_HITS,
        };
        if (facets !== true) return page;
        return {
          ...page,
          facets: {
            categories: categoriesWith((id) => countFiltered({ category: id, pricing })),
            pricing: pricingWith((model) => countFiltered({ category, pricing: model })),
          },
        };
      }
      const page = searchPage(shelf(), {
        query: readQueryWith(dictionary, q),
        filters,
        offset,
        limit,
      });
      return facets === true ? { ...page, facets: searchFacets(q, filters) } : page;
    },
    countByCategory: () => categoriesWith((id) => countFiltered({ category: id })),
    suggest(prefix, limit) {
      if (isBlank(prefix)) return [];
      return searchPage(shelf(), {
        query: readQueryWith(dictionary, prefix),
        filters: {},
        offset: 0,
        limit,
        namesOnly: true,
      }).keys;
    },
    get size() {
      return size;
    },
  };
}
