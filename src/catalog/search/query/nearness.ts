/** Tools whose texts are near to a query in meaning, by the vectors of a model, fused with the score. */
import { type Bitset, setBit } from '#catalog/search/engine/bitset.ts';
import { type DocumentTable, findByKey } from '#catalog/search/engine/document-table.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { finishInTurns } from '#catalog/search/engine/time-slice.ts';
import type { Vectors } from '#catalog/search/engine/vectors.ts';
import { NEAR } from './ranking.ts';

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

/** The first `most` documents of a ranking by the sum of both reciprocal ranks. */
export function fuse(ranked: Uint32Array, { ranks }: Nearness, most: number): number[] {
  const valueAt = (place: number): number => {
    const rank = ranks.get(ranked[place]!);
    return 1 / (NEAR.score + place + 1) + (rank === undefined ? 0 : 1 / (NEAR.nearness + rank));
  };
  // What is not near falls back, so none of the later ones comes among the first.
  const places = [...ranked.keys()].filter((place) => place < most || ranks.has(ranked[place]!));
  const ordered = places.toSorted((one, other) => valueAt(other) - valueAt(one) || one - other);
  return ordered.slice(0, most).map((place) => ranked[place]!);
}
