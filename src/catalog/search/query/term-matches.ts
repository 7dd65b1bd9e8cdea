/** Matches query words with terms of the index: stems, phrases, synonyms, categories, prices. */
import type { FoundPhrase } from '#catalog/language/phrases.ts';
import { localesOf } from '#catalog/language/stems.ts';
import { termOf } from '#catalog/search/analysis/term-kinds.ts';
import { impliedBy, isField, keyOf, type Way } from '#catalog/search/analysis/attribute-words.ts';
import { cardinality, intersectionCount, type ReadonlyBitset } from '#catalog/search/engine/bitset.ts';
import { findTerm, termsWithPrefix } from '#catalog/search/engine/dictionary.ts';
import { deletedIn, type DocumentTable } from '#catalog/search/engine/document-table.ts';
import {
  documentsWith,
  isInName,
  levelsOf,
  NAME,
  usesOf,
  type Terms,
  type WeightedTerms,
  unionOf,
} from '#catalog/search/engine/documents.ts';
import type { WeightedSet } from '#catalog/search/engine/weighted-sets.ts';
import type { IndexSnapshot, OpenSnapshot } from './index-snapshot.ts';
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
  completions(): Terms;
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
const pricedIn = (index: OpenSnapshot, prices: Terms, told: ReadonlyBitset | undefined): ReadonlyBitset => {
  const stated = documentsWith(index, prices, NAME);
  return told === undefined ? stated : unionOf([stated, told], index);
};

/** Those that the dictionary knows. */
const knownOf = ({ dictionary }: IndexSnapshot, terms: Terms): Terms =>
  [...new Set(terms)].filter((term) => findTerm(dictionary, term) !== undefined);

/** A bigram of signs may be missing by chance; for another word nothing fits. */
const unknownRarity = (token: string): number =>
  localesOf(token).length === 0 ? UNKNOWN_RARITY.bigram : UNKNOWN_RARITY.word;

/** The terms of one word. */
interface WordTerms {
  own: Terms;
  phrases: Terms;
  /** Of completions. */
  completed: Terms;
  synonyms: Terms;
  /** Facet values of named categories. */
  categories: Terms;
  makers: Terms;
  /** Facet values of requested attributes. */
  stated: Terms;
  /** Facet values by which these are met as well. */
  implied: Terms;
  /** Categories where tools with these are likely. */
  likely: Terms;
  /** Facet values of requested prices. */
  prices: Terms;
}

const waysOf = ({ stated }: QueryWord): Way[] => stated.flatMap(impliedBy);

/** The terms of tools that meet an attribute in one way. */
const termsOfWay = (way: Exclude<Way, { parameter: 'category' }>): string[] => {
  if (way.parameter === 'pricing') return [termOf('pricing', way.value)];
  return [...(isField(way) ? [termOf('attribute', keyOf(way))] : []), termOf('told', keyOf(way))];
};

const NO_COMPLETIONS: Completions = { words: [], stems: [], meanings: [] };

/** Completions of an unfinished word: hardly any tool uses it. */
const completionsFor = (index: IndexSnapshot, { tokens }: Query, word: QueryWord): Completions => {
  const isUnfinished =
    word.isPrefix &&
    tokens.length > 0 &&
    usesOf(index, [...word.stems, ...word.phrases, ...word.synonyms]) <= Math.max(FEW_USES, index.live / PREFIX_SHARE);
  return isUnfinished ? completeWord(tokens, word.at) : NO_COMPLETIONS;
};

/** Words of names that go on with an unfinished word for which the lexicon has no end ("google notebookl"). */
const namesBegun = (index: IndexSnapshot, { tokens }: Query, word: QueryWord, { words }: Completions) =>
  !word.isPrefix || tokens.length < 2 || words.length > 0 || usesOf(index, word.stems) > FEW_USES
    ? []
    : termsWithPrefix(index.dictionary, word.token, MAX_NAMES, TOO_MANY_COMPLETIONS).filter((term) =>
        isInName(index, term),
      );

const lookUp = (index: IndexSnapshot, query: Query, word: QueryWord, phrases: readonly FoundPhrase[]): WordTerms => {
  const { categoryIds, categories } = index;
  const own = knownOf(index, word.stems);
  const completed = completionsFor(index, query, word);
  const readings = completed.words.map((text) => categories().find(query.tokens.with(word.at, text)));
  const named = [phrases, ...readings]
    .flatMap((found) => found.filter(({ words }) => words.includes(word.at)))
    .flatMap(({ numbers }) => numbers);
  return {
    own,
    phrases: knownOf(index, word.phrases),
    completed: [...knownOf(index, completed.stems), ...namesBegun(index, query, word, completed)].filter(
      (term) => !own.includes(term),
    ),
    synonyms: knownOf(index, [...word.synonyms, ...completed.meanings]),
    categories: knownOf(
      index,
      named.map((number) => termOf('category', categoryIds[number] ?? '')),
    ),
    makers: knownOf(
      index,
      [...word.stems, ...word.phrases, ...(word.isService ? word.synonyms : [])].map((text) => termOf('maker', text)),
    ),
    stated: knownOf(index, word.stated.flatMap(termsOfWay)),
    implied: knownOf(
      index,
      waysOf(word).flatMap((way) => (way.parameter === 'category' ? [] : termsOfWay(way))),
    ),
    likely: knownOf(
      index,
      waysOf(word).flatMap((way) => (way.parameter === 'category' ? [termOf('category', way.value)] : [])),
    ),
    prices: knownOf(
      index,
      word.pricing.map((price) => termOf('pricing', price)),
    ),
  };
};

/** The documents of terms by weight, their union, and the union with the documents of a category. */
const matchTexts = (
  index: OpenSnapshot,
  weighted: WeightedTerms,
  category: ReadonlyBitset | undefined,
): Pick<WordMatches, 'levels' | 'texts' | 'anywhere' | 'count'> => {
  const levels = levelsOf(index, weighted);
  const sets = levels.map(({ set }) => set);
  const texts = sets.length === 1 ? sets[0]! : unionOf(sets, index);
  const anywhere = category === undefined ? texts : unionOf([texts, category], index);
  return { levels, texts, anywhere, count: cardinality(texts, deletedIn(index.table)) };
};

const matchWord = (
  index: OpenSnapshot,
  word: QueryWord,
  { own, phrases, completed, synonyms, categories: themes, makers, stated, implied, likely, prices }: WordTerms,
  isLast: boolean,
): WordMatches => {
  const { dictionary, live } = index;
  const isAsked = word.stated.length > 0;
  const categories = isAsked ? [...stated, ...implied] : themes;
  let continuing: Terms | undefined;
  const completions = (): Terms =>
    (continuing ??= isLast ? termsWithPrefix(dictionary, word.token, MAX_COMPLETIONS, TOO_MANY_COMPLETIONS) : []);
  const weighted = [
    { terms: [...own, ...completed, ...phrases, ...makers], weights: WEIGHTS.own },
    { terms: synonyms, weights: WEIGHTS.synonym },
  ];
  const category = categories.length === 0 ? undefined : documentsWith(index, categories, NAME);
  const matches = matchTexts(index, weighted, category);
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
    having: isAsked ? documentsWith(index, stated, NAME) : undefined,
    likely: likely.length === 0 ? undefined : documentsWith(index, likely, NAME),
    maker: makers.length === 0 ? undefined : documentsWith(index, makers, NAME),
    price:
      word.pricing.length === 0
        ? undefined
        : pricedIn(index, prices, word.pricing.includes('open_source') ? texts : undefined),
    name: documentsWith(index, named, NAME),
    completions,
  };
};

/** Matches every word of the query. */
export function matchWords(index: OpenSnapshot, query: Query): WordMatches[] {
  const phrases = index.categories().find(query.tokens);
  const last = query.tokens.length - 1;
  const matches = query.words.map((word) =>
    matchWord(index, word, lookUp(index, query, word, phrases), word.at === last),
  );
  return matches.map((one, place) => {
    const before = matches[place - 1];
    // A version that some tool has with the word before it is no mere wish: "GPT-4o".
    const isVersion = one.word.isVersion && /\p{L}/u.test(one.word.token) && before?.word.at === one.word.at - 1;
    if (!isVersion || intersectionCount(one.texts, before.texts, deletedIn(index.table)) === 0) return one;
    return { ...one, word: { ...one.word, isWish: false } };
  });
}

/** Whether a tool matches a word by its texts or categories. */
export const isMet = (table: DocumentTable, { count, category }: WordMatches): boolean =>
  count > 0 || (category !== undefined && cardinality(category, deletedIn(table)) > 0);
