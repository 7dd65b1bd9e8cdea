/** Alternatives to a published tool, in the same order in every language. */
import { CatalogError } from '#catalog/errors.ts';
import type { Locale } from '#catalog/locales.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import type { PricingChoice } from '#fields/pricing.ts';
import type { AlternativeReason } from '#catalog/search/catalog-index.ts';
import type { LiveCatalog } from './serving/live-catalog.ts';
import { readOwnTexts } from './queries.ts';
import { readSummaries, type ToolPage } from './tools.ts';

/** Alternatives from which on the page may be indexed. */
const WORTH_FINDING = 3;

export interface AlternativesPage extends ToolPage {
  /** The main reason for each item; empty if a tool has just been hidden. */
  reasons: readonly (AlternativeReason | null)[];
}

export interface AlternativesListQuery {
  pricing?: PricingChoice | undefined;
  locale: Locale;
  page: number;
  perPage: number;
  /** Whether to count prices. */
  facets?: boolean;
}

/** A page of alternatives to a published tool. Throws `not_found`. */
export async function listAlternatives(
  live: LiveCatalog,
  slug: string,
  { pricing, locale, page, perPage, facets = false }: AlternativesListQuery,
): Promise<AlternativesPage> {
  const of = isSlug(slug) ? await live.read((db) => readOwnTexts(db, 'slug', slug)) : undefined;
  if (of === undefined) throw new CatalogError('not_found');
  const found = live.index.alternatives({
    of,
    wish: { words: '', pricing: [] },
    withTool: false,
    pricing,
    offset: (page - 1) * perPage,
    limit: perPage,
    facets,
  });
  const items = await readSummaries(live, found.keys, locale);
  return {
    items,
    reasons: items.length === found.keys.length ? found.reasons : [],
    total: found.total,
    totalIsLowerBound: false,
    totalPages: Math.ceil(found.total / perPage),
    facets: found.facets ?? null,
    search: null,
    explanation: null,
    alternativesTo: null,
    address: null,
  };
}

/** Whether search engines may index a page of alternatives. */
export function areWorthFinding(alternatives: number): boolean {
  return alternatives >= WORTH_FINDING;
}

/**
 * Whether tools of these categories certainly have enough alternatives: the newest of each category
 * count. `counts` is the number of tools by category.
 */
export function haveWorthFinding(categories: readonly string[], counts: Readonly<Record<string, number>>): boolean {
  return categories.some((id) => areWorthFinding((counts[id] ?? 0) - 1));
}
