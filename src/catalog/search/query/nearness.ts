/** Tools whose texts are near to a query in meaning, by the vectors of a model, fused with the score. */
import { type Bitset, setBit } from '#catalog/search/engine/bitset.ts';
import { type DocumentTable, findByKey } from '#catalog/search/engine/document-table.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { finishInTurns } from '#catalog/search/engine/time-slice.ts';
import type { Vectors } from '#catalog/search/engine/vectors.ts';
import { type Hits, MAX_HITS } from './listing.ts';
import { NEAR } from './ranking.ts';
import { bestByScore, type Score } from './scoring.ts';

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
export function nearnessOf(
  table: DocumentTable,
  keys: readonly number[] | undefined,
  scratch: ScratchSets,
): Nearness | undefined {
  const documents = keys?.map((key) => findByKey(table, key)).filter((document) => document >= 0) ?? [];
  if (documents.length === 0) return undefined;
  const set = scratch.take();
  for (const document of documents) setBit(set, document);
  return { set, ranks: new Map(documents.map((document, at) => [document, at + 1])) };
}

/** Documents of ranks from..to by score, fused with their nearness. */
export function bestFused(
  table: DocumentTable,
  score: Score,
  near: Nearness | undefined,
  hits: Hits,
  from: number,
  to: number,
  scratch: ScratchSets,
): Uint32Array {
  if (near === undefined) return bestByScore(table, score, hits, from, to, scratch);
  const ranked = bestByScore(table, score, hits, 0, Math.min(MAX_HITS, hits.count), scratch);
  const valueAt = (place: number): number => 1 / (NEAR.score + place + 1);
  const raised: { document: number; value: number }[] = [];
  for (let place = 0; place < ranked.length; place += 1) {
    const rank = near.ranks.get(ranked[place]!);
    if (rank === undefined) continue;
    raised.push({ document: ranked[place]!, value: valueAt(place) + 1 / (NEAR.nearness + rank) });
  }
  raised.sort((one, other) => other.value - one.value);
  const fused = new Uint32Array(ranked.length);
  let next = 0;
  let end = 0;
  for (let place = 0; place < ranked.length && end < to; place += 1) {
    while (next < raised.length && raised[next]!.value >= valueAt(place)) {
      fused[end] = raised[next]!.document;
      end += 1;
      next += 1;
    }
    if (near.ranks.has(ranked[place]!)) continue;
    fused[end] = ranked[place]!;
    end += 1;
  }
  for (; next < raised.length && end < to; next += 1, end += 1) fused[end] = raised[next]!.document;
  return fused.subarray(from, to);
}
