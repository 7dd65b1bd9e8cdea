/** Matches query words with terms of the index: stems, phrases, synonyms, categories, prices. */
import type { FoundPhrase } from '#catalog/language/phrases.ts';
import { lazy } from '#catalog/memoize.ts';
import { localesOf } from '#catalog/language/stems.ts';
import { termOf } from '#catalog/search/analysis/term-kinds.ts';
import { type AttributeWish, impliedBy, isField, keyOf, type Way } from '#catalog/search/analysis/attribute-words.ts';
import { cardinality, type ReadonlyBitset } from '#catalog/search/engine/bitset.ts';
import { findTerm, termsWithPrefix } from '#catalog/search/engine/dictionary.ts';
import { deletedIn, type DocumentTable } from '#catalog/search/engine/document-table.ts';
import {
  documentsWith,
  isInName,
  levelsOf,
  NAME,
  usesOf,
  type Terms,
  joinedOf,
  unionOf,
} from '#catalog/search/engine/documents.ts';
import type { WeightedSet } from '#catalog/search/engine/weighted-sets.ts';
import type { IndexSnapshot, OpenSnapshot } from './index-snapshot.ts';
import { LEXICON } from '#catalog/language/lexicon.ts';
import { type Completions, completeWord, type Query, type QueryWord } from './query.ts';
import { rarityOf, UNKNOWN_RARITY, WEIGHTS } from './ranking.ts';

/** Matches of an attribute that the query asks for. */
export interface AttributeMatches {
  wish: AttributeWish;
  /** The documents that state it or whose texts name it. */
  having: ReadonlyBitset;
  /** These, and those that imply it; undefined without any. */
  meeting: ReadonlyBitset | undefined;
  /** The documents of categories where tools with it are likely. */
  likely: ReadonlyBitset;
}

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
  /** The documents of the categories that it names, or that meet its attributes. */
  category: ReadonlyBitset | undefined;
  /** The attributes that it asks for: tools that have them come first, others stay. */
  attributes: readonly AttributeMatches[];
  /** The documents of the maker that it names. */
  maker: ReadonlyBitset | undefined;
  /** The documents of a requested price. */
  price: ReadonlyBitset | undefined;
  /** Documents with the word itself in the name. */
  name: ReadonlyBitset;
  /** Whether no tool and not the lexicon has this spelling: only its stem may match. */
  isStrange: boolean;
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

/** A bigram of signs may be missing by chance; for another word nothing fits. */
const unknownRarity = (token: string): number =>
  localesOf(token).length === 0 ? UNKNOWN_RARITY.bigram : UNKNOWN_RARITY.word;

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
    usesOf(index, [...word.stems, ...word.phrases, ...word.synonyms]) <=
      Math.max(FEW_USES, index.table.live / PREFIX_SHARE);
  return isUnfinished ? completeWord(tokens, word.at) : NO_COMPLETIONS;
};

/** Words of names that go on with an unfinished word for which the lexicon has no end ("google notebookl"). */
const namesBegun = (index: IndexSnapshot, { tokens }: Query, word: QueryWord, { words }: Completions) =>
  !word.isPrefix || tokens.length < 2 || words.length > 0 || usesOf(index, word.stems) > FEW_USES
    ? []
    : termsWithPrefix(index.dictionary, word.token, MAX_NAMES, TOO_MANY_COMPLETIONS).filter((term) =>
        isInName(index, term),
      );

/** The documents of terms in names, undefined if the dictionary knows none of them. */
const knownDocuments = (index: OpenSnapshot, terms: Terms): ReadonlyBitset | undefined =>
  terms.some((term) => findTerm(index.dictionary, term) !== undefined) ? documentsWith(index, terms, NAME) : undefined;

const matchAttribute = (index: OpenSnapshot, wish: AttributeWish): AttributeMatches => {
  const ways = impliedBy(wish);
  const own = termsOfWay(wish);
  const implied = ways.flatMap((way) => (way.parameter === 'category' ? [] : termsOfWay(way)));
  const likely = ways.flatMap((way) => (way.parameter === 'category' ? [termOf('category', way.value)] : []));
  return {
    wish,
    having: documentsWith(index, own, NAME),
    meeting: knownDocuments(index, [...own, ...implied]),
    likely: documentsWith(index, likely, NAME),
  };
};

/** The documents of a requested price; texts tell that a tool is open source. */
const pricedDocuments = (index: OpenSnapshot, { pricing }: QueryWord, texts: ReadonlyBitset) => {
  if (pricing.length === 0) return undefined;
  const terms = pricing.map((price) => termOf('pricing', price));
  return unionOf(index, [documentsWith(index, terms, NAME), ...(pricing.includes('open_source') ? [texts] : [])]);
};

/** `named` are the categories that the query names. */
const matchWord = (
  index: OpenSnapshot,
  query: Query,
  word: QueryWord,
  named: readonly FoundPhrase[],
  attributes: readonly AttributeMatches[],
): WordMatches => {
  const { token, stems, phrases, synonyms } = word;
  const completed = completionsFor(index, query, word);
  const ends = [...completed.stems, ...namesBegun(index, query, word, completed)].filter(
    (term) => !stems.includes(term),
  );
  const makers = [...stems, ...phrases, ...(word.isService ? synonyms : [])].map((text) => termOf('maker', text));
  const levels = levelsOf(index, [
    { terms: [...stems, ...ends, ...phrases, ...makers], weights: WEIGHTS.own },
    { terms: [...new Set([...synonyms, ...completed.meanings])], weights: WEIGHTS.synonym },
  ]);
  const texts = joinedOf(index, levels);
  const themes = named
    .flatMap(({ numbers, words }) => (words.includes(word.at) ? numbers : []))
    .map((number) => termOf('category', index.categoryIds[number] ?? ''));
  const meeting = attributes.flatMap((one) => one.meeting ?? []);
  const category =
    word.stated.length === 0
      ? knownDocuments(index, themes)
      : meeting.length === 0
        ? undefined
        : unionOf(index, meeting);
  const count = cardinality(texts, deletedIn(index.table));
  return {
    word,
    levels,
    texts,
    anywhere: category === undefined ? texts : unionOf(index, [texts, category]),
    count,
    rarity: count === 0 && category === undefined ? unknownRarity(token) : rarityOf(count, index.table.live),
    isStrange: findTerm(index.dictionary, token) === undefined && LEXICON.localesOf(token).length === 0,
    attributes,
    category,
    maker: knownDocuments(index, makers),
    price: pricedDocuments(index, word, texts),
    name: documentsWith(index, word.isOrdered || stems.length === 0 ? phrases : stems, NAME),
    completions: lazy(() =>
      word.at === query.tokens.length - 1
        ? termsWithPrefix(index.dictionary, token, MAX_COMPLETIONS, TOO_MANY_COMPLETIONS)
        : [],
    ),
  };
};

/** Matches every word of the query. */
export function matchWords(index: OpenSnapshot, query: Query): WordMatches[] {
  const named = index.categories().find(query.tokens);
  const attributes = query.stated.map((wish) => matchAttribute(index, wish));
  const matches = query.words.map((word) =>
    matchWord(
      index,
      query,
      word,
      named,
      attributes.filter(({ wish }) => word.stated.includes(wish)),
    ),
  );
  return matches.map((one, place) => {
    const before = matches[place - 1];
    // A version that some tool has with the word before it is no mere wish: "GPT-4o".
    const isVersion = one.word.isVersion && /\p{L}/u.test(one.word.token) && before?.word.at === one.word.at - 1;
    if (!isVersion || cardinality(one.texts, deletedIn(index.table), before.texts) === 0) return one;
    return { ...one, word: { ...one.word, isWish: false } };
  });
}

/** Whether a tool matches a word by its texts or categories. */
export const isMet = (table: DocumentTable, { count, category }: WordMatches): boolean =>
  count > 0 || (category !== undefined && cardinality(category, deletedIn(table)) > 0);
