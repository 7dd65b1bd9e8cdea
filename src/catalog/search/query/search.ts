// Answers one search: builds the tiers of ranking.ts one after the other until the asked page and the count are known.
import { claim, countHits, type HitSet, isEmpty, meet } from '#catalog/search/engine/bitset.ts';
import { LENGTH_NORMS, lengthNormAt } from '#catalog/search/engine/length-norms.ts';
import { createScratchSets, type ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { removedIn, type Segment } from '#catalog/search/engine/segment.ts';
import { type Facets, facetsOf } from './facets.ts';
import { type Filters, filterSets, isUnfiltered } from './filters.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { type Columns, columnsOf, createArena, firstOf, keysBetween, keysByWorth, MOST_HITS } from './merge-hits.ts';
import { areMany, keysOfWord } from './one-word.ts';
import type { Query } from './query.ts';
import { type TierId, TIERS, WORTH } from './ranking.ts';
import { findWords, type FoundWord } from './term-matches.ts';
import { tierSets } from './tiers.ts';

export interface Page {
  keys: number[];
  total: number;
  isLowerBound: boolean;
  facets?: Facets;
}

export interface Search {
  query: Query;
  filters: Filters;
  offset: number;
  limit: number;
  /** Stop before the tiers that look at texts. */
  namesOnly?: boolean;
  /** Whether to make facets. */
  facets?: boolean;
}

const LAST_NAME_TIER: TierId = 'misspelt_name';

/** How much of the query the documents of a column meet, as ranking.ts counts it, and among equals how briefly. */
const worthsOf = (words: readonly FoundWord[], at: number, column: Uint32Array, segment: Segment): Uint32Array => {
  const sums = arena.take(column.length);
  for (let i = 0; i < column.length; i += 1) sums[i] = lengthNormAt(segment.lengthNorms, column[i]!);
  for (const { rarity, sets } of words) {
    const { places, category } = sets[at]!;
    const weight = Math.max(1, rarity) * LENGTH_NORMS;
    const filled = places.filter(({ set }) => !isEmpty(set));
    const bits = filled.map(({ set }) => set.words);
    const values = filled.map(({ worth }) => weight * worth);
    const named = category?.words;
    const more = weight * WORTH.category;
    for (let i = 0; i < column.length; i += 1) {
      const document = column[i]!;
      const place = document >>> 5;
      const bit = 1 << (document & 31);
      let value = named !== undefined && (named[place]! & bit) !== 0 ? more : 0;
      for (let best = 0; best < bits.length; best += 1) {
        if ((bits[best]![place]! & bit) === 0) continue;
        value += values[best]!;
        break;
      }
      sums[i]! += value;
    }
  }
  return sums;
};

const arena = createArena();

/** Hits of a search under some of its filters, counted by mark up to the most that are counted. */
interface View {
  isWhole: boolean;
  passing: (HitSet | undefined)[];
  total: number;
  counts: Uint32Array;
}

/** What the facets count: hits in any category, and hits of any price; one and the same without filters. */
const facetViews = (snapshot: IndexSnapshot, { category, pricing }: Filters, scratch: ScratchSets): [View, View] => {
  const viewOf = (own: Filters): View => ({
    isWhole: isUnfiltered(own),
    passing: filterSets(snapshot, own, scratch),
    total: 0,
    counts: new Uint32Array(snapshot.marks.size),
  });
  const anyCategory = viewOf({ pricing });
  return [anyCategory, isUnfiltered({ category, pricing }) ? anyCategory : viewOf({ category })];
};

const countersOf = (views: readonly [View, View]): [(mark: number) => number, (mark: number) => number] => {
  const [inAnyCategory, ofAnyPrice] = views;
  return [(mark) => inAnyCategory.counts[mark] ?? 0, (mark) => ofAnyPrice.counts[mark] ?? 0];
};

/** The documents of a tier that pass a filter, by segment, and how many they are. */
const narrow = (
  segments: readonly Segment[],
  sets: readonly (HitSet | undefined)[],
  passing: readonly (HitSet | undefined)[],
  scratch: ScratchSets,
): { sets: (HitSet | undefined)[]; counts: number[] } => {
  const narrowed = sets.map((set, at) => {
    const filter = passing[at];
    if (set === undefined || filter === undefined) return set;
    const both = scratch.take(segments[at]!);
    meet(both, [set, filter]);
    return both;
  });
  return { sets: narrowed, counts: narrowed.map((set) => (set === undefined ? 0 : countHits(set))) };
};

/** The documents that are ordered and counted of a tier, worked out when first asked for. */
const firstHits = (
  segments: readonly Segment[],
  sets: readonly (HitSet | undefined)[],
  counts: readonly number[],
): (() => Columns) => {
  let columns: Columns | undefined;
  return () => (columns ??= firstOf(segments, columnsOf(sets, counts, MOST_HITS, arena), MOST_HITS));
};

/** The number behind the last document of a column. */
const endOf = (column: Uint32Array): number => (column.at(-1) ?? -1) + 1;

/** The keys ranked from..to of the hits of a tier by what they meet of the query. */
const worthiest = (
  segments: readonly Segment[],
  words: readonly FoundWord[],
  sets: readonly (HitSet | undefined)[],
  count: number,
  first: () => Columns,
  from: number,
  to: number,
): number[] => {
  const [only] = words;
  if (only !== undefined && words.length === 1 && areMany(count, segments)) {
    const ends = count > MOST_HITS ? first().map(endOf) : segments.map(({ documents }) => documents);
    return keysOfWord(segments, sets, ends, only.sets, from, to, arena);
  }
  const columns = first();
  const worths = columns.map((column, at) => worthsOf(words, at, column, segments[at]!));
  return keysByWorth(segments, columns, worths, from, to, arena);
};

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0);

/**
 * Finds a page of a search. Bounded: no more than 25,000 hits are ordered or counted. Facets come from the same pass:
 * the tiers are then built without filters, and the page and each facet take their part.
 */
export function searchPage(snapshot: IndexSnapshot, search: Search): Page {
  const scratch = createScratchSets();
  try {
    const { segments, marks } = snapshot;
    const { offset, limit, filters } = search;
    const words = findWords(snapshot, search.query, scratch);
    const passing = filterSets(snapshot, filters, scratch);
    const views = search.facets === true ? facetViews(snapshot, filters, scratch) : undefined;
    const tiers = segments.map((segment, at) => tierSets(segment, at, search.query, words, scratch));
    const seen = segments.map((segment) => scratch.take(segment));
    const keys: number[] = [];
    let total = 0;
    for (const tier of TIERS) {
      const isEarly = views === undefined;
      const counts: number[] = [];
      const all = segments.map((segment, at) => {
        const set = tiers[at]![tier.id]();
        counts[at] =
          set === undefined ? 0 : claim(set, isEarly ? passing[at] : undefined, removedIn(segment), seen[at]);
        return set;
      });
      if (sumOf(counts) > 0) {
        const page = isEarly || isUnfiltered(filters) ? { sets: all, counts } : narrow(segments, all, passing, scratch);
        const count = sumOf(page.counts);
        const from = Math.max(0, offset - total);
        const to = Math.min(MOST_HITS - total, offset + limit - total, count);
        arena.reset();
        const allFirst = firstHits(segments, all, counts);
        if (to > from) {
          if (tier.order === 'newest')
            keys.push(...keysBetween(segments, columnsOf(page.sets, page.counts, to, arena), from, to));
          else {
            const first = page.sets === all ? allFirst : firstHits(segments, page.sets, page.counts);
            keys.push(...worthiest(segments, words, page.sets, count, first, from, to));
          }
        }
        total += count;
        for (const view of new Set(views)) {
          if (view.total >= MOST_HITS) continue;
          const own = view.isWhole ? { sets: all, counts } : narrow(segments, all, view.passing, scratch);
          const columns = view.isWhole ? allFirst() : firstHits(segments, own.sets, own.counts)();
          firstOf(segments, columns, MOST_HITS - view.total).forEach((column, at) =>
            marks.tally(segments[at]!, column, view.counts),
          );
          view.total += sumOf(own.counts);
        }
      }
      const isNamed = search.namesOnly === true && (tier.id === LAST_NAME_TIER || total >= offset + limit);
      if (isNamed || (total > MOST_HITS && (views ?? []).every((view) => view.total >= MOST_HITS))) break;
    }
    return {
      keys,
      total: Math.min(MOST_HITS, total),
      isLowerBound: total > MOST_HITS,
      ...(views !== undefined && { facets: facetsOf(marks, ...countersOf(views)) }),
    };
  } finally {
    scratch.release();
  }
}
