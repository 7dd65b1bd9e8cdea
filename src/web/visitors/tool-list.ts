/** Lists of tools: the search with its filters, and one page for each category. */
import { CatalogError } from '#catalog/errors.ts';
import { PRICING_MODELS, isPricingModel, type PricingModel } from '#catalog/pricing.ts';
import type { Problem } from '#catalog/problems.ts';
import { cleanText, countCharacters, findTextProblem } from '#catalog/text-hygiene.ts';
import { LAST_PAGE, listCategories, listTools, type Category, type ToolPage } from '#catalog/tools.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { problemSentence } from '#locales/messages.ts';
import { attributes, html, type Html } from '#web/html.ts';
import { breadcrumbData } from '#web/json-ld.ts';
import { answerPage } from '#web/layout.ts';
import { pathTo, withQuery } from '#web/links.ts';
import { pagination, readPage } from './pagination.ts';
import { searchForm } from './search-form.ts';
import { sponsoredTools, toolCards } from './tool-card.ts';

const PER_PAGE = 20;
const QUERY_LENGTH = 100;

interface Wanted {
  q: string;
  qProblem: Problem | undefined;
  category: string;
  pricing: PricingModel | '';
  page: number;
}

/** What a list is asked for. Values that no link of ours holds make the address an unknown one. */
function readWanted(visit: Visit): Wanted {
  const { query } = visit;
  const page = readPage(query, LAST_PAGE);
  const pricing = query.get('pricing') ?? '';
  const category = query.get('category') ?? '';
  if (page === undefined || (pricing !== '' && !isPricingModel(pricing)) || !/^[a-z0-9-]{0,80}$/.test(category)) {
    throw new CatalogError('not_found');
  }
  const q = cleanText(query.get('q') ?? '');
  const qProblem =
    findTextProblem(q, 'single') ??
    (countCharacters(q) > QUERY_LENGTH ? ({ rule: 'too_long', max: QUERY_LENGTH } as const) : undefined);
  return { q, qProblem, category, pricing, page };
}

const NOTHING: ToolPage = { items: [], total: 0, totalIsLowerBound: false, totalPages: 0, facets: null };

async function findTools(visit: Visit, wanted: Wanted): Promise<ToolPage> {
  if (wanted.qProblem !== undefined) return NOTHING;
  return listTools(visit.parts.live, {
    ...(wanted.q !== '' && { q: wanted.q }),
    ...(wanted.category !== '' && { category: wanted.category }),
    ...(wanted.pricing !== '' && { pricing: wanted.pricing }),
    locale: visit.locale,
    page: wanted.page,
    perPage: PER_PAGE,
  });
}

/** Filters as a form, so that they work with the keyboard, without scripts and in any browser. */
function filterForm(visit: Visit, action: string, wanted: Wanted, categories: readonly Category[] | null): Html {
  const { t } = visit;
  const options = (chosen: string, choices: readonly { value: string; label: string }[]) =>
    choices.map(
      ({ value, label }) =>
        html`<option value="${value}" ${attributes({ selected: value === chosen })}>${label}</option>`,
    );
  return html`<form class="filters" action="${action}" method="get" aria-label="${t.list.filters}">
    ${wanted.q !== '' && html`<input type="hidden" name="q" value="${wanted.q}" />`}
    ${
      categories !== null &&
      html`<div class="field">
        <label for="category">${t.list.category}</label>
        <select id="category" name="category">
          <option value="">${t.list.anyCategory}</option>
          ${options(
            wanted.category,
            categories.map((category) => ({ value: category.id, label: category.name })),
          )}
        </select>
      </div>`
    }
    <div class="field">
      <label for="pricing">${t.list.pricing}</label>
      <select id="pricing" name="pricing">
        <option value="">${t.list.anyPricing}</option>
        ${options(
          wanted.pricing,
          PRICING_MODELS.map((model) => ({ value: model, label: t.pricing[model] })),
        )}
      </select>
    </div>
    <button class="button button-quiet">${t.list.apply}</button>
  </form>`;
}

function results(visit: Visit, wanted: Wanted, found: ToolPage, base: string): Html {
  const { t } = visit;
  const link = (page: number) =>
    withQuery(base, {
      q: wanted.q,
      category: wanted.category,
      pricing: wanted.pricing,
      page: page === 1 ? undefined : page,
    });
  const isFiltered = wanted.q !== '' || wanted.category !== '' || wanted.pricing !== '';
  if (found.items.length === 0) {
    return html`<div class="empty">
      <h2>${t.list.none}</h2>
      <p>${t.list.noneHint}</p>
      ${isFiltered && html`<p><a class="button button-quiet" href="${base}">${t.list.clear}</a></p>`}
    </div>`;
  }
  return html`<div class="list-summary">
      <h2>${found.totalIsLowerBound ? t.list.foundAtLeast(found.total) : t.list.found(found.total)}</h2>
      <p>${wanted.q === '' ? t.list.newestFirst : t.list.bestFirst}</p>
      ${isFiltered && html`<p><a href="${base}">${t.list.clear}</a></p>`}
    </div>
    ${toolCards(visit, found.items)} ${pagination(visit, wanted.page, found.totalPages, link)}`;
}

async function searchPage(visit: Visit): Promise<PageAnswer> {
  const { t, locale } = visit;
  const wanted = readWanted(visit);
  const found = await findTools(visit, wanted);
  const base = pathTo(locale, 'tools');
  const title = wanted.q === '' ? t.list.title : `${wanted.q} · ${t.list.title}`;
  return answerPage(visit, {
    title,
    section: 'tools',
    listed: visit.search === '',
    ...(wanted.qProblem !== undefined && { status: 422 }),
    main: html`<h1>${t.list.title}</h1>
      <div class="toolbar">
        ${searchForm(visit, {
          q: wanted.qProblem === undefined ? wanted.q : '',
          kept: Object.fromEntries(
            Object.entries({ category: wanted.category, pricing: wanted.pricing }).filter(([, value]) => value !== ''),
          ),
          error: wanted.qProblem && problemSentence(locale, wanted.qProblem),
        })}
        ${filterForm(visit, base, wanted, listCategories(visit.parts.live, locale))}
      </div>
      ${await sponsoredTools(visit, 'results')} ${results(visit, wanted, found, base)}`,
  });
}

async function categoryPage(visit: Visit): Promise<PageAnswer> {
  const { t, locale } = visit;
  const category = listCategories(visit.parts.live, locale).find(({ id }) => id === visit.params['id']);
  if (category === undefined) throw new CatalogError('not_found');
  const wanted = { ...readWanted(visit), q: '', qProblem: undefined, category: category.id };
  const found = await findTools(visit, wanted);
  const base = pathTo(locale, 'categories', category.id);
  return answerPage(visit, {
    title: category.name,
    ...(category.description !== null && { description: category.description }),
    section: 'tools',
    listed: visit.search === '',
    subject: { category },
    data: [
      breadcrumbData(visit, [
        { name: t.site, path: pathTo(locale) },
        { name: t.list.title, path: pathTo(locale, 'tools') },
        { name: category.name, path: base },
      ]),
    ],
    main: html`<p class="crumbs"><a href="${pathTo(locale, 'tools')}">${t.list.title}</a></p>
      <h1>${category.name}</h1>
      ${category.description !== null && html`<p class="lead"><bdi dir="auto">${category.description}</bdi></p>`}
      <div class="toolbar">${filterForm(visit, base, wanted, null)}</div>
      ${await sponsoredTools(visit, 'category')} ${results(visit, { ...wanted, category: '' }, found, base)}`,
  });
}

export const TOOL_LIST_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/tools', who: 'anyone', act: searchPage },
  { method: 'GET', path: '/:locale/categories/:id', who: 'anyone', act: categoryPage },
];
