/** Suggestions of the search box: categories and tasks by words, and tools by name, as JSON for our script. */
import { directionOf } from '#catalog/locales.ts';
import { cleanText, countCharacters, findTextProblem } from '#catalog/language/hygiene.ts';
import { matchCategories } from '#catalog/tools/categories/matching.ts';
import { listTasks } from '#catalog/tools/tasks/tasks.ts';
import { readSummaries } from '#catalog/tools/tools.ts';
import { listCategories } from '#catalog/tools/listed-categories.ts';
import { basePath } from '#http/base-path.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { pathTo } from '#web/elements/links.ts';

const CATEGORIES = 3;
const TASKS = 2;
const TOOLS = 6;
const QUERY_LENGTH = 100;

interface Suggestion {
  name: string;
  note: string;
  href: string;
  /** Language and direction of the note if not the page's. */
  lang?: string;
  dir?: string;
}

/** Categories by name and synonym in any language; a synonym in the page's language is shown. */
function categorySuggestions({ context, locale }: PageRequest, q: string): Suggestion[] {
  const t = visitorMessages(locale);
  const byId = new Map(listCategories(context.live, locale).map((category) => [category.id, category]));
  const countOf = (id: string): number => byId.get(id)?.toolCount ?? 0;
  return matchCategories(context.live.categories, q, locale, countOf)
    .filter(({ id }) => countOf(id) > 0)
    .slice(0, CATEGORIES)
    .map(({ id, phrase, locale: language, isName }) => ({
      name: byId.get(id)?.name ?? id,
      note: [...(isName || language !== locale ? [] : [phrase]), t.suggest.category, t.search.found(countOf(id))].join(
        ' · ',
      ),
      href: pathTo(locale, 'categories', id),
    }));
}

/** Tasks by name in any language. */
function taskSuggestions({ context, locale }: PageRequest, q: string): Suggestion[] {
  const { live } = context;
  const t = visitorMessages(locale);
  const byId = new Map(listTasks(live, locale).map((task) => [task.id, task]));
  return matchCategories(live.tasks, q, locale, (id) => byId.get(id)?.toolCount ?? 0)
    .flatMap(({ id }) => byId.get(id) ?? [])
    .slice(0, TASKS)
    .map(({ id, name, toolCount }) => ({
      name,
      note: `${t.suggest.task} · ${t.search.found(toolCount)}`,
      href: pathTo(locale, 'tasks', id),
    }));
}

async function toolSuggestions({ context, locale }: PageRequest, q: string): Promise<Suggestion[]> {
  const tools = await readSummaries(context.live, context.live.index.suggest(q, TOOLS), locale);
  return tools.map(({ name, tagline, taglineLocale, slug }) => ({
    name,
    note: tagline,
    href: pathTo(locale, 'tools', slug),
    ...(taglineLocale !== locale && { lang: taglineLocale, dir: directionOf(taglineLocale) }),
  }));
}

async function suggest(request: PageRequest): Promise<PageAnswer> {
  const { suggest: v } = visitorMessages(request.locale);
  const q = cleanText(request.query.get('q') ?? '');
  const isUsable = q !== '' && countCharacters(q) <= QUERY_LENGTH && findTextProblem(q, 'single') === undefined;
  const found = isUsable
    ? [...categorySuggestions(request, q), ...taskSuggestions(request, q), ...(await toolSuggestions(request, q))]
    : [];
  const items = found.map((item) => ({ ...item, href: basePath(request.publicUrl) + item.href }));
  return {
    body: JSON.stringify({ items, said: items.length === 0 ? v.none : v.count(items.length) }),
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' },
  };
}

export const SUGGESTION_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/suggest',
    who: 'anyone',
    followsCatalog: true,
    countsAsRead: true,
    handler: suggest,
  },
];
