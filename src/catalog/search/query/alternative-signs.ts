/** The evidence for alternatives to a tool: its jobs, words for its purpose, and its names. */
import type { PricingModel } from '#fields/pricing.ts';
import { isGeneric, jobTerm, shortSkeletonOf } from '#catalog/search/analysis/analysis.ts';
import type { ToolJob } from '#catalog/search/analysis/jobs/tool-jobs.ts';
import { findConcepts } from '#catalog/search/analysis/vocabulary.ts';
import { jobsOfKind, type Kind, kindsOf } from '#catalog/search/analysis/well-known.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { fold } from '#catalog/language/fold.ts';
import { skeletonOf, wordsOf } from '#catalog/language/words.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { type Query, type QueryWord, readQuery } from './query.ts';
import { documentFrequencyOf } from './term-frequency.ts';
import { matchWords, type WordMatches } from './term-matches.ts';

export interface AlternativesOf {
  key: number;
  name: string;
  /** Tagline and description are in their original language. */
  tagline: string;
  description: string | null;
  categories: readonly string[];
  /** From `jobsIn`. */
  jobs: readonly ToolJob[];
}

/** What a query says about the alternatives. */
export interface AlternativesWish {
  /** Words besides the name. */
  words: string;
  /** Empty for any price. */
  pricing: readonly PricingModel[];
}

/** Factors of a word's score in a search (ranking.ts). */
const WORD_FACTORS = {
  /** A word of the query. */
  asked: 4,
  /** A word for the main kind of the tool, for other kinds. */
  kind: [6, 3],
  /** A word of the tool's own texts: of an unknown tool, of a well-known one. */
  own: [3, 1],
} as const;

/** A word of the tool or the query, with its matches. */
export interface Trait {
  matches: WordMatches;
  factor: number;
}

export interface Signs {
  /** The rarest first. */
  traits: readonly Trait[];
  /** The number of traits that make a document a candidate. */
  telling: number;
  /** The surest first. */
  jobs: readonly ToolJob[];
  /** The kinds of well-known tools that it belongs to, the main one first. */
  kinds: readonly Kind[];
  /** Its name and short name. */
  skeletons: readonly string[];
  /** Words of the name that other texts repeat; empty for ordinary words. */
  nameWords: readonly string[];
}

/** Most candidates by words and by jobs; the rarest words count first. */
const MAX_CANDIDATES = 20_000;

/** The query's words of a subject, without neighbours and completions. */
const subjectsOf = (query: Query, isLeftOut: (word: QueryWord) => boolean): Query => ({
  ...query,
  surfaces: [],
  words: query.words.flatMap((word) => (isLeftOut(word) ? [] : [{ ...word, at: -2, isPrefix: false }])),
});

const isOrdinary = (word: string): boolean => findConcepts([word]).length > 0;

/** The unique jobs of the tool and its kinds, without those that exceed MAX_CANDIDATES. */
const jobsOf = (
  { dictionary, table }: IndexSnapshot,
  { jobs }: AlternativesOf,
  kinds: readonly Kind[],
): readonly ToolJob[] => {
  const all = new Map([...jobs, ...kinds.flatMap(jobsOfKind)].map((job) => [job.id, job]));
  let candidates = 0;
  return [...all.values()].filter(({ id }) => {
    const term = dictionary.find(jobTerm(id));
    candidates += term === undefined ? 0 : documentFrequencyOf(table, term);
    return candidates <= MAX_CANDIDATES;
  });
};

/** Collects the evidence from the tool and the wish. */
export function readSigns(
  snapshot: IndexSnapshot,
  tool: AlternativesOf,
  wish: AlternativesWish,
  scratch: ScratchSets,
): Signs {
  const { name, tagline, description } = tool;
  const words = wordsOf(fold(name)).filter((word) => !isGeneric(word));
  const names = new Set(words.filter((word) => !isOrdinary(word)));
  const skeletons = [skeletonOf(name), shortSkeletonOf(name) ?? ''].filter((skeleton) => skeleton !== '');
  const kinds = kindsOf(skeletons);
  const seen = new Set(names);
  const traitsOf = (text: string, factor: number): Trait[] => {
    const isWished = text === wish.words;
    const query = subjectsOf(readQuery(text), (word) => seen.has(word.surface) || (word.isWish && !isWished));
    for (const { surface } of query.words) seen.add(surface);
    return matchWords(snapshot, query, scratch)
      .filter(({ rarity, count }) => rarity > 0 && count > 0)
      .map((matches) => ({ matches, factor }));
  };
  const { asked, kind, own } = WORD_FACTORS;
  const traits = [
    ...traitsOf(wish.words, asked),
    ...kinds.flatMap((one, at) => traitsOf(one.words, kind[Math.min(at, 1)]!)),
    ...traitsOf(`${tagline}. ${description ?? ''}`, kinds.length > 0 ? own[1] : own[0]),
  ];
  const byRarity = traits.toSorted((a, b) => a.matches.count - b.matches.count);
  let candidates = 0;
  return {
    traits: byRarity,
    telling: byRarity.filter(({ matches }) => (candidates += matches.count) <= MAX_CANDIDATES).length,
    jobs: jobsOf(snapshot, tool, kinds),
    kinds,
    skeletons,
    nameWords: words.length > 1 || names.size > 0 ? words : [],
  };
}
