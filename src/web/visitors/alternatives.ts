/** The page that lists the alternatives to one tool. */
import { CatalogError } from '#catalog/errors.ts';
import type { Locale } from '#catalog/locales.ts';
import { areWorthFinding, listAlternatives, type AlternativesPage } from '#catalog/tools/alternatives.ts';
import type { ToolSummary } from '#catalog/tools/tools.ts';
import type { PricingChoice } from '#fields/pricing.ts';
import { PER_PAGE, pageParameter, pricingParameter } from '#http/api/list-parameters.ts';
import { inspectParameters } from '#http/api/parameters.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { breadcrumbData, listData } from '#web/elements/json-ld.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { findTool, missingTool } from '#web/elements/missing-tool.ts';
import { pagination } from '#web/elements/pagination.ts';
import { chosenFilters, priceRow } from './facets.ts';
import { furtherPage } from './list-query.ts';
import { toolCards, type CardOptions } from './tool-card.ts';

const REST = 'alternatives';
const PARAMETERS = [pricingParameter, pageParameter];

export function alternativesPath(locale: Locale, slug: string): string {
  return pathTo(locale, 'tools', slug, REST);
}

interface Wanted {
  pricing: PricingChoice | '';
  page: number;
}

/** Unknown parameters make the page `not_found`. */
function readWanted({ query }: PageRequest): Wanted {
  const { values, fields } = inspectParameters(PARAMETERS, query);
  if (Object.keys(fields).length > 0) throw new CatalogError('not_found');
  const { pricing = '', page = 1 } = values as Partial<Wanted>;
  return { pricing, page };
}

/** The short reasons on the cards of alternatives, by slug; a reason that most cards share is left out. */
export function besideTool(
  { locale }: PageRequest,
  tool: ToolSummary,
  { items, reasons }: AlternativesPage,
): Pick<CardOptions, 'reasons' | 'beside'> {
  const t = visitorMessages(locale).choosing.reasons;
  const beside = new Set(tool.categories.map(({ id }) => id));
  const said = items.map(({ categories }, at): string => {
    const shared = categories.find(({ id }) => beside.has(id));
    if (reasons[at] === 'known') return t.known(tool.name);
    if (reasons[at] === 'job') return t.job;
    return shared === undefined ? '' : t.category(shared.name);
  });
  const isTelling = (reason: string): boolean =>
    reason !== '' && said.filter((other) => other === reason).length * 2 <= Math.max(2, said.length);
  return {
    beside,
    reasons: new Map(items.flatMap(({ slug }, at) => (isTelling(said[at]!) ? [[slug, said[at]!]] : []))),
  };
}

/** The alternatives, or why there are none. */
function listOf(request: PageRequest, tool: ToolSummary, wanted: Wanted, found: AlternativesPage): Html {
  const { locale } = request;
  const t = visitorMessages(locale);
  const base = alternativesPath(locale, tool.slug);
  const address = (changes: Partial<Wanted>): string => {
    const { pricing, page } = { ...wanted, page: 1, ...changes };
    return withQuery(base, { pricing, page: page === 1 ? undefined : page });
  };
  if (found.items.length === 0) {
    return html`<div class="empty">
      <h2>${found.total > 0 ? t.list.beyond : t.alternatives.none}</h2>
      <p><a class="button button-quiet" href="${pathTo(locale, 'tools', tool.slug)}">${t.tool.back}</a></p>
    </div>`;
  }
  const pricings = wanted.pricing === '' ? [] : [wanted.pricing];
  const state = {
    categories: [],
    pricings,
    attributes: {},
    facets: found.facets ?? { categories: {}, pricing: {}, attributes: {} },
  };
  const links = {
    category: () => base,
    pricing: (model: PricingChoice | '') => address({ pricing: model === wanted.pricing ? '' : model }),
    attribute: () => base,
  };
  const chosen = wanted.pricing === '' ? [] : [{ label: t.pricing[wanted.pricing], without: address({ pricing: '' }) }];
  return html`<div class="list list-plain">
    ${priceRow(request, state, links)}
    <div class="list-main">
      <div class="list-summary">
        <h2 id="results" tabindex="-1">${t.search.found(found.total)}</h2>
        <p class="sorted">${t.alternatives.order} <a href="${pathTo(locale, 'ranking')}">${t.sort.why}</a></p>
        ${chosenFilters(request, chosen)}
      </div>
      ${toolCards(request, found.items, besideTool(request, tool, found))}
      ${pagination(request, wanted.page, found.totalPages, (page) => address({ page }))}
    </div>
  </div>`;
}

async function alternativesPage(request: PageRequest): Promise<PageAnswer> {
  const { locale, params, context } = request;
  const t = visitorMessages(locale);
  const slug = params['slug'] ?? '';
  const wanted = readWanted(request);
  const tool = await findTool(request, slug);
  if (tool === undefined) return missingTool(request, slug, [REST]);
  const { pricing, page } = wanted;
  const perPage = PER_PAGE.default;
  const found = await listAlternatives(context.live, slug, {
    ...(pricing !== '' && { pricing }),
    locale,
    page,
    perPage,
    facets: true,
  });
  const ofAnyPrice = Object.values(found.facets?.pricing ?? {}).reduce((sum, count) => sum + count, 0);
  const title = t.alternatives.title(tool.name);
  const lead = t.alternatives.lead(tool.name);
  return answerPage(request, {
    title,
    description: lead,
    section: 'tools',
    search: 'header',
    hasFilters: found.items.length > 0,
    listed: found.items.length > 0 && areWorthFinding(ofAnyPrice),
    ...furtherPage(request, wanted),
    subject: { tool: { id: tool.slug, name: tool.name } },
    data: [
      breadcrumbData(request, [
        { name: request.site.name, path: pathTo(locale) },
        { name: t.list.title, path: pathTo(locale, 'tools') },
        { name: tool.name, path: pathTo(locale, 'tools', slug) },
        { name: title, path: alternativesPath(locale, slug) },
      ]),
      listData(request, title, found.items, (page - 1) * perPage),
    ],
    main: html`<div class="list-head">
        <p class="crumbs">
          <a href="${pathTo(locale, 'tools', slug)}"><bdi>${tool.name}</bdi></a>
        </p>
        <h1>${title}</h1>
        <p class="lead">${lead}</p>
      </div>
      ${listOf(request, tool, wanted, found)}`,
  });
}

export const ALTERNATIVES_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: `/:locale/tools/:slug/${REST}`,
    who: 'anyone',
    followsCatalog: true,
    handler: alternativesPage,
  },
];
