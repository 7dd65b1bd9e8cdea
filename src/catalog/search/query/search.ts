/** Runs a search: collects hits tier by tier until page and count are known. */
import { createScratchSets, type ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import type { Order } from '#catalog/search/engine/catalog-order.ts';
import { countAttributes, type RelaxedAttribute, scoreAttributes } from './asked-attributes.ts';
import { countFacets, type Facets, nearestCategories } from './facets.ts';
import { type FilterGroup, filterSet } from './filters.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { ignoredWords, requiredWords, type TierSource, tierSource } from './tiers.ts';
import { type AskedJob, NO_INTENT, detectIntent } from './intent.ts';
import { matchJobs, matchJobWords } from './job-matches.ts';
import { createMembership, joined, MAX_HITS, narrow } from './listing.ts';
import { type Nearness, nearnessOf } from './nearness.ts';
import type { Query } from './query.ts';
import { FAR_TIERS, LEAST_KEPT, LOOSE_TIERS, type TierId, TIERS, WEIGHTS } from './ranking.ts';
import { rarityOfAll, type Score, scoreWords, toFixedPoint } from './scoring.ts';
import { matchWords, type WordMatches } from './term-matches.ts';
import { createTierPage, walkTiers } from './tier-hits.ts';

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

const LAST_NAME_TIER: TierId = 'misspelt_name';
/** From this probability of no job on, loose tiers are skipped. */
const LEAST_NONE = 0.5;

/** Consecutive tiers by score form a group. */
const TIER_GROUPS: readonly (readonly (typeof TIERS)[number][])[] = TIERS.reduce<(typeof TIERS)[number][][]>(
  (groups, tier) => {
    const last = groups.at(-1);
    if (tier.order === 'score' && last?.[0]?.order === 'score') last.push(tier);
    else groups.push([tier]);
    return groups;
  },
  [],
);

/**
 * Finds a page of a search. Orders and counts at most 25,000 hits. With facets, tiers are collected
 * without filters in the same pass; the page and each facet narrow them.
 */
export function searchPage(snapshot: IndexSnapshot, search: Search): SearchedPage {
  const scratch = createScratchSets(snapshot.table);
  try {
    return collect(snapshot, search, scratch);
  } finally {
    scratch.release();
  }
}

/** Whether a tier matches only some words or a similar name; these tiers are the last. */
const isFar = (id: TierId): boolean => FAR_TIERS.has(id) || id === 'fewer_words';

/** What the tiers and the order of a search are made from. */
interface Reading {
  words: readonly WordMatches[];
  required: readonly WordMatches[];
  asked: readonly AskedJob[];
  /** Whether the query asks for no job of a tool. */
  isElsewhere: boolean;
  score: Score;
  source: TierSource;
  near: Nearness | undefined;
}

const readSearch = (snapshot: IndexSnapshot, { query, namesOnly, near }: Search, scratch: ScratchSets): Reading => {
  const words = matchWords(snapshot, query, scratch);
  const { asked, none } = namesOnly === true ? NO_INTENT : detectIntent(query, snapshot.taught);
  const required = requiredWords(words);
  const rarity = rarityOfAll(required);
  const jobs = matchJobs(snapshot, asked, rarity, scratch);
  const leastKept = none < LEAST_KEPT.doubt ? 0 : LEAST_KEPT.share;
  return {
    words,
    required,
    asked,
    isElsewhere: asked.length === 0 && none >= LEAST_NONE,
    score: {
      parts: [
        ...scoreWords(words, required),
        ...scoreAttributes(words, rarity),
        ...(jobs === undefined ? [] : [...jobs.parts, ...matchJobWords(snapshot, asked, rarity, scratch)]),
      ],
      length: toFixedPoint(WEIGHTS.length * rarity),
    },
    source: tierSource(snapshot.table, query, words, jobs, leastKept, scratch),
    near: nearnessOf(snapshot.table, near, scratch),
  };
};

function collect(snapshot: IndexSnapshot, search: Search, scratch: ScratchSets): SearchedPage {
  const { table } = snapshot;
  const { offset, limit, groups, order, namesOnly = false, facets = false, among } = search;
  const { words, required, asked, isElsewhere, score, source, near } = readSearch(snapshot, search, scratch);
  const passing = filterSet(snapshot, groups, scratch);
  const walk = walkTiers(
    source,
    { passing: facets ? undefined : passing, isElsewhere, order, near: near?.set, isJob: asked.length > 0 },
    scratch,
  );
  const page = createTierPage(table, score, { order, offset, limit, near }, scratch);
  const membership = createMembership(table, among ?? []);
  const having = countAttributes(words, scratch);
  // Only `among` was requested: distant tiers are not needed.
  const isOnlyAsked = limit === 0 && !facets && among !== undefined;
  let found = 0;
  for (const group of TIER_GROUPS) {
    if (isOnlyAsked && group.every(({ id }) => isFar(id))) break;
    const own = group.map(({ id }) => ({ id, ...walk.hitsOf(id) })).filter(({ count }) => count > 0);
    if (own.length > 0) {
      const all = joined(own, scratch);
      const isNarrow = facets && groups.length > 0;
      const tiers = isNarrow ? own.map((hits) => ({ ...narrow(hits, passing, scratch), id: hits.id })) : own;
      const shown = isNarrow ? joined(tiers, scratch) : all;
      page.add(group[0]!.order, tiers, shown);
      having.add(shown);
      for (const { id, set } of tiers) if (!isFar(id)) membership.note(set, 'none');
      found += all.count;
    }
    const isNamed = namesOnly && (group[0]?.id === LAST_NAME_TIER || page.total >= offset + limit);
    if (isNamed || (order === undefined && page.total > MAX_HITS)) break;
  }
  const { best } = walk;
  // Facets are counted first: countFar adds the far hits to `seen`, and facets leave them out.
  const counted = facets ? countFacets(snapshot, groups, { set: walk.seen, count: found }, scratch) : undefined;
  return {
    keys: page.keys(),
    tiers: page.tiers,
    ...(order !== undefined && best !== undefined && { leftOut: Math.min(MAX_HITS, walk.countFar(passing)) }),
    ...(among !== undefined && { among: membership.found() }),
    asked,
    relaxed: having.relaxed(search.query.stated),
    total: Math.min(MAX_HITS, page.total),
    isLowerBound: page.total > MAX_HITS,
    nearest: best === undefined && !namesOnly && limit > 0 ? nearestCategories(snapshot, required, scratch) : [],
    ignored: best !== undefined && LOOSE_TIERS.has(best) ? ignoredWords(table, words, best, source, asked) : [],
    ...(counted !== undefined && { facets: counted }),
  };
}
