/** More like this: the words, jobs and names of a tool as terms of a score, and the documents that may replace it. */
import { isGeneric, shortSkeletonOf } from '#catalog/search/analysis/analysis.ts';
import type { PricingModel } from '#fields/pricing.ts';
import { JOB_STRENGTHS, type ToolJob } from '#catalog/search/analysis/jobs/tool-jobs.ts';
import { termOf } from '#catalog/search/analysis/term-kinds.ts';
import { isOrdinaryWord } from '#catalog/search/analysis/vocabulary.ts';
import { jobsOfKind, type Kind, kindsOf } from '#catalog/search/analysis/well-known.ts';
import { type Bitset, setBit } from '#catalog/search/engine/bitset.ts';
import { firstInOrder } from '#catalog/search/engine/catalog-order.ts';
import {
  documentsWith,
  levelsOf,
  NAME,
  TEXTS,
  documentFrequencyOf,
  intersectionOf,
  unionOf,
} from '#catalog/search/engine/documents.ts';
import { addMatching, type WeightedSet } from '#catalog/search/engine/weighted-sets.ts';
import { fold } from '#catalog/language/fold.ts';
import { skeletonOf, wordsOf } from '#catalog/language/words.ts';
import type { OpenSnapshot } from './index-snapshot.ts';
import { detectIntent, NO_INTENT } from './intent.ts';
import { readQuery } from './query.ts';
import { ALTERNATIVE, rarityOf } from './ranking.ts';
import type { ScoreTerm } from './scoring.ts';
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

/** A word of the tool or the query, and its factor. */
interface Trait {
  matches: WordMatches;
  factor: number;
}

/** What is like a tool. */
export interface MoreLikeThis {
  parts: readonly ScoreTerm[];
  /** The documents that may be alternatives. */
  candidates: Bitset;
  /** Those that state an alternative or are well known for the same purpose. */
  certain: Bitset;
  /** Those with one of its jobs. */
  doing: Bitset;
}

/** Most candidates by words and by jobs; the rarest words count first. */
const MAX_CANDIDATES = 20_000;
/** The newest tools of each category are candidates without other evidence. */
const NEWEST_OF_CATEGORY = 51;
/** Without a shared category, tools share a job and this many words and jobs in total. */
const FEWEST_SHARED = 3;

/** The words of the wish, of its kinds and of the tool, without the words of its name, the rarest first. */
const traitsOf = (
  index: OpenSnapshot,
  { tagline, description }: AlternativesOf,
  wish: AlternativesWish,
  kinds: readonly Kind[],
  nameWords: readonly string[],
): Trait[] => {
  const { asked, kind, own } = ALTERNATIVE.words;
  const seen = new Set(nameWords);
  const read = (text: string, factor: number): Trait[] => {
    const query = readQuery(text);
    const words = query.words.filter(({ token, isWish }) => !seen.has(token) && (!isWish || text === wish.words));
    for (const { token } of words) seen.add(token);
    // Without neighbours and completions.
    const alone = words.map((word) => ({ ...word, at: -2, isPrefix: false }));
    return matchWords(index, { ...query, tokens: [], words: alone })
      .filter(({ rarity, count }) => rarity > 0 && count > 0)
      .map((matches) => ({ matches, factor }));
  };
  return [
    ...read(wish.words, asked),
    ...kinds.flatMap((one, at) => read(one.words, kind[Math.min(at, 1)]!)),
    ...read(`${tagline}. ${description ?? ''}`, kinds.length > 0 ? own[1] : own[0]),
  ].sort((a, b) => a.matches.count - b.matches.count);
};

/** The first items that find MAX_CANDIDATES documents at most. */
const untilMany = <Item>(items: readonly Item[], countOf: (item: Item) => number): Item[] => {
  let sum = 0;
  return items.filter((item) => (sum += countOf(item)) <= MAX_CANDIDATES);
};

/** A score term for each job of the tool and its kinds, by its strength in the tool and in the other. */
const jobParts = (index: OpenSnapshot, { jobs }: AlternativesOf, kinds: readonly Kind[]): ScoreTerm[] => {
  const all = new Map([...jobs, ...kinds.flatMap(jobsOfKind)].map((job) => [job.id, job]));
  const known = [...all.values()].map(({ id, strength }) => {
    const term = termOf('job', id);
    return { term, strength, uses: documentFrequencyOf(index, term) };
  });
  return untilMany(known, ({ uses }) => uses).map(({ term, strength, uses }) => {
    const weight = ALTERNATIVE.job[JOB_STRENGTHS.indexOf(strength)]! * rarityOf(uses, index.table.live);
    const weights = ALTERNATIVE.otherJob.map((other) => weight * other);
    return levelsOf(index, [{ terms: [term], weights }]);
  });
};

/** A score term for each job that the wish asks for ("for logos"), by its share and its strength in the other. */
const wishedParts = (index: OpenSnapshot, { words }: AlternativesWish): ScoreTerm[] => {
  const { asked } = words === '' ? NO_INTENT : detectIntent(readQuery(words), index.taught);
  return asked.map(({ id, share }) => {
    // Only a sure job decides: the words for the purpose of the named tool itself often hint at others.
    const weights = ALTERNATIVE.otherJob.map((other) => Math.round(ALTERNATIVE.wished * share ** 3) * other);
    return levelsOf(index, [{ terms: [termOf('job', id)], weights }]);
  });
};

/** A score term of what states an alternative, and one for the rivals of each kind. */
const certainParts = (index: OpenSnapshot, skeletons: readonly string[], kinds: readonly Kind[]): WeightedSet[] => {
  const terms = skeletons.map((skeleton) => termOf('alternative', skeleton));
  const rivals = kinds.map(({ names }, place) => ({
    weight: ALTERNATIVE.rival[Math.min(place, 1)]!,
    set: documentsWith(
      index,
      names.map((name) => termOf('name', name)),
      TEXTS,
    ),
  }));
  return [{ weight: ALTERNATIVE.stated, set: documentsWith(index, terms, TEXTS) }, ...rivals];
};

/** Finds tools that are like a tool. */
export function moreLikeThis(index: OpenSnapshot, tool: AlternativesOf, wish: AlternativesWish): MoreLikeThis {
  const { table } = index;
  const union = (sets: readonly WeightedSet['set'][]): Bitset => unionOf(sets, index);
  const rareWords = wordsOf(fold(tool.name)).filter((word) => !isGeneric(word) && !isOrdinaryWord(word));
  const skeletons = [skeletonOf(tool.name), shortSkeletonOf(tool.name) ?? ''].filter((skeleton) => skeleton !== '');
  const kinds = kindsOf(skeletons);
  const traits = traitsOf(index, tool, wish, kinds, rareWords);
  const wished = wishedParts(index, wish);
  const jobs = [...wished, ...jobParts(index, tool, kinds)];
  const certainties = certainParts(index, skeletons, kinds);
  const categories = tool.categories.map((id): WeightedSet => {
    const term = termOf('category', id);
    const rarity = Math.max(1, rarityOf(documentFrequencyOf(index, term), table.live));
    return { weight: ALTERNATIVE.category * rarity, set: documentsWith(index, [term], NAME) };
  });
  const certain = union(certainties.map(({ set }) => set));
  const doing = union(jobs.flat().map(({ set }) => set));
  const telling = untilMany(traits, ({ matches }) => matches.count);
  const found = union([doing, certain, ...telling.map(({ matches }) => matches.texts)]);
  for (const { set } of categories)
    for (const document of firstInOrder(table, 'newest', set, NEWEST_OF_CATEGORY)) setBit(found, document);
  const shared = [
    ...traits.map(({ matches }) => matches.texts),
    ...jobs.map((layers) => union(layers.map(({ set }) => set))),
  ].map((set) => ({ weight: 1, set }));
  const fitting = union([certain, ...[...categories, ...wished.flat()].map(({ set }) => set)]);
  addMatching(fitting, doing, shared, FEWEST_SHARED);
  const candidates = intersectionOf([found, fitting], index);
  return {
    parts: [
      ...traits.map(({ matches, factor }) =>
        matches.levels.map(({ weight, set }) => ({ weight: factor * matches.rarity * weight, set })),
      ),
      ...jobs,
      ...[...certainties, ...categories].map((layer) => [layer]),
    ],
    candidates,
    certain,
    doing,
  };
}
