/** Ranks the alternatives to a tool and returns a page of them. */
import { PRICING_CHOICES } from '#fields/pricing.ts';
import { cardinality, hasBit } from '#catalog/search/engine/bitset.ts';
import { isDeleted, findByKey } from '#catalog/search/engine/document-table.ts';
import { documentsNamed, withScratch } from '#catalog/search/engine/documents.ts';
import { scoreInto } from '#catalog/search/engine/weighted-sets.ts';
import { pageOfChosen } from './chosen-tools.ts';
import { documentsOf } from './listing.ts';
import type { Found, PageQuery } from './found.ts';
import type { IndexSnapshot, OpenSnapshot } from './index-snapshot.ts';
import { type AlternativesOf, type AlternativesWish, moreLikeThis } from './more-like-this.ts';
import { PRICE_FIT } from './ranking.ts';
import { rankByScore } from './scoring.ts';

export type { AlternativesOf, AlternativesWish } from './more-like-this.ts';

/** The strongest reason for an alternative: stated or well known for the same purpose, a job, a category. */
export type AlternativeReason = 'known' | 'job' | 'category';

export interface AlternativesQuery extends PageQuery {
  of: AlternativesOf;
  wish: AlternativesWish;
  /** Whether the tool itself is the first hit. */
  withTool: boolean;
}

/** `reasons` has one for each key; null for the tool itself. */
export interface AlternativesPage extends Found {
  reasons: readonly (AlternativeReason | null)[];
}

/** Most alternatives to a tool. */
export const MOST_ALTERNATIVES = 50;
/** Alternatives that need no least score. */
const FIRST_ALTERNATIVES = 10;
/** Later ones reach this part of the third best score. */
const LEAST_PART = 0.4;
const YARDSTICK = 2;
const HIGHEST_SCORE = (1 << 16) - 1;

/** Per cent of the score of each document that remain by the wished prices. */
function fitsOf(
  index: OpenSnapshot,
  { pricing }: AlternativesWish,
  candidates: Parameters<typeof scoreInto>[1],
  fits: Uint32Array,
): Uint32Array {
  if (pricing.length === 0) return fits.fill(100);
  const layers = PRICING_CHOICES.map((model) => ({
    weight: Math.max(...pricing.map((wished) => PRICE_FIT[wished][model])),
    set: documentsNamed(index, 'pricing', [model]),
  }));
  scoreInto(fits, candidates, [layers]);
  return fits;
}

/** The alternatives to a tool by document, the best first: by score, then in catalog order. */
export function listAlternatives(
  index: OpenSnapshot,
  of: AlternativesOf,
  wish: AlternativesWish,
): ReadonlyMap<number, AlternativeReason> {
  const { table } = index;
  const { parts, candidates, certain, doing } = moreLikeThis(index, of, wish);
  const own = findByKey(table, of.key);
  const all = documentsOf({ set: candidates, count: cardinality(candidates) });
  const scores = new Uint32Array(all.length);
  scoreInto(scores, candidates, parts);
  const fits = fitsOf(index, wish, candidates, new Uint32Array(all.length));
  const fitting = scores.map((score, at) => {
    const document = all[at]!;
    if (document === own || isDeleted(table, document)) return 0;
    return Math.max(1, Math.min(HIGHEST_SCORE, Math.floor((score * fits[at]!) / 100)));
  });
  const ordered = [...rankByScore(table, all, fitting, 0, Math.min(MOST_ALTERNATIVES, all.length))];
  const best = fitting.toSorted().reverse();
  const count = ordered.findIndex((_, place) => {
    const least = place < FIRST_ALTERNATIVES ? 1 : LEAST_PART * best[YARDSTICK]!;
    return best[place]! < least || best[place] === 0;
  });
  return new Map(
    (count < 0 ? ordered : ordered.slice(0, count)).map((document) => [
      document,
      hasBit(certain, document) ? 'known' : hasBit(doing, document) ? 'job' : 'category',
    ]),
  );
}

/**
 * A page of the alternatives to a tool: tools that state it or are well known for the same purpose,
 * share a category and a word or job, or share a job and three of these; then the newest of its
 * categories. By score, newest, name, slug. At most fifty; from the eleventh on only scores near the
 * best.
 */
export function findAlternatives(snapshot: IndexSnapshot, query: AlternativesQuery): AlternativesPage {
  return withScratch(snapshot, (index) => {
    const { of, wish, withTool } = query;
    const { table } = index;
    const best = listAlternatives(index, of, wish);
    const own = withTool ? findByKey(table, of.key) : -1;
    const page = pageOfChosen(index, [...(own < 0 ? [] : [own]), ...best.keys()], query);
    return { ...page, reasons: page.keys.map((key) => best.get(findByKey(table, key)) ?? null) };
  });
}
