/** listTools and getTool: published tools. */
import { MOST_RECOMMENDED, recommendTools } from '#catalog/tools/recommendation.ts';
import { getTool, type Facets, type Tool, type ToolPage, type ToolSummary } from '#catalog/tools/tools.ts';
import { tasksOfTool, type ListedTask } from '#catalog/tools/tasks/tasks.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#catalog/locales.ts';
import { ATTRIBUTES, type NamesWhere } from '#fields/fields.ts';
import type { ReadOperation } from '#http/api/operation.ts';
import { flagParameter, pathParameter } from '#http/api/parameters.ts';
import {
  BRIEF,
  exactParameter,
  explainParameter,
  TOOL_FILTERS,
  localeParameter,
  pageParameter,
  perPageParameter,
  sortParameter,
} from '#http/api/list-parameters.ts';
import { findTools, listQueryOf } from '#http/api/list-query.ts';
import type { Config } from '#server/settings/config.ts';
import { logoLinks, pageLinks, pictureJson, screenshotLinks, toolLinks } from './links.ts';
import { RECOMMEND_TOOLS } from './recommendation.ts';
import { locale as localeSchema } from './schema-parts.ts';
import { inData, pageSchema, ref } from './schemas.ts';
import type { Interpretation } from '#catalog/search/catalog-index.ts';
import { RANKING_RULE } from '#catalog/search/query/ranking.ts';

/** The locale of a validated query. */
export function queryLocale(query: Readonly<Record<string, unknown>>): Locale {
  const { locale } = query;
  return typeof locale === 'string' && isLocale(locale) ? locale : DEFAULT_LOCALE;
}

/** A tool in a list. */
export function summaryJson(config: Config, tool: ToolSummary, locale: Locale) {
  return {
    slug: tool.slug,
    name: tool.name,
    tagline: tool.tagline,
    url: tool.url,
    logo_url: tool.logoUrl,
    logo: logoLinks(config, tool.logo),
    pricing_model: tool.pricingModel,
    price_from: tool.priceFrom,
    categories: tool.categories,
    verified: tool.isVerified,
    published_at: tool.publishedAt,
    updated_at: tool.updatedAt,
    links: toolLinks(config, tool.slug, locale),
  } satisfies Record<NamesWhere<{ summary: true }>, unknown> & Record<string, unknown>;
}

function toolJson(config: Config, tool: Tool, tasks: readonly ListedTask[]) {
  return {
    ...summaryJson(config, tool, tool.locale),
    description: tool.description,
    platforms: tool.platforms,
    has_api: tool.hasApi,
    self_hosted: tool.selfHosted,
    license: tool.license,
    interface_languages: tool.interfaceLanguages,
    free_trial: tool.freeTrial,
    needs_account: tool.needsAccount,
    eu_data: tool.euData,
    free_limit: tool.freeLimit,
    pricing_url: tool.pricingUrl,
    locale: tool.locale,
    available_locales: tool.availableLocales,
    tasks: tasks.map(({ id, name }) => ({ id, name })),
    translation: tool.translation,
    link_status: tool.linkStatus,
    last_checked_at: tool.lastCheckedAt,
    link_checked_at: tool.lastCheckedAt,
    price_stated: tool.priceStated,
    confirmed_at: tool.confirmedAt,
    screenshot: screenshotLinks(config, tool.screenshot),
    picture: pictureJson(config, tool),
  } satisfies Record<NamesWhere<{ audience: 'public' }>, unknown> & Record<string, unknown>;
}

function interpretationJson(
  { corrected, ignored, hints, operators, relaxed = [], leftOut = 0 }: Interpretation,
  { alternativesTo, address }: Pick<ToolPage, 'alternativesTo' | 'address'>,
) {
  return {
    corrected,
    ignored,
    hints: hints.map(({ parameter, value }) => ({ parameter, value })),
    relaxed: relaxed.map(({ parameter, value, met }) => ({ parameter, value, met })),
    alternatives_to: alternativesTo?.slug ?? null,
    left_out: leftOut,
    phrases: operators?.phrases.map((words) => words.join(' ')) ?? [],
    excluded: operators?.excluded.map((words) => words.join(' ')) ?? [],
    address: address && { url: address.url, listed: address.isListed },
  };
}

function facetsJson({ categories, pricing, attributes }: Facets) {
  return { categories, pricing, ...attributes };
}

/** Optional members of the answer to a list, by name. */
const ANSWERED = {
  facets: ref('Facets'),
  search: ref('Understanding'),
  explanation: ref('Explanation'),
  recommendation: ref('Recommendation'),
};

const ORDER = `Without \`q\`, newest first, then by name, then by slug.\n\n${RANKING_RULE}`;

export const slugParameter = pathParameter('slug', 'Slug of the tool.');

export const listToolsOperation: ReadOperation = {
  id: 'listTools',
  method: 'GET',
  path: '/tools',
  who: 'anyone',
  tag: 'Catalog',
  summary: 'Search published tools',
  description:
    `Searches and filters published tools. ${ORDER} A page past the end is empty. With \`q\`, \`search\` says how it ` +
    `was read: \`corrected\` (misspelt words), \`ignored\` (words that no hit had to match), \`hints\` (filters that ` +
    `its words suggest), \`relaxed\` (an attribute, \`audience\` or \`runs\` that it asks for and fewer than ten hits, ` +
    `\`met\`, are known to meet), \`left_out\` (hits that another order leaves out) and ` +
    `\`alternatives_to\`, the slug of the tool to which it asks for alternatives (in eight languages). It is then ` +
    `the first hit, before its alternatives as in listAlternatives, those at the requested price moved up. ` +
    `"X vs Y" and "X or Y" of two listed tools find both, then the alternatives to both. ` +
    `If \`q\` is an address or a host, the hits are what is listed there: the same page, other pages and sub-domains ` +
    `of the site, then, for a host, tools of that name. \`address\` has its canonical form and whether that page is ` +
    `\`listed\`. \`exact=true\` searches for its words. "Quotes" mean that these words stand in this order in the name ` +
    `or a text (of the newest 1,000 tools that have them all), in any language; a minus (\`-music\`, \`-"a phrase"\`) ` +
    `leaves out tools with it. \`phrases\` and \`excluded\` say which.`,
  brief:
    'Searches and filters published tools: best first with `q` (what the tool does, its name or its web ' +
    'address, in any language; "quotes" for a phrase, -word to leave out), else newest first. Filters keep tools that ' +
    'state it. `search` says how `q` was read. Payment has no influence.',
  parameters: [
    ...TOOL_FILTERS,
    sortParameter,
    localeParameter,
    pageParameter,
    perPageParameter,
    flagParameter('facets', 'Whether to add counts by category, price and attribute.'),
    exactParameter,
    explainParameter,
  ],
  derivedTools: [RECOMMEND_TOOLS],
  errors: ['validation_failed'],
  answer: {
    status: 200,
    sentence: 'One page of tools.',
    schema: pageSchema('ToolSummary', { locale: localeSchema, ...ANSWERED }, Object.keys(ANSWERED)),
    headers: ['Link'],
  },
  async answerRead({ context, query }) {
    const { config } = context;
    const locale = queryLocale(query);
    const isBrief = query['explain'] === BRIEF;
    const listQuery = listQueryOf(isBrief ? { per_page: MOST_RECOMMENDED, ...query } : query);
    const { page, perPage, q, category, pricing, categories, pricings, task, sort, facets, exact } = listQuery;
    const found = await findTools(context, { ...listQuery, locale });
    const recommendation = isBrief ? await recommendTools(context.live, { ...listQuery, locale }, found) : undefined;
    const { links, header } = pageLinks(
      config,
      '/tools',
      {
        q,
        category,
        pricing,
        categories,
        pricings,
        task,
        ...Object.fromEntries(ATTRIBUTES.map((name) => [name, query[name]])),
        sort,
        locale: query['locale'],
        per_page: query['per_page'],
        facets: facets === true ? true : undefined,
        exact: exact === true ? true : undefined,
        explain: query['explain'] === 'false' ? undefined : query['explain'],
      },
      page,
      found.totalPages,
    );
    const body = {
      data: found.items.map((tool) => summaryJson(config, tool, locale)),
      pagination: {
        page,
        per_page: perPage,
        total: found.total,
        total_pages: found.totalPages,
        ...(found.totalIsLowerBound && { total_is_lower_bound: true }),
      },
      links,
      locale,
      ...(found.facets && { facets: facetsJson(found.facets) }),
      ...(found.search && { search: interpretationJson(found.search, found) }),
      ...(found.explanation && !isBrief && { explanation: found.explanation }),
      ...(recommendation && { recommendation }),
    };
    return { status: 200, body: JSON.stringify(body), headers: { link: header, 'content-language': locale } };
  },
};

export const getToolOperation: ReadOperation = {
  id: 'getTool',
  method: 'GET',
  path: '/tools/{slug}',
  who: 'anyone',
  tag: 'Catalog',
  summary: 'Get one published tool',
  description:
    'One published tool. Texts that are not available in the requested language are given in the original one and marked `original` in `translation`.',
  parameters: [slugParameter, localeParameter],
  errors: ['not_found', 'validation_failed'],
  answer: {
    status: 200,
    sentence: 'The tool.',
    schema: inData(ref('Tool')),
  },
  async answerRead({ context, query, path }) {
    const locale = queryLocale(query);
    const tool = await getTool(context.live, path['slug'] ?? '', locale);
    const tasks = tasksOfTool(context.live, tool, locale);
    return {
      status: 200,
      body: JSON.stringify({ data: toolJson(context.config, tool, tasks) }),
      headers: { 'content-language': locale },
    };
  },
};
