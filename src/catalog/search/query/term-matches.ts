/** Matches the words of a query with the terms of the index: their stems, synonyms, categories and corrections. */
import type { FoundPhrase } from '#catalog/search/analysis/phrases.ts';
import { stem } from '#catalog/search/analysis/stemmers.ts';
import type { Bitset } from '#catalog/search/engine/bitset.ts';
import type { Dictionary } from '#catalog/search/engine/dictionary.ts';
import { categoryTerm } from '#catalog/search/engine/facet-values.ts';
import { findList, listIdOf, unionList, unionLists } from '#catalog/search/engine/postings.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import type { Segment } from '#catalog/search/engine/segment.ts';
import { correctionsOf } from './corrections.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import type { Query, QueryWord } from './query.ts';
import { rarityOf, WEIGHTS } from './ranking.ts';
import { addMatches, matchSegment, type SegmentMatches } from './segment-matches.ts';
import { isInName } from './term-frequency.ts';

/** The matches of one word of the query in one segment. None of the bitsets is to be changed. */
export interface SegmentWord extends SegmentMatches {
  category: Bitset | undefined;
  /** The word itself in the name. */
  name: Bitset;
}

export interface WordMatches {
  word: QueryWord;
  rarity: number;
  /** How many tools say it, whether by itself, a synonym or a correction. */
  count: number;
  isCorrected: boolean;
  segments: readonly SegmentWord[];
  /** Terms that continue the word; none unless it is the last one. Worked out when first asked for. */
  completions(): readonly number[];
}

/** A prefix of more terms than this says too little to be completed. */
const TOO_MANY_COMPLETIONS = 1_000;
const MAX_COMPLETIONS = 128;
/** A word that at most one tool in so many uses may be misspelt. */
const DOUBTFUL_SHARE = 20_000;
/** A last word that at most one tool in so many uses may not be typed to its end yet. */
const UNFINISHED_SHARE = 1_000;

/** The documents whose names hold one of the terms, or that have one of these facet values; not to be changed. */
const namedBy = (segment: Segment, terms: readonly number[], scratch: ScratchSets): Bitset => {
  const { postings, documents } = segment;
  const positions = terms.map((term) => findList(postings, listIdOf(term, 0))).filter((at) => at >= 0);
  return unionLists(postings, positions, documents, () => scratch.take(segment));
};

/** Adds the documents whose names hold one of the terms. */
export function unionNamed({ postings, documents }: Segment, terms: readonly number[], set: Bitset): void {
  for (const term of terms) {
    const at = findList(postings, listIdOf(term, 0));
    if (at >= 0) unionList(postings, at, set, documents);
  }
}

const termsOf = (dictionary: Dictionary, texts: Iterable<string>): number[] => {
  const terms = new Set<number>();
  for (const text of texts) {
    const term = dictionary.find(text);
    if (term !== undefined) terms.add(term);
  }
  return [...terms];
};

/** The word written together with its neighbour ("head shot" is matched by "headshot"). */
const joinedWith = (query: Query, word: QueryWord): string[] => {
  const before = query.surfaces[word.at - 1];
  const after = query.surfaces[word.at + 1];
  const joined = [before === undefined ? '' : before + word.surface, after === undefined ? '' : word.surface + after];
  return joined.filter((text) => text !== '').flatMap((text) => [text, stem(text, 'en')]);
};

const countOf = (matches: readonly SegmentMatches[]): number => matches.reduce((sum, { count }) => sum + count, 0);

/** The terms by which one word is looked for. */
interface WordTerms {
  own: readonly number[];
  /** Of the word and its neighbour written together. */
  joined: readonly number[];
  synonyms: readonly number[];
  /** Facet values of the categories that the word names. */
  categories: readonly number[];
}

const lookUp = (
  { dictionary, categoryIds }: IndexSnapshot,
  query: Query,
  word: QueryWord,
  phrases: readonly FoundPhrase[],
): WordTerms => {
  const own = termsOf(dictionary, word.stems);
  const named = phrases.filter(({ words }) => words.includes(word.at)).flatMap(({ numbers }) => numbers);
  return {
    own,
    joined: termsOf(dictionary, joinedWith(query, word)).filter((term) => !own.includes(term)),
    synonyms: termsOf(dictionary, word.synonyms),
    categories: termsOf(
      dictionary,
      named.map((number) => categoryTerm(categoryIds[number] ?? '')),
    ),
  };
};

const matchWord = (
  snapshot: IndexSnapshot,
  word: QueryWord,
  { own, joined, synonyms, categories }: WordTerms,
  isLast: boolean,
  scratch: ScratchSets,
): WordMatches => {
  const { dictionary, segments, live } = snapshot;
  let continuing: readonly number[] | undefined;
  const completions = (): readonly number[] =>
    (continuing ??= isLast ? dictionary.withPrefix(word.surface, MAX_COMPLETIONS, TOO_MANY_COMPLETIONS) : []);
  const weights = word.inPhrase ? WEIGHTS.partOfPhrase : WEIGHTS.own;
  const weighted = [
    { terms: own, weights },
    { terms: synonyms, weights: word.inPhrase ? WEIGHTS.own : WEIGHTS.synonym },
  ];
  const neighbours = joined.length === 0 ? [] : [{ terms: joined, weights }];
  const inCategory = segments.map((segment) =>
    categories.length === 0 ? undefined : namedBy(segment, categories, scratch),
  );
  let matches = segments.map((segment, at) =>
    matchSegment(segment, weighted, neighbours, inCategory[at], categories, scratch),
  );
  const count = countOf(matches);
  const isUnexplained = synonyms.length === 0 && categories.length === 0;
  const isDoubtful = isUnexplained && count <= Math.max(1, live / DOUBTFUL_SHARE);
  const corrections =
    isDoubtful && ![...own, ...joined].some((term) => isInName(segments, term))
      ? correctionsOf(snapshot, word, count)
      : [];
  const continued = isUnexplained && count <= Math.max(2, live / UNFINISHED_SHARE) ? completions() : [];
  if (corrections.length + continued.length > 0) {
    const more = [{ terms: [...corrections, ...continued], weights: WEIGHTS.synonym }];
    matches = matches.map((one, at) => addMatches(segments[at]!, one, more, scratch));
  }
  const all = countOf(matches);
  return {
    word,
    rarity: rarityOf(all, live),
    count: all,
    isCorrected: corrections.length > 0,
    segments: segments.map((segment, at) => ({
      ...matches[at]!,
      category: inCategory[at],
      name: namedBy(segment, [...own, ...joined], scratch),
    })),
    completions,
  };
};

/** Matches every word of the query. */
export function matchWords(snapshot: IndexSnapshot, query: Query, scratch: ScratchSets): WordMatches[] {
  const phrases = snapshot.categories.find(query.surfaces);
  const last = query.surfaces.length - 1;
  return query.words.map((word) =>
    matchWord(snapshot, word, lookUp(snapshot, query, word, phrases), word.at === last, scratch),
  );
}
