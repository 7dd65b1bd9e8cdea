/** The tiers of a search: which documents match in which way. A document counts in the first tier that has it. */
import { saysAi } from '#catalog/language/stop-words.ts';
import { scriptOf } from '#catalog/language/scripts.ts';
import { localesOf } from '#catalog/language/stems.ts';
import { type Bitset, isEmpty, type ReadonlyBitset } from '#catalog/search/engine/bitset.ts';
import { documentsWith, intersectionOf, NAME, setOf, unionOf } from '#catalog/search/engine/documents.ts';
import { namesSoundingLike } from '#catalog/search/engine/names.ts';
import { addMinimumMatch } from '#catalog/search/engine/weighted-sets.ts';
import type { OpenSnapshot } from './index-snapshot.ts';
import { type AskedJob, isEvidenceFor } from './intent.ts';
import { matchNames, matchNamesWithin, mayHoldPrefix, type NameMatches } from './name-matches.ts';
import type { Query } from './query.ts';
import { LEAST_MATCH, SUMMARY_WEIGHT, type TierId, weightOf } from './ranking.ts';
import { isMet, type WordMatches } from './term-matches.ts';

/** The inputs of the tiers. */
export interface TierSource {
  index: OpenSnapshot;
  query: Query;
  names: NameMatches;
  required: readonly WordMatches[];
  /** The last word of the query, if it is required. */
  last: WordMatches | undefined;
  /** The documents of the requested prices as one set, and of each requested attribute. */
  beside: readonly ReadonlyBitset[];
  /** Whether a word is unused or misspelt. */
  hasUnknownWord: boolean;
  /** Whether the query asks for no job of a tool: then all words must stand in the summary. */
  isElsewhere: boolean;
  /** Documents with a job of the query; undefined without jobs. */
  doing: ReadonlyBitset | undefined;
}

/** The subject rather than wishes, and of it the words that not most tools use. */
export function requiredWords(words: readonly WordMatches[]): readonly WordMatches[] {
  const subjects = words.filter(({ word }) => !word.isWish);
  const telling = subjects.filter(({ rarity }) => rarity > 0);
  const beside = telling.filter(({ attributes }) => attributes.length === 0);
  // Of "AI for teachers" only the attribute is left.
  const isLeft = beside.length < telling.length && beside.every(({ word }) => saysAi(word.token));
  return [isLeft ? [] : beside, telling, subjects, words].find((some) => some.length > 0) ?? [];
}

/** `doing` are documents with a job of the query. */
export function tierSource(
  index: OpenSnapshot,
  query: Query,
  words: readonly WordMatches[],
  { doing, isElsewhere }: Pick<TierSource, 'doing' | 'isElsewhere'>,
): TierSource {
  const required = requiredWords(words);
  const prices = words.flatMap(({ price }) => price ?? []);
  return {
    index,
    query,
    names: matchNames(index, query),
    required,
    last: required.find(({ word }) => word.at === query.tokens.length - 1),
    beside: [
      ...(prices.length < 2 ? prices : [unionOf(prices, index)]),
      ...words.flatMap(({ attributes, category }) => (attributes.length > 0 ? (category ?? []) : [])),
    ],
    hasUnknownWord: words.length === 0 || words.some(({ isStrange, count }) => isStrange || count === 0),
    isElsewhere,
    doing,
  };
}

const holdingAll = ({ index }: TierSource, sets: readonly ReadonlyBitset[]): Bitset | undefined =>
  sets.length === 0 || sets.some(isEmpty) ? undefined : intersectionOf(sets, index);

/** Documents with all required words in the name, the last one as a prefix. */
const allInName = (source: TierSource): Bitset | undefined => {
  const { index, required, last, beside } = source;
  const whole = required.flatMap((word) => (word === last ? [] : [word.name]));
  if (last === undefined || whole.some(isEmpty)) return holdingAll(source, [...whole, ...beside]);
  const completions = mayHoldPrefix(index.table, whole, last.word.token) ? last.completions() : [];
  if (completions.length === 0) return holdingAll(source, [...whole, ...beside, last.name]);
  const begun = unionOf([last.name, documentsWith(index, completions, NAME)], index);
  return holdingAll(source, [...whole, ...beside, begun]);
};

/** Documents with all words in name, tagline and categories; the categories alone are not enough. */
const allInSummary = (source: TierSource): Bitset | undefined => {
  const { required, index } = source;
  if (required.length === 0 || required.some(({ anywhere }) => isEmpty(anywhere))) return undefined;
  const summaries = required.map(({ levels }) =>
    unionOf(
      levels.flatMap(({ weight, set }) => (weight >= SUMMARY_WEIGHT ? [set] : [])),
      index,
    ),
  );
  const sets = required.map(({ category }, at) => unionOf([summaries[at]!, ...(category ? [category] : [])], index));
  return holdingAll(source, [...sets, unionOf(summaries, index)]);
};

const allWords = (source: TierSource): Bitset | undefined => {
  const { required, doing, isElsewhere, index } = source;
  if (isElsewhere) return allInSummary(source);
  const all = holdingAll(
    source,
    required.map(({ anywhere }) => anywhere),
  );
  return doing === undefined ? all : unionOf([doing, ...(all ? [all] : [])], index);
};

const someWords = ({ required, doing, isElsewhere, index }: TierSource): Bitset | undefined => {
  if (isElsewhere || required.length < 2) return undefined;
  const set = index.take();
  addMinimumMatch(
    required.map((word) => ({ weight: weightOf(word), count: word.count, set: word.anywhere })),
    doing === undefined ? LEAST_MATCH.words : LEAST_MATCH.withJob,
    set,
    index.take(),
  );
  return set;
};

/** Documents whose whole name is a part of the query, and that match a word of the rest or have a job of the query. */
const namedWithin = (source: TierSource): Bitset[] => {
  const { index, query, required, doing } = source;
  return matchNamesWithin(index, query.tokens).flatMap(({ from, to, documents }) => {
    const rest = required.flatMap(({ word, anywhere }) => (word.at < from || word.at >= to ? [anywhere] : []));
    return holdingAll(source, [documents, unionOf([...rest, ...(doing ? [doing] : [])], index)]) ?? [];
  });
};

/** A bitset that the caller may change; undefined for no documents. */
export const TIER_SETS: Readonly<Record<TierId, (source: TierSource) => Bitset | undefined>> = {
  exact_name: ({ names }) => names.exact,
  short_name(source) {
    const makers = source.required.flatMap(({ maker, word }) => (saysAi(word.token) ? [] : [maker]));
    const isMaker = makers.length > 0 && makers.every((maker) => maker !== undefined);
    const made = isMaker ? holdingAll(source, makers) : undefined;
    return unionOf([source.names.short, ...(made ? [made] : []), ...namedWithin(source)], source.index);
  },
  name_almost_typed: (source) => holdingAll(source, [source.names.begins, source.names.misspelt]),
  name_begins: ({ names }) => names.begins,
  all_words_in_name: allInName,
  misspelt_name({ index, names, query: { skeleton }, hasUnknownWord }) {
    if (!hasUnknownWord) return undefined;
    const heard = scriptOf(skeleton) === 'latin' ? [] : namesSoundingLike(index.table, skeleton);
    return unionOf([names.misspelt, setOf(heard, index)], index);
  },
  all_words: allWords,
  some_words: someWords,
};

/** Positions of required words (no bigrams) that no hit of the best tier needed. */
export function ignoredWords(best: TierId, source: TierSource, asked: readonly AskedJob[]): number[] {
  const { index, required } = source;
  if (best !== 'all_words' && best !== 'some_words') return [];
  const isTold = ({ word }: WordMatches): boolean => best === 'all_words' && isEvidenceFor(asked, word.token);
  return required
    .filter((one) => !isMet(index.table, one) && !isTold(one) && localesOf(one.word.token).length > 0)
    .map(({ word }) => word.at)
    .toSorted((a, b) => a - b);
}
