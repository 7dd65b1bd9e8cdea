/** The hits of tiers: found one tier after the other, narrowed by filters, joined, and laid out as a page. */
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
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { deletedIn, findByKey, type Segment } from '#catalog/search/engine/segment.ts';
import { pageInOrder } from './listing.ts';
import { createArena, firstHitsOf, type HitLists, hitListsOf, keysInRange, MAX_HITS } from './merge-hits.ts';
import { FAR_TIERS, LOOSE_TIERS, type TierId, type TIERS } from './ranking.ts';
import { bestByScore, type Score, type TierHits } from './scoring.ts';
import { TIER_SETS, type TierSource } from './tiers.ts';

/** By segment; undefined for no documents or, of filters, for all. */
type Sets = readonly (ReadonlyBitset | undefined)[];

/** Hits with their number by segment. */
export interface Hits extends TierHits {
  counts: readonly number[];
}

export interface HitsOfTier extends Hits {
  id: TierId;
}

const arena = createArena();

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0);

const hitsOf = (segments: readonly Segment[], sets: Sets, counts: readonly number[]): Hits => {
  let lists: HitLists | undefined;
  return {
    sets,
    counts,
    count: sumOf(counts),
    first: () => (lists ??= firstHitsOf(segments, hitListsOf(sets, counts, MAX_HITS, arena), MAX_HITS)),
  };
};

/** The hits that pass the filters. */
export function narrow(segments: readonly Segment[], { sets }: Hits, passing: Sets, scratch: ScratchSets): Hits {
  const narrowed = sets.map((set, at) => {
    const filter = passing[at];
    if (set === undefined || filter === undefined) return set;
    const both = scratch.take(segments[at]!);
    intersect(both, [set, filter]);
    return both;
  });
  const counts = narrowed.map((set) => (set === undefined ? 0 : cardinality(set)));
  return hitsOf(segments, narrowed, counts);
}

/** The union of disjoint tiers. */
export function joined(segments: readonly Segment[], tiers: readonly Hits[], scratch: ScratchSets): Hits {
  const [only] = tiers;
  if (only !== undefined && tiers.length === 1) return only;
  const sets = segments.map((segment, at) => {
    const filled = tiers.flatMap(({ sets: own }) => own[at] ?? []);
    if (filled.length < 2) return filled[0];
    const all = scratch.take(segment);
    for (const set of filled) unionInto(all, set);
    return all;
  });
  const counts = segments.map((_, at) => sumOf(tiers.map(({ counts: own }) => own[at] ?? 0)));
  return hitsOf(segments, sets, counts);
}

/** Goes from tier to tier: the hits of earlier ones are no hits of later ones. */
export interface TierWalk {
  /** The hits of the next tier that pass the filters of the walk. */
  hitsOf(id: TierId): Hits;
  /** How many hits the far tiers have, which another order leaves out; only at the end. */
  countFar(passing: Sets): number;
  /** All hits so far, by segment. */
  readonly seen: readonly Bitset[];
  /** The first tier with hits, ignoring filters. */
  readonly best: TierId | undefined;
}

/** `isElsewhere` leaves out loose tiers, and an order far ones. */
export function walkTiers(
  sources: readonly TierSource[],
  { passing, isElsewhere, order }: { passing: Sets; isElsewhere: boolean; order: Order | undefined },
  scratch: ScratchSets,
): TierWalk {
  const segments = sources.map(({ segment }) => segment);
  const seen = segments.map((segment) => scratch.take(segment));
  let best: TierId | undefined;
  const isMet = (sets: Sets): boolean =>
    sets.some((set, at) => set !== undefined && cardinality(set, deletedIn(segments[at]!)) > 0);
  const newIn = (sets: readonly (Bitset | undefined)[], filters: Sets): number[] =>
    sets.map((set, at) =>
      set === undefined ? 0 : subtractSeen(set, filters[at], deletedIn(segments[at]!), seen[at]!),
    );
  return {
    hitsOf(id) {
      const isLast = id === 'fewer_words' || (order !== undefined && FAR_TIERS.has(id));
      if ((LOOSE_TIERS.has(id) && isElsewhere) || (isLast && best !== undefined)) return hitsOf(segments, [], []);
      const sets = sources.map(TIER_SETS[id]);
      if (best === undefined && isMet(sets)) best = id;
      return hitsOf(segments, sets, newIn(sets, passing));
    },
    countFar: (filters) =>
      sumOf(
        [...FAR_TIERS].flatMap((id) =>
          id === best || (LOOSE_TIERS.has(id) && isElsewhere) ? [] : newIn(sources.map(TIER_SETS[id]), filters),
        ),
      ),
    seen,
    get best() {
      return best;
    },
  };
}

/** A page that is filled with the hits of one group of tiers after the other. */
export interface TierPage {
  /** Adds the hits of tiers, and all of them as one. */
  add(order: (typeof TIERS)[number]['order'], tiers: readonly HitsOfTier[], all: Hits): void;
  /** The keys so far, at the end. */
  keys(): number[];
  /** The tier of each key; none in another order. */
  readonly tiers: readonly TierId[];
  /** All hits so far. */
  readonly total: number;
}

/** The tier of a key among a few tiers. */
const tierOf = (segments: readonly Segment[], tiers: readonly HitsOfTier[], key: number): TierId => {
  const [first, ...others] = tiers;
  if (others.length === 0) return first!.id;
  let document = -1;
  const at = segments.findIndex((segment) => (document = findByKey(segment, key)) >= 0);
  return (others.find(({ sets }) => sets[at] !== undefined && hasBit(sets[at], document)) ?? first!).id;
};

/** With an order, its keys are those of all hits in this order. */
export function createTierPage(
  segments: readonly Segment[],
  score: Score,
  { order, offset, limit }: { order?: Order | undefined; offset: number; limit: number },
  scratch: ScratchSets,
): TierPage {
  const sorted = order === undefined ? undefined : segments.map((segment) => scratch.take(segment));
  const keys: number[] = [];
  const tierIds: TierId[] = [];
  let total = 0;
  return {
    add(orderOfTiers, tiers, all) {
      arena.reset();
      const from = Math.max(0, offset - total);
      const to = Math.min(MAX_HITS - total, offset + limit - total, all.count);
      total += all.count;
      sorted?.forEach((into, at) => all.sets[at] !== undefined && unionInto(into, all.sets[at]));
      if (sorted !== undefined || to <= from) return;
      if (orderOfTiers === 'newest')
        keys.push(...keysInRange(segments, hitListsOf(all.sets, all.counts, to, arena), from, to));
      else keys.push(...bestByScore(segments, score, all, from, to, arena));
      while (tierIds.length < keys.length) tierIds.push(tierOf(segments, tiers, keys[tierIds.length]!));
    },
    keys: () =>
      sorted === undefined || order === undefined ? keys : pageInOrder(segments, sorted, order, offset, limit),
    tiers: tierIds,
    get total() {
      return total;
    },
  };
}
