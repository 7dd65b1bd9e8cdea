/** Lists as naively as they can be written: orders, filters by category and price, and counts of values. */
import type { CatalogQuery, IndexedTool } from '#catalog/search/catalog-index.ts';
import type { Filters } from '#catalog/search/query/filters.ts';
import { priceKey } from '#fields/pricing.ts';
import { statedPrice } from './naive-attributes.ts';
import { type Catalog, compareBytes, type Doc } from './naive-reading.ts';

/** All tools, the newest first. */
export const newest = ({ docs }: Catalog): Doc[] =>
  [...docs.values()].sort(
    (a, b) =>
      b.tool.publishedAt - a.tool.publishedAt ||
      compareBytes(a.whole, b.whole) ||
      compareBytes(a.tool.slug, b.tool.slug),
  );

const priceOf = (doc: Doc): number => priceKey(doc.tool.pricing, statedPrice(doc));

/** Documents that come newest first in another order. */
export const inOrder = (docs: readonly Doc[], sort: CatalogQuery['sort']): Doc[] => {
  if (sort === 'updated') return docs.toSorted((a, b) => b.tool.updatedAt - a.tool.updatedAt);
  if (sort === 'price') return docs.toSorted((a, b) => priceOf(a) - priceOf(b) || compareBytes(a.whole, b.whole));
  return sort === 'name' ? docs.toSorted((a, b) => compareBytes(a.whole, b.whole)) : [...docs];
};

/** Whether a tool passes the filters by category, */
export const isIn = ({ category, categories = [] }: Filters, { tool }: Doc): boolean =>
  (category === undefined || tool.categories.includes(category)) &&
  (categories.length === 0 || categories.some((id) => tool.categories.includes(id)));
/** and those by price. */
export const isOf = ({ pricing, pricings = [] }: Filters, { tool }: Doc): boolean =>
  (pricing === undefined || tool.pricing === pricing) && (pricings.length === 0 || pricings.includes(tool.pricing));

/** How many tools have each value. */
export const tally = (
  docs: readonly Doc[],
  valuesOf: (tool: IndexedTool) => readonly string[],
): Record<string, number> => {
  const values = docs.flatMap(({ tool }) => [...new Set(valuesOf(tool))]);
  return Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, same]) => [value, same.length]));
};
