/** Queries of lists of tools, read from checked parameters by the API, the pages and the feeds. */
import { listTools, type ToolPage, type ToolQuery } from '#catalog/tools/tools.ts';
import { ATTRIBUTES } from '#fields/fields.ts';
import type { AppContext } from '#http/app-context.ts';
import { BRIEF, PER_PAGE } from './list-parameters.ts';
import type { ParameterValue } from './operation.ts';

/** A query without its language, which pages have in their path. */
export type ListQuery = Omit<ToolQuery, 'locale'>;

type Values = Readonly<Record<string, ParameterValue | undefined>>;

/** The page and its size from checked parameters. */
export function pageOf(values: Values): { page: number; perPage: number } {
  return { page: Number(values['page'] ?? 1), perPage: Number(values['per_page'] ?? PER_PAGE.default) };
}

/** The query from checked parameters of a list; absent ones are undefined. */
export function listQueryOf(values: Values): ListQuery {
  const { q, category, pricing, categories, pricings, task, sort, facets, exact } = values as Partial<ListQuery>;
  const attributes = Object.fromEntries(
    ATTRIBUTES.flatMap((name) => {
      const value = values[name];
      return value === undefined ? [] : [[name, (Array.isArray(value) ? value : [value]) as string[]]];
    }),
  );
  return {
    q,
    category,
    pricing,
    categories,
    pricings,
    task,
    attributes,
    sort,
    facets,
    exact,
    explain: values['explain'] === 'true' || values['explain'] === BRIEF,
    ...pageOf(values),
  };
}

/** Whether the list has a filter besides words. */
function isNarrowed({ category, pricing, categories, pricings, task, attributes }: ListQuery): boolean {
  const one = category !== undefined || pricing !== undefined || task !== undefined;
  return one || [categories, pricings, Object.keys(attributes ?? {})].some((several) => (several?.length ?? 0) > 0);
}

/** One page of matching tools. An unfiltered search without hits is counted. */
export async function findTools(context: AppContext, query: ToolQuery): Promise<ToolPage> {
  const found = await listTools(context.live, query);
  if (found.total === 0 && !isNarrowed(query)) context.emptySearches.note(query.q ?? '');
  return found;
}
