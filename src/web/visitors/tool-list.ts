/** Lists of tools: the search with its facets, and one page for each category. */
import { CatalogError } from '#catalog/errors.ts';
import { isPricingModel, type PricingModel } from '#catalog/pricing.ts';
import type { Problem } from '#catalog/problems.ts';
import { cleanText, countCharacters, findTextProblem } from '#catalog/text-hygiene.ts';
import { LAST_PAGE, listCategories, listTools, type Category, type ToolPage } from '#catalog/tools.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { problemSentence } from '#locales/messages.ts';
import { visitorMessages } from '#locales/visitors.ts';
import { html, type Html } from '#web/html.ts';
import { breadcrumbData } from '#web/json-ld.ts';
import { answerPage } from '#web/layout.ts';
import { pathTo, withQuery } from '#web/links.ts';
import { categoryChips, categoryIndex, largestCategories, usedCategories } from './categories.ts';
import { chosenFilters, facetPanel } from './facets.ts';
import { pagination, readPage } from './pagination.ts';
import { searchForm } from './search-form.ts';
import { sponsoredTools, toolCards } from './tool-card.ts';

const PER_PAGE = 20;
const QUERY_LENGTH = 100;
/** Categories that an empty list leads to, and those below the list of a category. */
const CATEGORIES = 12;

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
    facets: true,
  });
}

interface List {
  wanted: Wanted;
  found: ToolPage;
  /** Address without any query. */
  base: string;
  /** Null on the page of a category. */
  categories: readonly Category[] | null;
}

function listAddress({ wanted, base, categories }: List, changes: Partial<Wanted>): string {
  const { q, category, pricing, page } = { ...wanted, page: 1, ...changes };
  return withQuery(base, {
    q,
    category: categories === null ? '' : category,
    pricing,
    page: page === 1 ? undefined : page,
  });
}

/** What the list is narrowed by, each with a way to take it away. */
function narrowing(visit: Visit, list: List): Html | null {
  const { wanted, categories } = list;
  const { q, category, pricing } = wanted;
  const name = categories?.find(({ id }) => id === category)?.name ?? category;
  return chosenFilters(visit, [
    ...(q === '' ? [] : [{ label: q, without: listAddress(list, { q: '' }) }]),
    ...(categories === null || category === '' ? [] : [{ label: name, without: listAddress(list, { category: '' }) }]),
    ...(pricing === '' ? [] : [{ label: visit.t.pricing[pricing], without: listAddress(list, { pricing: '' }) }]),
  ]);
}

function summary(visit: Visit, list: List): Html {
  const { t, locale } = visit;
  const { wanted, found } = list;
  const v = visitorMessages(locale);
  return html`<div class="list-summary">
    <h2>${found.totalIsLowerBound ? t.list.foundAtLeast(found.total) : t.list.found(found.total)}</h2>
    <p class="sorted">
      ${wanted.q === '' ? v.sort.newest : v.sort.best} <a href="${pathTo(locale, 'ranking')}">${v.sort.why}</a>
    </p>
    ${narrowing(visit, list)}
  </div>`;
}

/** Says that nothing is there, and leads on: out of filters, back from beyond the last page, to the form, or by category. */
function emptyList(visit: Visit, list: List): Html {
  const { t, locale } = visit;
  const { wanted, found, base } = list;
  const isFiltered = wanted.q !== '' || wanted.pricing !== '' || (wanted.category !== '' && list.categories !== null);
  const isEmptyCatalog = !isFiltered && found.total === 0;
  const [label, href] = isFiltered
    ? [t.list.clear, base]
    : isEmptyCatalog
      ? [t.nav.submit, pathTo(locale, 'submit')]
      : [t.home.all, base];
  const categories = largestCategories(visit, usedCategories(visit), CATEGORIES);
  return html`<div class="empty">
      <h2>${isEmptyCatalog ? t.list.found(0) : t.list.none}</h2>
      <p>${isEmptyCatalog ? t.home.submitText : t.list.noneHint}</p>
      ${narrowing(visit, list)}
      <p><a class="button button-quiet" href="${href}">${label}</a></p>
    </div>
    ${
      categories.length > 0 &&
      html`<section aria-labelledby="categories">
        <h2 id="categories">${t.home.categories}</h2>
        ${categoryIndex(visit, categories)}
      </section>`
    }`;
}

async function results(visit: Visit, list: List, slot: 'results' | 'category'): Promise<Html> {
  const { wanted, found, categories } = list;
  const sponsored = await sponsoredTools(visit, slot);
  if (found.items.length === 0) return html`${sponsored}${emptyList(visit, list)}`;
  return html`<div class="list">
    ${facetPanel(
      visit,
      {
        category: wanted.category,
        pricing: wanted.pricing,
        facets: found.facets ?? { categories: {}, pricing: {} },
        categories,
      },
      {
        category: (id) => listAddress(list, { category: id }),
        pricing: (model) => listAddress(list, { pricing: isPricingModel(model) ? model : '' }),
      },
    )}
    <div class="list-main">
      ${summary(visit, list)} ${sponsored} ${toolCards(visit, found.items)}
      ${pagination(visit, wanted.page, found.totalPages, (page) => listAddress(list, { page }))}
    </div>
  </div>`;
}

/** Narrowed lists name the whole one as canonical; those that hold nothing are no use to a search engine. */
function isListed(visit: Visit, { found }: List): boolean {
  return visit.search === '' || found.items.length > 0;
}

async function searchPage(visit: Visit): Promise<PageAnswer> {
  const { t, locale } = visit;
  const wanted = readWanted(visit);
  const list: List = {
    wanted,
    found: await findTools(visit, wanted),
    base: pathTo(locale, 'tools'),
    categories: listCategories(visit.parts.live, locale),
  };
  const kept = Object.entries({ category: wanted.category, pricing: wanted.pricing }).filter(
    ([, value]) => value !== '',
  );
  return answerPage(visit, {
    title: wanted.q === '' ? t.list.title : `${wanted.q} · ${t.list.title}`,
    description: visitorMessages(locale).lists.tools,
    section: 'tools',
    search: 'main',
    listed: isListed(visit, list),
    ...(wanted.qProblem !== undefined && { status: 422 }),
    main: html`<div class="list-head">
        <h1>${t.list.title}</h1>
        ${searchForm(visit, {
          q: wanted.qProblem === undefined ? wanted.q : '',
          kept: Object.fromEntries(kept),
          error: wanted.qProblem && problemSentence(locale, wanted.qProblem),
        })}
      </div>
      ${await results(visit, list, 'results')}`,
  });
}

async function categoryPage(visit: Visit): Promise<PageAnswer> {
  const { t, locale } = visit;
  const v = visitorMessages(locale);
  const all = listCategories(visit.parts.live, locale);
  const category = all.find(({ id }) => id === visit.params['id']);
  if (category === undefined) throw new CatalogError('not_found');
  const wanted = { ...readWanted(visit), q: '', qProblem: undefined, category: category.id };
  const base = pathTo(locale, 'categories', category.id);
  const list: List = { wanted, found: await findTools(visit, wanted), base, categories: null };
  const others = all.filter(({ id, toolCount }) => id !== category.id && toolCount > 0);
  return answerPage(visit, {
    title: category.name,
    description: category.description ?? v.lists.category(category.name),
    section: 'categories',
    search: 'main',
    listed: isListed(visit, list),
    subject: { category },
    data: [
      breadcrumbData(visit, [
        { name: t.site, path: pathTo(locale) },
        { name: t.tool.categories, path: pathTo(locale, 'categories') },
        { name: category.name, path: base },
      ]),
    ],
    main: html`<div class="list-head">
        <p class="crumbs"><a href="${pathTo(locale, 'categories')}">${t.tool.categories}</a></p>
        <h1>${category.name}</h1>
        ${category.description !== null && html`<p class="lead"><bdi dir="auto">${category.description}</bdi></p>`}
        ${searchForm(visit, { q: '', kept: { category: category.id }, label: v.category.search })}
      </div>
      ${await results(visit, list, 'category')}
      ${
        others.length > 0 &&
        html`<section aria-labelledby="others">
          <div class="section-head">
            <h2 id="others">${v.category.others}</h2>
            <a class="more" href="${pathTo(locale, 'categories')}">${t.list.anyCategory}</a>
          </div>
          ${categoryChips(visit, largestCategories(visit, others, CATEGORIES))}
        </section>`
      }`,
  });
}

export const TOOL_LIST_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/tools', who: 'anyone', followsCatalog: true, act: searchPage },
  { method: 'GET', path: '/:locale/categories/:id', who: 'anyone', followsCatalog: true, act: categoryPage },
];
