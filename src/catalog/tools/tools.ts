/** Public reads of tools: a page of a search or list, and one tool by slug. */
import type { NamedCategory } from './categories/names.ts';
import { CatalogError } from '#catalog/errors.ts';
import { type ExplainedPage, explainPage } from './explanation.ts';
import { type AskedAddress, findListed, isMoreThanWords } from './listed-addresses.ts';
import type { LiveCatalog } from './serving/live-catalog.ts';
import { DEFAULT_LOCALE, LOCALES, isLocale, type Locale } from '#catalog/locales.ts';
import type { Entry, KeysWhere } from '#fields/fields.ts';
import { isPricingModel, type Price, type PricingChoice, type StatedPrice } from '#fields/pricing.ts';
import { jobsIn } from '#catalog/search/analysis/analysis.ts';
import type { AttributeFilters, CatalogQuery, Facets, Interpretation, Sort } from '#catalog/search/catalog-index.ts';
import {
  readingsOf,
  readSummaryRows,
  readToolRows,
  translatedTagline,
  type SummaryRow,
  type ToolRow,
} from './queries.ts';
import { statedPriceOf } from '#catalog/entries/stated-price.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import { pictureSourceOf, type PictureSource } from '#catalog/entries/picture-source.ts';

export interface ToolSummary extends Omit<Pick<Entry, KeysWhere<{ summary: true }>>, 'categories'> {
  slug: string;
  /** Hashes of our copies of its logo and its screenshot. */
  logo: string | null;
  screenshot: string | null;
  /** Whether its maker has proven ownership. */
  isVerified: boolean;
  /** The actual locale of the tagline. */
  taglineLocale: Locale;
  categories: readonly NamedCategory[];
  publishedAt: string;
  updatedAt: string;
}

/** Author of a text in the requested locale; `original` is a fallback to the original language. */
export type Provenance = 'author' | 'editor' | 'machine' | 'original';

export interface Tool extends ToolSummary, Pick<Entry, KeysWhere<{ summary: false; audience: 'public' }>> {
  id: string;
  /** Row number, its key in the index. */
  key: number;
  descriptionLocale: Locale;
  locale: Locale;
  availableLocales: Locale[];
  translation: Record<KeysWhere<{ localised: true }>, Provenance>;
  linkStatus: string;
  lastCheckedAt: string | null;
  /** Who stated the price, and when; null if unknown. */
  priceStated: StatedPrice | null;
  /** The owner's last confirmation. */
  confirmedAt: string | null;
  /** Where its screenshot comes from; null without one. */
  pictureSource: PictureSource | null;
  /** The ids of its main jobs. */
  mainJobs: readonly string[];
}

export interface ToolQuery {
  q?: string | undefined;
  category?: string | undefined;
  pricing?: PricingChoice | undefined;
  /** Tools with any of these match; likewise `pricings`. */
  categories?: readonly string[] | undefined;
  pricings?: readonly PricingChoice[] | undefined;
  attributes?: AttributeFilters | undefined;
  task?: string | undefined;
  /** By default `relevance`. */
  sort?: Sort | undefined;
  locale: Locale;
  page: number;
  perPage: number;
  facets?: boolean | undefined;
  /** Whether `q` is searched without corrections. */
  exact?: boolean | undefined;
  /** Whether to explain the rank of each hit. */
  explain?: boolean | undefined;
}

export type { AttributeFilters, Facets } from '#catalog/search/catalog-index.ts';

export interface ToolPage {
  items: ToolSummary[];
  total: number;
  totalIsLowerBound: boolean;
  totalPages: number;
  facets: Facets | null;
  /** Interpretation of `q`; null without it. */
  search: Interpretation | null;
  /** Only with `explain`. */
  explanation: ExplainedPage | null;
  /** The tool whose alternatives `q` asks for: the first hit, unless filtered out. */
  alternativesTo: ToolSummary | null;
  address: AskedAddress | null;
}

/** Largest page number. */
export const LAST_PAGE = 500;

/**
 * A page of matching published tools, in the order of `sort`, else by search tiers, then newest,
 * name, slug; without q newest first.
 */
export async function listTools(live: LiveCatalog, query: ToolQuery): Promise<ToolPage> {
  const asked = indexQuery(live, query);
  const listed = await findListed(live, asked);
  const found = listed?.found ?? (await live.index.answer(asked, readingsOf(live)));
  const { alternativesTo } = found;
  const [named = null] = alternativesTo === undefined ? [] : await readSummaries(live, [alternativesTo], query.locale);
  return {
    items: await readSummaries(live, found.keys, query.locale),
    total: found.total,
    totalIsLowerBound: found.isLowerBound,
    totalPages: Math.min(LAST_PAGE, Math.ceil(found.total / query.perPage)),
    facets: found.facets ?? null,
    search: found.search ?? null,
    explanation: await explainPage(live, found),
    alternativesTo: named,
    address: listed?.address ?? null,
  };
}

function indexQuery(live: LiveCatalog, query: ToolQuery): CatalogQuery {
  const { q, sort, page, perPage, facets, exact, explain, locale: _locale, task, ...filters } = query;
  return {
    ...(q !== undefined && { q }),
    ...(sort !== undefined && { sort }),
    ...filters,
    ...(task !== undefined && { task: live.tasks.filterOf(task) }),
    ...(facets === true && { facets }),
    ...(exact === true && { exact }),
    ...(explain === true && { explain }),
    offset: (page - 1) * perPage,
    limit: perPage,
  };
}

/** Which of a few tools (row numbers) a list finds or a search matches closely; no side effect. */
export function findAmong(
  live: LiveCatalog,
  query: Omit<ToolQuery, 'locale' | 'page' | 'perPage'>,
  keys: readonly number[],
): readonly number[] {
  if (keys.length === 0 || isMoreThanWords(query.q ?? '')) return [];
  const whole = indexQuery(live, { ...query, locale: DEFAULT_LOCALE, page: 1, perPage: 0 });
  return live.index.find({ ...whole, among: keys }).among ?? [];
}

/** Summaries by row number, in the given order, without unpublished ones. */
export async function readSummaries(
  live: LiveCatalog,
  keys: readonly number[],
  locale: Locale,
): Promise<ToolSummary[]> {
  const { summaries } = live;
  const rows = keys.map((key) => summaries.get(key));
  if (rows.includes(undefined)) {
    const ticket = summaries.ticket();
    const missing = keys.filter((_, at) => rows[at] === undefined);
    const read = await live.read((db) => readSummaryRows(db, missing));
    summaries.keep(read, ticket);
    const bySeq = new Map(read.map((row) => [row.seq, row]));
    keys.forEach((key, at) => (rows[at] ??= bySeq.get(key)));
  }
  return rows.flatMap((row) =>
    row === undefined ? [] : [summaryOf(live, row, locale, translatedTagline(row, locale))],
  );
}

/** Summaries of published tools by slug, in the given order, without unknown ones. */
export async function findSummaries(
  live: LiveCatalog,
  slugs: readonly string[],
  locale: Locale,
): Promise<ToolSummary[]> {
  const valid = slugs.filter(isSlug);
  if (valid.length === 0) return [];
  const rows = await live.read((db) =>
    db.selectFrom('published_tools').select(['seq', 'slug']).where('slug', 'in', valid).execute(),
  );
  const bySlug = new Map(rows.map(({ slug, seq }) => [slug, seq]));
  const keys = valid.flatMap((slug) => bySlug.get(slug) ?? []);
  return readSummaries(live, keys, locale);
}

function summaryOf(
  live: LiveCatalog,
  row: Omit<SummaryRow, 'taglines'>,
  locale: Locale,
  translated: string | null,
): ToolSummary {
  return {
    slug: row.slug,
    name: row.name,
    tagline: translated ?? row.tagline,
    taglineLocale: translated === null ? originalLocale(row) : locale,
    url: row.url,
    logoUrl: row.logo_url,
    logo: row.logo_hash,
    screenshot: row.screenshot_hash,
    isVerified: flagOf(row.verified) === true,
    pricingModel: isPricingModel(row.pricing_model) ? row.pricing_model : null,
    priceFrom: row.price_from === null ? null : (JSON.parse(row.price_from) as Price),
    categories: live.categories.name(row.categories, locale),
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
  };
}

const originalLocale = ({ original_locale: locale }: { original_locale: string }): Locale =>
  isLocale(locale) ? locale : 'en';

/** A published tool. Throws `not_found`, alike for unknown, waiting and withdrawn ones. */
export async function getTool(live: LiveCatalog, slug: string, locale: Locale): Promise<Tool> {
  // PostgreSQL fails on NUL in a text: skip invalid slugs.
  if (!isSlug(slug)) throw new CatalogError('not_found');
  const rows = await live.read((db) => readToolRows(db, slug));
  const [row] = rows;
  if (row === undefined) throw new CatalogError('not_found');
  const text = rows.find((candidate) => candidate.text_locale === locale);
  const tagline = text?.translated_tagline ?? null;
  const translated = text?.translated_description ?? null;
  const original = originalLocale(row);
  const written = new Set<string | null>([original, ...rows.map((candidate) => candidate.text_locale)]);
  return {
    ...summaryOf(live, row, locale, tagline),
    id: row.id,
    key: row.seq,
    description: translated ?? row.description,
    platforms: listOf(row.platforms),
    hasApi: flagOf(row.has_api),
    selfHosted: flagOf(row.self_hosted),
    license: row.license as Tool['license'],
    interfaceLanguages: listOf(row.interface_languages),
    freeTrial: flagOf(row.free_trial),
    needsAccount: flagOf(row.needs_account),
    euData: flagOf(row.eu_data),
    freeLimit: row.free_limit,
    pricingUrl: row.pricing_url,
    descriptionLocale: translated === null ? original : locale,
    locale,
    availableLocales: LOCALES.filter((candidate) => written.has(candidate)),
    translation: {
      tagline: provenanceOf(text, tagline, original, locale),
      description: provenanceOf(text, translated, original, locale),
    },
    linkStatus: row.link_status,
    lastCheckedAt: row.last_checked_at,
    priceStated: statedPriceOf(row),
    confirmedAt: row.confirmed_at,
    pictureSource: pictureSourceOf(row),
    mainJobs: jobsIn(row.terms ?? '').flatMap(({ id, strength }) => (strength === 'main' ? [id] : [])),
  };
}

// A hot path: columns are read one by one, not by the table of fields.
const flagOf = (column: string | null): boolean | null => (column === null ? null : column === 'true');
const listOf = (column: string | null): string[] | null => (column === null ? null : (JSON.parse(column) as string[]));

function provenanceOf(
  text: ToolRow | undefined,
  translated: string | null,
  original: Locale,
  locale: Locale,
): Provenance {
  if (text && translated !== null) return text.text_provenance as Provenance;
  return original === locale ? 'author' : 'original';
}
