/** Ranks the alternatives to a tool and returns a page of them. */
import { PRICING_CHOICES } from '#fields/pricing.ts';
import { cardinality, hasBit } from '#catalog/search/engine/bitset.ts';
import { isDeleted, findByKey } from '#catalog/search/engine/document-table.ts';
import { withScratch } from '#catalog/search/engine/documents.ts';
import { termOf } from '#catalog/search/analysis/term-kinds.ts';
import { bound } from '#catalog/search/engine/growable-array.ts';
import { scoreInto } from '#catalog/search/engine/weighted-sets.ts';
import { documentsOf } from './listing.ts';
import type { IndexSnapshot, OpenSnapshot } from './index-snapshot.ts';
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
const HIGHEST_SCORE = (1 << 16) - 1;

/** Per cent of the score that remains by the wished prices, by ordinal of a tool's price; empty without a wish. */
const fitsOf = (
  { facetValues }: IndexSnapshot,
  { pricing }: AlternativesWish,
): ReadonlyMap<number | undefined, number> =>
  new Map(
    pricing.length === 0
      ? []
      : PRICING_CHOICES.map((model) => [
          facetValues.ordinals.get(termOf('pricing', model)),
          Math.max(...pricing.map((wished) => PRICE_FIT[wished][model])),
        ]),
  );

/** The alternatives to a tool, the best first: by score, then in catalog order. */
export function listAlternatives(index: OpenSnapshot, { of, wish }: AlternativesQuery): readonly ChosenHit[] {
  const { table, facetValues } = index;
  const { parts, candidates, certain, doing } = moreLikeThis(index, of, wish);
  const fits = fitsOf(index, wish);
  const own = findByKey(table, of.key);
  const all = documentsOf({ set: candidates, count: cardinality(candidates) });
  const scores = new Uint32Array(all.length);
  scoreInto(scores, candidates, parts);
  const fitting = scores.map((score, at) => {
    const document = all[at]!;
    if (document === own || isDeleted(table, document)) return 0;
    const fit = fits.size === 0 ? 100 : (fits.get(facetValues.sets[table.facetSets[document]!]![0]) ?? 100);
    return Math.max(1, Math.min(HIGHEST_SCORE, Math.floor((score * fit) / 100)));
  });
  const scoreOf = (document: number): number => fitting[bound(0, all.length, (at) => all[at]! < document)]!;
  const ordered = [...rankByScore(table, all, fitting, 0, Math.min(MOST_ALTERNATIVES, all.length))].filter(
    (document) => scoreOf(document) > 0,
  );
  const third = ordered[YARDSTICK];
  const enough = third === undefined ? 0 : LEAST_PART * scoreOf(third);
  return ordered
    .filter((document, place) => place < FIRST_ALTERNATIVES || scoreOf(document) >= enough)
    .map((document) => ({
      document,
      reason: hasBit(certain, document) ? 'known' : hasBit(doing, document) ? 'job' : 'category',
    }));
}

/**
 * A page of the alternatives to a tool: tools that state it or are well known for the same purpose,
 * share a category and a word or job, or share a job and three of these; then the newest of its
 * categories. By score, newest, name, slug. At most fifty; from the eleventh on only scores near the
 * best.
 */
export function findAlternatives(snapshot: IndexSnapshot, query: AlternativesQuery): ChosenPage {
  return withScratch(snapshot, (index) => {
    const best = listAlternatives(index, query);
    const own = query.withTool ? findByKey(index.table, query.of.key) : -1;
    return pageOfChosen(index, [...(own < 0 ? [] : [{ document: own }]), ...best], query);
  });
}
