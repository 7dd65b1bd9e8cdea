/** The hits of a search by tier, and their order: by tier and score in one pass. */
import { hasBit, type ReadonlyBitset, subtractSeen, unionInto } from '#catalog/search/engine/bitset.ts';
import { deletedIn, type DocumentTable } from '#catalog/search/engine/document-table.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { type Hits, joined, firstOf, MAX_HITS } from './listing.ts';
import { fuse, type Nearness } from './nearness.ts';
import { BY_SCORE, NAME_TIERS, type TierId, TIERS } from './ranking.ts';
import { bestByScore, type Score } from './scoring.ts';
import { TIER_SETS, type TierSource } from './tiers.ts';

export interface HitsOfTier extends Hits {
  id: TierId;
}

/**
 * Live hits, best first, of each tier that has any: those of earlier ones are no hits of later ones. With `most` names
 * only, until there are so many. What is near in meaning joins the hits of a query for a job, or of one that more than
 * names match: to others nothing fits, or they are a name.
 */
export function hitsByTier(
  source: TierSource,
  { near, isJob, most }: { near: ReadonlyBitset | undefined; isJob: boolean; most: number | undefined },
  scratch: ScratchSets,
): HitsOfTier[] {
  const deleted = deletedIn(source.table);
  const seen = scratch.take();
  const found: HitsOfTier[] = [];
  let total = 0;
  for (const { id } of TIERS) {
    if (most !== undefined && (!NAME_TIERS.has(id) || total >= most)) break;
    if (id === 'fewer_words' && found.length > 0) break;
    const set = TIER_SETS[id](source);
    if (set === undefined) continue;
    const count = subtractSeen(set, undefined, deleted, seen);
    if (count > 0) found.push({ id, set, count });
    total += count;
    const [best] = found;
    if (near === undefined || best === undefined || (id !== 'some_words' && id !== 'fewer_words')) continue;
    if (!isJob && NAME_TIERS.has(best.id)) continue;
    const wider = scratch.take();
    unionInto(wider, near);
    const more = subtractSeen(wider, undefined, deleted, seen);
    if (more > 0) found.push({ id, set: wider, count: more });
  }
  return found;
}

/** Documents from..to of the hits: by tier (words together), then score (fused with nearness), then in catalog order. */
export function bestOfTiers(
  table: DocumentTable,
  score: Score,
  tiers: readonly HitsOfTier[],
  { from, to, near }: { from: number; to: number; near: Nearness | undefined },
  scratch: ScratchSets,
): number[] {
  const best: number[] = [];
  let before = 0;
  for (const [id, group] of Map.groupBy(tiers, (tier) => (BY_SCORE.has(tier.id) ? 'words' : tier.id))) {
    const hits = joined(group, scratch);
    const first = Math.max(0, from - before);
    const last = Math.min(MAX_HITS - before, to - before, hits.count);
    before += hits.count;
    if (last <= first) continue;
    const ranked =
      id !== 'words'
        ? firstOf(table, hits, last).subarray(first)
        : near === undefined
          ? bestByScore(table, score, hits, first, last, scratch)
          : fuse(bestByScore(table, score, hits, 0, Math.min(MAX_HITS, hits.count), scratch), near, last).slice(first);
    best.push(...ranked);
  }
  return best;
}

/** The tier of each document. */
export const tiersOf = (tiers: readonly HitsOfTier[], documents: readonly number[]): TierId[] =>
  documents.map((document) => tiers.find(({ set }) => set !== undefined && hasBit(set, document))!.id);
