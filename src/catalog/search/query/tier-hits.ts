/** The hits of a search by tier, and their order: by tier and score in one pass, fused with nearness in meaning. */
import { hasBit, type ReadonlyBitset, subtractSeen, type Bitset } from '#catalog/search/engine/bitset.ts';
import { deletedIn, findByKeys } from '#catalog/search/engine/document-table.ts';
import { type OpenTerms, setOf, unionOf } from '#catalog/search/engine/documents.ts';
import { type Hits, joined, firstOf, MAX_HITS } from './listing.ts';
import { NEAR, type Tier, type TierId, TIERS } from './ranking.ts';
import { bestByScore, type Score } from './scoring.ts';
import { TIER_SETS, type TierSource } from './tiers.ts';
import { finishInTurns } from '#catalog/search/engine/time-slice.ts';
import type { Vectors } from '#catalog/search/engine/vectors.ts';

export interface HitsOfTier extends Hits {
  id: TierId;
  kind: Tier['kind'];
}

/**
 * Live hits, best first, of each tier that has any; a hit counts in its first tier alone. With `most` only the tiers of
 * names are read, until that number is reached. Tools near in meaning join the hits of a query that asks for a job, or
 * that texts match, too: otherwise nothing fits, or the query is a name.
 */
export function hitsByTier(
  source: TierSource,
  { near, isJob, most }: { near: ReadonlyBitset | undefined; isJob: boolean; most?: number },
): HitsOfTier[] {
  const { index } = source;
  const deleted = deletedIn(index.table);
  const seen = index.take();
  const found: HitsOfTier[] = [];
  let total = 0;
  for (const { id, kind } of TIERS) {
    if (most !== undefined && (kind !== 'name' || total >= most)) break;
    const set = TIER_SETS[id](source);
    if (set === undefined) continue;
    const count = subtractSeen(set, deleted, seen);
    if (count > 0) found.push({ id, kind, set, count });
    total += count;
    const [best] = found;
    if (near === undefined || best === undefined || kind !== 'far' || (!isJob && best.kind === 'name')) continue;
    const wider = unionOf(index, [near]);
    const more = subtractSeen(wider, deleted, seen);
    if (more > 0) found.push({ id, kind, set: wider, count: more });
  }
  return found;
}

/** Documents from..to of the hits: by tier (words together), then score (fused with nearness), then in catalog order. */
export function bestOfTiers(
  index: OpenTerms,
  score: Score,
  tiers: readonly HitsOfTier[],
  { from, to, near }: { from: number; to: number; near: Nearness | undefined },
): number[] {
  const { table } = index;
  const best: number[] = [];
  let before = 0;
  for (const [name, group] of Map.groupBy(tiers, ({ id, kind }) => (kind === 'name' ? id : 'words'))) {
    const hits = joined(index, group);
    const first = Math.max(0, from - before);
    const last = Math.min(MAX_HITS - before, to - before, hits.count);
    before += hits.count;
    if (last <= first) continue;
    const ranked =
      name !== 'words'
        ? firstOf(table, hits, last).subarray(first)
        : near === undefined
          ? bestByScore(index, score, hits, first, last)
          : fuse(bestByScore(index, score, hits, 0, Math.min(MAX_HITS, hits.count)), near, last).slice(first);
    best.push(...ranked);
  }
  return best;
}

/** The tier of each document. */
export const tiersOf = (tiers: readonly HitsOfTier[], documents: readonly number[]): TierId[] =>
  documents.map((document) => tiers.find(({ set }) => hasBit(set, document))!.id);

/** Milliseconds of a turn of the event loop that a search for the nearest takes. */
const TURN_MS = 2;

/** Documents that are near, and their ranks, 1 for the nearest. */
export interface Nearness {
  set: Bitset;
  ranks: ReadonlyMap<number, number>;
}

/** Keys of the nearest tools: a part of all, so that a search in a small catalog does not find all of it. */
export const findNear = (vectors: Vectors, vector: Float32Array): Promise<number[]> =>
  finishInTurns(vectors.nearest(vector, Math.min(NEAR.most, Math.ceil(vectors.size * NEAR.share))), TURN_MS);

/** Of those that are in the index. */
export function nearnessOf(index: OpenTerms, keys: readonly number[] | undefined): Nearness | undefined {
  const documents = findByKeys(index.table, keys ?? []);
  if (documents.length === 0) return undefined;
  return { set: setOf(index, documents), ranks: new Map(documents.map((document, at) => [document, at + 1])) };
}

/** The first `most` documents of a ranking by the sum of both reciprocal ranks. */
function fuse(ranked: Uint32Array, { ranks }: Nearness, most: number): number[] {
  const valueAt = (place: number): number => {
    const rank = ranks.get(ranked[place]!);
    return 1 / (NEAR.score + place + 1) + (rank === undefined ? 0 : 1 / (NEAR.nearness + rank));
  };
  // What is not near falls back, so none of the later ones comes among the first.
  const places = [...ranked.keys()].filter((place) => place < most || ranks.has(ranked[place]!));
  const ordered = places.toSorted((one, other) => valueAt(other) - valueAt(one) || one - other);
  return ordered.slice(0, most).map((place) => ranked[place]!);
}
