/** The page of a category: its tools, the most popular ones, and related categories. */
import { orNotFound } from '#catalog/errors.ts';
import { findMergedInto } from '#catalog/tools/categories/edits.ts';
import { listCategories } from '#catalog/tools/listed-categories.ts';
import type { PricingModel } from '#fields/pricing.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { categoryIcon } from '#web/elements/category-icons.ts';
import { largestFirst, nearFirst } from '#web/elements/category-groups.ts';
import { html, type Html } from '#web/elements/html.ts';
import { breadcrumbData } from '#web/elements/json-ld.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo } from '#web/elements/links.ts';
import { searchForm } from '#web/elements/search-form.ts';
import { allCategoriesLink, categoryChips } from './categories.ts';
import { findList, furtherPage, readWanted, type List, type Wanted } from './list-query.ts';
import { isListed, results } from './list-results.ts';
import { popularSection } from './popular.ts';
import { sponsoredAbove } from './sponsored.ts';

/** Related categories below the list. */
const CATEGORIES = 12;
/** Popular tools above the list of a category. */
const POPULAR = 4;

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

export const CATEGORY_TOOL_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/categories/:id', who: 'anyone', followsCatalog: true, handler: categoryPage },
];
