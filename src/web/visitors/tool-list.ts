/** Lists of tools: the search with its facets, and one page for each category. */
import { CatalogError } from '#catalog/errors.ts';
import { isPricingChoice } from '#fields/pricing.ts';
import { listCategories } from '#catalog/tools/tools.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { problemSentence } from '#locales/errors/messages.ts';
import { quotable } from '#locales/quotable.ts';
import { visitorMessages } from '#locales/visitors/messages.ts';
import { html, type Html } from '#web/elements/html.ts';
import { breadcrumbData } from '#web/elements/json-ld.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo } from '#web/elements/links.ts';
import { allCategoriesLink, categoryChips, largestCategories } from './categories.ts';
import { emptyList } from './empty-list.ts';
import { chosenFilters, facetPanel, priceRow, type FacetLinks, type FacetState } from './facets.ts';
import { chosenOf, findTools, listAddress, readWanted, type List } from './list-query.ts';
import { pagination } from '#web/elements/pagination.ts';
import { searchForm } from '#web/elements/search-form.ts';
import { sponsoredTools, toolCards } from './tool-card.ts';
import { hintsOf, understoodNote } from './understood.ts';

/** Categories below the list of a category. */
const CATEGORIES = 12;

function orderOf({ locale }: PageRequest, { wanted, found }: List): string {
  const t = visitorMessages(locale);
  if (found.alternativesTo !== null) return t.alternatives.order;
  return wanted.q === '' ? t.sort.newest : t.sort.best;
}

function summary(request: PageRequest, list: List): Html {
  const { locale } = request;
  const t = visitorMessages(locale);
  const { wanted, found, base } = list;
  const q = found.search?.corrected?.to ?? wanted.q;
  const count = found.totalIsLowerBound ? t.list.foundAtLeast(found.total) : t.search.found(found.total);
  return html`<div class="list-summary">
    <h2>${q === '' ? count : t.list.foundFor(count, quotable(locale, q, q.length))}</h2>
    <p class="sorted">${orderOf(request, list)} <a href="${pathTo(locale, 'ranking')}">${t.sort.why}</a></p>
    ${understoodNote(request, list)}
    ${chosenFilters(request, [...chosenOf(request, list), ...hintsOf(request, list)], base)}
  </div>`;
}

async function results(request: PageRequest, list: List, slot: 'results' | 'category'): Promise<Html> {
  const { wanted, found, categories } = list;
  const sponsored = await sponsoredTools(request, slot);
  if (found.items.length === 0) return html`${emptyList(request, list)} ${sponsored}`;
  const state: FacetState = {
    category: wanted.category,
    pricing: wanted.pricing,
    facets: found.facets ?? { categories: {}, pricing: {} },
  };
  const links: FacetLinks = {
    category: (id) => listAddress(list, { category: id }),
    pricing: (model) => listAddress(list, { pricing: isPricingChoice(model) ? model : '' }),
  };
  const options = {
    dated: wanted.q === '',
    ...(categories === null && { within: wanted.category }),
    ...(found.alternativesTo !== null && { named: found.alternativesTo.slug }),
  };
  return html`<div class="${categories === null ? 'list list-plain' : 'list'}">
    ${categories === null ? priceRow(request, state, links) : facetPanel(request, state, links, categories)}
    <div class="list-main">
      ${summary(request, list)} ${sponsored} ${toolCards(request, found.items, options)}
      ${pagination(request, wanted.page, found.totalPages, (page) => listAddress(list, { page }))}
    </div>
  </div>`;
}

/** Narrowed lists name the whole one as canonical; those that hold nothing are no use to a search engine. */
function isListed(request: PageRequest, { found }: List): boolean {
  return request.search === '' || found.items.length > 0;
}

async function searchPage(request: PageRequest): Promise<PageAnswer> {
  const { locale } = request;
  const t = visitorMessages(locale);
  const wanted = readWanted(request);
  const list: List = {
    wanted,
    found: await findTools(request, wanted),
    base: pathTo(locale, 'tools'),
    categories: listCategories(request.context.live, locale),
  };
  const kept = Object.entries({ category: wanted.category, pricing: wanted.pricing }).filter(
    ([, value]) => value !== '',
  );
  return answerPage(request, {
    title: wanted.q === '' ? t.list.title : `${wanted.q} · ${t.list.title}`,
    description: t.list.about.tools,
    section: 'tools',
    search: 'main',
    listed: isListed(request, list),
    ...(wanted.qProblem !== undefined && { status: 422 }),
    main: html`<div class="list-head">
        <h1>${t.list.title}</h1>
        ${searchForm(request, {
          q: wanted.qProblem === undefined ? wanted.q : '',
          kept: Object.fromEntries(kept),
          error: wanted.qProblem && problemSentence(locale, wanted.qProblem),
        })}
      </div>
      ${await results(request, list, 'results')}`,
  });
}

async function categoryPage(request: PageRequest): Promise<PageAnswer> {
  const { locale } = request;
  const t = visitorMessages(locale);
  const all = listCategories(request.context.live, locale);
  const category = all.find(({ id }) => id === request.params['id']);
  if (category === undefined) throw new CatalogError('not_found');
  const wanted = { ...readWanted(request), q: '', qProblem: undefined, category: category.id };
  const base = pathTo(locale, 'categories', category.id);
  const list: List = { wanted, found: await findTools(request, wanted), base, categories: null };
  const others = all.filter(({ id, toolCount }) => id !== category.id && toolCount > 0);
  return answerPage(request, {
    title: category.name,
    description: category.description ?? t.list.about.category(category.name),
    section: 'categories',
    search: 'main',
    listed: isListed(request, list),
    subject: { category },
    data: [
      breadcrumbData(request, [
        { name: request.site.name, path: pathTo(locale) },
        { name: t.titles.categories, path: pathTo(locale, 'categories') },
        { name: category.name, path: base },
      ]),
    ],
    main: html`<div class="list-head">
        <p class="crumbs"><a href="${pathTo(locale, 'categories')}">${t.titles.categories}</a></p>
        <h1>${category.name}</h1>
        ${category.description !== null && html`<p class="lead"><bdi dir="auto">${category.description}</bdi></p>`}
        ${searchForm(request, { q: '', kept: { category: category.id }, label: t.category.search })}
      </div>
      ${await results(request, list, 'category')}
      ${
        others.length > 0 &&
        html`<section aria-labelledby="others">
          <div class="section-head">
            <h2 id="others">${t.category.others}</h2>
            ${allCategoriesLink(request)}
          </div>
          ${categoryChips(request, largestCategories(request, others, CATEGORIES))}
        </section>`
      }`,
  });
}

export const TOOL_LIST_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/tools', who: 'anyone', followsCatalog: true, handler: searchPage },
  { method: 'GET', path: '/:locale/categories/:id', who: 'anyone', followsCatalog: true, handler: categoryPage },
];
