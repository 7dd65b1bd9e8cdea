/** Reads the facet values of rows. Most rows have a combination of pricing, categories and attributes that came before. */
import { PRICE_UP_TO, type AttributeName } from '#fields/fields.ts';
import { boundsAbove, type Price } from '#fields/pricing.ts';
import type { Dictionary } from './dictionary.ts';
import { attributeTerm, categoryTerm, type FacetValues, pricingTerm } from './facet-values.ts';

/** The terms of a tool's facet values, and the number of its facet set. */
export interface Facet {
  terms: readonly number[];
  facetSet: number;
}

/** Combinations that are remembered. */
const MAX_KNOWN = 10_000;

/** Reads the pricing, the categories (JSON) and the attributes that lie at from..to of a row, one field behind the other. */
export type FacetReader = (row: Buffer, from: number, to: number) => Facet;

/** `has_api=true platforms=["web","ios"]`: names with the columns that hold the values, without spaces. */
function attributeTerms(text: string, pricing: string): string[] {
  let price: Price | undefined;
  const terms = text.split(' ').flatMap((part) => {
    const end = part.indexOf('=');
    if (end < 0) return [];
    const [name, column] = [part.slice(0, end) as AttributeName, part.slice(end + 1)];
    if (name === PRICE_UP_TO) {
      price = JSON.parse(column) as Price;
      return [];
    }
    const values = column.startsWith('[') ? new Set(JSON.parse(column) as string[]) : [column];
    return [...values].map((value) => attributeTerm(name, value));
  });
  return [...terms, ...boundsAbove(pricing, price).map((bound) => attributeTerm(PRICE_UP_TO, bound))];
}

/** A reader that adds what is new to the dictionary and to the facet values. */
export function createFacetReader(dictionary: Dictionary, values: FacetValues): FacetReader {
  const known = new Map<string, Facet>();

  const parse = (text: string): Facet => {
    const [pricing = '', categories = '[]', attributes = ''] = text.split('\n');
    const terms = [pricingTerm(pricing), ...new Set((JSON.parse(categories) as string[]).map(categoryTerm))];
    const stated = attributeTerms(attributes, pricing);
    for (const term of stated) values.add(term);
    return {
      terms: [...terms, ...stated].map((term) => dictionary.add(term)),
      facetSet: values.addSet(terms.map((term) => values.add(term))),
    };
  };

  return (row, from, to) => {
    const text = row.toString('utf8', from, to);
    let facet = known.get(text);
    if (facet === undefined) {
      facet = parse(text);
      if (known.size >= MAX_KNOWN) known.clear();
      known.set(text, facet);
    }
    return facet;
  };
}
