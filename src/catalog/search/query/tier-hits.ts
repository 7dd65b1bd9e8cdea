/** The hits of tiers: found one tier after the other, and laid out as a page. */
import {
  type Bitset,
  cardinality,
  hasBit,
  type ReadonlyBitset,
  subtractSeen,
  unionInto,
} from '#catalog/search/engine/bitset.ts';
import type { Order } from '#catalog/search/engine/catalog-order.ts';
import { deletedIn, type DocumentTable } from '#catalog/search/engine/document-table.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { firstOf, type Hits, keysOf, MAX_HITS, pageInOrder } from './listing.ts';
import { bestFused, type Nearness } from './nearness.ts';
import { FAR_TIERS, LOOSE_TIERS, type TierId, TIERS } from './ranking.ts';
import type { Score } from './scoring.ts';
import { TIER_SETS, type TierSource } from './tiers.ts';

export interface HitsOfTier extends Hits {
  id: TierId;
}

/** Goes from tier to tier: the hits of earlier ones are no hits of later ones. */
export interface TierWalk {
  /** The hits of the next tier that pass the filter of the walk. */
  hitsOf(id: TierId): Hits;
  /** How many hits the far tiers have, which another order leaves out; only at the end. */
  countFar(passing: ReadonlyBitset | undefined): number;
  /** All hits so far. */
  readonly seen: Bitset;
  /** The first tier with hits, ignoring filters. */
  readonly best: TierId | undefined;
}

const BY_SCORE: ReadonlySet<TierId> = new Set(TIERS.flatMap(({ id, order }) => (order === 'score' ? [id] : [])));

/** Tiers that what is near in meaning joins. */
const JOINED: ReadonlySet<TierId> = new Set(['some_words', 'fewer_words']);

/**
 * `isElsewhere` leaves out loose tiers, and an order far ones. What is near joins the hits of a query for a job, or of
 * one that more than names match: to others nothing fits, or they are a name.
 */
export function walkTiers(
  source: TierSource,
  {
    passing,
    isElsewhere,
    order,
    near,
    isJob,
  }: {
    passing: ReadonlyBitset | undefined;
    isElsewhere: boolean;
    order: Order | undefined;
    near: ReadonlyBitset | undefined;
    isJob: boolean;
  },
  scratch: ScratchSets,
): TierWalk {
  const deleted = deletedIn(source.table);
  const seen = scratch.take();
  let best: TierId | undefined;
  const countNew = (set: Bitset | undefined, filter: ReadonlyBitset | undefined): number =>
    set === undefined ? 0 : subtractSeen(set, filter, deleted, seen);
  return {
    hitsOf(id) {
      const isLast = id === 'fewer_words' || (order !== undefined && FAR_TIERS.has(id));
      if ((LOOSE_TIERS.has(id) && isElsewhere) || (isLast && best !== undefined)) return { set: undefined, count: 0 };
      const set = TIER_SETS[id](source);
      if (best === undefined && set !== undefined && cardinality(set, deleted) > 0) best = id;
      if (near === undefined || best === undefined || !JOINED.has(id) || !(isJob || BY_SCORE.has(best)))
        return { count: countNew(set, passing), set };
      const wider = set ?? scratch.take();
      unionInto(wider, near);
      return { count: countNew(wider, passing), set: wider };
    },
    countFar: (filter) =>
      [...FAR_TIERS].reduce(
        (sum, id) =>
          id === best || (LOOSE_TIERS.has(id) && isElsewhere) ? sum : sum + countNew(TIER_SETS[id](source), filter),
        0,
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
  /** The number of all hits so far. */
  readonly total: number;
}

/** With an order, its keys are those of all hits in this order. */
export function createTierPage(
  table: DocumentTable,
  score: Score,
  {
    order,
    offset,
    limit,
    near,
  }: { order?: Order | undefined; offset: number; limit: number; near: Nearness | undefined },
  scratch: ScratchSets,
): TierPage {
  const sorted = order === undefined ? undefined : scratch.take();
  const keys: number[] = [];
  const tierIds: TierId[] = [];
  let total = 0;
  return {
    add(orderOfTiers, tiers, all) {
      const from = Math.max(0, offset - total);
      const to = Math.min(MAX_HITS - total, offset + limit - total, all.count);
      total += all.count;
      if (sorted !== undefined && all.set !== undefined) unionInto(sorted, all.set);
      if (sorted !== undefined || to <= from) return;
      const documents =
        orderOfTiers === 'newest'
          ? firstOf(table, all, to).subarray(from, to)
          : bestFused(table, score, near, all, from, to, scratch);
      keys.push(...keysOf(table, documents));
      for (const document of documents)
        tierIds.push((tiers.find(({ set }) => set !== undefined && hasBit(set, document)) ?? tiers[0]!).id);
    },
    keys: () => (sorted === undefined || order === undefined ? keys : pageInOrder(table, sorted, order, offset, limit)),
    tiers: tierIds,
    get total() {
      return total;
    },
  };
}
