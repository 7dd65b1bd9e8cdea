/** The alternatives to a published tool, as readers get them: by one rule, whatever language they read in. */
import { CatalogError } from '#catalog/errors.ts';
import type { Locale } from '#catalog/locales.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import type { PricingChoice } from '#fields/pricing.ts';
import type { AlternativeReason } from '#catalog/search/catalog-index.ts';
import type { LiveCatalog } from './serving/live-catalog.ts';
import { readOwnTexts } from './queries.ts';
import { readSummaries, type ToolPage } from './tools.ts';

/** From so many alternatives on, the page of them is worth finding. */
const WORTH_FINDING = 3;

export interface AlternativesPage extends ToolPage {
  /** What speaks most for each of the items; empty where one of them has just gone. */
  reasons: readonly (AlternativeReason | null)[];
}

export interface AlternativesListQuery {
  pricing?: PricingChoice | undefined;
  locale: Locale;
  page: number;
  perPage: number;
  /** Whether to count what each price would leave. */
  facets?: boolean;
}

/** A page of the alternatives to a published tool. Throws `not_found` when there is no such tool. */
export async function listAlternatives(
  live: LiveCatalog,
  slug: string,
  { pricing, locale, page, perPage, facets = false }: AlternativesListQuery,
): Promise<AlternativesPage> {
  const of = isSlug(slug) ? await readOwnTexts(live.db.read, 'slug', slug) : undefined;
  if (of === undefined) throw new CatalogError('not_found');
  const found = live.index.alternatives({
    of,
    wish: { words: '', pricing: [] },
    withTool: false,
    filters: { pricing },
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
  };
}

/** Whether search engines shall list the page of a tool's alternatives. */
export function areWorthFinding(alternatives: number): boolean {
  return alternatives >= WORTH_FINDING;
}

/**
 * Whether the tools of these categories surely have alternatives worth finding: the newest of each category are among them.
 * `counts` is how many tools each category has.
 */
export function haveWorthFinding(categories: readonly string[], counts: Readonly<Record<string, number>>): boolean {
  return categories.some((id) => areWorthFinding((counts[id] ?? 0) - 1));
}
