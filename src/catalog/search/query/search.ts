/** Runs a search: collects hits tier by tier until page and count are known. */
import {
  type Bitset,
  cardinality,
  hasBit,
  intersect,
  type ReadonlyBitset,
  subtractSeen,
  unionInto,
} from '#catalog/search/engine/bitset.ts';
import type { Order } from '#catalog/search/engine/orders.ts';
import { createScratchSets, type ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { deletedIn, findByKey, type Segment } from '#catalog/search/engine/segment.ts';
import { addToView, createFacetViews, facetsOfViews, isFull } from './facet-views.ts';
import type { Facets } from './facets.ts';
import { type FilterGroup, filterSets } from './filters.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { pageInOrder } from './listing.ts';
import { createMembership } from './membership.ts';
import { createArena, firstHitsOf, type HitLists, hitListsOf, keysInRange, MAX_HITS } from './merge-hits.ts';
import { nearestCategories } from './nearest-categories.ts';
import type { Query } from './query.ts';
import { LEAST_KEPT, type TierId, TIERS, WEIGHTS } from './ranking.ts';
import { bestByScore, rarityOfAll, type Score, scoreWords, type TierHits, toFixedPoint } from './scoring.ts';
import { ignoredWords } from './ignored-words.ts';
import { type AskedJob, NO_INTENT, detectIntent } from './intent.ts';
import { matchJobs } from './job-matches.ts';
import { matchJobWords } from './job-words.ts';
import { matchWords } from './term-matches.ts';
import { requiredWords, TIER_SETS, tierSources } from './tiers.ts';

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
  /** Keys of tools to look for among close hits. */
  among?: readonly number[] | undefined;
}

const LAST_NAME_TIER: TierId = 'misspelt_name';
/** Tiers whose hits may lack words. */
const LOOSE_TIERS: ReadonlySet<TierId> = new Set(['all_words_or_job', 'some_words', 'fewer_words']);

/** Tiers of distant hits: excluded from other orders, which would mix them with close ones. */
const FAR_TIERS: ReadonlySet<TierId> = new Set(['some_words', 'similar_name']);

/** From this probability of no job on, loose tiers are skipped. */
const LEAST_NONE = 0.5;

const arena = createArena();

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

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0);

/** Hits of a tier with their number by segment. */
const hitsOf = (
  segments: readonly Segment[],
  sets: readonly (ReadonlyBitset | undefined)[],
  counts: readonly number[],
): TierHits & { counts: readonly number[] } => {
  let lists: HitLists | undefined;
  return {
    sets,
    counts,
    count: sumOf(counts),
    first: () => (lists ??= firstHitsOf(segments, hitListsOf(sets, counts, MAX_HITS, arena), MAX_HITS)),
  };
};

type Hits = ReturnType<typeof hitsOf>;

/** The hits that pass the filters. */
const narrow = (
  segments: readonly Segment[],
  { sets }: Hits,
  passing: readonly (ReadonlyBitset | undefined)[],
  scratch: ScratchSets,
): Hits => {
  const narrowed = sets.map((set, at) => {
    const filter = passing[at];
    if (set === undefined || filter === undefined) return set;
    const both = scratch.take(segments[at]!);
    intersect(both, [set, filter]);
    return both;
  });
  return hitsOf(
    segments,
    narrowed,
    narrowed.map((set) => (set === undefined ? 0 : cardinality(set))),
  );
};

/** The union of disjoint tiers. */
const joined = (segments: readonly Segment[], tiers: readonly Hits[], scratch: ScratchSets): Hits => {
  const [only] = tiers;
  if (only !== undefined && tiers.length === 1) return only;
  const sets = segments.map((segment, at) => {
    const filled = tiers.flatMap(({ sets: own }) => own[at] ?? []);
    if (filled.length < 2) return filled[0];
    const all = scratch.take(segment);
    for (const set of filled) unionInto(all, set);
    return all;
  });
  return hitsOf(
    segments,
    sets,
    segments.map((_, at) => sumOf(tiers.map(({ counts }) => counts[at] ?? 0))),
  );
};

/** The tier of a key among a few tiers. */
const tierOf = (segments: readonly Segment[], tiers: readonly (Hits & { id: TierId })[], key: number): TierId => {
  const [first, ...others] = tiers;
  if (others.length === 0) return first!.id;
  let document = -1;
  const at = segments.findIndex((segment) => (document = findByKey(segment, key)) >= 0);
  return (others.find(({ sets }) => sets[at] !== undefined && hasBit(sets[at], document)) ?? first!).id;
};

/**
 * Finds a page of a search. Orders and counts at most 25,000 hits. With facets, tiers are collected
 * without filters in the same pass; the page and each facet narrow them.
 */
export function searchPage(snapshot: IndexSnapshot, search: Search): SearchedPage {
  const scratch = createScratchSets();
  try {
    return collect(snapshot, search, scratch);
  } finally {
    scratch.release();
  }
}

const addSets = (into: readonly Bitset[], sets: readonly (ReadonlyBitset | undefined)[]): void =>
  sets.forEach((set, at) => {
    if (set !== undefined) unionInto(into[at]!, set);
  });

/** Whether a tier matches only some words or a similar name; these tiers are the last. */
const isFar = (id: TierId): boolean => FAR_TIERS.has(id) || id === 'fewer_words';

function collect(snapshot: IndexSnapshot, search: Search, scratch: ScratchSets): SearchedPage {
  const { segments } = snapshot;
  const { offset, limit, groups, order } = search;
  const words = matchWords(snapshot, search.query, scratch);
  const intent = search.namesOnly === true ? NO_INTENT : detectIntent(search.query, snapshot.taught);
  const { asked, none } = intent;
  const required = requiredWords(words);
  const rarity = rarityOfAll(required);
  const jobs = matchJobs(snapshot, intent, rarity, scratch);
  const isElsewhere = asked.length === 0 && none >= LEAST_NONE;
  const score: Score = {
    parts: [
      ...scoreWords(segments, words, required),
      ...(jobs === undefined ? [] : [...jobs.parts, ...matchJobWords(snapshot, asked, rarity, scratch)]),
    ],
    length: toFixedPoint(WEIGHTS.length * rarity),
  };
  const passing = filterSets(snapshot, groups, scratch);
  const views = search.facets === true ? createFacetViews(snapshot, groups, scratch) : undefined;
  const sources = tierSources(
    segments,
    search.query,
    words,
    jobs,
    none < LEAST_KEPT.doubt ? 0 : LEAST_KEPT.share,
    scratch,
  );
  const seen = segments.map((segment) => scratch.take(segment));
  const sorted = order === undefined ? undefined : segments.map((segment) => scratch.take(segment));
  const membership = createMembership(segments, search.among ?? []);
  const keys: number[] = [];
  const tiers: TierId[] = [];
  let total = 0;
  /** The first tier with hits, ignoring filters. */
  let best: TierId | undefined;

  const hitsOfTier = (id: TierId): Hits => {
    const isLast = id === 'fewer_words' || (order !== undefined && FAR_TIERS.has(id));
    if ((LOOSE_TIERS.has(id) && isElsewhere) || (isLast && best !== undefined)) return hitsOf(segments, [], []);
    const sets = sources.map(TIER_SETS[id]);
    if (
      best === undefined &&
      sets.some((set, at) => set !== undefined && cardinality(set, deletedIn(segments[at]!)) > 0)
    )
      best = id;
    const counts = sets.map((set, at) => {
      const filter = views === undefined ? passing[at] : undefined;
      return set === undefined ? 0 : subtractSeen(set, filter, deletedIn(segments[at]!), seen[at]!);
    });
    return hitsOf(segments, sets, counts);
  };

  // Only `among` was requested: distant tiers are not needed.
  const isOnlyAsked = limit === 0 && views === undefined && search.among !== undefined;
  for (const group of TIER_GROUPS) {
    if (isOnlyAsked && group.every(({ id }) => isFar(id))) break;
    const own = group.map(({ id }) => ({ id, ...hitsOfTier(id) })).filter(({ count }) => count > 0);
    const all = joined(segments, own, scratch);
    if (all.count > 0) {
      arena.reset();
      const isNarrow = views !== undefined && groups.length > 0;
      const pages = isNarrow ? own.map((hits) => ({ id: hits.id, ...narrow(segments, hits, passing, scratch) })) : own;
      const page = isNarrow ? joined(segments, pages, scratch) : all;
      for (const { id, sets } of pages) if (!isFar(id)) membership.note(sets, 'none');
      const from = Math.max(0, offset - total);
      const to = Math.min(MAX_HITS - total, offset + limit - total, page.count);
      if (sorted !== undefined) addSets(sorted, page.sets);
      else if (to > from && group[0]?.order === 'newest')
        keys.push(...keysInRange(segments, hitListsOf(page.sets, page.counts, to, arena), from, to));
      else if (to > from) keys.push(...bestByScore(segments, score, page, from, to, arena));
      while (tiers.length < keys.length) tiers.push(tierOf(segments, pages, keys[tiers.length]!));
      total += page.count;
      for (const view of views?.all ?? []) {
        if (isFull(view)) continue;
        const viewed = view.isWhole ? all : narrow(segments, all, view.passing, scratch);
        addToView(snapshot, view, viewed.first(), viewed.count);
      }
    }
    const isNamed = search.namesOnly === true && (group[0]?.id === LAST_NAME_TIER || total >= offset + limit);
    if (isNamed || (sorted === undefined && total > MAX_HITS && (views?.all ?? []).every(isFull))) break;
  }
  /** Hits of far tiers, which another order leaves out. */
  const countFar = (): number =>
    sumOf(
      [...FAR_TIERS].flatMap((id) => {
        if (LOOSE_TIERS.has(id) && isElsewhere) return [];
        return sources
          .map(TIER_SETS[id])
          .map((set, at) =>
            set === undefined ? 0 : subtractSeen(set, passing[at], deletedIn(segments[at]!), seen[at]!),
          );
      }),
    );
  if (sorted !== undefined && order !== undefined) keys.push(...pageInOrder(segments, sorted, order, offset, limit));
  return {
    keys,
    tiers,
    ...(sorted !== undefined && best !== undefined && !isFar(best) && { leftOut: Math.min(MAX_HITS, countFar()) }),
    ...(search.among !== undefined && { among: membership.found() }),
    asked,
    total: Math.min(MAX_HITS, total),
    isLowerBound: total > MAX_HITS,
    nearest:
      best === undefined && search.namesOnly !== true && limit > 0
        ? nearestCategories(snapshot, required, scratch)
        : [],
    ignored: best !== undefined && LOOSE_TIERS.has(best) ? ignoredWords(segments, words, best, sources, asked) : [],
    ...(views !== undefined && { facets: facetsOfViews(snapshot, views, seen, scratch) }),
  };
}
