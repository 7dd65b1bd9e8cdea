/** Scores hits and orders them by score. */
import type { ReadonlyBitset } from '#catalog/search/engine/bitset.ts';
import { addLengthNorms } from '#catalog/search/engine/length-norms.ts';
import type { Segment } from '#catalog/search/engine/segment.ts';
import { scoreInto, type WeightedSet } from '#catalog/search/engine/weighted-sets.ts';
import { type Arena, type HitLists, keysInRange } from './merge-hits.ts';
import { SCORE_SCALE, WEIGHTS, weightOf } from './ranking.ts';
import type { WordMatches } from './term-matches.ts';

/**
 * A term of the score: layers by segment, the highest weight first, in units of 1 / SCORE_SCALE. A
 * document gets the weight of its first layer.
 */
export interface ScoreTerm {
  segments: readonly (readonly WeightedSet[])[];
}

/** The terms of a query's score. */
export interface Score {
  parts: readonly ScoreTerm[];
  /** Added for each step of the length norm. */
  length: number;
}

/** Converts to units of 1 / SCORE_SCALE. */
export const toFixedPoint = (value: number): number => Math.round(SCORE_SCALE * value);

/** The total weight of the required words. */
export const rarityOfAll = (required: readonly WordMatches[]): number =>
  required.reduce((sum, word) => sum + weightOf(word), 0);

/** Score terms of matches, required words and prices. */
export function scoreWords(
  segments: readonly Segment[],
  words: readonly WordMatches[],
  required: readonly WordMatches[],
): ScoreTerm[] {
  const rarity = rarityOfAll(required);
  const priceWeight = toFixedPoint(WEIGHTS.price * rarity);
  return [
    ...words
      .filter((word) => !word.isAsked || required.includes(word))
      .map((word) => ({
        segments: word.segments.map(({ levels }) =>
          levels.map(({ weight, set }) => ({ weight: toFixedPoint(weightOf(word) * weight), set })),
        ),
      })),
    ...required.map((word) => ({
      segments: word.segments.map(({ anywhere }) => [
        { weight: toFixedPoint(weightOf(word) * WEIGHTS.matched), set: anywhere },
      ]),
    })),
    {
      segments: segments.map((_, at) =>
        words.flatMap(({ segments: own }) => {
          const { price } = own[at]!;
          return price === undefined ? [] : [{ weight: priceWeight, set: price }];
        }),
      ),
    },
  ];
}

/** Keys of ranks from..to by descending score, then in catalog order (a counting sort). */
function keysByScore(
  segments: readonly Segment[],
  lists: HitLists,
  scores: HitLists,
  from: number,
  to: number,
  arena: Arena,
): number[] {
  let most = 0;
  for (const list of scores) for (let at = 0; at < list.length; at += 1) if (list[at]! > most) most = list[at]!;
  const counts = new Uint32Array(most + 1);
  for (const list of scores) for (let at = 0; at < list.length; at += 1) counts[list[at]!]! += 1;
  const levels: { score: number; count: number; before: number }[] = [];
  for (let score = counts.length - 1, before = 0; score >= 0 && before < to; score -= 1) {
    const count = counts[score]!;
    if (count > 0 && before + count > from) levels.push({ score, count, before });
    before += count;
  }
  const [best, least] = [levels[0]?.score ?? 0, levels.at(-1)?.score ?? 0];
  const chosen = lists.map((list, at) => within(list, scores[at]!, least, best, arena));
  return levels.flatMap(({ score, count, before }) => {
    const level = best === least ? chosen : chosen.map((one) => within(one.documents, one.scores, score, score, arena));
    return keysInRange(
      segments,
      level.map((one) => one.documents),
      Math.max(0, from - before),
      Math.min(count, to - before),
    );
  });
}

/** The hits of a list with scores of least..best. */
function within(
  list: Uint32Array,
  scores: Uint32Array,
  least: number,
  best: number,
  arena: Arena,
): { documents: Uint32Array; scores: Uint32Array } {
  const documents = arena.take(list.length);
  const own = arena.take(list.length);
  let end = 0;
  for (let at = 0; at < list.length; at += 1) {
    const score = scores[at]!;
    if (score < least || score > best) continue;
    documents[end] = list[at]!;
    own[end] = score;
    end += 1;
  }
  return { documents: documents.subarray(0, end), scores: own.subarray(0, end) };
}

/** Hits of a tier: bitsets by segment, their number, and the first MAX_HITS on demand. */
export interface TierHits {
  sets: readonly (ReadonlyBitset | undefined)[];
  count: number;
  first(): HitLists;
}

/** Keys of ranks from..to by score. */
export function bestByScore(
  segments: readonly Segment[],
  { parts, length }: Score,
  { sets, first }: Pick<TierHits, 'sets' | 'first'>,
  from: number,
  to: number,
  arena: Arena,
): number[] {
  const lists = first();
  const filled = segments.flatMap((segment, at) => {
    const [set, list] = [sets[at], lists[at]!];
    return set === undefined || list.length === 0 ? [] : [{ segment, at, set, list }];
  });
  const scores = filled.map(({ segment, at, set, list }) => {
    const own = arena.take(list.length);
    const layers = parts.map(({ segments: terms }) => terms[at]!);
    scoreInto(own, set, layers);
    addLengthNorms(segment.lengthNorms, list, length, own);
    return own;
  });
  return keysByScore(
    filled.map(({ segment }) => segment),
    filled.map(({ list }) => list),
    scores,
    from,
    to,
    arena,
  );
}
