/** Scores hits by what they match of the query, and orders them by score. */
import { type Bitset, isEmpty } from '#catalog/search/engine/bitset.ts';
import { LENGTH_NORMS, lengthNormAt } from '#catalog/search/engine/length-norms.ts';
import type { Segment } from '#catalog/search/engine/segment.ts';
import { type Arena, type HitLists, keysInRange, MAX_HITS } from './merge-hits.ts';
import { areMany, keysOfOneWord } from './one-word.ts';
import { WEIGHTS } from './ranking.ts';
import type { Level } from './segment-matches.ts';

/** What adds to the score of a hit: a word of the query, or its jobs. */
export interface Scored {
  rarity: number;
  /** Added for its category instead of a word's. */
  categoryWeight?: number;
  segments: readonly { levels: readonly Level[]; category: Bitset | undefined; price?: Bitset | undefined }[];
}

/** The score of each hit of a segment, as ranking.ts defines it, times LENGTH_NORMS, plus its length norm. */
const scoresOf = (
  parts: readonly Scored[],
  at: number,
  segment: Segment,
  hits: Uint32Array,
  arena: Arena,
): Uint32Array => {
  const scores = arena.take(hits.length);
  for (let i = 0; i < hits.length; i += 1) scores[i] = lengthNormAt(segment.lengthNorms, hits[i]!);
  for (const { rarity, categoryWeight = WEIGHTS.category, segments } of parts) {
    const { levels, category, price } = segments[at]!;
    const factor = Math.max(1, rarity) * LENGTH_NORMS;
    const filled = levels.filter(({ set }) => !isEmpty(set));
    const bits = filled.map(({ set }) => set.words);
    const values = filled.map(({ weight }) => factor * weight);
    const named = category?.words;
    const more = factor * categoryWeight;
    const priced = price?.words;
    const bonus = LENGTH_NORMS * WEIGHTS.price;
    for (let i = 0; i < hits.length; i += 1) {
      const document = hits[i]!;
      const word = document >>> 5;
      const bit = 1 << (document & 31);
      let value = named !== undefined && (named[word]! & bit) !== 0 ? more : 0;
      if (priced !== undefined && (priced[word]! & bit) !== 0) value += bonus;
      for (let level = 0; level < bits.length; level += 1) {
        if ((bits[level]![word]! & bit) === 0) continue;
        value += values[level]!;
        break;
      }
      scores[i]! += value;
    }
  }
  return scores;
};

/** The keys ranked from..to when hits with a higher score come first; equal ones follow in the order of the catalog (a counting sort). */
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

/** The hits of a list whose scores are least..best, with these. */
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

/** The number behind the last document of a list. */
const endOf = (list: Uint32Array): number => (list.at(-1) ?? -1) + 1;

/** The hits of a tier: a bitset for each segment, how many there are, and those that are ordered, worked out when asked for. */
export interface TierHits {
  sets: readonly (Bitset | undefined)[];
  count: number;
  first(): HitLists;
}

/** The keys ranked from..to of the hits of a tier by score. */
export function bestByScore(
  segments: readonly Segment[],
  parts: readonly Scored[],
  hits: TierHits,
  from: number,
  to: number,
  arena: Arena,
): number[] {
  const [only] = parts;
  if (
    only !== undefined &&
    parts.length === 1 &&
    only.segments.every(({ price }) => price === undefined) &&
    areMany(hits.count, segments)
  ) {
    const ends = hits.count > MAX_HITS ? hits.first().map(endOf) : segments.map(({ documents }) => documents);
    return keysOfOneWord(segments, hits.sets, ends, only.segments, from, to, arena);
  }
  const lists = hits.first();
  const scores = lists.map((list, at) => scoresOf(parts, at, segments[at]!, list, arena));
  return keysByScore(segments, lists, scores, from, to, arena);
}
