/** Matches of one word in the texts: by weight, and in summary, texts and anywhere. */
import {
  type Bitset,
  cardinality,
  createBitset,
  type ReadonlyBitset,
  unionInto,
} from '#catalog/search/engine/bitset.ts';
import { levelsOf, weightedLists, type WeightedTerms } from '#catalog/search/engine/documents.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { deletedIn, type DocumentTable } from '#catalog/search/engine/document-table.ts';
import type { WeightedSet } from '#catalog/search/engine/weighted-sets.ts';
import { SUMMARY_WEIGHT } from './ranking.ts';

export interface TextMatches extends Unions {
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

/** Cached words (two or three bits a document): common words recur. */
const MAX_CACHED = 32;

/** Cached words, and the version of the table that they belong to. */
interface Cache {
  version: number;
  words: Map<string, Unions>;
}

const caches = new WeakMap<DocumentTable, Cache>();

const cacheOf = (table: DocumentTable): Cache['words'] => {
  const { version } = table;
  let cache = caches.get(table);
  if (cache?.version !== version) caches.set(table, (cache = { version, words: new Map() }));
  return cache.words;
};

/** The union of levels with weights from..to (exclusive); undefined without any. */
const unionOf = (
  levels: readonly WeightedSet[],
  from: number,
  to: number,
  scratch: ScratchSets,
): ReadonlyBitset | undefined => {
  const sets = levels.flatMap(({ weight, set }) => (weight >= from && weight < to ? [set] : []));
  if (sets.length < 2) return sets[0];
  const all = scratch.take();
  for (const set of sets) unionInto(all, set);
  return all;
};

const copyTo = (into: Bitset, set: ReadonlyBitset): Bitset => {
  unionInto(into, set);
  return into;
};

/** Unites levels; `isOwn` bitsets are kept by the caller, others are scratch. */
const unite = (
  table: DocumentTable,
  levels: readonly WeightedSet[],
  category: ReadonlyBitset | undefined,
  scratch: ScratchSets,
  isOwn: boolean,
): Unions => {
  const take = (): Bitset => (isOwn ? createBitset(table.room) : scratch.take());
  const copyOf = (set: ReadonlyBitset): Bitset => copyTo(take(), set);
  const leading = unionOf(levels, SUMMARY_WEIGHT, Infinity, scratch);
  const others = unionOf(levels, 0, SUMMARY_WEIGHT, scratch);
  const deleted = deletedIn(table);
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
  table: DocumentTable,
  matches: TextMatches,
  weighted: WeightedTerms,
  scratch: ScratchSets,
): TextMatches {
  const levels = levelsOf(table, weightedLists(table, weighted), scratch);
  if (levels.length === 0) return matches;
  const copyOf = (set: ReadonlyBitset): Bitset => copyTo(scratch.take(), set);
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
    count: cardinality(texts, deletedIn(table)),
  };
}

/** `neighbours` are terms that depend on adjacent words; they are not cached. */
export function matchTexts(
  table: DocumentTable,
  weighted: WeightedTerms,
  neighbours: WeightedTerms,
  category: ReadonlyBitset | undefined,
  categoryTerms: readonly number[],
  scratch: ScratchSets,
): TextMatches {
  const lists = weightedLists(table, weighted);
  if (!lists.isDense) {
    const all = neighbours.length === 0 ? lists : weightedLists(table, [...weighted, ...neighbours]);
    const levels = levelsOf(table, all, scratch);
    return { levels, ...unite(table, levels, category, scratch, false) };
  }
  const levels = levelsOf(table, lists, scratch);
  const cache = cacheOf(table);
  const key = `${weighted.map(({ terms }) => terms.join()).join(';')};${categoryTerms.join()}`;
  const cached = cache.get(key) ?? unite(table, levels, category, scratch, true);
  // Last used, last evicted.
  cache.delete(key);
  if (cache.size === MAX_CACHED) cache.delete(cache.keys().next().value!);
  cache.set(key, cached);
  const matches = { ...cached, levels };
  return neighbours.length === 0 ? matches : addMatches(table, matches, neighbours, scratch);
}
