/** Filters by attributes and their facets, as naively as they can be written. */
import type { Filters } from '#catalog/search/query/filters.ts';
import { ATTRIBUTES, type AttributeName, PRICE_UP_TO } from '#fields/fields.ts';
import { boundsAbove, type Price } from '#fields/pricing.ts';
import type { Doc } from './naive-reading.ts';

const priceIn = (column: string): Price => JSON.parse(column) as Price;

export function statedPrice({ tool }: Doc): Price | undefined {
  const column = tool.attributes?.split(' ').find((part) => part.startsWith(`${PRICE_UP_TO}=`));
  return column === undefined ? undefined : priceIn(column.slice(PRICE_UP_TO.length + 1));
}

/** What a tool says of an attribute; of its price it says the bounds that this is not above. */
const statedOf = ({ tool }: Doc, name: AttributeName): readonly string[] => {
  const stated = (tool.attributes ?? '').split(' ').flatMap((part) => {
    const [own, column = ''] = part.split('=');
    return own === name ? [column] : [];
  });
  if (name === PRICE_UP_TO) return boundsAbove(tool.pricing, stated[0] === undefined ? undefined : priceIn(stated[0]));
  return stated.flatMap((column) => (column.startsWith('[') ? (JSON.parse(column) as string[]) : [column]));
};

export const hasAttributes = ({ attributes = {} }: Filters, doc: Doc, besides?: AttributeName): boolean =>
  ATTRIBUTES.every((name) => {
    const wanted = attributes[name] ?? [];
    return name === besides || wanted.length === 0 || statedOf(doc, name).some((value) => wanted.includes(value));
  });

/** Of documents that pass the other filters, by attribute. */
export const attributeFacets = (filters: Filters, docs: readonly Doc[]): Record<string, Record<string, number>> =>
  Object.fromEntries(
    ATTRIBUTES.map((name) => {
      const passing = docs.filter((doc) => hasAttributes(filters, doc, name));
      const values = passing.flatMap((doc) => statedOf(doc, name));
      return [
        name,
        Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, same]) => [value, same.length])),
      ] as const;
    }).filter(([, counts]) => Object.keys(counts).length > 0),
  );
