/** The catalog's search index: answers lists, searches and suggestions from memory, the same on every engine. */
import { fold } from '#catalog/text/fold.ts';
import { categoryPhrases, type IndexedCategory } from './analysis/category-phrases.ts';
import { createPhraseBook } from './analysis/phrases.ts';
import { createDictionary } from './engine/dictionary.ts';
import { createFacetValues } from './engine/facet-values.ts';
import type { IndexInput, IndexOutput } from './engine/index-file.ts';
import { createIndexWriter } from './engine/index-writer.ts';
import type { Order } from './engine/orders.ts';
import { isDeleted, type IndexedTool, type Segment } from './engine/segment.ts';
import { readSegment, storeSegment } from './engine/stored-segment.ts';
import {
  type AlternativesOf,
  type AlternativesPage,
  type AlternativesQuery,
  findAlternatives,
} from './query/alternatives.ts';
import { readAskedAlternatives } from './query/asked-alternatives.ts';
import { createScratchSets } from './engine/scratch-sets.ts';
import { facetsOfList, totalOf } from './query/list-facets.ts';
import { createFacetCounts, type FacetCounts, type Facets, facetsOf } from './query/facets.ts';
import { type Filters, filterSets, groupsOf } from './query/filters.ts';
import type { IndexSnapshot } from './query/index-snapshot.ts';
import { countSince, listPage, newestOf } from './query/listing.ts';
import { createMembership } from './query/membership.ts';
import { MAX_HITS } from './query/merge-hits.ts';
import type { TierId } from './query/ranking.ts';
import { searchPage } from './query/search.ts';
import { type TaughtPhrases, teachJobs } from './query/taught-jobs.ts';
import { readText, type Understanding } from './query/understanding.ts';

export type { IndexedCategory } from './analysis/category-phrases.ts';
export type { Facets } from './query/facets.ts';
export type { AttributeFilters } from './query/filters.ts';
export type { AlternativeReason, AlternativesOf, AlternativesQuery, AlternativesWish } from './query/alternatives.ts';
export type { IndexedTool } from './engine/segment.ts';
export type { TaughtPhrases } from './query/taught-jobs.ts';
export type { Understanding } from './query/understanding.ts';
export { isJob, likelyJobs } from './query/asked-jobs.ts';
export { asksForPhrase } from './query/asked-phrase.ts';
export { readAhead } from './query/reading-ahead.ts';

/** The orders of a list: `relevance` is that of the tiers, or newest first where there is no query. */
export const SORTS = ['relevance', 'newest', 'updated', 'name'] as const;
export type Sort = (typeof SORTS)[number];

export interface CatalogQuery extends Filters {
  q?: string;
  sort?: Sort;
  offset: number;
  limit: number;
  facets?: boolean;
  /** Whether the words are taken as they are typed: nothing is corrected. */
  exact?: boolean;
  /** Whether to say why each hit stands where it does. */
  explain?: boolean;
  /** Keys of a few tools of which to say whether they are found. */
  among?: readonly number[];
}

/** Why the hits of a search stand where they do. */
export interface Explanation {
  /** The jobs that the query asks for, and how sure that is, 0 to 1. */
  jobs: readonly { id: string; share: number }[];
  /** The tier of each hit, in their order. */
  tiers: readonly TierId[];
}

export interface Found {
  /** Keys of the page, best first. */
  keys: number[];
  /** Exact up to 25,000. */
  total: number;
  /** Whether there are more than 25,000 hits. */
  isLowerBound: boolean;
  facets?: Facets;
  /** Those of the tools asked about that are found, of a search those that match closely. */
  among?: readonly number[];
  /** How `q` was understood, when there was one. */
  search?: Understanding;
  /** Of a search that was to be explained; none for the alternatives to a tool and in other orders than the best first. */
  explanation?: Explanation;
  /** The key of the tool whose alternatives `q` asks for: the first hit, where filters leave it. */
  alternativesTo?: number;
}

export interface CatalogIndex {
  /** Replaces all categories and the words by which a query names them. */
  setCategories(categories: readonly IndexedCategory[]): void;
  /** Replaces all phrases that this installation adds to the ways to ask for jobs. */
  teach(phrases: readonly TaughtPhrases[]): void;
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
   * A page of the catalog: without `q` (or with a blank one) newest first, then by name, then by id; with `q` in the tiers of
   * query/ranking.ts; or in the order that `sort` asks for, in which a search has only its close hits. Takes any text and
   * never throws for it. With `facets`, counts end at 25,000 hits when there is a `q`.
   */
  find(query: CatalogQuery): Found;
  /** The keys of the newest tools, newest first. */
  newest(count: number): number[];
  /** How many tools were published at a time (milliseconds since 1970) or later. */
  countSince(time: number): number;
  /** How many tools each category has; categories without tools are left out. */
  countByCategory(): Record<string, number>;
  /** Keys of tools whose names are, begin with, or hold words that begin with what was typed; misspelt ones last. */
  suggest(prefix: string, limit: number): number[];
  /**
   * As `find`, but a query that asks for the alternatives to a tool is answered with that tool and these. `readTool` reads
   * what their rule looks at; where it finds nothing, the query is one for its words.
   */
  answer(query: CatalogQuery, readTool: (key: number) => Promise<AlternativesOf | undefined>): Promise<Found>;
  /** A page of the alternatives to a tool, by the rule of query/alternatives.ts. */
  alternatives(query: AlternativesQuery): Found & Pick<AlternativesPage, 'reasons'>;
  readonly size: number;
  /**
   * Stores all tools, beside other work. False when something changed meanwhile: what was stored is then worth nothing.
   * Categories and taught phrases are not stored.
   */
  store(output: IndexOutput): Promise<boolean>;
  /** Takes over what was stored; the index must be empty. One that fails is not to be used any more. */
  restore(input: IndexInput): Promise<void>;
}

const BATCH = 1_000;

/** The order asked for where it is another one than the best first. */
const orderOf = ({ sort }: CatalogQuery): Order | undefined => (sort === 'relevance' ? undefined : sort);

const isBlank = (text: string | undefined): boolean => text === undefined || fold(text).trim() === '';

const list = (snapshot: IndexSnapshot, counts: FacetCounts, query: CatalogQuery): Found => {
  const { offset, limit, facets, among = [] } = query;
  const groups = groupsOf(query);
  const scratch = createScratchSets();
  try {
    const membership = createMembership(snapshot.segments, among);
    if (among.length > 0) membership.note(filterSets(snapshot, groups, scratch), 'all');
    const total = totalOf(snapshot, counts, groups, scratch);
    const page = {
      keys: offset < MAX_HITS ? listPage(snapshot, groups, orderOf(query) ?? 'newest', offset, limit) : [],
      total: Math.min(MAX_HITS, total),
      isLowerBound: total > MAX_HITS,
      ...(among.length > 0 && { among: membership.found() }),
    };
    return facets === true ? { ...page, facets: facetsOfList(snapshot, counts, groups, scratch) } : page;
  } finally {
    scratch.release();
  }
};

/** An empty index. */
export function createCatalogIndex(): CatalogIndex {
  const dictionary = createDictionary();
  const facetValues = createFacetValues();
  const writer = createIndexWriter(dictionary, facetValues);
  const counts = createFacetCounts(facetValues);
  let categories = createPhraseBook();
  let categoryIds: readonly string[] = [];
  let taught = teachJobs([]);
  let size = 0;

  const snapshot = (): IndexSnapshot => ({
    dictionary,
    facetValues,
    segments: writer.segments,
    live: size,
    categories,
    categoryIds,
    taught,
  });

  const count = (segment: Segment): void => {
    for (let document = 0; document < segment.documents; document += 1)
      if (!isDeleted(segment, document)) counts.change(segment, document, 1);
    size += segment.live;
  };

  const remove = (key: number): void => {
    const removed = writer.remove(key);
    if (removed === undefined) return;
    counts.change(removed.segment, removed.document, -1);
    size -= 1;
  };

  const find = (query: CatalogQuery): Found => {
    const { q, offset, limit, facets, exact, explain, among } = query;
    if (q === undefined || isBlank(q)) return list(snapshot(), counts, query);
    const { query: read, typed, corrected, hints } = readText(snapshot(), q, exact === true);
    const { ignored, nearest, tiers, asked, ...page } = searchPage(snapshot(), {
      query: read,
      groups: groupsOf(query),
      order: orderOf(query),
      offset,
      limit,
      facets: facets === true,
      among,
    });
    return {
      ...page,
      search: { corrected, ignored: ignored.map((at) => typed[at] ?? ''), hints, nearest },
      ...(explain === true &&
        tiers.length === page.keys.length && {
          explanation: { jobs: asked.map(({ id, share }) => ({ id, share })), tiers },
        }),
    };
  };

  return {
    setCategories(all) {
      categories = categoryPhrases(all);
      categoryIds = all.map(({ id }) => id);
    },
    teach(phrases) {
      taught = teachJobs(phrases);
    },
    put(tools) {
      for (let from = 0; from < tools.length; from += BATCH) {
        const batch = [...new Map(tools.slice(from, from + BATCH).map((tool) => [tool.key, tool])).values()];
        for (const tool of batch) remove(tool.key);
        count(writer.add(batch));
      }
    },
    async load(pages) {
      count(await writer.load(pages));
    },
    remove(keys) {
      for (const key of keys) remove(key);
    },
    find,
    countSince: (time) => countSince(writer.segments, time),
    newest: (most) => newestOf(writer.segments, most),
    countByCategory() {
      const countOf = counts.countOf([]);
      return facetsOf(facetValues, () => countOf, {}).categories;
    },
    suggest(prefix, limit) {
      if (isBlank(prefix)) return [];
      return searchPage(snapshot(), {
        query: readText(snapshot(), prefix, false).query,
        groups: [],
        offset: 0,
        limit,
        namesOnly: true,
      }).keys;
    },
    async answer(query, readTool) {
      const { q, exact, facets = false, offset, limit } = query;
      const asked = q === undefined || exact === true ? undefined : readAskedAlternatives(snapshot(), q);
      const of = asked && (await readTool(asked.key));
      if (q === undefined || asked === undefined || of === undefined) return find(query);
      const { wish, key } = asked;
      const found = findAlternatives(snapshot(), {
        of,
        wish,
        withTool: true,
        filters: query,
        order: orderOf(query),
        offset,
        limit,
        facets,
      });
      const { hints } = readText(snapshot(), q, true);
      return { ...found, search: { corrected: null, ignored: [], nearest: [], hints }, alternativesTo: key };
    },
    alternatives: (query) => findAlternatives(snapshot(), query),
    get size() {
      return size;
    },
    async store(output) {
      const { changes, segments } = writer;
      await dictionary.store(output);
      await facetValues.store(output);
      await output.number(segments.length);
      for (const segment of segments) {
        if (writer.changes !== changes) return false;
        await storeSegment(output, segment);
      }
      return writer.changes === changes;
    },
    async restore(input) {
      await dictionary.restore(input);
      await facetValues.restore(input);
      const segments: Segment[] = [];
      for (let left = await input.number(); left > 0; left -= 1) segments.push(await readSegment(input));
      await input.end();
      writer.restore(segments);
      for (const segment of segments) count(segment);
    },
  };
}
