/** What a list of tools is asked for, by its address, and the addresses that ask for something else. */
import { CatalogError } from '#catalog/errors.ts';
import type { PricingChoice } from '#fields/pricing.ts';
import type { Problem } from '#catalog/problems.ts';
import { cleanText } from '#catalog/text/hygiene.ts';
import { listTools, type Category, type ToolPage } from '#catalog/tools/tools.ts';
import { exactParameter, PER_PAGE, TOOL_FILTERS, pageParameter } from '#http/api/list-parameters.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { inspectParameters } from '#http/api/parameters.ts';
import { visitorMessages } from '#locales/visitors/messages.ts';
import { withQuery } from '#web/elements/links.ts';
import type { ChosenFilter } from './facets.ts';

export interface Wanted {
  q: string;
  qProblem: Problem | undefined;
  category: string;
  pricing: PricingChoice | '';
  page: number;
  /** Whether the words are taken as typed. */
  exact: boolean;
}

const PARAMETERS = [...TOOL_FILTERS, pageParameter, exactParameter];

/** What no link of ours holds makes the address an unknown one; words that cannot be searched for are told. */
export function readWanted({ query }: PageRequest): Wanted {
  // A form sends what was not chosen as empty.
  const given = new URLSearchParams(
    PARAMETERS.flatMap(({ name }) => (query.get(name) ? [[name, query.get(name)!]] : [])),
  );
  const { values, fields } = inspectParameters(PARAMETERS, given);
  const { q, ...unknown } = fields;
  if (Object.keys(unknown).length > 0) throw new CatalogError('not_found');
  const { category = '', pricing = '', page = 1, exact = false } = values as Partial<Omit<Wanted, 'q'>>;
  return { q: cleanText(query.get('q') ?? ''), qProblem: q?.[0], category, pricing, page, exact };
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
};

export async function findTools(request: PageRequest, wanted: Wanted): Promise<ToolPage> {
  if (wanted.qProblem !== undefined) return NOTHING;
  return listTools(request.context.live, {
    ...(wanted.q !== '' && { q: wanted.q }),
    ...(wanted.category !== '' && { category: wanted.category }),
    ...(wanted.pricing !== '' && { pricing: wanted.pricing }),
    locale: request.locale,
    page: wanted.page,
    perPage: PER_PAGE.default,
    facets: true,
    exact: wanted.exact,
  });
}

export interface List {
  wanted: Wanted;
  found: ToolPage;
  /** Address without any query. */
  base: string;
  /** Null on the page of a category. */
  categories: readonly Category[] | null;
}

export function listAddress({ wanted, base, categories }: List, changes: Partial<Wanted>): string {
  const { q, category, pricing, page, exact } = {
    ...wanted,
    page: 1,
    ...(changes.q !== undefined && { exact: false }),
    ...changes,
  };
  return withQuery(base, {
    q,
    category: categories === null ? '' : category,
    pricing,
    page: page === 1 ? undefined : page,
    exact: exact ? 'true' : undefined,
  });
}

/** What the list is narrowed by, each with the address of the list without it. */
export function chosenOf(request: PageRequest, list: List): ChosenFilter[] {
  const t = visitorMessages(request.locale);
  const { wanted, categories } = list;
  const { q, category, pricing } = wanted;
  const name = categories?.find(({ id }) => id === category)?.name ?? category;
  return [
    ...(q === '' ? [] : [{ label: q, without: listAddress(list, { q: '' }) }]),
    ...(categories === null || category === '' ? [] : [{ label: name, without: listAddress(list, { category: '' }) }]),
    ...(pricing === '' ? [] : [{ label: t.pricing[pricing], without: listAddress(list, { pricing: '' }) }]),
  ];
}
