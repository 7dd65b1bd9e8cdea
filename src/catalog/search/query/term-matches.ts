/** Matches query words with terms of the index: stems, phrases, synonyms, categories, prices. */
import type { FoundPhrase } from '#catalog/language/phrases.ts';
import { localesOf } from '#catalog/language/stems.ts';
import { makerTerm } from '#catalog/search/analysis/makers.ts';
import { impliedBy, isField, toldTerm, type Way } from '#catalog/search/analysis/attribute-words.ts';
import { cardinality, intersectionCount, type ReadonlyBitset } from '#catalog/search/engine/bitset.ts';
import { type Dictionary, findTerm, termsWithPrefix } from '#catalog/search/engine/dictionary.ts';
import { deletedIn, type DocumentTable } from '#catalog/search/engine/document-table.ts';
import {
  documentsWith,
  isInName,
  levelsOf,
  NAME,
  usesOf,
  type WeightedTerms,
  type ScratchSets,
  unionOf,
} from '#catalog/search/engine/documents.ts';
import { attributeTerm, categoryTerm, pricingTerm } from '#catalog/search/engine/facet-values.ts';
import type { WeightedSet } from '#catalog/search/engine/weighted-sets.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { LEXICON } from '#catalog/language/lexicon.ts';
import { type Completions, completeWord, type Query, type QueryWord } from './query.ts';
import { rarityOf, UNKNOWN_RARITY, WEIGHTS } from './ranking.ts';

/** Matches of one word. Bitsets include deleted documents, the count does not. */
export interface WordMatches {
  word: QueryWord;
  /** By weight, highest first; a document may be on several levels. */
  levels: readonly WeightedSet[];
  /** Names, taglines and descriptions. */
  texts: ReadonlyBitset;
  /** Texts and category. */
  anywhere: ReadonlyBitset;
  /** Tools that match by their texts. */
  count: number;
  rarity: number;
  category: ReadonlyBitset | undefined;
  /** The documents that state a requested attribute or whose texts name it; `category` has those that imply it as well. */
  having: ReadonlyBitset | undefined;
  /** The documents of categories where tools with a requested attribute are likely. */
  likely: ReadonlyBitset | undefined;
  /** The documents of the maker that it names. */
  maker: ReadonlyBitset | undefined;
  /** The documents of a requested price. */
  price: ReadonlyBitset | undefined;
  /** Documents with the word itself in the name. */
  name: ReadonlyBitset;
  /** Whether no tool and not the lexicon has this spelling: only its stem may match. */
  isStrange: boolean;
  /** Whether it asks for an attribute: tools that have it come first, others stay. */
  isAsked: boolean;
  /** Completions of a last word, looked up on demand; empty for other words. */
  completions(): readonly number[];
}

/** A prefix of more terms is not completed. */
const TOO_MANY_COMPLETIONS = 1_000;
const MAX_COMPLETIONS = 128;
/** Most words of names that complete a word. */
const MAX_NAMES = 16;
/** A prefix used by at most FEW_USES tools, or one in PREFIX_SHARE, matches its completions. */
const FEW_USES = 4;
const PREFIX_SHARE = 100;

/** Documents of one of the prices, and those that `told` has. A price that no tool has is asked for all the same. */
const pricedIn = (
  table: DocumentTable,
  prices: readonly number[],
  told: ReadonlyBitset | undefined,
  scratch: ScratchSets,
): ReadonlyBitset => {
  const stated = documentsWith(table, prices, NAME, scratch);
  return told === undefined ? stated : unionOf([stated, told], scratch);
};

const termsOf = (dictionary: Dictionary, texts: Iterable<string>): number[] => {
  const terms = new Set<number>();
  for (const text of texts) {
    const term = findTerm(dictionary, text);
    if (term !== undefined) terms.add(term);
  }
  return [...terms];
};

/** A bigram of signs may be missing by chance; for another word nothing fits. */
const unknownRarity = (token: string): number =>
  localesOf(token).length === 0 ? UNKNOWN_RARITY.bigram : UNKNOWN_RARITY.word;

/** The terms of one word. */
interface WordTerms {
  own: readonly number[];
  phrases: readonly number[];
  /** Of completions. */
  completed: readonly number[];
  synonyms: readonly number[];
  /** Facet values of named categories. */
  categories: readonly number[];
  makers: readonly number[];
  /** Facet values of requested attributes. */
  stated: readonly number[];
  /** Facet values by which these are met as well. */
  implied: readonly number[];
  /** Categories where tools with these are likely. */
  likely: readonly number[];
  /** Facet values of requested prices. */
  prices: readonly number[];
}

const waysOf = ({ stated }: QueryWord): Way[] => stated.flatMap(impliedBy);

/** The terms of tools that meet an attribute in one way. */
const termsOfWay = (way: Exclude<Way, { parameter: 'category' }>): string[] => {
  if (way.parameter === 'pricing') return [pricingTerm(way.value)];
  return isField(way) ? [attributeTerm(way.parameter, way.value), toldTerm(way)] : [toldTerm(way)];
};

const NO_COMPLETIONS: Completions = { words: [], stems: [], meanings: [] };

/** Completions of an unfinished word: hardly any tool uses it. */
const completionsFor = (snapshot: IndexSnapshot, { tokens }: Query, word: QueryWord): Completions => {
  const isUnfinished =
    word.isPrefix &&
    tokens.length > 0 &&
    usesOf(snapshot, [...word.stems, ...word.phrases, ...word.synonyms]) <=
      Math.max(FEW_USES, snapshot.live / PREFIX_SHARE);
  return isUnfinished ? completeWord(tokens, word.at) : NO_COMPLETIONS;
};

/** Words of names that go on with an unfinished word for which the lexicon has no end ("google notebookl"). */
const namesBegun = ({ dictionary, table }: IndexSnapshot, { tokens }: Query, word: QueryWord, { words }: Completions) =>
  !word.isPrefix || tokens.length < 2 || words.length > 0 || usesOf({ dictionary, table }, word.stems) > FEW_USES
    ? []
    : termsWithPrefix(dictionary, word.token, MAX_NAMES, TOO_MANY_COMPLETIONS).filter((term) => isInName(table, term));

const lookUp = (snapshot: IndexSnapshot, query: Query, word: QueryWord, phrases: readonly FoundPhrase[]): WordTerms => {
  const { dictionary, categoryIds, categories } = snapshot;
  const own = termsOf(dictionary, word.stems);
  const completed = completionsFor(snapshot, query, word);
  const readings = completed.words.map((text) => categories.find(query.tokens.with(word.at, text)));
  const named = [phrases, ...readings]
    .flatMap((found) => found.filter(({ words }) => words.includes(word.at)))
    .flatMap(({ numbers }) => numbers);
  return {
    own,
    phrases: termsOf(dictionary, word.phrases),
    completed: [...termsOf(dictionary, completed.stems), ...namesBegun(snapshot, query, word, completed)].filter(
      (term) => !own.includes(term),
    ),
    synonyms: termsOf(dictionary, [...word.synonyms, ...completed.meanings]),
    categories: termsOf(
      dictionary,
      named.map((number) => categoryTerm(categoryIds[number] ?? '')),
    ),
    makers: termsOf(
      dictionary,
      [...word.stems, ...word.phrases, ...(word.isService ? word.synonyms : [])].map((text) => makerTerm(text)),
    ),
    stated: termsOf(dictionary, word.stated.flatMap(termsOfWay)),
    implied: termsOf(
      dictionary,
      waysOf(word).flatMap((way) => (way.parameter === 'category' ? [] : termsOfWay(way))),
    ),
    likely: termsOf(
      dictionary,
      waysOf(word).flatMap((way) => (way.parameter === 'category' ? [categoryTerm(way.value)] : [])),
    ),
    prices: termsOf(dictionary, word.pricing.map(pricingTerm)),
  };
};

/** The documents of terms by weight, their union, and the union with the documents of a category. */
const matchTexts = (
  table: DocumentTable,
  weighted: WeightedTerms,
  category: ReadonlyBitset | undefined,
  scratch: ScratchSets,
): Pick<WordMatches, 'levels' | 'texts' | 'anywhere' | 'count'> => {
  const levels = levelsOf(table, weighted, scratch);
  const sets = levels.map(({ set }) => set);
  const texts = sets.length === 1 ? sets[0]! : unionOf(sets, scratch);
  const anywhere = category === undefined ? texts : unionOf([texts, category], scratch);
  return { levels, texts, anywhere, count: cardinality(texts, deletedIn(table)) };
};

const matchWord = (
  snapshot: IndexSnapshot,
  word: QueryWord,
  { own, phrases, completed, synonyms, categories: themes, makers, stated, implied, likely, prices }: WordTerms,
  isLast: boolean,
  scratch: ScratchSets,
): WordMatches => {
  const { dictionary, table, live } = snapshot;
  const isAsked = word.stated.length > 0;
  const categories = isAsked ? [...stated, ...implied] : themes;
  let continuing: readonly number[] | undefined;
  const completions = (): readonly number[] =>
    (continuing ??= isLast ? termsWithPrefix(dictionary, word.token, MAX_COMPLETIONS, TOO_MANY_COMPLETIONS) : []);
  const weighted = [
    { terms: [...own, ...completed, ...phrases, ...makers], weights: WEIGHTS.own },
    { terms: synonyms, weights: WEIGHTS.synonym },
  ];
  const category = categories.length === 0 ? undefined : documentsWith(table, categories, NAME, scratch);
  const matches = matchTexts(table, weighted, category, scratch);
  const { count, texts } = matches;
  const isPhrase = word.isOrdered || word.stems.length === 0;
  const named = isPhrase ? phrases : own;
  return {
    ...matches,
    word,
    rarity: count === 0 && categories.length === 0 ? unknownRarity(word.token) : rarityOf(count, live),
    isStrange: findTerm(dictionary, word.token) === undefined && LEXICON.localesOf(word.token).length === 0,
    isAsked,
    category,
    having: isAsked ? documentsWith(table, stated, NAME, scratch) : undefined,
    likely: likely.length === 0 ? undefined : documentsWith(table, likely, NAME, scratch),
    maker: makers.length === 0 ? undefined : documentsWith(table, makers, NAME, scratch),
    price:
      word.pricing.length === 0
        ? undefined
        : pricedIn(table, prices, word.pricing.includes('open_source') ? texts : undefined, scratch),
    name: documentsWith(table, named, NAME, scratch),
    completions,
  };
};

/** Matches every word of the query. */
export function matchWords(snapshot: IndexSnapshot, query: Query, scratch: ScratchSets): WordMatches[] {
  const phrases = snapshot.categories.find(query.tokens);
  const last = query.tokens.length - 1;
  const matches = query.words.map((word) =>
    matchWord(snapshot, word, lookUp(snapshot, query, word, phrases), word.at === last, scratch),
  );
  return matches.map((one, place) => {
    const before = matches[place - 1];
    // A version that some tool has with the word before it is no mere wish: "GPT-4o".
    const isVersion = one.word.isVersion && /\p{L}/u.test(one.word.token) && before?.word.at === one.word.at - 1;
    if (!isVersion || intersectionCount(one.texts, before.texts, deletedIn(snapshot.table)) === 0) return one;
    return { ...one, word: { ...one.word, isWish: false } };
  });
}

/** Whether a tool matches a word by its texts or categories. */
export const isMet = (table: DocumentTable, { count, category }: WordMatches): boolean =>
  count > 0 || (category !== undefined && cardinality(category, deletedIn(table)) > 0);
