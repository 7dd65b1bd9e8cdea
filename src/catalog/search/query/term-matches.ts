/** Matches the words of a query with the terms of the index: their stems, phrases, synonyms, categories and prices. */
import type { FoundPhrase } from '#catalog/language/phrases.ts';
import { localesOf, stem } from '#catalog/language/stems.ts';
import type { Bitset } from '#catalog/search/engine/bitset.ts';
import type { Dictionary } from '#catalog/search/engine/dictionary.ts';
import { attributeTerm, categoryTerm, pricingTerm } from '#catalog/search/engine/facet-values.ts';
import { findList, listIdOf, unionList, unionLists } from '#catalog/search/engine/postings.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import type { Segment } from '#catalog/search/engine/segment.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { LEXICON } from '#catalog/language/lexicon.ts';
import { type Beginnings, beginningsOf, type Query, type QueryWord } from './query.ts';
import { rarityOf, UNKNOWN_RARITY, WEIGHTS } from './ranking.ts';
import { usesOf } from './term-frequency.ts';
import { addMatches, matchSegment, type SegmentMatches } from './segment-matches.ts';

/** The matches of one word of the query in one segment. None of the bitsets is to be changed. */
export interface SegmentWord extends SegmentMatches {
  category: Bitset | undefined;
  /** The documents of a price that the word asks for. */
  price: Bitset | undefined;
  /** The word itself in the name. */
  name: Bitset;
}

export interface WordMatches {
  word: QueryWord;
  rarity: number;
  /** How many tools say it, whether by itself or by a synonym. */
  count: number;
  /** Whether neither a tool nor the lexicon spells it so: it is met by its stem, perhaps in a language it is not of. */
  isStrange: boolean;
  /** Whether it asks for what is stated about some tools: these come first, the others stay. */
  isAsked: boolean;
  segments: readonly SegmentWord[];
  /** Terms that continue the word; none unless it is the last one. Worked out when first asked for. */
  completions(): readonly number[];
}

/** A prefix of more terms than this says too little to be completed. */
const TOO_MANY_COMPLETIONS = 1_000;
const MAX_COMPLETIONS = 128;
/** A last word that at most one tool in so many uses may not be typed to its end yet. */
const UNFINISHED_SHARE = 1_000;
/** A last word that is the beginning of others, and that at most so many tools or one in so many use, stands for these, too. */
const FEW_USES = 4;
const BEGUN_SHARE = 100;

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

/** A word of a query written together with its neighbours ("head shot" is matched by "headshot"). */
export function joinedWith({ surfaces }: Query, at: number): string[] {
  const [before, own = '', after] = [surfaces[at - 1], surfaces[at], surfaces[at + 1]];
  const joined = [before === undefined ? '' : before + own, after === undefined ? '' : own + after];
  return joined.filter((text) => text !== '').flatMap((text) => [text, stem(text, 'en')]);
}

/**
 * What a word weighs that no tool uses: a pair of signs across two words or an everyday one of our trade may be missed, one of
 * another trade tells that nothing fits.
 */
const unknownRarity = (surface: string): number =>
  localesOf(surface).length === 0 || LEXICON.isOfTools(surface) ? UNKNOWN_RARITY.ofTools : UNKNOWN_RARITY.other;

const countOf = (matches: readonly SegmentMatches[]): number => matches.reduce((sum, { count }) => sum + count, 0);

/** The terms by which one word is looked for. */
interface WordTerms {
  own: readonly number[];
  /** Of the word and its neighbour written together. */
  joined: readonly number[];
  phrases: readonly number[];
  /** Of the words that it begins. */
  begun: readonly number[];
  synonyms: readonly number[];
  /** Facet values of the categories that the word names. */
  categories: readonly number[];
  /** Facet values of what it asks for that is stated about tools. */
  stated: readonly number[];
  /** Facet values of the prices that the word asks for. */
  prices: readonly number[];
}

const NONE_BEGUN: Beginnings = { words: [], stems: [], meanings: [] };

/** What a word stands for that is probably not typed to its end: there are words that it begins, and hardly a tool uses it. */
const begunBy = (snapshot: IndexSnapshot, { surfaces }: Query, word: QueryWord): Beginnings => {
  const isUnfinished =
    word.mayGoOn &&
    surfaces.length > 0 &&
    usesOf(snapshot, [...word.stems, ...word.phrases, ...word.synonyms]) <=
      Math.max(FEW_USES, snapshot.live / BEGUN_SHARE);
  return isUnfinished ? beginningsOf(surfaces, word.at) : NONE_BEGUN;
};

const lookUp = (snapshot: IndexSnapshot, query: Query, word: QueryWord, phrases: readonly FoundPhrase[]): WordTerms => {
  const { dictionary, categoryIds, categories } = snapshot;
  const own = termsOf(dictionary, word.stems);
  const begun = begunBy(snapshot, query, word);
  const readings = begun.words.map((text) => categories.find(query.surfaces.with(word.at, text)));
  const named = [phrases, ...readings]
    .flatMap((found) => found.filter(({ words }) => words.includes(word.at)))
    .flatMap(({ numbers }) => numbers);
  return {
    own,
    joined: termsOf(dictionary, joinedWith(query, word.at)).filter((term) => !own.includes(term)),
    phrases: termsOf(dictionary, word.phrases),
    begun: termsOf(dictionary, begun.stems).filter((term) => !own.includes(term)),
    synonyms: termsOf(dictionary, [...word.synonyms, ...begun.meanings]),
    categories: termsOf(
      dictionary,
      named.map((number) => categoryTerm(categoryIds[number] ?? '')),
    ),
    stated: termsOf(
      dictionary,
      word.stated.map(({ parameter, value }) => attributeTerm(parameter, value)),
    ),
    prices: termsOf(dictionary, word.pricing.map(pricingTerm)),
  };
};

const matchWord = (
  snapshot: IndexSnapshot,
  word: QueryWord,
  { own, joined, phrases, begun, synonyms, categories: themes, stated, prices }: WordTerms,
  isLast: boolean,
  scratch: ScratchSets,
): WordMatches => {
  const { dictionary, segments, live } = snapshot;
  const categories = [...themes, ...stated];
  let continuing: readonly number[] | undefined;
  const completions = (): readonly number[] =>
    (continuing ??= isLast ? dictionary.withPrefix(word.surface, MAX_COMPLETIONS, TOO_MANY_COMPLETIONS) : []);
  const weights = word.phrases.length > 0 ? WEIGHTS.partOfPhrase : WEIGHTS.own;
  const weighted = [
    { terms: begun.length === 0 ? own : [...own, ...begun], weights },
    { terms: phrases, weights: WEIGHTS.phrase },
    { terms: synonyms, weights: word.phrases.length > 0 ? WEIGHTS.phraseSynonym : WEIGHTS.synonym },
  ];
  const neighbours = joined.length === 0 ? [] : [{ terms: joined, weights }];
  const inCategory = segments.map((segment) =>
    categories.length === 0 ? undefined : namedBy(segment, categories, scratch),
  );
  let matches = segments.map((segment, at) =>
    matchSegment(segment, weighted, neighbours, inCategory[at], categories, scratch),
  );
  const count = countOf(matches);
  const isUnexplained = synonyms.length + phrases.length + categories.length === 0;
  const continued = isUnexplained && count <= Math.max(2, live / UNFINISHED_SHARE) ? completions() : [];
  if (continued.length > 0) {
    const more = [{ terms: continued, weights: WEIGHTS.synonym }];
    matches = matches.map((one, at) => addMatches(segments[at]!, one, more, scratch));
  }
  const all = countOf(matches);
  const isPhrase = word.isOrdered || word.stems.length === 0;
  const named = isPhrase ? phrases : [...own, ...joined];
  return {
    word,
    rarity: all === 0 && categories.length === 0 ? unknownRarity(word.surface) : rarityOf(all, live),
    count: all,
    isStrange: dictionary.find(word.surface) === undefined && LEXICON.localesOf(word.surface).length === 0,
    isAsked: stated.length > 0,
    segments: segments.map((segment, at) => ({
      ...matches[at]!,
      category: inCategory[at],
      price: prices.length === 0 ? undefined : namedBy(segment, prices, scratch),
      name: namedBy(segment, named, scratch),
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
