/** The page of all categories, and short forms of it for other pages. */
import { listCategories, type Category } from '#catalog/tools/listed-categories.ts';
import type { Page, PageAnswer, View, PageRequest } from '#http/pages/page-types.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { categoryIcon } from '#web/elements/category-icons.ts';
import { html, type Html } from '#web/elements/html.ts';
import { breadcrumbData } from '#web/elements/json-ld.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo } from '#web/elements/links.ts';
import { catalogText } from '#web/elements/texts.ts';
import { largestFirst, titledGroups } from '#web/elements/category-groups.ts';

/** The categories that have tools, by name. */
function usedCategories(request: PageRequest): readonly Category[] {
  return listCategories(request.context.live, request.locale).filter(({ toolCount }) => toolCount > 0);
}

/** Category names as links. */
export function categoryChips(view: View, categories: readonly { id: string; name: string }[]): Html {
  return html`<ul class="chips">
    ${categories.map(({ id, name }) => html`<li><a class="chip" href="${pathTo(view.locale, 'categories', id)}">${name}</a></li>`)}
  </ul>`;
}

/** The link to all categories; `count` is their number. */
export function allCategoriesLink({ locale, format }: View, count?: number): Html {
  const t = visitorMessages(locale);
  return html`<a class="more" href="${pathTo(locale, 'categories')}"
    >${t.list.anyCategory} ${count !== undefined && html`<span class="count">${format.number(count)}</span>`}</a
  >`;
}

const NAMED = 5;
/** Panels of categories without groups. */
const PANELS = 4;

/** A panel of a group: its largest categories in group order, and the number of the others. */
function groupPanel(request: PageRequest, { title, categories }: TitledGroup, index: number): Html {
  const { locale, format } = request;
  const largest = new Set(largestFirst(categories).slice(0, NAMED));
  const rest = categories.length - largest.size;
  return html`<li>
    ${title !== null && html`<h3><bdi>${title}</bdi></h3>`}
    <ul>
      ${categories
        .filter((category) => largest.has(category))
        .map(
          ({ id, name, toolCount }) =>
            html`<li>
              <a href="${pathTo(locale, 'categories', id)}"
                >${categoryIcon(id)}<span>${name}</span> <span class="count">${format.number(toolCount)}</span></a
              >
            </li>`,
        )}
    </ul>
    ${
      rest > 0 &&
      html`<p>
        <a href="${`${pathTo(locale, 'categories')}#group-${index}`}"
          >${visitorMessages(locale).choosing.moreCategories(rest)}</a
        >
      </p>`
    }
  </li>`;
}

/** A panel a group; the largest categories in panels of one size where no group has a title. */
function panelsOf(groups: readonly TitledGroup[]): readonly TitledGroup[] {
  const [only, ...others] = groups;
  if (only === undefined || only.title !== null || others.length > 0) return groups;
  const shown = largestFirst(only.categories).slice(0, PANELS * NAMED);
  const size = Math.ceil(shown.length / PANELS);
  const panels = Array.from({ length: PANELS }, (_, at) => shown.slice(at * size, (at + 1) * size));
  return panels.filter(({ length }) => length > 0).map((categories) => ({ title: null, categories }));
}

/** The groups under a heading; null while all are empty. */
export function categorySection(request: PageRequest): Html | null {
  const t = visitorMessages(request.locale);
  const groups = groupsOf(request);
  if (groups.length === 0) return null;
  return html`<section aria-labelledby="categories">
    <div class="section-head">
      <h2 id="categories">${t.home.categories}</h2>
      ${allCategoriesLink(
        request,
        groups.reduce((sum, { categories }) => sum + categories.length, 0),
      )}
    </div>
    <ul class="category-groups">
      ${panelsOf(groups).map((group, index) => groupPanel(request, group, index))}
    </ul>
  </section>`;
}

function categoryCard(view: View, category: Category): Html {
  const { locale } = view;
  const t = visitorMessages(locale);
  return html`<li class="card">
    <div class="category-head">
      ${categoryIcon(category.id)}
      <h3>
        <a href="${pathTo(locale, 'categories', category.id)}"
          >${catalogText(category.name, category.nameLocale, locale)}</a
        >
      </h3>
      <p class="count">${t.search.found(category.toolCount)}</p>
    </div>
    ${category.description !== null && html`<p class="card-tagline"><bdi dir="auto">${category.description}</bdi></p>`}
  </li>`;
}

interface TitledGroup {
  /** Null if all categories are in no group: then there is nothing to tell apart. */
  title: string | null;
  categories: readonly Category[];
}

/** The groups of the page. */
function groupsOf(request: PageRequest): readonly TitledGroup[] {
  const groups = titledGroups(request, usedCategories(request));
  const [only, ...others] = groups;
  const isUngrouped = only?.title === visitorMessages(request.locale).choosing.groups.more && others.length === 0;
  return isUngrouped ? [{ title: null, categories: only.categories }] : groups;
}

function categoriesPage(request: PageRequest): Promise<PageAnswer> {
  const { locale } = request;
  const t = visitorMessages(locale);
  const { about } = t.list;
  const title = t.titles.categories;
  return Promise.resolve(
    answerPage(request, {
      title,
      description: about.categories,
      section: 'categories',
      search: 'header',
      listed: true,
      data: [
        breadcrumbData(request, [
          { name: request.site.name, path: pathTo(locale) },
          { name: title, path: pathTo(locale, 'categories') },
        ]),
      ],
      main: html`<header>
          <h1>${title}</h1>
          <p class="lead">${about.categories}</p>
        </header>
        ${groupsOf(request).map(
          (group, index) =>
            html`<section class="category-group" aria-labelledby="${`group-${index}`}">
              ${
                group.title === null
                  ? html`<h2 id="${`group-${index}`}" class="visually-hidden">${t.home.categories}</h2>`
                  : html`<h2 id="${`group-${index}`}"><bdi>${group.title}</bdi></h2>`
              }
              <ul class="cards category-cards">
                ${group.categories.map((category) => categoryCard(request, category))}
              </ul>
            </section>`,
        )}`,
    }),
  );
}

export const CATEGORY_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/categories', who: 'anyone', followsCatalog: true, handler: categoriesPage },
];
