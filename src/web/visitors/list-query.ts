/** The query of a list of tools: parsed from its URL, and the URLs of changed queries. */
import { CatalogError } from '#catalog/errors.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import { ATTRIBUTES, PRICE_UP_TO, type AttributeName } from '#fields/fields.ts';
import type { PricingChoice } from '#fields/pricing.ts';
import type { Problem } from '#catalog/problems.ts';
import { type Sort, SORTS } from '#catalog/search/catalog-index.ts';
import { cleanText } from '#catalog/language/hygiene.ts';
import { taskTextIn } from '#catalog/tools/tasks/task-book.ts';
import type { AttributeFilters, ToolPage } from '#catalog/tools/tools.ts';
import type { Category } from '#catalog/tools/listed-categories.ts';
import { exactParameter, PER_PAGE, sortParameter, TOOL_FILTERS, pageParameter } from '#http/api/list-parameters.ts';
import { findTools, listQueryOf } from '#http/api/list-query.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { inspectParameters } from '#http/api/parameters.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { isKnownList } from '#http/api/followed-subjects.ts';
import { followPath } from '#web/elements/follow-link.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { attributeLabel } from './attribute-facets.ts';
import type { ChosenFilter } from './facets.ts';

export interface Wanted {
  q: string;
  qProblem: Problem | undefined;
  /** Tools with any of these, likewise `pricings`; empty is no filter. */
  categories: readonly string[];
  pricings: readonly PricingChoice[];
  attributes: AttributeFilters;
  /** The id of a task; empty is no filter. */
  task: string;
  sort: Sort;
  page: number;
  /** Turns spelling correction off. */
  exact: boolean;
}

const PARAMETERS = [...TOOL_FILTERS, sortParameter, pageParameter, exactParameter];

/** Whether a list is about something, by words or by a task: tools match it more or less. */
const hasSubject = ({ q, task }: Pick<Wanted, 'q' | 'task'>): boolean => q !== '' || task !== '';

/** The default order. */
export const usualSort = (about: Pick<Wanted, 'q' | 'task'>): Sort => (hasSubject(about) ? 'relevance' : 'newest');

/** The possible orders: relevance needs a subject. */
export const sortsOf = (about: Pick<Wanted, 'q' | 'task'>): readonly Sort[] =>
  hasSubject(about) ? SORTS : SORTS.filter((sort) => sort !== 'relevance');

/** The intersection of one value and several, if both are given; undefined if it is empty. */
function bothOf<Value>(one: Value | undefined, several: readonly Value[] | undefined): readonly Value[] | undefined {
  if (one === undefined) return several ?? [];
  return several === undefined || several.includes(one) ? [one] : undefined;
}

/** Unknown parameters make the page `not_found`; unsearchable words are reported. */
export function readWanted({ query }: PageRequest): Wanted {
  // Forms send unchosen values as empty.
  const given = new URLSearchParams(
    PARAMETERS.flatMap(({ name }) => (query.get(name) ? [[name, query.get(name)!]] : [])),
  );
  const { values, fields } = inspectParameters(PARAMETERS, given);
  const { q: problems, ...unknown } = fields;
  const { category, pricing, attributes = {}, task = '', page, exact = false, sort, ...several } = listQueryOf(values);
  const categories = bothOf(category, several.categories);
  const pricings = bothOf(pricing, several.pricings);
  if (
    Object.keys(unknown).length > 0 ||
    !categories?.every(isSlug) ||
    pricings === undefined ||
    !(task === '' || isSlug(task))
  )
    throw new CatalogError('not_found');
  const q = cleanText(query.get('q') ?? '');
  return {
    q,
    qProblem: problems?.[0],
    categories,
    pricings,
    attributes,
    task,
    sort: sort !== undefined && sortsOf({ q, task }).includes(sort) ? sort : usualSort({ q, task }),
    page,
    exact,
  };
}

const NOTHING: ToolPage = {
  items: [],
  total: 0,
  totalIsLowerBound: false,
  totalPages: 0,
  facets: null,
  search: null,
  explanation: null,
  alternativesTo: null,
  address: null,
};

export async function findList({ context, locale }: PageRequest, wanted: Wanted): Promise<ToolPage> {
  if (wanted.qProblem !== undefined) return NOTHING;
  const { q, categories, pricings, attributes, task, sort, page, exact } = wanted;
  const narrowed = {
    q: q === '' ? undefined : q,
    categories,
    pricings,
    attributes,
    task: task === '' ? undefined : task,
  };
  return findTools(context, { ...narrowed, sort, exact, locale, page, perPage: PER_PAGE.default, facets: true });
}

export interface List {
  wanted: Wanted;
  found: ToolPage;
  /** Path without a query. */
  base: string;
  /** Null on the page of a category. */
  categories: readonly Category[] | null;
  /** On the page of a task, which has no parameter for it. */
  isTask?: true;
}

/** The number of a further page of an unfiltered list, which has its own URL. */
export function furtherPage({ search }: PageRequest, { page }: { page: number }): { listPage?: number } {
  return page > 1 && search === `?page=${page}` ? { listPage: page } : {};
}

/** One value as the singular parameter, several as the plural one. */
const oneOrMore = (one: string, more: string, values: readonly string[]): Record<string, string | undefined> =>
  values.length > 1 ? { [more]: values.toSorted().join(',') } : { [one]: values[0] };

/** The filters and the order of a list as query parameters. */
export function filtersOf({
  q,
  categories,
  pricings,
  attributes,
  task,
  sort,
}: Wanted): Record<string, string | undefined> {
  return {
    ...oneOrMore('category', 'categories', categories),
    ...oneOrMore('pricing', 'pricings', pricings),
    task: task === '' ? undefined : task,
    ...Object.fromEntries(
      ATTRIBUTES.filter((name) => attributes[name] !== undefined).map((name) => [
        name,
        attributes[name]?.toSorted().join(','),
      ]),
    ),
    sort: sort === usualSort({ q, task }) ? undefined : sort,
  };
}

/** The addresses of a list's feeds, and their filters besides the words. */
export function feedOf(
  { locale }: PageRequest,
  { wanted, base, isTask }: List,
): { from: string; filters: ReturnType<typeof filtersOf> } {
  const isWhole = isTask === true || base.endsWith('/tools');
  const categories = isWhole ? wanted.categories : [];
  const from = isTask === true ? pathTo(locale, 'tools') : base;
  return { from, filters: filtersOf({ ...wanted, sort: 'newest', categories }) };
}

/** The page that follows a list by mail; undefined where it is not offered, or its task or category is unknown. */
export function followListPath(request: PageRequest, list: List): string | undefined {
  if (!isKnownList(request.context, list.wanted)) return undefined;
  const { from, filters } = feedOf(request, list);
  const category = from.endsWith('/tools') ? undefined : list.wanted.categories[0];
  return followPath(request, { q: list.wanted.q, category, ...filters, sort: undefined });
}

export function listAddress({ wanted, base, categories, isTask }: List, changes: Partial<Wanted>): string {
  // A default order becomes the default of the new query.
  const sort = wanted.sort === usualSort(wanted) ? usualSort({ ...wanted, ...changes }) : wanted.sort;
  const next = { ...wanted, page: 1, sort, ...(changes.q !== undefined && { exact: false }), ...changes };
  return withQuery(base, {
    q: next.q,
    ...filtersOf({
      ...next,
      categories: categories === null ? [] : next.categories,
      task: isTask === true ? '' : next.task,
    }),
    page: next.page === 1 ? undefined : next.page,
    exact: next.exact ? 'true' : undefined,
  });
}

/** The values after one is toggled; empty clears all. */
export function toggled<Value extends string>(values: readonly Value[], value: Value | ''): readonly Value[] {
  if (value === '') return [];
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

/** The attributes after a value is toggled. */
export function toggledAttribute(attributes: AttributeFilters, name: AttributeName, value: string): AttributeFilters {
  const { [name]: own = [], ...others } = attributes;
  // One bound holds: the lists of tools below others are part of it.
  const values =
    name === PRICE_UP_TO
      ? toggled(
          own.filter((each) => each === value),
          value,
        )
      : toggled(own, value);
  return values.length === 0 ? others : { ...others, [name]: values };
}

/** The name of a task; its id if there is none. */
function taskName({ context, locale }: PageRequest, id: string): string {
  const task = context.live.tasks.taskOfJob(id);
  return task === undefined ? id : taskTextIn(task, locale).name;
}

/** The active filters, each with the URL of the list without it. */
export function chosenOf(request: PageRequest, list: List): ChosenFilter[] {
  const t = visitorMessages(request.locale);
  const { wanted, categories, isTask } = list;
  const { q, pricings, task } = wanted;
  const nameOf = (id: string): string => categories?.find((category) => category.id === id)?.name ?? id;
  return [
    ...(q === '' ? [] : [{ label: q, without: listAddress(list, { q: '' }) }]),
    ...(task === '' || isTask === true
      ? []
      : [{ label: taskName(request, task), without: listAddress(list, { task: '' }) }]),
    ...(categories === null ? [] : wanted.categories).map((id) => ({
      label: nameOf(id),
      without: listAddress(list, { categories: toggled(wanted.categories, id) }),
    })),
    ...pricings.map((model) => ({
      label: t.pricing[model],
      without: listAddress(list, { pricings: toggled(pricings, model) }),
    })),
    ...ATTRIBUTES.flatMap((name) =>
      (wanted.attributes[name] ?? []).map((value) => ({
        label: attributeLabel(request, name, value),
        without: listAddress(list, { attributes: toggledAttribute(wanted.attributes, name, value) }),
      })),
    ),
  ];
}
