/** Runs a search: finds the hits of each tier and makes a page of them. */
import { lazy } from '#catalog/memoize.ts';
import type { Order } from '#catalog/search/engine/catalog-order.ts';
import { withScratch } from '#catalog/search/engine/documents.ts';
import {
  relaxedAttributes,
  type RelaxedAttribute,
  scoreAttributes,
  rarityOfAll,
  type Score,
  scoreWords,
  toFixedPoint,
} from './scoring.ts';
import { countFacets, type Facets, nearestCategories } from './facets.ts';
import { type FilterGroup, filterSet } from './filters.ts';
import type { IndexSnapshot, OpenSnapshot } from './index-snapshot.ts';
import { type AskedJob, detectIntent, LEAST_NONE, NO_INTENT, wordsOfTools } from './intent.ts';
import { matchJobs, matchJobWords } from './job-matches.ts';
import { joined, keysAmong, keysOf, MAX_HITS, narrow, pageInOrder } from './listing.ts';
import { type Nearness, nearnessOf, bestOfTiers, hitsByTier, type HitsOfTier, tiersOf } from './tier-hits.ts';
import type { Query } from './query.ts';
import { FAR_TIERS, type TierId, WEIGHTS } from './ranking.ts';
import { matchWords, type WordMatches } from './term-matches.ts';
import { ignoredWords, requiredWords, type TierSource, tierSource } from './tiers.ts';

export interface Page {
  keys: number[];
  total: number;
  isLowerBound: boolean;
  facets?: Facets;
}

export interface SearchedPage extends Page {
  /** Positions of words that no hit had to match. */
  ignored: readonly number[];
  /** By key. */
  tiers: readonly TierId[];
  /** The sure jobs of the query. */
  asked: readonly AskedJob[];
  /** Categories of tools that match a word, if a page was requested and the query has no hits. */
  nearest: readonly string[];
  /** Attributes that the query asks for and few hits have. */
  relaxed: readonly RelaxedAttribute[];
  /** In another order than by relevance: the hits of far tiers, which it leaves out; at most 25,000. */
  leftOut?: number;
  /** Tools of `among` that match closely and pass the filters, as far as hits were collected. */
  among?: readonly number[];
}

export interface Search {
  query: Query;
  groups: readonly FilterGroup[];
  /** Undefined for best first; other orders have close hits only. */
  order?: Order | undefined;
  offset: number;
  limit: number;
  /** Ends before the tiers of texts. */
  namesOnly?: boolean;
  facets?: boolean;
  /** Keys of tools whose texts mean something near, the nearest first. */
  near?: readonly number[] | undefined;
  /** Keys of tools to look for among close hits. */
  among?: readonly number[] | undefined;
}

/**
 * Finds a page of a search. Orders and counts at most 25,000 hits. Hits are found without filters; the page and each
 * facet narrow them.
 */
export const searchPage = (snapshot: IndexSnapshot, search: Search): SearchedPage =>
  withScratch(snapshot, (index) => collect(index, search));

/** What the tiers and the order of a search are made from. */
interface Reading {
  words: readonly WordMatches[];
  asked: readonly AskedJob[];
  score: Score;
  source: TierSource;
  near: Nearness | undefined;
}

const readSearch = (index: OpenSnapshot, { query, namesOnly, near }: Search): Reading => {
  const words = matchWords(index, query);
  const { asked, none } = namesOnly === true ? NO_INTENT : detectIntent(query, index.taught);
  const required = requiredWords(words);
  const rarity = rarityOfAll(required);
  const jobs = matchJobs(index, asked, rarity);
  const rules = { doing: jobs?.doing, isElsewhere: asked.length === 0 && none >= LEAST_NONE };
  const telling = wordsOfTools(asked, words);
  return {
    words,
    asked,
    score: {
      parts: [
        ...scoreWords(telling, wordsOfTools(asked, required), rarity),
        ...scoreAttributes(telling, rarity),
        ...(jobs === undefined ? [] : [...jobs.parts, ...matchJobWords(index, asked, rarity)]),
      ],
      length: toFixedPoint(WEIGHTS.length * rarity),
    },
    source: tierSource(index, query, words, rules),
    near: nearnessOf(index, near),
  };
};

/** Another order than by relevance has the close hits, or where there are none the best tier. */
const shownIn = (order: Order | undefined, tiers: readonly HitsOfTier[]): readonly HitsOfTier[] => {
  const close = tiers.filter(({ id }) => !FAR_TIERS.has(id));
  return order === undefined ? tiers : close.length > 0 ? close : tiers.slice(0, 1);
};

const sumOf = (tiers: readonly HitsOfTier[]): number => tiers.reduce((sum, { count }) => sum + count, 0);

function collect(index: OpenSnapshot, search: Search): SearchedPage {
  const { table } = index;
  const { offset, limit, groups, order, namesOnly = false, facets = false, among } = search;
  const { stated } = search.query;
  const { words, asked, score, source, near } = readSearch(index, search);
  const most = namesOnly ? offset + limit : undefined;
  const tiers = hitsByTier(source, { near: near?.set, isJob: asked.length > 0, most });
  const best = tiers[0]?.id;
  const passing = filterSet(index, groups);
  const own = tiers.map(({ id, ...hits }): HitsOfTier => ({ id, ...narrow(hits, passing, index) }));
  const shown = shownIn(order, own);
  const all = lazy(() => joined(shown, index));
  const total = sumOf(shown);
  const close = own.flatMap(({ id, set }) => (FAR_TIERS.has(id) ? [] : [set]));
  const documents =
    order === undefined
      ? bestOfTiers(index, score, shown, { from: offset, to: offset + limit, near })
      : [...pageInOrder(table, all().set, order, offset, limit)];
  return {
    keys: keysOf(table, documents),
    tiers: order === undefined ? tiersOf(shown, documents) : [],
    ...(order !== undefined && best !== undefined && { leftOut: Math.min(MAX_HITS, sumOf(own) - total) }),
    ...(among !== undefined && { among: keysAmong(table, among, close) }),
    asked,
    relaxed: stated.length === 0 ? [] : relaxedAttributes(stated, words, all()),
    total: Math.min(MAX_HITS, total),
    isLowerBound: total > MAX_HITS,
    nearest: best === undefined && !namesOnly && limit > 0 ? nearestCategories(index, source.required) : [],
    ignored: best === undefined ? [] : ignoredWords(best, source, asked),
    ...(facets && { facets: countFacets(index, groups, joined(shownIn(order, tiers), index)) }),
  };
}
