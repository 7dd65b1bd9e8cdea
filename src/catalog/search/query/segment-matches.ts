/** Matches of one word in one segment: by weight, and in summary, texts and anywhere. */
import {
  type Bitset,
  cardinality,
  createBitset,
  type ReadonlyBitset,
  unionInto,
} from '#catalog/search/engine/bitset.ts';
import { levelsOf, weightedLists, type WeightedTerms } from '#catalog/search/engine/documents.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { deletedIn, type Segment } from '#catalog/search/engine/segment.ts';
import type { WeightedSet } from '#catalog/search/engine/weighted-sets.ts';
import { SUMMARY_WEIGHT } from './ranking.ts';

export interface SegmentMatches extends Unions {
  /** By weight, highest first; a document may be on several levels. */
  levels: readonly WeightedSet[];
}

/** Bitsets include deleted documents, the count does not. */
interface Unions {
  /** Names and taglines. */
  summary: ReadonlyBitset;
  /** Names, taglines and descriptions. */
  texts: ReadonlyBitset;
  /** Texts and category. */
  anywhere: ReadonlyBitset;
  /** Tools that match by their texts. */
  count: number;
}

/** Cached words of a segment (two or three bits a document): common words recur. */
const MAX_CACHED = 32;

interface Cached extends Unions {
  /** Live documents at the time of counting. */
  live: number;
}

const caches = new WeakMap<Segment, Map<string, Cached>>();

const cacheOf = (segment: Segment): Map<string, Cached> => {
  let cache = caches.get(segment);
  if (cache === undefined) caches.set(segment, (cache = new Map()));
  return cache;
};

/** The union of levels with weights from..to (exclusive); undefined without any. */
const unionOf = (
  segment: Segment,
  levels: readonly WeightedSet[],
  from: number,
  to: number,
  scratch: ScratchSets,
): ReadonlyBitset | undefined => {
  const sets = levels.flatMap(({ weight, set }) => (weight >= from && weight < to ? [set] : []));
  if (sets.length < 2) return sets[0];
  const all = scratch.take(segment);
  for (const set of sets) unionInto(all, set);
  return all;
};

const copyTo = (into: Bitset, set: ReadonlyBitset): Bitset => {
  unionInto(into, set);
  return into;
};

/** Unites levels; `isOwn` bitsets are kept by the caller, others are scratch. */
const unite = (
  segment: Segment,
  levels: readonly WeightedSet[],
  category: ReadonlyBitset | undefined,
  scratch: ScratchSets,
  isOwn: boolean,
): Unions => {
  const take = (): Bitset => (isOwn ? createBitset(segment.documents) : scratch.take(segment));
  const copyOf = (set: ReadonlyBitset): Bitset => copyTo(take(), set);
  const leading = unionOf(segment, levels, SUMMARY_WEIGHT, Infinity, scratch);
  const others = unionOf(segment, levels, 0, SUMMARY_WEIGHT, scratch);
  const deleted = deletedIn(segment);
  const ownOf = (set: ReadonlyBitset | undefined): ReadonlyBitset =>
    set === undefined ? take() : isOwn ? copyOf(set) : set;
  const summary = ownOf(leading);
  let texts = summary;
  if (others !== undefined) {
    if (leading === undefined) texts = ownOf(others);
    else unionInto((texts = copyOf(leading)), others);
  }
  const count = cardinality(texts, deleted);
  if (category === undefined) return { summary, texts, anywhere: texts, count };
  const anywhere = copyOf(texts);
  unionInto(anywhere, category);
  return { summary, texts, anywhere, count };
};

/** Adds the matches of further, rare terms. */
export function addMatches(
  segment: Segment,
  matches: SegmentMatches,
  weighted: WeightedTerms,
  scratch: ScratchSets,
): SegmentMatches {
  const levels = levelsOf(segment, weightedLists(segment, weighted), scratch);
  if (levels.length === 0) return matches;
  const copyOf = (set: ReadonlyBitset): Bitset => copyTo(scratch.take(segment), set);
  const texts = copyOf(matches.texts);
  const summary = copyOf(matches.summary);
  const anywhere = matches.anywhere === matches.texts ? texts : copyOf(matches.anywhere);
  for (const { weight, set } of levels) {
    unionInto(texts, set);
    if (anywhere !== texts) unionInto(anywhere, set);
    if (weight >= SUMMARY_WEIGHT) unionInto(summary, set);
  }
  return {
    levels: [...matches.levels, ...levels].sort((a, b) => b.weight - a.weight),
    summary,
    texts,
    anywhere,
    count: cardinality(texts, deletedIn(segment)),
  };
}

/** `neighbours` are terms that depend on adjacent words; they are not cached. */
export function matchSegment(
  segment: Segment,
  weighted: WeightedTerms,
  neighbours: WeightedTerms,
  category: ReadonlyBitset | undefined,
  categoryTerms: readonly number[],
  scratch: ScratchSets,
): SegmentMatches {
  const { live } = segment;
  const lists = weightedLists(segment, weighted);
  if (!lists.isDense) {
    const all = neighbours.length === 0 ? lists : weightedLists(segment, [...weighted, ...neighbours]);
    const levels = levelsOf(segment, all, scratch);
    return { levels, ...unite(segment, levels, category, scratch, false) };
  }
  const levels = levelsOf(segment, lists, scratch);
  const cache = cacheOf(segment);
  const key = `${weighted.map(({ terms }) => terms.join()).join(';')};${categoryTerms.join()}`;
  let cached = cache.get(key);
  if (cached?.live !== live) cached = { ...unite(segment, levels, category, scratch, true), live };
  // Last used, last evicted.
  cache.delete(key);
  if (cache.size === MAX_CACHED) cache.delete(cache.keys().next().value!);
  cache.set(key, cached);
  const matches = { ...cached, levels };
  return neighbours.length === 0 ? matches : addMatches(segment, matches, neighbours, scratch);
}
