// Answers one search: builds the tiers of ranking.ts one after the other until the asked page and the count are known.
import type { PricingModel } from '#catalog/pricing.ts';
import { addHit, countHits, hasHit, type HitSet, intersect, subtract, unite } from './hit-set.ts';
import { columnsOf, createArena, firstOf, keysBetween, keysByWorth } from './hits.ts';
import { findBeginning, findExact, findMisspelt, NAME_KINDS } from './names.ts';
import { addList, findList, listOf } from './postings.ts';
import type { Query } from './query.ts';
import { HIGHEST_WORTH, TIERS, type TierId, WORTH } from './ranking.ts';
import { categoryMark, pricingMark, type Segment } from './segment.ts';
import { addAll, addHalfMet } from './some-words.ts';
import { createLoans, findWords, type FoundWord, type Loans, type Shelf } from './words.ts';

/** Counting and paging end here. */
export const MOST_HITS = 25_000;

export interface Filters {
  category?: string | undefined;
  pricing?: PricingModel | undefined;
}

export interface Page {
  keys: number[];
  total: number;
  isLowerBound: boolean;
}

export interface Search {
  query: Query;
  filters: Filters;
  offset: number;
  limit: number;
  /** Stop before the tiers that look at texts. */
  namesOnly?: boolean;
  /** Called with every hit that is counted. */
  visit?: (segment: Segment, document: number) => void;
}

const SHORTEST_MISSPELT_NAME = 4;
const LAST_NAME_TIER: TierId = 'misspelt_name';

/** The live documents of each segment that pass the filters; undefined when there is no filter and nothing is deleted. */
const filterSets = (shelf: Shelf, filters: Filters, loans: Loans): (HitSet | undefined)[] => {
  const marks = [
    ...(filters.category === undefined ? [] : [categoryMark(filters.category)]),
    ...(filters.pricing === undefined ? [] : [pricingMark(filters.pricing)]),
  ].map((mark) => shelf.dictionary.find(mark));
  return shelf.segments.map((segment) => {
    if (marks.length === 0 && segment.live === segment.documents) return undefined;
    const set = loans.take(segment);
    marks.forEach((mark, at) => {
      const into = at === 0 ? set : loans.take(segment);
      const list = mark === undefined ? -1 : findList(segment.postings, listOf(mark, 0));
      if (list >= 0) addList(segment.postings, list, into, segment.documents);
      if (at > 0) intersect(set, into);
    });
    if (marks.length === 0) addAll(set, segment.documents);
    if (segment.live < segment.documents) subtract(set, segment.deleted);
    return set;
  });
};

/** A new set of the documents in all of the sets; empty when there are none. */
const inAll = (sets: readonly HitSet[], segment: Segment, loans: Loans): HitSet => {
  const result = loans.take(segment);
  const [first, ...rest] = sets;
  if (first === undefined) return result;
  unite(result, first);
  for (const set of rest) intersect(result, set);
  return result;
};

/** Builds the sets of a tier for each segment on demand; they may hold documents of earlier tiers. */
const tierBuilders = (shelf: Shelf, search: Search, words: readonly FoundWord[], loans: Loans): Record<TierId, (at: number) => HitSet> => {
  const { segments } = shelf;
  const { skeleton, shortSkeleton } = search.query;
  const required = words.filter((word) => word.rarity > 0);
  const telling = required.length > 0 ? required : words;
  const isUnknown = words.length === 0 || words.some((word) => word.isCorrected || word.count === 0);
  const empty = (at: number): HitSet => loans.take(segments[at]!);
  const names = segments.map(({ names: index }, at) => {
    const [exact, short, begins, misspelt] = [empty(at), empty(at), empty(at), empty(at)];
    findExact(index, skeleton, (document, kind) => addHit(kind === NAME_KINDS.whole ? exact : short, document));
    if (shortSkeleton !== undefined) findExact(index, shortSkeleton, (document) => addHit(short, document));
    findBeginning(index, skeleton, (document) => addHit(begins, document));
    if (skeleton.length >= SHORTEST_MISSPELT_NAME) findMisspelt(index, skeleton, (document) => addHit(misspelt, document));
    return { exact, short, begins, misspelt };
  });
  const allOf = (at: number, choose: (word: FoundWord) => HitSet): HitSet => inAll(telling.map(choose), segments[at]!, loans);
  const nameWith = (word: FoundWord, at: number): HitSet => {
    const { name, nameBeginning } = word.sets[at]!;
    if (nameBeginning === undefined) return name;
    const set = empty(at);
    unite(set, name);
    unite(set, nameBeginning);
    return set;
  };
  return {
    exact_name: (at) => names[at]!.exact,
    short_name: (at) => names[at]!.short,
    name_begins: (at) => {
      const set = allOf(at, (word) => word.sets[at]!.name);
      unite(set, names[at]!.misspelt);
      intersect(set, names[at]!.begins);
      return set;
    },
    name_begins_within: (at) => names[at]!.begins,
    all_words_in_name: (at) => allOf(at, (word) => word.sets[at]!.name),
    all_beginnings_in_name: (at) => allOf(at, (word) => nameWith(word, at)),
    misspelt_name: (at) => (isUnknown ? names[at]!.misspelt : empty(at)),
    all_words_in_summary: (at) => allOf(at, (word) => word.sets[at]!.summary),
    all_words: (at) => allOf(at, (word) => word.sets[at]!.anywhere),
    some_words: (at) => {
      const set = empty(at);
      if (telling.length < 2) return set;
      const weighed = telling.map((word) => ({
        weight: Math.max(1, word.rarity),
        count: word.count,
        set: word.sets[at]!.anywhere,
      }));
      addHalfMet(weighed, set, empty(at));
      return set;
    },
    similar_name: (at) => names[at]!.misspelt,
  };
};

/** How much of the query a document meets, as ranking.ts counts it. */
const worthOf =
  (words: readonly FoundWord[]) =>
  (segment: number, document: number): number => {
    let sum = 0;
    for (const { rarity, sets } of words) {
      const { byWorth: places, category } = sets[segment]!;
      let worth = HIGHEST_WORTH;
      while (worth > 0) {
        const set = places[worth];
        if (set !== undefined && hasHit(set, document)) break;
        worth -= 1;
      }
      if (category !== undefined && hasHit(category, document)) worth += WORTH.category;
      sum += Math.max(1, rarity) * worth;
    }
    return sum;
  };

const arena = createArena();

/** Finds a page of a search. Bounded: no more than 25,000 hits are ordered or counted. */
export function searchPage(shelf: Shelf, search: Search): Page {
  const loans = createLoans();
  try {
    const { segments } = shelf;
    const { offset, limit, visit } = search;
    const words = findWords(shelf, search.query, loans);
    const filters = filterSets(shelf, search.filters, loans);
    const build = tierBuilders(shelf, search, words, loans);
    const seen = segments.map((segment) => loans.take(segment));
    const keys: number[] = [];
    let total = 0;
    for (const tier of TIERS) {
      const sets = segments.map((segment, at) => {
        const set = loans.take(segment);
        unite(set, build[tier.id](at));
        const filter = filters[at];
        if (filter !== undefined) intersect(set, filter);
        subtract(set, seen[at]!.words);
        return set;
      });
      const counts = sets.map((set) => countHits(set));
      const count = counts.reduce((sum, one) => sum + one, 0);
      if (count > 0) {
        const from = Math.max(0, offset - total);
        const to = Math.min(MOST_HITS - total, offset + limit - total, count);
        if (to > from) {
          arena.reset();
          if (tier.order === 'newest') keys.push(...keysBetween(segments, columnsOf(sets, counts, to, arena), from, to));
          else {
            const columns = firstOf(segments, columnsOf(sets, counts, MOST_HITS, arena), MOST_HITS);
            keys.push(...keysByWorth(segments, columns, worthOf(words), from, to, arena));
          }
        }
        if (visit !== undefined && total < MOST_HITS) {
          arena.reset();
          firstOf(segments, columnsOf(sets, counts, MOST_HITS, arena), MOST_HITS - total).forEach((column, at) => {
            for (const document of column) visit(segments[at]!, document);
          });
        }
        sets.forEach((set, at) => unite(seen[at]!, set));
        total += count;
      }
      if (total > MOST_HITS || (search.namesOnly === true && (tier.id === LAST_NAME_TIER || total >= offset + limit))) break;
    }
    return { keys, total: Math.min(MOST_HITS, total), isLowerBound: total > MOST_HITS };
  } finally {
    loans.giveBack();
  }
}

/** A page of the catalog without a search, newest first; `total` is known to the caller. */
export function listPage(shelf: Shelf, filters: Filters, offset: number, limit: number): number[] {
  const loans = createLoans();
  try {
    const most = Math.min(MOST_HITS, offset + limit);
    arena.reset();
    const columns = filterSets(shelf, filters, loans).map((set, at) => {
      if (set !== undefined) return columnsOf([set], [countHits(set)], most, arena)[0]!;
      const all = arena.take(Math.min(most, shelf.segments[at]!.documents));
      for (let document = 0; document < all.length; document += 1) all[document] = document;
      return all;
    });
    return keysBetween(shelf.segments, columns, offset, most);
  } finally {
    loans.giveBack();
  }
}
