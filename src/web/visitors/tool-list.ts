/** Lists of tools: search with facets, and the page of each category. */
import { orNotFound } from '#catalog/errors.ts';
import { findMergedInto } from '#catalog/tools/categories/edits.ts';
import { listCategories } from '#catalog/tools/listed-categories.ts';
import type { PricingModel } from '#fields/pricing.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { problemSentence } from '#locales/errors.ts';
import { quotable } from '#locales/quotable.ts';
import { followMessages, visitorMessages } from '#locales/subjects.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { breadcrumbData } from '#web/elements/json-ld.ts';
import { answerPage } from '#web/elements/layout.ts';
import { categoryIcon } from '#web/elements/category-icons.ts';
import { FEED_ICON } from '#web/elements/icons.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { allCategoriesLink, categoryChips } from './categories.ts';
import { largestFirst, nearFirst } from '#web/elements/category-groups.ts';
import { emptyList } from './empty-list.ts';
import { chosenFilters, facetPanel, priceRow, type FacetLinks, type FacetState } from './facets.ts';
import {
  chosenOf,
  feedOf,
  filtersOf,
  findList,
  followListPath,
  furtherPage,
  type List,
  listAddress,
  readWanted,
  sortsOf,
  usualSort,
  toggled,
  toggledAttribute,
  type Wanted,
} from './list-query.ts';
import { FEWEST_COMPARED, MOST_COMPARED } from './bookmarks.ts';
import { pagination } from '#web/elements/pagination.ts';
import { popularSection } from './popular.ts';
import { searchForm } from '#web/elements/search-form.ts';
import { sponsoredAbove } from './sponsored.ts';
import { newsOf, toolCards } from './tool-card.ts';
import { hintsOf, understoodNote } from './understood.ts';

/** Related categories below the list. */
const CATEGORIES = 12;
/** Popular tools above the list of a category. */
const POPULAR = 4;

/** A link that compares the first tools; null for one. */
function compareLink({ locale, format }: PageRequest, { found }: List): Html | null {
  const first = found.items.slice(0, MOST_COMPARED).map(({ slug }) => slug);
  if (first.length < FEWEST_COMPARED) return null;
  const { compare } = visitorMessages(locale).choosing;
  const address = withQuery(pathTo(locale, 'compare'), { tools: first.join(',') });
  return html`<a href="${address}" rel="nofollow">${compare.first(format.number(first.length))}</a>`;
}

/** The orders as links. */
function orders(request: PageRequest, list: List): Html {
  const { locale } = request;
  const { wanted } = list;
  const { sort } = visitorMessages(locale).choosing;
  return html`<nav class="sort" aria-labelledby="sort">
    <span id="sort">${sort.label}</span>
    <ul>
      ${sortsOf(wanted)
        .filter((one) => one !== 'popular' || one === wanted.sort || request.context.live.popular.length > 0)
        .map(
          (one) =>
            html`<li>
              <a
                href="${listAddress(list, { sort: one })}"
                ${attributes({ 'aria-current': one === wanted.sort ? 'true' : null, rel: one === wanted.sort ? null : 'nofollow' })}
                >${sort[one]}</a
              >
            </li>`,
        )}
    </ul>
  </nav>`;
}

/** What the order puts first or leaves out; null if it needs no word. */
function orderNote({ locale }: PageRequest, { wanted, found }: List): Html | null {
  const t = visitorMessages(locale);
  const isByLikeness = found.alternativesTo !== null && wanted.sort === 'relevance';
  const leftOut = found.search?.leftOut ?? 0;
  if (!isByLikeness && leftOut === 0) return null;
  return html`<p class="sorted">
    ${isByLikeness && t.alternatives.order} ${leftOut > 0 && t.choosing.sort.close(leftOut)}
  </p>`;
}

function summary(request: PageRequest, list: List): Html {
  const { locale } = request;
  const t = visitorMessages(locale);
  const { wanted, found, base } = list;
  // A query that is one phrase has quotation marks of its own; the sentence has others.
  const q = (found.search?.corrected?.to ?? wanted.q).replace(/^"([^"]*)"$/, '$1');
  const count = found.totalIsLowerBound ? t.list.foundAtLeast(found.total) : t.search.found(found.total);
  const chosen = chosenOf(request, list);
  // The heading has the words.
  const filters = q !== '' && chosen.length === 1 ? [] : chosen;
  return html`<div class="list-summary">
    <h2 id="results" tabindex="-1">
      ${q === '' ? count : t.list.foundFor({ found: count, q: quotable(locale, q, q.length) })}
    </h2>
    ${orders(request, list)} ${orderNote(request, list)} ${understoodNote(request, list)}
    ${chosenFilters(request, [...filters, ...hintsOf(request, list)], base)}
  </div>`;
}

/** Feeds of the list; the same on every page of it. */
function feedLinks(request: PageRequest, list: List): Html {
  const { locale } = request;
  const { wanted } = list;
  const { choosing } = visitorMessages(locale);
  const { from, filters } = feedOf(request, list);
  const link = (format: string): string =>
    withQuery(`${from}/feed.${format}`, { q: wanted.q, ...filters, sort: undefined });
  const byMail = followListPath(request, list);
  return html`<p class="follow">
    ${FEED_ICON} ${choosing.follow} <a href="${link('atom')}" rel="nofollow">Atom</a>
    <a href="${link('rss')}" rel="nofollow">RSS</a>
    ${byMail !== undefined && html`<a href="${byMail}" rel="nofollow">${followMessages(locale).follows.byMail}</a>`}
  </p>`;
}

export function results(request: PageRequest, list: List, sponsored: Html | null): Html {
  const { locale } = request;
  const { wanted, found, categories } = list;
  if (found.items.length === 0) return emptyList(request, list);
  const state: FacetState = {
    categories: wanted.categories,
    pricings: wanted.pricings,
    attributes: wanted.attributes,
    facets: found.facets ?? { categories: {}, pricing: {}, attributes: {} },
  };
  const links: FacetLinks = {
    category: (id) => listAddress(list, { categories: toggled(wanted.categories, id) }),
    pricing: (model) => listAddress(list, { pricings: toggled(wanted.pricings, model) }),
    attribute: (name, value) => listAddress(list, { attributes: toggledAttribute(wanted.attributes, name, value) }),
  };
  const options = {
    dated: wanted.sort === 'newest',
    isNew: newsOf(request),
    ...(categories === null && { within: wanted.categories[0] }),
    ...(found.alternativesTo !== null && { named: found.alternativesTo.slug }),
  };
  return html`<div class="${categories === null ? 'list list-plain' : 'list'}">
    ${categories === null ? priceRow(request, state, links) : facetPanel(request, state, links, categories)}
    <div class="list-main">
      ${summary(request, list)} ${sponsored} ${toolCards(request, found.items, options)}
      <p class="sorted">
        ${compareLink(request, list)} <a href="${pathTo(locale, 'ranking')}">${visitorMessages(locale).sort.why}</a>
      </p>
      ${pagination(request, wanted.page, found.totalPages, (page) => listAddress(list, { page }))}
      ${feedLinks(request, list)}
    </div>
  </div>`;
}

/** Filtered lists name the whole one as canonical; empty, combined and sorted lists are not indexed. */
export function isListed(request: PageRequest, { found, wanted, categories }: List): boolean {
  const isCombined =
    wanted.pricings.length > 1 ||
    Object.keys(wanted.attributes).length > 0 ||
    (categories !== null && wanted.categories.length > 1);
  return request.search === '' || (found.items.length > 0 && !isCombined && !request.query.has('sort'));
}

/** The parameters of a new search, without an order that needs words. */
function keptParameters(wanted: Wanted): Record<string, string> {
  const kept = Object.entries(filtersOf({ ...wanted, sort: wanted.q === '' ? usualSort(wanted) : wanted.sort }));
  return Object.fromEntries(kept.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** The page of a category or a task is the whole list filtered by it alone. */
function onlyOne({ query, context, locale }: PageRequest): { canonicalPath?: string } {
  if (query.size !== 1) return {};
  const { category, task } = Object.fromEntries(query);
  if (task !== undefined && context.live.tasks.find(task) !== undefined) return { canonicalPath: `/tasks/${task}` };
  const isCategory = listCategories(context.live, locale).some(({ id }) => id === category);
  return isCategory ? { canonicalPath: `/categories/${category}` } : {};
}

async function searchPage(request: PageRequest): Promise<PageAnswer> {
  const { locale } = request;
  const t = visitorMessages(locale);
  const wanted = readWanted(request);
  const list: List = {
    wanted,
    found: await findList(request, wanted),
    base: pathTo(locale, 'tools'),
    categories: listCategories(request.context.live, locale),
  };
  const sponsored = await sponsoredAbove(request, 'results', list);
  const answer = answerPage(request, {
    title: wanted.q === '' ? t.list.title : `${wanted.q} · ${t.list.title}`,
    description: t.list.about.tools,
    section: 'tools',
    search: 'main',
    hasFilters: list.found.items.length > 0,
    listed: isListed(request, list),
    ...furtherPage(request, wanted),
    ...onlyOne(request),
    ...(wanted.qProblem !== undefined && { status: 422 }),
    main: html`<div class="list-head">
        <h1>${t.list.title}</h1>
        ${searchForm(request, {
          q: wanted.qProblem === undefined ? wanted.q : '',
          kept: keptParameters(wanted),
          help: true,
          error: wanted.qProblem && problemSentence(locale, wanted.qProblem),
        })}
      </div>
      ${results(request, list, sponsored.box)}`,
  });
  const { placements } = sponsored;
  if (wanted.q === '') return { ...answer, placements };
  return { ...answer, placements, visitCount: { kind: 'searches', slugs: list.found.items.map(({ slug }) => slug) } };
}

/** Prices with free use. */
const FREE: readonly PricingModel[] = ['free', 'freemium', 'open_source'];

/** The number of tools in the whole category, and of free ones. */
function holdings({ locale }: PageRequest, { found }: List): Html | null {
  const t = visitorMessages(locale);
  const counts = found.facets?.pricing ?? {};
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  const free = FREE.reduce((sum, model) => sum + (counts[model] ?? 0), 0);
  return html`<p class="holdings">${t.search.found(all)}${free > 0 && html` · ${t.choosing.free(free)}`}</p>`;
}

/** Drops words and categories, which the page of a category ignores. */
function withoutWords(request: PageRequest): PageRequest {
  const query = new URLSearchParams(request.query);
  for (const name of ['q', 'category', 'categories']) query.delete(name);
  return { ...request, query };
}

async function categoryPage(request: PageRequest): Promise<PageAnswer> {
  const { locale } = request;
  const t = visitorMessages(locale);
  const all = listCategories(request.context.live, locale);
  const category = all.find(({ id }) => id === request.params['id']);
  if (category === undefined) {
    const into = orNotFound(await findMergedInto(request.context.db.read, request.params['id'] ?? ''));
    return { redirect: pathTo(locale, 'categories', into), moved: true };
  }
  const wanted: Wanted = { ...readWanted(withoutWords(request)), categories: [category.id] };
  const base = pathTo(locale, 'categories', category.id);
  const list: List = { wanted, found: await findList(request, wanted), base, categories: null };
  const others = all.filter(({ id, toolCount }) => id !== category.id && toolCount > 0);
  const sponsored = await sponsoredAbove(request, 'category', list);
  const answer = answerPage(request, {
    title: category.name,
    description: category.description ?? t.list.about.category(category.name),
    section: 'categories',
    search: 'main',
    hasFilters: list.found.items.length > 0,
    listed: isListed(request, list),
    ...furtherPage(request, wanted),
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
        <h1>${categoryIcon(category.id)} ${category.name}</h1>
        ${category.description !== null && html`<p class="lead"><bdi dir="auto">${category.description}</bdi></p>`}
        ${holdings(request, list)}
        ${searchForm(request, { q: '', kept: { category: category.id }, label: t.category.search })}
      </div>
      ${request.search === '' && (await popularSection(request, POPULAR, category.id))}
      ${results(request, list, sponsored.box)}
      ${
        others.length > 0 &&
        html`<section aria-labelledby="others">
          <div class="section-head">
            <h2 id="others">${t.category.others}</h2>
            ${allCategoriesLink(request)}
          </div>
          ${categoryChips(request, nearFirst(largestFirst(others), category.id).slice(0, CATEGORIES))}
        </section>`
      }`,
  });
  return { ...answer, placements: sponsored.placements };
}

export const TOOL_LIST_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/tools', who: 'anyone', followsCatalog: true, handler: searchPage },
  { method: 'GET', path: '/:locale/categories/:id', who: 'anyone', followsCatalog: true, handler: categoryPage },
];
