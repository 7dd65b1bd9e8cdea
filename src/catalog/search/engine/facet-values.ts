/**
 * The facet values of tools, their pricing, categories and attributes: terms that no text can hold, with ordinals of their
 * own, so that they are counted in arrays.
 */
import { PRICING_CHOICES, type PricingChoice, boundsAbove, type Price, priceKey } from '#fields/pricing.ts';
import { ATTRIBUTES, type AttributeName, PRICE_UP_TO } from '#fields/fields.ts';
import { termOf, valueOf } from '#catalog/search/analysis/term-kinds.ts';
import { resized } from './growable-array.ts';
import { type Dictionary, addTerm } from './dictionary.ts';

const INITIAL_SETS = 1 << 8;

/** The term of a category in the dictionary. */
export const categoryTerm = (id: string): string => termOf('category', id);
/** The term of a pricing model in the dictionary. */
export const pricingTerm = (pricing: string): string => termOf('pricing', pricing);

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
  /** Facet sets with their numbers: the ordinals of a tool's pricing and its categories. Most tools share theirs with many others. */
  numbers: Map<string, number>;
  /** The ordinals of facet set n are members[starts[n]] to members[starts[n + 1] - 1]. */
  members: Uint32Array<ArrayBuffer>;
  starts: Uint32Array<ArrayBuffer>;
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

/** What is stored of the values: their terms by ordinal, and the ordinals of each facet set. */
export interface FacetData {
  terms: readonly string[];
  sets: readonly string[];
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
    numbers: new Map(),
    members: new Uint32Array(INITIAL_SETS * 4),
    starts: new Uint32Array(INITIAL_SETS),
    lists: { categories: [], attributes: [], listed: 0 },
  };
  for (const id of PRICING_CHOICES) addValue(values, pricingTerm(id));
  return values;
}

export const pricingValues = ({ ordinals }: FacetValues): { id: PricingChoice; ordinal: number }[] =>
  PRICING_CHOICES.map((id) => ({ id, ordinal: ordinals.get(pricingTerm(id))! }));

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
function addFacetSet(values: FacetValues, ordinals: readonly number[]): number {
  const { numbers } = values;
  const key = ordinals.join();
  const known = numbers.get(key);
  if (known !== undefined) return known;
  const number = numbers.size;
  numbers.set(key, number);
  if (number + 2 > values.starts.length) values.starts = resized(values.starts, values.starts.length * 2);
  const start = values.starts[number]!;
  const end = start + ordinals.length;
  if (end > values.members.length) values.members = resized(values.members, end * 2);
  values.members.set(ordinals, start);
  values.starts[number + 1] = end;
  return number;
}

/** The ordinals of a facet set. */
export const valuesOfSet = ({ members, starts }: FacetValues, facetSet: number): Uint32Array =>
  members.subarray(starts[facetSet], starts[facetSet + 1]);

const holdsOneOf = (members: Uint32Array, from: number, to: number, group: Uint8Array): boolean => {
  for (let at = from; at < to; at += 1) if (group[members[at]!] === 1) return true;
  return false;
};

/** Counts tools by ordinal, given the number of tools of each facet set; only of sets that hold a term of each group. */
export function tallyValues(
  { ordinals, members, starts }: FacetValues,
  tools: ArrayLike<number>,
  groups: readonly (readonly string[])[] = [],
): Uint32Array {
  const counts = new Uint32Array(ordinals.size);
  const flags = groups.map((terms) => {
    const flagged = new Uint8Array(ordinals.size);
    for (const term of terms) flagged[ordinals.get(term) ?? ordinals.size] = 1;
    return flagged;
  });
  for (let facetSet = 0; facetSet < tools.length; facetSet += 1) {
    const [from, to] = [starts[facetSet]!, starts[facetSet + 1]!];
    if (tools[facetSet] === 0 || !flags.every((group) => holdsOneOf(members, from, to, group))) continue;
    for (let at = from; at < to; at += 1) counts[members[at]!]! += tools[facetSet]!;
  }
  return counts;
}

/** The number of documents of each facet set, given the facet sets of all. */
export function countSets({ numbers }: FacetValues, facetSets: Uint32Array, documents: Uint32Array): Uint32Array {
  const tools = new Uint32Array(numbers.size);
  for (let at = 0; at < documents.length; at += 1) tools[facetSets[documents[at]!]!]! += 1;
  return tools;
}

export const storedValues = ({ ordinals, numbers }: FacetValues): FacetData => ({
  terms: [...ordinals.keys()],
  sets: [...numbers.keys()],
});

/** Takes over what was stored; to be called before anything was added. */
export function restoreValues(values: FacetValues, { terms, sets }: FacetData): void {
  for (const term of terms) addValue(values, term);
  for (const set of sets) addFacetSet(values, set.split(',').map(Number));
}

/** The terms of a tool's facet values, the number of its facet set, and where its price stands among others (priceKey). */
export interface Facet {
  terms: readonly number[];
  facetSet: number;
  price: number;
}

/** Combinations that are remembered. */
const MAX_KNOWN = 10_000;

/** Reads the pricing, the categories (JSON) and the attributes that lie at from..to of a row, one field behind the other. */
export type FacetReader = (row: Buffer, from: number, to: number) => Facet;

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

/** A reader that adds what is new to the dictionary and to the facet values. */
export function createFacetReader(dictionary: Dictionary, values: FacetValues): FacetReader {
  const known = new Map<string, Facet>();

  const parse = (text: string): Facet => {
    const [pricing = '', categories = '[]', attributes = ''] = text.split('\n');
    const terms = [pricingTerm(pricing), ...new Set((JSON.parse(categories) as string[]).map(categoryTerm))];
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
