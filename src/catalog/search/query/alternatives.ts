/** Ranks the alternatives to a tool and returns a page of them. */
import { PRICING_CHOICES, type PricingChoice, type PricingModel } from '#fields/pricing.ts';
import { cardinality, hasBit, readBits } from '#catalog/search/engine/bitset.ts';
import { categoryTerm, pricingTerm } from '#catalog/search/engine/facet-values.ts';
import { COMPARISONS, type Order } from '#catalog/search/engine/catalog-order.ts';
import { createScratchSets, type ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { compareDocuments, findByKey, isDeleted } from '#catalog/search/engine/document-table.ts';
import { type AlternativesOf, type AlternativesWish, readSigns } from './alternative-signs.ts';
import { type Facets, facetsOf, perFacet } from './facets.ts';
import { type FilterGroup, type Filters, groupsOf, filterSet } from './filters.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { listPage } from './listing.ts';
import { rarityOf } from './ranking.ts';
import type { Page } from './search.ts';
import { matchSigns } from './sign-matches.ts';
import { documentFrequencyOf } from './term-frequency.ts';

export type { AlternativesOf, AlternativesWish } from './alternative-signs.ts';

/** The page that is wanted of chosen hits. */
export interface HitsQuery {
  filters: Filters;
  /** Undefined for best first. */
  order?: Order | undefined;
  offset: number;
  limit: number;
  facets?: boolean;
}

export interface AlternativesQuery extends HitsQuery {
  of: AlternativesOf;
  wish: AlternativesWish;
  /** Whether the tool itself is the first hit. */
  withTool: boolean;
}

/** Most alternatives to a tool. */
export const MOST_ALTERNATIVES = 50;
/** Alternatives that need no least score. */
const FIRST_ALTERNATIVES = 10;
/** Later ones reach this part of the third best score. */
const LEAST_PART = 0.4;
const YARDSTICK = 2;
/** The newest tools of each category are candidates without other evidence. */
const NEWEST_OF_CATEGORY = 50;
/** Of a shared category, times its rarity. */
const CATEGORY_WEIGHT = 18;
/** Without a shared category, tools share a job and this many words and jobs in total. */
const FEWEST_SHARED = 3;
/** Per cent of the score that remains, by requested price and price; the highest of several. */
const PRICE_FIT: Readonly<Record<PricingModel, Readonly<Record<PricingChoice, number>>>> = {
  free: { free: 100, open_source: 100, freemium: 80, free_trial: 40, paid: 30, unknown: 50 },
  freemium: { free: 100, open_source: 100, freemium: 100, free_trial: 50, paid: 30, unknown: 50 },
  open_source: { free: 40, open_source: 100, freemium: 40, free_trial: 30, paid: 30, unknown: 35 },
  free_trial: { free: 100, open_source: 100, freemium: 100, free_trial: 100, paid: 30, unknown: 60 },
  paid: { free: 40, open_source: 40, freemium: 70, free_trial: 80, paid: 100, unknown: 60 },
};
/** Tools of these categories sell products for a tool and do not replace it. */
const SHOP_CATEGORIES = ['prompts'];

/** The strongest reason: stated or well known for the same purpose, a job, a category. */
export type AlternativeReason = 'known' | 'job' | 'category';

/** Ranks of add-ons are lower, all others higher. */
const FIRST_RANK = 1 << 16;
const scoreOf = (rank: number): number => rank & (FIRST_RANK - 1);

interface Candidate {
  document: number;
  rank: number;
  reason: AlternativeReason;
}

/** The tool itself has no reason. */
type Hit = Pick<Candidate, 'document'> & Partial<Pick<Candidate, 'reason'>>;

/** `reasons` has one for each key; null for the tool itself. */
export interface AlternativesPage extends Page {
  reasons: readonly (AlternativeReason | null)[];
}

/** Evidence from the facet values of a document. */
interface FacetSigns {
  categories: number;
  /** Per cent. */
  priceFit: number;
  isShop: boolean;
}

/** Caches the evidence of facet sets: many documents share one. */
const facetReader = ({ table, live, dictionary, facetValues }: IndexSnapshot, { of, wish }: AlternativesQuery) => {
  const weights = new Map(
    of.categories.flatMap((id) => {
      const term = dictionary.find(categoryTerm(id));
      const ordinal = facetValues.find(categoryTerm(id));
      if (term === undefined || ordinal === undefined) return [];
      return [[ordinal, CATEGORY_WEIGHT * Math.max(1, rarityOf(documentFrequencyOf(table, term), live))] as const];
    }),
  );
  const fits = new Map(
    PRICING_CHOICES.map((model) => [
      facetValues.find(pricingTerm(model)),
      wish.pricing.length === 0 ? 100 : Math.max(...wish.pricing.map((wished) => PRICE_FIT[wished][model])),
    ]),
  );
  const shops = new Set(
    SHOP_CATEGORIES.filter((id) => !of.categories.includes(id)).map((id) => facetValues.find(categoryTerm(id))),
  );
  const known = new Map<number, FacetSigns>();
  return (facetSet: number): FacetSigns => {
    let signs = known.get(facetSet);
    if (signs === undefined) {
      const [price, ...categories] = facetValues.valuesOf(facetSet);
      signs = {
        categories: categories.reduce((sum, ordinal) => sum + (weights.get(ordinal) ?? 0), 0),
        priceFit: fits.get(price) ?? 100,
        isShop: categories.some((ordinal) => shops.has(ordinal)),
      };
      known.set(facetSet, signs);
    }
    return signs;
  };
};

/** The newest tools that share a category. */
const newestNeighbours = (snapshot: IndexSnapshot, { of }: AlternativesQuery): number[] =>
  of.categories
    .flatMap((category) => listPage(snapshot, groupsOf({ category }), 'newest', 0, NEWEST_OF_CATEGORY + 1))
    .map((key) => findByKey(snapshot.table, key));

/** The candidates with their ranks. */
interface Ranked {
  documents: Uint32Array;
  /** 0 for no alternative. */
  ranks: Uint32Array;
  reasonOf(document: number): AlternativeReason;
}

const rankAll = (snapshot: IndexSnapshot, query: AlternativesQuery, scratch: ScratchSets): Ranked => {
  const { table } = snapshot;
  const signs = readSigns(snapshot, query.of, query.wish, scratch);
  const readFacets = facetReader(snapshot, query);
  const found = matchSigns(snapshot, signs, newestNeighbours(snapshot, query), scratch);
  const { certain, doing } = found;
  const documents = new Uint32Array(cardinality(found.candidates));
  readBits(found.candidates, documents);
  const own = findByKey(table, query.of.key);
  const ranks = documents.map((document) => {
    if (document === own || isDeleted(table, document)) return 0;
    const { categories, priceFit, isShop } = readFacets(table.facetSets[document]!);
    const isCertain = hasBit(certain, document);
    const isAlike = hasBit(doing, document) && found.shared[document]! >= FEWEST_SHARED;
    if (categories === 0 && !isCertain && !isAlike) return 0;
    const score = Math.floor(((found.scores[document]! + categories) * priceFit) / 100);
    const isAddOn = isShop || (!isCertain && hasBit(found.naming, document));
    return Math.max(1, Math.min(FIRST_RANK - 1, score)) + (isAddOn ? 0 : FIRST_RANK);
  });
  const reasonOf = (document: number): AlternativeReason =>
    hasBit(certain, document) ? 'known' : hasBit(doing, document) ? 'job' : 'category';
  return { documents, ranks, reasonOf };
};

/** The best candidates: add-ons last, then by score, then in catalog order. */
const bestOf = ({ table }: IndexSnapshot, { documents, ranks, reasonOf }: Ranked): Candidate[] => {
  const counts = new Uint32Array(2 * FIRST_RANK);
  for (const rank of ranks) counts[rank]! += 1;
  let least = counts.length - 1;
  for (let count = counts[least]!; least > 1 && count < MOST_ALTERNATIVES; count += counts[least]!) least -= 1;
  const best: Candidate[] = [];
  documents.forEach((document, place) => {
    const rank = ranks[place]!;
    if (rank >= least) best.push({ document, rank, reason: reasonOf(document) });
  });
  const ordered = best
    .sort((a, b) => b.rank - a.rank || compareDocuments(table, a.document, b.document))
    .slice(0, MOST_ALTERNATIVES);
  const enough = LEAST_PART * scoreOf(ordered[YARDSTICK]?.rank ?? 0);
  return ordered.filter(({ rank }, place) => place < FIRST_ALTERNATIVES || scoreOf(rank) >= enough);
};

/** A page of the hits that pass the filters. */
export function pageOf(
  snapshot: IndexSnapshot,
  hits: readonly Hit[],
  query: HitsQuery,
  scratch: ScratchSets,
): AlternativesPage {
  const { facetValues, table } = snapshot;
  const { order, offset, limit, facets } = query;
  const groups = groupsOf(query.filters);
  const passingOf = (some: readonly FilterGroup[]): Hit[] => {
    if (some.length === 0) return [...hits];
    const set = filterSet(snapshot, some, scratch);
    return hits.filter(({ document }) => set === undefined || hasBit(set, document));
  };
  const passing = passingOf(groups);
  if (order !== undefined) passing.sort((a, b) => COMPARISONS[order](table, a.document, b.document));
  const counter = (some: readonly Hit[]) => {
    const counts = new Uint32Array(facetValues.size);
    for (const { document } of some)
      for (const ordinal of facetValues.valuesOf(table.facetSets[document]!)) counts[ordinal]! += 1;
    return (ordinal: number): number => counts[ordinal] ?? 0;
  };
  const made = (): Facets =>
    facetsOf(
      facetValues,
      perFacet(groups, (own) => counter(passingOf(own))),
      {},
    );
  const shown = passing.slice(offset, offset + limit);
  return {
    keys: shown.map(({ document }) => table.keys[document]!),
    reasons: shown.map(({ reason = null }) => reason),
    total: passing.length,
    isLowerBound: false,
    ...(facets === true && { facets: made() }),
  };
}

/** The alternatives to a tool, the best first. */
export const listAlternatives = (
  snapshot: IndexSnapshot,
  query: AlternativesQuery,
  scratch: ScratchSets,
): readonly Candidate[] => bestOf(snapshot, rankAll(snapshot, query, scratch));

/**
 * A page of the alternatives to a tool: tools that state it or are well known for the same purpose,
 * share a category and a word or job, or share a job and three of these; then the newest of its
 * categories. Add-ons come last (sellers of prompts, and tools that name the tool without stating
 * an alternative), then by score, newest, name, slug. At most fifty; from the eleventh on only scores
 * near the best.
 */
export function findAlternatives(snapshot: IndexSnapshot, query: AlternativesQuery): AlternativesPage {
  const scratch = createScratchSets(snapshot.table);
  try {
    const best = listAlternatives(snapshot, query, scratch);
    const own = query.withTool ? findByKey(snapshot.table, query.of.key) : -1;
    return pageOf(snapshot, [...(own < 0 ? [] : [{ document: own }]), ...best], query, scratch);
  } finally {
    scratch.release();
  }
}
