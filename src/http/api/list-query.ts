/** What a list of tools is asked for: read from checked parameters in one way for the API, the pages and the feeds. */
import { listTools, type ToolPage, type ToolQuery } from '#catalog/tools/tools.ts';
import { ATTRIBUTES } from '#fields/fields.ts';
import type { AppContext } from '#http/app-context.ts';
import { PER_PAGE } from './list-parameters.ts';
import type { ParameterValue } from './operation.ts';

/** All but the language, which pages have in their path. */
export type ListQuery = Omit<ToolQuery, 'locale'>;

type Values = Readonly<Record<string, ParameterValue | undefined>>;

/** The page of a list that checked parameters ask for. */
export function askedPage(values: Values): { page: number; perPage: number } {
  return { page: Number(values['page'] ?? 1), perPage: Number(values['per_page'] ?? PER_PAGE.default) };
}

/** The query that checked parameters of a list make, those of `TOOL_FILTERS` and any others it takes; absent ones are undefined. */
export function listQueryOf(values: Values): ListQuery {
  const { q, category, pricing, categories, pricings, sort, facets, exact, explain } = values as Partial<ListQuery>;
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
    attributes,
    sort,
    facets,
    exact,
    explain,
    ...askedPage(values),
  };
}

/** Whether a list is narrowed by anything but words. */
function isNarrowed({ category, pricing, categories, pricings, attributes }: ListQuery): boolean {
  const one = category !== undefined || pricing !== undefined;
  return one || [categories, pricings, Object.keys(attributes ?? {})].some((several) => (several?.length ?? 0) > 0);
}

/** One page of the tools that were asked for. A search of the whole catalog that finds nothing is counted. */
export async function findTools(context: AppContext, query: ToolQuery): Promise<ToolPage> {
  const found = await listTools(context.live, query);
  if (found.total === 0 && !isNarrowed(query)) context.emptySearches.note(query.q ?? '');
  return found;
}
