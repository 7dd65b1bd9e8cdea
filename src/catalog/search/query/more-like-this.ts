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
  documentsNamed,
  documentsWith,
  levelsOf,
  NAME,
  TEXTS,
  documentFrequencyOf,
  intersectionOf,
  joinedOf,
  unionOf,
} from '#catalog/search/engine/documents.ts';
import { addMatching, setIn, type WeightedSet } from '#catalog/search/engine/weighted-sets.ts';
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

interface Trait extends WordMatches {
  factor: number;
}

/** The words of the wish, of its kinds and of the tool, without the words of its name, the rarest first. */
const traitsOf = (
  index: OpenSnapshot,
  { name, tagline, description }: AlternativesOf,
  wish: string,
  kinds: readonly Kind[],
): Trait[] => {
  const { asked, kind, own } = ALTERNATIVE.words;
  const seen = new Set(wordsOf(fold(name)).filter((word) => !isGeneric(word) && !isOrdinaryWord(word)));
  const read = (text: string, factor: number): Trait[] => {
    const query = readQuery(text);
    const words = query.words.filter(({ token, isWish }) => !seen.has(token) && (!isWish || text === wish));
    for (const { token } of words) seen.add(token);
    // Without neighbours and completions.
    const alone = words.map((word) => ({ ...word, at: -2, isPrefix: false }));
    return matchWords(index, { ...query, tokens: [], words: alone })
      .filter(({ rarity, count }) => rarity > 0 && count > 0)
      .map((matches) => ({ ...matches, factor }));
  };
  return [
    ...read(wish, asked),
    ...kinds.flatMap(({ words }, at) => read(words, kind[Math.min(at, 1)]!)),
    ...read(`${tagline}. ${description ?? ''}`, kinds.length > 0 ? own[1] : own[0]),
  ].sort((a, b) => a.count - b.count);
};

/** The first items that find MAX_CANDIDATES documents at most. */
const untilMany = <Item extends { count: number }>(items: readonly Item[]): Item[] => {
  let sum = 0;
  return items.filter(({ count }) => (sum += count) <= MAX_CANDIDATES);
};

/** A score term for a job by its strength in the other tool. */
const jobPart = (index: OpenSnapshot, term: string, weight: number): ScoreTerm =>
  levelsOf(index, [{ terms: [term], weights: ALTERNATIVE.otherJob.map((other) => weight * other) }]);

/** A score term for each job of the tool and its kinds. */
const jobParts = (index: OpenSnapshot, { jobs }: AlternativesOf, kinds: readonly Kind[]): ScoreTerm[] => {
  const all = new Map([...jobs, ...kinds.flatMap(jobsOfKind)].map((job) => [job.id, job]));
  const known = [...all.values()].map(({ id, strength }) => {
    const term = termOf('job', id);
    return { term, strength, count: documentFrequencyOf(index, term) };
  });
  return untilMany(known).map(({ term, strength, count }) =>
    jobPart(index, term, ALTERNATIVE.job[JOB_STRENGTHS.indexOf(strength)]! * rarityOf(count, index.table.live)),
  );
};

/** A score term for each job that the wish asks for ("for logos"). */
const wishedParts = (index: OpenSnapshot, wish: string): ScoreTerm[] => {
  const { asked } = wish === '' ? NO_INTENT : detectIntent(readQuery(wish), index.taught);
  // Only a sure job decides: the words for the purpose of the named tool itself often hint at others.
  return asked.map(({ id, share }) => jobPart(index, termOf('job', id), Math.round(ALTERNATIVE.wished * share ** 3)));
};

/** The documents that state an alternative, and the rivals of each kind. */
const certainLayers = (index: OpenSnapshot, skeletons: readonly string[], kinds: readonly Kind[]): WeightedSet[] => {
  const rivals = kinds.map(({ names }, at) => ({
    weight: ALTERNATIVE.rival[Math.min(at, 1)]!,
    set: documentsNamed(index, 'name', names, TEXTS),
  }));
  return [{ weight: ALTERNATIVE.stated, set: documentsNamed(index, 'alternative', skeletons, TEXTS) }, ...rivals];
};

/** Finds tools that are like a tool. */
export function moreLikeThis(
  index: OpenSnapshot,
  tool: AlternativesOf,
  { words: wish }: AlternativesWish,
): MoreLikeThis {
  const { table } = index;
  const skeletons = [skeletonOf(tool.name), shortSkeletonOf(tool.name) ?? ''].filter((skeleton) => skeleton !== '');
  const kinds = kindsOf(skeletons);
  const traits = traitsOf(index, tool, wish, kinds);
  const wished = wishedParts(index, wish);
  const jobs = [...wished, ...jobParts(index, tool, kinds)];
  const certainties = certainLayers(index, skeletons, kinds);
  const categories = tool.categories.map((id): WeightedSet => {
    const term = termOf('category', id);
    const rarity = Math.max(1, rarityOf(documentFrequencyOf(index, term), table.live));
    return { weight: ALTERNATIVE.category * rarity, set: documentsWith(index, [term], NAME) };
  });
  const certain = unionOf(index, certainties.map(setIn));
  const doing = unionOf(index, jobs.flat().map(setIn));
  const found = unionOf(index, [doing, certain, ...untilMany(traits).map(({ texts }) => texts)]);
  for (const { set } of categories)
    for (const document of firstInOrder(table, 'newest', set, NEWEST_OF_CATEGORY)) setBit(found, document);
  const shared = [...traits.map(({ texts }) => texts), ...jobs.map((layers) => joinedOf(index, layers))];
  const fitting = unionOf(index, [certain, ...[...categories, ...wished.flat()].map(setIn)]);
  const signs = shared.map((set) => ({ weight: 1, set }));
  addMatching(fitting, doing, signs, FEWEST_SHARED);
  return {
    parts: [
      ...traits.map(({ levels, factor, rarity }) =>
        levels.map(({ weight, set }) => ({ weight: factor * rarity * weight, set })),
      ),
      ...jobs,
      ...[...certainties, ...categories].map((layer) => [layer]),
    ],
    candidates: intersectionOf(index, [found, fitting]),
    certain,
    doing,
  };
}
