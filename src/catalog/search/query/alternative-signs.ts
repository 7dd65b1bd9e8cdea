/** What is looked for in the alternatives to a tool: its jobs, the words for what it does, the names that it goes by. */
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

/** The tool whose alternatives are looked for. */
export interface AlternativesOf {
  key: number;
  name: string;
  /** Its texts in their original language. */
  tagline: string;
  description: string | null;
  categories: readonly string[];
  /** What jobsIn gives. */
  jobs: readonly ToolJob[];
}

/** What somebody wishes of the alternatives. */
export interface AlternativesWish {
  /** What they said beside the name. */
  words: string;
  /** The prices that they asked for; any when empty. */
  pricing: readonly PricingModel[];
}

/** Factors of a word's score in a search (ranking.ts). */
const WORD_FACTORS = {
  /** A word that was asked for. */
  asked: 4,
  /** A word for what tools of its kind do: the kind that the tool is best known for, others. */
  kind: [6, 3],
  /** A word of the tool's own texts: of a stranger, of a well-known one. */
  own: [3, 1],
} as const;

/** A word of the tool, or one asked for, and what it finds. */
export interface Trait {
  matches: WordMatches;
  factor: number;
}

export interface Signs {
  /** The rarest first. */
  traits: readonly Trait[];
  /** How many of them make a document a candidate. */
  telling: number;
  /** The surest first. */
  jobs: readonly ToolJob[];
  /** The kinds of well-known tools that it is of, its main one first. */
  kinds: readonly Kind[];
  /** Its name and the short form of it. */
  skeletons: readonly string[];
  /** Words of the name that texts about the tool repeat; none when they are ordinary ones. */
  nameWords: readonly string[];
}

/** So many documents are candidates for a word or a job at most, those of the rarest first. */
const MAX_CANDIDATES = 20_000;

/** The words that say what is done, each looked for without its neighbours and completions. */
const subjectsOf = (query: Query, isLeftOut: (word: QueryWord) => boolean): Query => ({
  ...query,
  surfaces: [],
  words: query.words.flatMap((word) => (isLeftOut(word) ? [] : [{ ...word, at: -2, mayGoOn: false }])),
});

const isOrdinary = (word: string): boolean => findConcepts([word]).length > 0;

/** The jobs of the tool and those that its kinds are well known for, each once; some less sure ones of too many tools are left out. */
const jobsOf = (
  { dictionary, segments }: IndexSnapshot,
  { jobs }: AlternativesOf,
  kinds: readonly Kind[],
): readonly ToolJob[] => {
  const all = new Map([...jobs, ...kinds.flatMap(jobsOfKind)].map((job) => [job.id, job]));
  let candidates = 0;
  return [...all.values()].filter(({ id }) => {
    const term = dictionary.find(jobTerm(id));
    candidates += term === undefined ? 0 : documentFrequencyOf(segments, term);
    return candidates <= MAX_CANDIDATES;
  });
};

/** Reads what is known of the tool and what is wished for. */
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
