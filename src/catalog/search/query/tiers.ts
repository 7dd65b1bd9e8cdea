/** The tiers of a search: which documents match in which way. A document counts in the first tier that has it. */
import { saysAi } from '#catalog/language/stop-words.ts';
import { scriptOf } from '#catalog/language/scripts.ts';
import { localesOf } from '#catalog/language/stems.ts';
import { skeletonOf } from '#catalog/language/words.ts';
import { isOrdinaryWord } from '#catalog/search/analysis/vocabulary.ts';
import { type Bitset, isEmpty, type ReadonlyBitset } from '#catalog/search/engine/bitset.ts';
import { namesNear } from '#catalog/search/engine/dictionary.ts';
import {
  documentsNamed,
  documentsWith,
  intersectionOf,
  NAME,
  setOf,
  TEXTS,
  unionOf,
} from '#catalog/search/engine/documents.ts';
import { namesBegunBy, namesSoundingLike, OTHER_NAMES } from '#catalog/search/engine/names.ts';
import { addMinimumMatch } from '#catalog/search/engine/weighted-sets.ts';
import type { OpenSnapshot } from './index-snapshot.ts';
import { type AskedJob, isEvidenceFor } from './intent.ts';
import type { Query } from './query.ts';
import { LEAST_MATCH, SUMMARY_WEIGHT, type TierId, weightOf } from './ranking.ts';
import { isMet, type WordMatches } from './term-matches.ts';

/** The inputs of the tiers. */
export interface TierSource {
  index: OpenSnapshot;
  query: Query;
  required: readonly WordMatches[];
  /** Documents whose whole names begin with the query. */
  begun: Bitset;
  /** Documents of which a form of the name is at most one edit away. */
  misspelt: Bitset;
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

/** A shorter query has too many names one edit away. */
const SHORTEST_MISSPELT = 4;

/** `doing` are documents with a job of the query. */
export function tierSource(
  index: OpenSnapshot,
  query: Query,
  words: readonly WordMatches[],
  rules: Pick<TierSource, 'doing' | 'isElsewhere'>,
): TierSource {
  const { skeleton } = query;
  const prices = words.flatMap(({ price }) => price ?? []);
  const near = skeleton.length < SHORTEST_MISSPELT ? [] : namesNear(index.dictionary, skeleton);
  return {
    index,
    query,
    required: requiredWords(words),
    begun: setOf(index, skeleton === '' ? [] : namesBegunBy(index.table, skeleton)),
    misspelt: unionOf(index, [documentsWith(index, near, TEXTS)]),
    beside: [
      ...(prices.length < 2 ? prices : [unionOf(index, prices)]),
      ...words.flatMap(({ attributes, category }) => (attributes.length > 0 ? (category ?? []) : [])),
    ],
    hasUnknownWord: words.length === 0 || words.some(({ isStrange, count }) => isStrange || count === 0),
    ...rules,
  };
}

const holdingAll = ({ index }: TierSource, sets: readonly ReadonlyBitset[]): Bitset | undefined =>
  sets.length === 0 || sets.some(isEmpty) ? undefined : intersectionOf(index, sets);

/** The documents of names that are one of some skeletons, in a set of its own. */
const namedBy = (index: OpenSnapshot, skeletons: readonly string[], fields = NAME): Bitset =>
  unionOf(index, [documentsNamed(index, 'name', skeletons, fields)]);

const LONGEST_WITHIN = 3;

/** Documents whose whole name is a part of the query, and that match a word of the rest or have a job of the query. */
function namedWithin(source: TierSource): Bitset[] {
  const { index, query, required, doing } = source;
  const { tokens } = query;
  return [...tokens.keys()].flatMap((from) =>
    Array.from({ length: Math.min(LONGEST_WITHIN, tokens.length - from) }, (_, at) => from + at + 1).flatMap((to) => {
      const run = tokens.slice(from, to);
      if (run.length === tokens.length || run.every(isOrdinaryWord)) return [];
      const named = namedBy(index, [skeletonOf(run.join(''))]);
      if (isEmpty(named)) return [];
      const rest = required.flatMap(({ word, anywhere }) => (word.at < from || word.at >= to ? [anywhere] : []));
      return holdingAll(source, [named, unionOf(index, [...rest, ...(doing ? [doing] : [])])]) ?? [];
    }),
  );
}

/** Documents of the makers that all required words name. */
const madeBy = (source: TierSource): Bitset[] => {
  const makers = source.required.flatMap(({ maker, word }) => (saysAi(word.token) ? [] : [maker]));
  const known = makers.filter((maker) => maker !== undefined);
  return known.length < makers.length ? [] : [holdingAll(source, known) ?? []].flat();
};

/** Documents with all required words in the name, the last one as a prefix. */
const allInName = (source: TierSource): Bitset | undefined => {
  const { index, query, required, beside } = source;
  const last = required.find(({ word }) => word.at === query.tokens.length - 1);
  const names = required.map((word) => {
    const completions = word === last ? word.completions() : [];
    return completions.length === 0 ? word.name : unionOf(index, [word.name, documentsWith(index, completions, NAME)]);
  });
  return holdingAll(source, [...names, ...beside]);
};

/** Documents with all words in name, tagline and categories; the categories alone are not enough. */
const allInSummary = (source: TierSource): Bitset | undefined => {
  const { required, index } = source;
  const summaries = required.map(({ levels }) =>
    unionOf(
      index,
      levels.flatMap(({ weight, set }) => (weight >= SUMMARY_WEIGHT ? [set] : [])),
    ),
  );
  const sets = required.map(({ category }, at) => unionOf(index, [summaries[at]!, ...(category ? [category] : [])]));
  return holdingAll(source, [...sets, unionOf(index, summaries)]);
};

/** A bitset that the caller may change; undefined for no documents. */
export const TIER_SETS: Readonly<Record<TierId, (source: TierSource) => Bitset | undefined>> = {
  exact_name: ({ index, query }) => namedBy(index, [query.skeleton]),
  short_name(source) {
    const { skeleton, shortSkeleton = '', subjectSkeleton = '' } = source.query;
    const others = namedBy(source.index, [skeleton], OTHER_NAMES);
    const shorter = namedBy(source.index, [shortSkeleton, subjectSkeleton], TEXTS);
    return unionOf(source.index, [others, shorter, ...madeBy(source), ...namedWithin(source)]);
  },
  name_almost_typed: (source) => holdingAll(source, [source.begun, source.misspelt]),
  name_begins: ({ begun }) => begun,
  all_words_in_name: allInName,
  misspelt_name({ index, misspelt, query: { skeleton }, hasUnknownWord }) {
    if (!hasUnknownWord) return undefined;
    const heard = scriptOf(skeleton) === 'latin' ? [] : namesSoundingLike(index.table, skeleton);
    return unionOf(index, [misspelt, setOf(index, heard)]);
  },
  all_words(source) {
    const { required, doing, isElsewhere, index } = source;
    if (isElsewhere) return allInSummary(source);
    const sets = required.map(({ anywhere }) => anywhere);
    const all = holdingAll(source, sets);
    return doing === undefined ? all : unionOf(index, [doing, ...(all ? [all] : [])]);
  },
  some_words({ required, doing, isElsewhere, index }) {
    if (isElsewhere || required.length < 2) return undefined;
    const words = required.map((word) => ({ weight: weightOf(word), count: word.count, set: word.anywhere }));
    const part = doing === undefined ? LEAST_MATCH.words : LEAST_MATCH.withJob;
    const set = index.take();
    addMinimumMatch(words, part, set, index.take());
    return set;
  },
};

/** Positions of required words (no bigrams) that no hit of the best tier needed. */
export function ignoredWords(best: TierId, { index, required }: TierSource, asked: readonly AskedJob[]): number[] {
  if (best !== 'all_words' && best !== 'some_words') return [];
  const isTold = ({ word }: WordMatches): boolean => best === 'all_words' && isEvidenceFor(asked, word.token);
  return required
    .filter((one) => !isMet(index.table, one) && !isTold(one) && localesOf(one.word.token).length > 0)
    .map(({ word }) => word.at)
    .toSorted((a, b) => a - b);
}
