/**
 * The facet values of tools, their pricing, categories and attributes: terms that no text can hold, with ordinals of their
 * own, so that they are counted in arrays.
 */
import { PRICING_CHOICES, type PricingChoice, boundsAbove, type Price, priceKey } from '#fields/pricing.ts';
import { ATTRIBUTES, type AttributeName, PRICE_UP_TO } from '#fields/fields.ts';
import { termOf, valueOf } from '#catalog/search/analysis/term-kinds.ts';
import { type Dictionary, addTerm } from './dictionary.ts';

/** The term of a value of an attribute; a flag is `true` or `false`. */
export const attributeTerm = (name: AttributeName, value: string): string => termOf('attribute', `${name}=${value}`);

/** A value of an attribute that tools have had. */
export interface AttributeValue {
  name: AttributeName;
  value: string;
  ordinal: number;
}

export interface FacetValues {
  /** The ordinal of each term; pricing models have the first ones. */
  ordinals: Map<string, number>;
  /** Facet sets by number: the ordinals of a tool's pricing and its categories. Most tools share theirs with many others. */
  sets: (readonly number[])[];
  /** Their numbers. */
  numbers: Map<string, number>;
  lists: FacetLists;
}

/** Values that tools have had. */
interface FacetLists {
  /** By id, so that every process writes the same bytes. */
  categories: readonly { id: string; ordinal: number }[];
  /** In the order of the fields, then by value. */
  attributes: readonly AttributeValue[];
  /** The number of ordinals of which these are the lists. */
  listed: number;
}

/** The ordinal of a value by its term, given to it now if it is new. */
function addValue({ ordinals }: FacetValues, term: string): number {
  const known = ordinals.get(term);
  if (known !== undefined) return known;
  ordinals.set(term, ordinals.size);
  return ordinals.size - 1;
}

/** The values of all pricing models, and of no category and no attribute yet. */
export function emptyFacetValues(): FacetValues {
  const values: FacetValues = {
    ordinals: new Map(),
    sets: [],
    numbers: new Map(),
    lists: { categories: [], attributes: [], listed: 0 },
  };
  for (const id of PRICING_CHOICES) addValue(values, termOf('pricing', id));
  return values;
}

export const pricingValues = ({ ordinals }: FacetValues): { id: PricingChoice; ordinal: number }[] =>
  PRICING_CHOICES.map((id) => ({ id, ordinal: ordinals.get(termOf('pricing', id))! }));

export function listValues(values: FacetValues): FacetLists {
  const { ordinals, lists } = values;
  if (lists.listed === ordinals.size) return lists;
  const terms = [...ordinals].sort(([a], [b]) => (a < b ? -1 : 1));
  const categories = terms.flatMap(([term, ordinal]) => {
    const id = valueOf('category', term);
    return id === undefined ? [] : [{ id, ordinal }];
  });
  const attributes = ATTRIBUTES.flatMap((name) => {
    const start = attributeTerm(name, '');
    return terms
      .filter(([term]) => term.startsWith(start))
      .map(([term, ordinal]) => ({ name, value: term.slice(start.length), ordinal }));
  });
  return (values.lists = { categories, attributes, listed: ordinals.size });
}

/** The number of a facet set, given to it now if it is new. */
function addFacetSet({ sets, numbers }: FacetValues, ordinals: readonly number[]): number {
  const key = ordinals.join();
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, sets.length);
  return sets.push(ordinals) - 1;
}

/** Counts tools by ordinal, given the number of tools of each facet set. */
export function tallyValues({ ordinals, sets }: FacetValues, tools: ArrayLike<number>): Uint32Array {
  const counts = new Uint32Array(ordinals.size);
  for (let facetSet = 0; facetSet < tools.length; facetSet += 1) {
    const own = sets[facetSet]!;
    if (tools[facetSet] === 0) continue;
    for (let at = 0; at < own.length; at += 1) counts[own[at]!]! += tools[facetSet]!;
  }
  return counts;
}

/** The number of documents of each facet set, given the facet sets of all. */
export function countSets({ sets }: FacetValues, facetSets: Int32Array, documents: Uint32Array): Uint32Array {
  const tools = new Uint32Array(sets.length);
  for (let at = 0; at < documents.length; at += 1) tools[facetSets[documents[at]!]!]! += 1;
  return tools;
}

/** The terms of a tool's facet values, the number of its facet set, and where its price stands among others (priceKey). */
export interface Facet {
  terms: readonly number[];
  facetSet: number;
  price: number;
}

/** Combinations that are remembered. */
const MAX_KNOWN = 10_000;

/** Reads the pricing, the categories (JSON) and the attributes of a row. */
export type FacetReader = (pricing: string, categories: string, attributes: string) => Facet;

/** `has_api=true platforms=["web","ios"]`: names with the columns that hold the values, without spaces. */
function readAttributes(text: string, pricing: string): { terms: string[]; price: number } {
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
  const bounds = boundsAbove(pricing, price).map((bound) => attributeTerm(PRICE_UP_TO, bound));
  return { terms: [...terms, ...bounds], price: priceKey(pricing, price) };
}

/** A reader that adds new values to the dictionary and to the facet values. */
export function createFacetReader(dictionary: Dictionary, values: FacetValues): FacetReader {
  const known = new Map<string, Facet>();

  const parse = (pricing: string, categories: string, attributes: string): Facet => {
    const terms = [
      termOf('pricing', pricing),
      ...new Set((JSON.parse(categories) as string[]).map((id) => termOf('category', id))),
    ];
    const { terms: stated, price } = readAttributes(attributes, pricing);
    for (const term of stated) addValue(values, term);
    return {
      terms: [...terms, ...stated].map((term) => addTerm(dictionary, term)),
      facetSet: addFacetSet(
        values,
        terms.map((term) => addValue(values, term)),
      ),
      price,
    };
  };

  return (pricing, categories, attributes) => {
    const text = `${pricing} ${categories} ${attributes}`;
    let facet = known.get(text);
    if (facet === undefined) {
      facet = parse(pricing, categories, attributes);
      if (known.size >= MAX_KNOWN) known.clear();
      known.set(text, facet);
    }
    return facet;
  };
}
