/** The documents of each tier; earlier tiers are not subtracted. */
import { saysAi } from '#catalog/language/stop-words.ts';
import { scriptOf } from '#catalog/language/scripts.ts';
import { type Bitset, intersect, isEmpty, type ReadonlyBitset, unionInto } from '#catalog/search/engine/bitset.ts';
import { addDocumentsWith, NAME } from '#catalog/search/engine/documents.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import type { DocumentTable } from '#catalog/search/engine/document-table.ts';
import { addMinimumMatch } from '#catalog/search/engine/weighted-sets.ts';
import { matchBySound, matchNames, matchTransliterated, mayHoldPrefix, type NameMatches } from './name-matches.ts';
import type { Query } from './query.ts';
import { relaxTerms, type KeptWords, isMet } from './term-relaxation.ts';
import { LEAST_MATCH, type TierId, weightOf } from './ranking.ts';
import type { JobMatches } from './job-matches.ts';
import type { WordMatches } from './term-matches.ts';
import { localesOf } from '#catalog/language/stems.ts';
import { type AskedJob, isEvidenceFor } from './intent.ts';

/** The inputs of the tiers. */
export interface TierSource {
  table: DocumentTable;
  names: NameMatches;
  /** The required words. */
  required: readonly WordMatches[];
  /** The last word of the query, if it is required. */
  last: WordMatches | undefined;
  /** The documents of the requested prices as one set, and of each requested attribute. */
  beside: readonly ReadonlyBitset[];
  /** The whole query as a name. */
  skeleton: string;
  /** Whether a word is unused or misspelt. */
  hasUnknownWord: boolean;
  /** The words after relaxation, computed on demand. */
  kept(): KeptWords;
  /** Documents with a job of the query; undefined without jobs. */
  doing: ReadonlyBitset | undefined;
  scratch: ScratchSets;
}

/** The subject rather than wishes, and of it the words that not most tools use. */
export function requiredWords(words: readonly WordMatches[]): readonly WordMatches[] {
  const subjects = words.filter(({ word }) => !word.isWish);
  const telling = subjects.filter(({ rarity }) => rarity > 0);
  const beside = telling.filter(({ isAsked }) => !isAsked);
  // Of "AI for teachers" only the attribute is left.
  const isLeft = beside.length < telling.length && beside.every(({ word }) => saysAi(word.surface));
  return [isLeft ? [] : beside, telling, subjects, words].find((some) => some.length > 0) ?? [];
}

/** Relaxation keeps at least the share `leastKept` of the weight. */
export function tierSource(
  table: DocumentTable,
  query: Query,
  words: readonly WordMatches[],
  jobs: JobMatches | undefined,
  leastKept: number,
  scratch: ScratchSets,
): TierSource {
  const required = requiredWords(words);
  let keptWords: KeptWords | undefined;
  const prices = words.flatMap(({ price }) => price ?? []);
  const anyPrice = scratch.take();
  for (const set of prices) unionInto(anyPrice, set);
  return {
    table,
    names: matchNames(table, query, scratch),
    required,
    last: required.find(({ word }) => word.at === query.surfaces.length - 1),
    beside: [
      ...(prices.length < 2 ? prices : [anyPrice]),
      ...words.flatMap(({ isAsked, category }) => (isAsked ? (category ?? []) : [])),
    ],
    skeleton: query.skeleton,
    hasUnknownWord: words.length === 0 || words.some(({ isStrange, count }) => isStrange || count === 0),
    kept: () => (keptWords ??= relaxTerms(table, required, leastKept, scratch)),
    doing: jobs?.doing,
    scratch,
  };
}

const intersectionOf = ({ scratch }: TierSource, sets: readonly ReadonlyBitset[]): Bitset | undefined => {
  if (sets.length === 0 || sets.some(isEmpty)) return undefined;
  const set = scratch.take();
  intersect(set, sets);
  return set;
};

const unionOf = (sets: readonly ReadonlyBitset[], scratch: ScratchSets): Bitset => {
  const union = scratch.take();
  for (const set of sets) unionInto(union, set);
  return union;
};

const copyOf = ({ scratch }: TierSource, ...sets: readonly ReadonlyBitset[]): Bitset | undefined =>
  sets.every(isEmpty) ? undefined : unionOf(sets, scratch);

const allInName = (source: TierSource): Bitset | undefined =>
  intersectionOf(source, [...source.required.map(({ name }) => name), ...source.beside]);

/** Documents with all required words in the name, the last one as a prefix. */
const allPrefixesInName = (source: TierSource): Bitset | undefined => {
  const { table, required, last, scratch } = source;
  if (last === undefined) return undefined;
  const whole = required.filter((word) => word !== last).map(({ name }) => name);
  if (whole.some(isEmpty) || !mayHoldPrefix(table, whole, last.word.surface)) return undefined;
  const completions = last.completions();
  if (completions.length === 0) return undefined;
  const prefixed = scratch.take();
  unionInto(prefixed, last.name);
  addDocumentsWith(table, completions, NAME, prefixed);
  return intersectionOf(source, [...whole, ...source.beside, prefixed]);
};

const allInSummary = (source: TierSource): Bitset | undefined => {
  const { required, scratch } = source;
  if (required.length === 0 || required.some(({ anywhere }) => isEmpty(anywhere))) return undefined;
  const sets = required.map(({ summary, category }) =>
    category === undefined ? summary : unionOf([summary, category], scratch),
  );
  // The categories alone are not enough.
  if (required.every(({ category }) => category !== undefined))
    sets.push(
      unionOf(
        required.map(({ summary }) => summary),
        scratch,
      ),
    );
  return intersectionOf(source, sets);
};

/** Documents with all words in the summary and with a sure job, if there is one. */
const allInSummaryAndDoing = (source: TierSource): Bitset | undefined => {
  const { doing } = source;
  if (doing !== undefined && isEmpty(doing)) return undefined;
  const all = allInSummary(source);
  return all === undefined || doing === undefined ? all : intersectionOf(source, [all, doing]);
};

const allOrDoing = (source: TierSource): Bitset | undefined => {
  const { required, doing } = source;
  const all = intersectionOf(
    source,
    required.map(({ anywhere }) => anywhere),
  );
  if (doing === undefined || isEmpty(doing)) return all;
  if (all === undefined) return copyOf(source, doing);
  unionInto(all, doing);
  return all;
};

const someWords = (source: TierSource): Bitset | undefined => {
  const { required, doing, scratch } = source;
  if (required.length < 2) return undefined;
  const set = scratch.take();
  addMinimumMatch(
    required.map((word) => ({ weight: weightOf(word), count: word.count, set: word.anywhere })),
    doing === undefined ? LEAST_MATCH.words : LEAST_MATCH.withJob,
    set,
    scratch.take(),
  );
  return set;
};

/** A bitset that the caller may change; undefined for no documents. */
export const TIER_SETS: Readonly<Record<TierId, (source: TierSource) => Bitset | undefined>> = {
  exact_name: (source) => copyOf(source, source.names.exact),
  short_name: (source) => copyOf(source, source.names.short),
  name_almost_typed: (source) => intersectionOf(source, [source.names.begins, source.names.misspelt]),
  name_begins(source) {
    const whole = isEmpty(source.names.begins) ? undefined : allInName({ ...source, beside: [] });
    return whole && intersectionOf(source, [whole, source.names.begins]);
  },
  name_begins_within: (source) => copyOf(source, source.names.begins),
  all_words_in_name: allInName,
  all_beginnings_in_name: allPrefixesInName,
  misspelt_name(source) {
    const { table, names, skeleton, hasUnknownWord, scratch } = source;
    if (!hasUnknownWord) return undefined;
    if (scriptOf(skeleton) === 'latin') return copyOf(source, names.misspelt);
    return copyOf(source, names.misspelt, matchBySound(table, skeleton, scratch));
  },
  all_words_in_summary: allInSummaryAndDoing,
  all_words_or_job: allOrDoing,
  some_words: someWords,
  similar_name(source) {
    const { table, names, skeleton, hasUnknownWord, scratch } = source;
    if (!hasUnknownWord || scriptOf(skeleton) === 'latin') return copyOf(source, names.misspelt);
    return copyOf(source, names.misspelt, matchTransliterated(table, skeleton, scratch));
  },
  fewer_words: ({ kept }) => kept().set,
};

/** Positions of required words (no bigrams) that the loose tier `tier` did not need. */
export function ignoredWords(
  table: DocumentTable,
  words: readonly WordMatches[],
  tier: TierId,
  source: TierSource,
  asked: readonly AskedJob[],
): number[] {
  const required = requiredWords(words);
  const used =
    tier === 'fewer_words'
      ? source.kept().words
      : required.filter(
          (word) => isMet(table, word) || (tier === 'all_words_or_job' && isEvidenceFor(asked, word.word.surface)),
        );
  return required
    .filter((one) => !used.includes(one) && localesOf(one.word.surface).length > 0)
    .map(({ word }) => word.at)
    .toSorted((a, b) => a - b);
}
