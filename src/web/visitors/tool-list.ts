/** The list of all tools: search with facets. */
import { listCategories } from '#catalog/tools/listed-categories.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { problemSentence } from '#locales/errors.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { html } from '#web/elements/html.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo } from '#web/elements/links.ts';
import { searchForm } from '#web/elements/search-form.ts';
import { filtersOf, findList, furtherPage, readWanted, usualSort, type List, type Wanted } from './list-query.ts';
import { isListed, results } from './list-results.ts';
import { sponsoredAbove } from './sponsored.ts';

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

export const TOOL_LIST_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/tools', who: 'anyone', followsCatalog: true, handler: searchPage },
];
