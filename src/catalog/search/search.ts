// Answers one search: builds the tiers of ranking.ts one after the other until the asked page and the count are known.
import type { PricingModel } from '#catalog/pricing.ts';
import { addAll, addHit, claim, countHits, type HitSet, isEmpty, meet, unite } from './hit-set.ts';
import { columnsOf, createArena, firstOf, keysBetween, keysByWorth } from './hits.ts';
import { findBeginning, findExact, findMisspelt, NAME_KINDS } from './names.ts';
import { addList, findList, listOf } from './postings.ts';
import type { Query } from './query.ts';
import { SUMMARY_WORTH, TIERS, type TierId, WORTH } from './ranking.ts';
import { categoryMark, pricingMark, type Segment } from './segment.ts';
import { addHalfMet } from './some-words.ts';
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

/** The documents of each segment that pass the filters, removed ones among them; undefined when there is no filter. */
const filterSets = (shelf: Shelf, filters: Filters, loans: Loans): (HitSet | undefined)[] => {
  const marks = [
    ...(filters.category === undefined ? [] : [categoryMark(filters.category)]),
    ...(filters.pricing === undefined ? [] : [pricingMark(filters.pricing)]),
  ].map((mark) => shelf.dictionary.find(mark));
  return shelf.segments.map((segment) => {
    if (marks.length === 0) return undefined;
    const sets = marks.map((mark) => {
      const set = loans.take(segment);
      const list = mark === undefined ? -1 : findList(segment.postings, listOf(mark, 0));
      if (list >= 0) addList(segment.postings, list, set, segment.documents);
      return set;
    });
    if (sets.length === 1) return sets[0];
    const both = loans.take(segment);
    meet(both, sets);
    return both;
  });
};

/** Bits of removed documents, when there are any. */
const removedIn = (segment: Segment): Int32Array | undefined =>
  segment.live < segment.documents ? segment.deleted : undefined;

/** Documents of each segment whose names fit the query. */
interface NameSets {
  exact: HitSet;
  short: HitSet;
  begins: HitSet;
  misspelt: HitSet;
}

const nameSets = (segment: Segment, query: Query, loans: Loans): NameSets => {
  const { skeleton, shortSkeleton } = query;
  const sets = {
    exact: loans.take(segment),
    short: loans.take(segment),
    begins: loans.take(segment),
    misspelt: loans.take(segment),
  };
  if (skeleton === '') return sets;
  findExact(segment.names, skeleton, (document, kind) =>
    addHit(kind === NAME_KINDS.whole ? sets.exact : sets.short, document),
  );
  if (shortSkeleton !== undefined) findExact(segment.names, shortSkeleton, (document) => addHit(sets.short, document));
  findBeginning(segment.names, skeleton, (document) => addHit(sets.begins, document));
  if (skeleton.length >= SHORTEST_MISSPELT_NAME) {
    findMisspelt(segment.names, skeleton, (document) => addHit(sets.misspelt, document));
  }
  return sets;
};

/**
 * For each tier the set of its documents in one segment, or undefined when there are none; documents of earlier tiers
 * may be among them.
 */
const tierSets = (
  segment: Segment,
  at: number,
  query: Query,
  words: readonly FoundWord[],
  loans: Loans,
): Record<TierId, () => HitSet | undefined> => {
  const required = words.filter((word) => word.rarity > 0);
  const telling = required.length > 0 ? required : words;
  const isUnknown = words.length === 0 || words.some((word) => word.isCorrected || word.count === 0);
  const names = nameSets(segment, query, loans);
  const allOf = (sets: readonly HitSet[]): HitSet | undefined => {
    if (sets.length === 0 || sets.some(isEmpty)) return undefined;
    const set = loans.take(segment);
    meet(set, sets);
    return set;
  };
  const copyOf = (...sets: (HitSet | undefined)[]): HitSet | undefined => {
    const filled = sets.filter((set) => set !== undefined && !isEmpty(set));
    if (filled.length === 0) return undefined;
    const copy = loans.take(segment);
    for (const set of filled) if (set !== undefined) unite(copy, set);
    return copy;
  };
  const inName = (): HitSet | undefined => allOf(telling.map((word) => word.sets[at]!.name));
  return {
    exact_name: () => copyOf(names.exact),
    short_name: () => copyOf(names.short),
    name_almost_typed: () => allOf([names.begins, names.misspelt]),
    name_begins() {
      const whole = isEmpty(names.begins) ? undefined : inName();
      return whole && allOf([whole, names.begins]);
    },
    name_begins_within: () => copyOf(names.begins),
    all_words_in_name: inName,
    all_beginnings_in_name() {
      const hasBeginning = telling.some((word) => word.sets[at]!.nameBeginning !== undefined);
      const sets = telling.map((word) => copyOf(word.sets[at]!.name, word.sets[at]!.nameBeginning));
      return hasBeginning && sets.every((set) => set !== undefined) ? allOf(sets) : undefined;
    },
    misspelt_name: () => (isUnknown ? copyOf(names.misspelt) : undefined),
    all_words_in_summary() {
      const inText = copyOf(...telling.flatMap((word) => word.sets[at]!.byWorth.slice(SUMMARY_WORTH)));
      return inText && allOf([...telling.map((word) => word.sets[at]!.summary), inText]);
    },
    all_words: () => allOf(telling.map((word) => word.sets[at]!.anywhere)),
    some_words() {
      if (telling.length < 2) return undefined;
      const weighed = telling.map((word) => ({
        weight: Math.max(1, word.rarity),
        count: word.count,
        set: word.sets[at]!.anywhere,
      }));
      const set = loans.take(segment);
      addHalfMet(weighed, set, loans.take(segment));
      return set;
    },
    similar_name: () => copyOf(names.misspelt),
  };
};

/** How much of the query the documents of a column meet, as ranking.ts counts it. */
const worthsOf = (words: readonly FoundWord[], at: number, column: Uint32Array): Uint32Array => {
  const sums = arena.take(column.length).fill(0);
  const best = arena.take(column.length);
  for (const { rarity, sets } of words) {
    const { byWorth, category } = sets[at]!;
    const weight = Math.max(1, rarity);
    best.fill(0);
    byWorth.forEach((set, worth) => {
      if (set === undefined || isEmpty(set)) return;
      const bits = set.words;
      for (let i = 0; i < column.length; i += 1) {
        const document = column[i]!;
        if (((bits[document >>> 5]! >>> (document & 31)) & 1) === 1) best[i] = worth;
      }
    });
    const bits = category?.words;
    for (let i = 0; i < column.length; i += 1) {
      const document = column[i]!;
      const isNamed = bits !== undefined && ((bits[document >>> 5]! >>> (document & 31)) & 1) === 1;
      sums[i]! += weight * (best[i]! + (isNamed ? WORTH.category : 0));
    }
  }
  return sums;
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
    const tiers = segments.map((segment, at) => tierSets(segment, at, search.query, words, loans));
    const seen = segments.map((segment) => loans.take(segment));
    const keys: number[] = [];
    let total = 0;
    for (const tier of TIERS) {
      const counts: number[] = [];
      const sets = segments.map((segment, at) => {
        const set = tiers[at]![tier.id]();
        counts[at] = set === undefined ? 0 : claim(set, filters[at], removedIn(segment), seen[at]);
        return set;
      });
      const count = counts.reduce((sum, one) => sum + one, 0);
      if (count > 0) {
        const from = Math.max(0, offset - total);
        const to = Math.min(MOST_HITS - total, offset + limit - total, count);
        if (to > from) {
          arena.reset();
          if (tier.order === 'newest')
            keys.push(...keysBetween(segments, columnsOf(sets, counts, to, arena), from, to));
          else {
            const columns = firstOf(segments, columnsOf(sets, counts, MOST_HITS, arena), MOST_HITS);
            const worths = columns.map((column, at) => worthsOf(words, at, column));
            keys.push(...keysByWorth(segments, columns, worths, from, to, arena));
          }
        }
        if (visit !== undefined && total < MOST_HITS) {
          arena.reset();
          firstOf(segments, columnsOf(sets, counts, MOST_HITS, arena), MOST_HITS - total).forEach((column, at) => {
            for (const document of column) visit(segments[at]!, document);
          });
        }
        total += count;
      }
      if (total > MOST_HITS || (search.namesOnly === true && (tier.id === LAST_NAME_TIER || total >= offset + limit)))
        break;
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
      const segment = shelf.segments[at]!;
      const removed = removedIn(segment);
      if (set === undefined && removed === undefined) {
        const all = arena.take(Math.min(most, segment.documents));
        for (let document = 0; document < all.length; document += 1) all[document] = document;
        return all;
      }
      const live = set ?? loans.take(segment);
      if (set === undefined) addAll(live, segment.documents);
      const count = removed === undefined ? countHits(live) : claim(live, undefined, removed, undefined);
      return columnsOf([live], [count], most, arena)[0]!;
    });
    return keysBetween(shelf.segments, columns, offset, most);
  } finally {
    loans.giveBack();
  }
}
