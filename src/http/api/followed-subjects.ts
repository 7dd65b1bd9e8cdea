/** Subjects that readers follow: read from the address of a page, and named for readers. */
import { CatalogError, notFound } from '#catalog/errors.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import type { ListFilters } from '#catalog/follows/news.ts';
import { LONGEST_SEARCH, type Subject } from '#catalog/follows/subjects.ts';
import { getPublicList } from '#catalog/lists/lists.ts';
import { DEFAULT_LOCALE, type Locale } from '#catalog/locales.ts';
import type { AppContext } from '#http/app-context.ts';
import { TOOL_FILTERS } from './list-parameters.ts';
import { listQueryOf, type ListQuery } from './list-query.ts';
import { wordsOfList } from './list-words.ts';
import { inspectParameters, readParameters } from './parameters.ts';

/** The filters of a search's query; undefined for a query that is not valid. */
export function filtersOfSearch(search: string): ListFilters | undefined {
  const { values, fields } = inspectParameters(TOOL_FILTERS, new URLSearchParams(search));
  if (Object.keys(fields).length > 0) return undefined;
  const { page: _page, perPage: _perPage, ...filters } = listQueryOf(values);
  return filters;
}

/** Whether the task and all categories of a list exist. */
export function isKnownList(
  { live }: AppContext,
  { task = '', category, categories = [] }: Pick<ListQuery, 'task' | 'category' | 'categories'>,
): boolean {
  const known = live.categories.of(DEFAULT_LOCALE);
  const isKnownTask = task === '' || live.tasks.taskOfJob(task) !== undefined;
  return isKnownTask && [...(category === undefined ? [] : [category]), ...categories].every((id) => known.has(id));
}

/**
 * The subject that a query names: `tool=<slug>`, `list=<id>`, or else the filters of a list of
 * tools; undefined without any. Throws `not_found`, also of a task or a category, and
 * `validation_failed` on a filter.
 */
export async function subjectOfQuery(context: AppContext, query: URLSearchParams): Promise<Subject | undefined> {
  const { db } = context;
  const slug = query.get('tool');
  if (slug !== null) {
    const tool = await db.read
      .selectFrom('published_tools')
      .select('id')
      .where('slug', '=', isSlug(slug) ? slug : '')
      .executeTakeFirstOrThrow(notFound);
    return { kind: 'tool', id: tool.id };
  }
  const list = query.get('list');
  if (list !== null) return { kind: 'list', id: (await getPublicList(db.read, list)).id };
  const values = readParameters(TOOL_FILTERS, query);
  if (!isKnownList(context, listQueryOf(values))) throw new CatalogError('not_found');
  const names = TOOL_FILTERS.map(({ name }) => name).filter((name) => values[name] !== undefined);
  // In one order, so that equal searches are one subject.
  const search = new URLSearchParams(names.toSorted().map((name) => [name, String(values[name])])).toString();
  if (search.length > LONGEST_SEARCH) throw new CatalogError('not_found');
  return search === '' ? undefined : { kind: 'search', id: search };
}

export interface NamedSubject extends Subject {
  name: string;
  /** Path of its page, without the locale. */
  path: string;
}

/** A subject with its name and page in a language; undefined for one that readers cannot see any more. */
export async function nameSubject(
  context: AppContext,
  locale: Locale,
  subject: Subject,
): Promise<NamedSubject | undefined> {
  const { db } = context;
  const { kind, id } = subject;
  if (kind === 'tool') {
    const tool = await db.read
      .selectFrom('published_tools')
      .select(['slug', 'name'])
      .where('id', '=', id)
      .executeTakeFirst();
    return tool && { ...subject, name: tool.name, path: `/tools/${tool.slug}` };
  }
  if (kind === 'list') {
    const list = await db.read
      .selectFrom('lists')
      .select('title')
      .where('id', '=', id)
      .where('state', '=', 'public')
      .executeTakeFirst();
    return list && { ...subject, name: list.title, path: `/lists/${id}` };
  }
  const filters = filtersOfSearch(id);
  if (filters === undefined) return undefined;
  return { ...subject, name: wordsOfList(context, locale, filters), path: pathOfSearch(id, filters) };
}

/** A category or a task has a page of its own. */
function pathOfSearch(search: string, { category, task }: ListFilters): string {
  if (category !== undefined && search === `category=${encodeURIComponent(category)}`) return `/categories/${category}`;
  if (task !== undefined && search === `task=${encodeURIComponent(task)}`) return `/tasks/${task}`;
  return `/tools?${search}`;
}
