/** Ranks the alternatives to a tool and returns a page of them. */
import { findTerm } from '#catalog/search/engine/dictionary.ts';
import { PRICING_CHOICES } from '#fields/pricing.ts';
import { cardinality, hasBit } from '#catalog/search/engine/bitset.ts';
import { isDeleted, findByKey } from '#catalog/search/engine/document-table.ts';
import { documentsWith, NAME, createScratchSets, type ScratchSets } from '#catalog/search/engine/documents.ts';
import { categoryTerm, pricingTerm, valuesOfSet } from '#catalog/search/engine/facet-values.ts';
import { bound } from '#catalog/search/engine/growable-array.ts';
import { scoreInto } from '#catalog/search/engine/weighted-sets.ts';
import { documentsOf } from './listing.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { type AlternativesOf, type AlternativesWish, moreLikeThis } from './more-like-this.ts';
import { type ChosenHit, type ChosenPage, type ChosenQuery, pageOfChosen } from './chosen-tools.ts';
import { PRICE_FIT } from './ranking.ts';
import { rankByScore } from './scoring.ts';

export type { AlternativesOf, AlternativesWish } from './more-like-this.ts';
export type { AlternativeReason } from './chosen-tools.ts';

export interface AlternativesQuery extends ChosenQuery {
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
/** Tools of this category sell products for a tool and do not replace it. */
const SHOP_CATEGORY = 'prompts';

/** Ranks of add-ons are lower, all others higher. */
const FIRST_RANK = 1 << 16;
const scoreOf = (rank: number): number => rank & (FIRST_RANK - 1);

/** Per cent of the score that remains by the wished prices, by ordinal of a tool's price. */
const fitsOf = (
  { facetValues }: IndexSnapshot,
  { pricing }: AlternativesWish,
): ReadonlyMap<number | undefined, number> =>
  new Map(
    PRICING_CHOICES.map((model) => [
      facetValues.ordinals.get(pricingTerm(model)),
      pricing.length === 0 ? 100 : Math.max(...pricing.map((wished) => PRICE_FIT[wished][model])),
    ]),
  );

/** The alternatives to a tool, the best first: add-ons last, then by score, then in catalog order. */
export function listAlternatives(
  snapshot: IndexSnapshot,
  { of, wish }: AlternativesQuery,
  scratch: ScratchSets,
): readonly ChosenHit[] {
  const { table, facetValues, dictionary } = snapshot;
  const { parts, candidates, certain, doing, naming } = moreLikeThis(snapshot, of, wish, scratch);
  const isShop = of.categories.includes(SHOP_CATEGORY) ? undefined : findTerm(dictionary, categoryTerm(SHOP_CATEGORY));
  const shops = documentsWith(table, [isShop], NAME, scratch);
  const fits = fitsOf(snapshot, wish);
  const own = findByKey(table, of.key);
  const all = documentsOf({ set: candidates, count: cardinality(candidates) });
  const scores = new Uint32Array(all.length);
  scoreInto(scores, candidates, parts);
  const ranks = scores.map((score, at) => {
    const document = all[at]!;
    if (document === own || isDeleted(table, document)) return 0;
    const fit = fits.get(valuesOfSet(facetValues, table.facetSets[document]!)[0]) ?? 100;
    const isAddOn = hasBit(shops, document) || (hasBit(naming, document) && !hasBit(certain, document));
    const fitting = Math.floor((score * fit) / 100);
    return Math.max(1, Math.min(FIRST_RANK - 1, fitting)) + (isAddOn ? 0 : FIRST_RANK);
  });
  const rankOf = (document: number): number => ranks[bound(0, all.length, (at) => all[at]! < document)]!;
  const ordered = [...rankByScore(table, all, ranks, 0, Math.min(MOST_ALTERNATIVES, all.length))]
    .map((document) => ({ document, rank: rankOf(document) }))
    .filter(({ rank }) => rank > 0);
  const enough = LEAST_PART * scoreOf(ordered[YARDSTICK]?.rank ?? 0);
  return ordered
    .filter(({ rank }, place) => place < FIRST_ALTERNATIVES || scoreOf(rank) >= enough)
    .map(({ document }) => ({
      document,
      reason: hasBit(certain, document) ? 'known' : hasBit(doing, document) ? 'job' : 'category',
    }));
}

/**
 * A page of the alternatives to a tool: tools that state it or are well known for the same purpose,
 * share a category and a word or job, or share a job and three of these; then the newest of its
 * categories. Add-ons come last (sellers of prompts, and tools that name the tool without stating
 * an alternative), then by score, newest, name, slug. At most fifty; from the eleventh on only scores
 * near the best.
 */
export function findAlternatives(snapshot: IndexSnapshot, query: AlternativesQuery): ChosenPage {
  const scratch = createScratchSets(snapshot.table);
  try {
    const best = listAlternatives(snapshot, query, scratch);
    const own = query.withTool ? findByKey(snapshot.table, query.of.key) : -1;
    return pageOfChosen(snapshot, [...(own < 0 ? [] : [{ document: own }]), ...best], query, scratch);
  } finally {
    scratch.release();
  }
}
