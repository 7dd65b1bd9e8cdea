/** Matches of one word in one segment: by weight, and in summary, texts and anywhere. */
import { type Bitset, cardinality, createBitset, unionInto } from '#catalog/search/engine/bitset.ts';
import { fieldOf, isDense, listIdOf, seekList, unionLists } from '#catalog/search/engine/postings.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { deletedIn, type Segment } from '#catalog/search/engine/segment.ts';
import { SUMMARY_WEIGHT } from './ranking.ts';

/** Read-only bitsets. */
export interface SegmentMatches extends Unions {
  /** By weight, highest first; a document may be on several levels. */
  levels: readonly Level[];
}

/** Documents that match with one weight. */
export interface Level {
  weight: number;
  set: Bitset;
}

/** Bitsets include deleted documents, the count does not. */
interface Unions {
  /** Names and taglines. */
  summary: Bitset;
  /** Names, taglines and descriptions. */
  texts: Bitset;
  /** Texts and category. */
  anywhere: Bitset;
  /** Tools that match by their texts. */
  count: number;
}

/** Terms with their weights in name, tagline and description. */
export type WeightedTerms = readonly { terms: readonly number[]; weights: readonly number[] }[];

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

/** Positions of posting lists by weight, and their total length. */
interface Lists {
  byWeight: (number[] | undefined)[];
  length: number;
}

const listsOf = ({ postings }: Segment, weighted: WeightedTerms): Lists => {
  const lists: Lists = { byWeight: [], length: 0 };
  for (const { terms, weights } of weighted) {
    for (const term of terms) {
      const end = listIdOf(term + 1, 0);
      for (let list = seekList(postings, listIdOf(term, 0)); postings.listIds[list]! < end; list += 1) {
        (lists.byWeight[weights[fieldOf(postings.listIds[list]!)]!] ??= []).push(list);
        lists.length += postings.counts[list]!;
      }
    }
  }
  return lists;
};

const levelsOf = (segment: Segment, { byWeight }: Lists, scratch: ScratchSets): Level[] => {
  const { postings, documents } = segment;
  const levels: Level[] = [];
  for (let weight = byWeight.length - 1; weight >= 0; weight -= 1) {
    const lists = byWeight[weight];
    if (lists !== undefined)
      levels.push({ weight, set: unionLists(postings, lists, documents, () => scratch.take(segment)) });
  }
  return levels;
};

/** The union of levels with weights from..to (exclusive); undefined without any. */
const unionOf = (
  segment: Segment,
  levels: readonly Level[],
  from: number,
  to: number,
  scratch: ScratchSets,
): Bitset | undefined => {
  const sets = levels.flatMap(({ weight, set }) => (weight >= from && weight < to ? [set] : []));
  if (sets.length < 2) return sets[0];
  const all = scratch.take(segment);
  for (const set of sets) unionInto(all, set);
  return all;
};

/** Unites levels; `isOwn` bitsets are kept by the caller, others are scratch. */
const unite = (
  segment: Segment,
  levels: readonly Level[],
  category: Bitset | undefined,
  scratch: ScratchSets,
  isOwn: boolean,
): Unions => {
  const take = (): Bitset => (isOwn ? createBitset(segment.documents) : scratch.take(segment));
  const copyOf = (set: Bitset): Bitset => {
    const copy = take();
    unionInto(copy, set);
    return copy;
  };
  const leading = unionOf(segment, levels, SUMMARY_WEIGHT, Infinity, scratch);
  const others = unionOf(segment, levels, 0, SUMMARY_WEIGHT, scratch);
  const deleted = deletedIn(segment);
  const ownOf = (set: Bitset | undefined): Bitset => (set === undefined ? take() : isOwn ? copyOf(set) : set);
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
  const levels = levelsOf(segment, listsOf(segment, weighted), scratch);
  if (levels.length === 0) return matches;
  const copyOf = (set: Bitset): Bitset => {
    const copy = scratch.take(segment);
    unionInto(copy, set);
    return copy;
  };
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
  category: Bitset | undefined,
  categoryTerms: readonly number[],
  scratch: ScratchSets,
): SegmentMatches {
  const { documents, live } = segment;
  const lists = listsOf(segment, weighted);
  if (!isDense(lists.length, documents)) {
    const all = neighbours.length === 0 ? lists : listsOf(segment, [...weighted, ...neighbours]);
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
