/** What a list of tools is asked for, by its address, and the addresses that ask for something else. */
import { CatalogError } from '#catalog/errors.ts';
import { isPricingModel, type PricingModel } from '#fields/pricing.ts';
import type { Problem } from '#catalog/problems.ts';
import { cleanText, countCharacters, findTextProblem } from '#catalog/text/hygiene.ts';
import { LAST_PAGE, listTools, type Category, type ToolPage } from '#catalog/tools/tools.ts';
import type { Visit } from '#http/page-types.ts';
import { visitorMessages } from '#locales/visitors/messages.ts';
import { withQuery } from '#web/elements/links.ts';
import type { ChosenFilter } from './facets.ts';
import { readPage } from '#web/elements/pagination.ts';

const PER_PAGE = 20;
const QUERY_LENGTH = 100;

export interface Wanted {
  q: string;
  qProblem: Problem | undefined;
  category: string;
  pricing: PricingModel | '';
  page: number;
}

/** Values that no link of ours holds make the address an unknown one. */
export function readWanted(visit: Visit): Wanted {
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

export async function findTools(visit: Visit, wanted: Wanted): Promise<ToolPage> {
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

export interface List {
  wanted: Wanted;
  found: ToolPage;
  /** Address without any query. */
  base: string;
  /** Null on the page of a category. */
  categories: readonly Category[] | null;
}

export function listAddress({ wanted, base, categories }: List, changes: Partial<Wanted>): string {
  const { q, category, pricing, page } = { ...wanted, page: 1, ...changes };
  return withQuery(base, {
    q,
    category: categories === null ? '' : category,
    pricing,
    page: page === 1 ? undefined : page,
  });
}

/** What the list is narrowed by, each with the address of the list without it. */
export function chosenOf(visit: Visit, list: List): ChosenFilter[] {
  const { wanted, categories } = list;
  const { q, category, pricing } = wanted;
  const name = categories?.find(({ id }) => id === category)?.name ?? category;
  return [
    ...(q === '' ? [] : [{ label: q, without: listAddress(list, { q: '' }) }]),
    ...(categories === null || category === '' ? [] : [{ label: name, without: listAddress(list, { category: '' }) }]),
    ...(pricing === ''
      ? []
      : [{ label: visitorMessages(visit.locale).pricing[pricing], without: listAddress(list, { pricing: '' }) }]),
  ];
}
