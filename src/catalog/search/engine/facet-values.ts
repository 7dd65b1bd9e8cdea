/**
 * The facet values of tools, their pricing, categories and attributes: terms that no text can hold, with ordinals of their
 * own, so that they are counted in arrays.
 */
import { PRICING_CHOICES, type PricingChoice, boundsAbove, type Price } from '#fields/pricing.ts';
import { ATTRIBUTES, type AttributeName, PRICE_UP_TO } from '#fields/fields.ts';
import { termOf, valueOf } from '#catalog/search/analysis/term-kinds.ts';
import { resized } from './growable-array.ts';
import type { Dictionary } from './dictionary.ts';

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
  /** The ordinal of a value by its term, given to it now if it is new. */
  add(term: string): number;
  find(term: string): number | undefined;
  /** The number of a facet set: the ordinals of a tool's pricing and its categories. Most tools share theirs with many others. */
  addSet(ordinals: readonly number[]): number;
  /** The ordinals of a facet set. */
  valuesOf(facetSet: number): Uint32Array;
  /** Counts tools by ordinal, given the number of tools of each facet set; only of sets that hold a term of each group. */
  tally(tools: ArrayLike<number>, groups?: readonly (readonly string[])[]): Uint32Array;
  /** The number of documents of each facet set, given the facet sets of all. */
  setsOf(facetSets: Uint32Array, documents: Uint32Array): Uint32Array;
  /** The categories that tools have had, by id, so that every process writes the same bytes. */
  readonly categories: readonly { id: string; ordinal: number }[];
  readonly pricing: readonly { id: PricingChoice; ordinal: number }[];
  /** In the order of the fields, then by value. */
  readonly attributes: readonly AttributeValue[];
  readonly data: FacetData;
  /** Takes over what was stored; to be called before anything was added. */
  restore(data: FacetData): void;
}

/** What is stored of the values: their terms by ordinal, and the ordinals of each facet set. */
export interface FacetData {
  terms: readonly string[];
  sets: readonly string[];
}

/** The values of all pricing models, and of no category and no attribute yet. */
export function createFacetValues(): FacetValues {
  const ordinals = new Map<string, number>();
  const numbers = new Map<string, number>();
  /** The ordinals of all facet sets one behind the other, those of set n at starts[n]..starts[n + 1]. */
  let members = new Uint32Array(INITIAL_SETS * 4);
  let starts = new Uint32Array(INITIAL_SETS);
  const add = (term: string): number => {
    let ordinal = ordinals.get(term);
    if (ordinal === undefined) {
      ordinal = ordinals.size;
      ordinals.set(term, ordinal);
    }
    return ordinal;
  };
  const pricing = PRICING_CHOICES.map((id) => ({ id, ordinal: add(pricingTerm(id)) }));
  let categories: { id: string; ordinal: number }[] = [];
  let attributes: AttributeValue[] = [];
  /** So many ordinals there were when the lists above were made. */
  let listed = pricing.length;
  const listValues = (): void => {
    if (listed === ordinals.size) return;
    listed = ordinals.size;
    const terms = [...ordinals].sort(([a], [b]) => (a < b ? -1 : 1));
    categories = terms.flatMap(([term, ordinal]) => {
      const id = valueOf('category', term);
      return id === undefined ? [] : [{ id, ordinal }];
    });
    attributes = ATTRIBUTES.flatMap((name) => {
      const start = attributeTerm(name, '');
      return terms
        .filter(([term]) => term.startsWith(start))
        .map(([term, ordinal]) => ({ name, value: term.slice(start.length), ordinal }));
    });
  };
  const holdsOneOf = (facetSet: number, group: Uint8Array): boolean => {
    const end = starts[facetSet + 1]!;
    for (let at = starts[facetSet]!; at < end; at += 1) if (group[members[at]!] === 1) return true;
    return false;
  };
  const addSet = (values: readonly number[]): number => {
    const key = values.join();
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = numbers.size;
    numbers.set(key, number);
    if (number + 2 > starts.length) starts = resized(starts, starts.length * 2);
    const start = starts[number]!;
    const end = start + values.length;
    if (end > members.length) members = resized(members, end * 2);
    members.set(values, start);
    starts[number + 1] = end;
    return number;
  };
  return {
    add,
    find: (term) => ordinals.get(term),
    addSet,
    valuesOf: (facetSet) => members.subarray(starts[facetSet], starts[facetSet + 1]),
    tally(tools, groups = []) {
      const counts = new Uint32Array(ordinals.size);
      const flags = groups.map((terms) => {
        const flagged = new Uint8Array(ordinals.size);
        for (const term of terms) flagged[ordinals.get(term) ?? ordinals.size] = 1;
        return flagged;
      });
      for (let facetSet = 0; facetSet < tools.length; facetSet += 1) {
        if (tools[facetSet] === 0 || !flags.every((group) => holdsOneOf(facetSet, group))) continue;
        const end = starts[facetSet + 1]!;
        for (let at = starts[facetSet]!; at < end; at += 1) counts[members[at]!]! += tools[facetSet]!;
      }
      return counts;
    },
    setsOf(facetSets, documents) {
      const tools = new Uint32Array(numbers.size);
      for (let at = 0; at < documents.length; at += 1) tools[facetSets[documents[at]!]!]! += 1;
      return tools;
    },
    get categories() {
      listValues();
      return categories;
    },
    get attributes() {
      listValues();
      return attributes;
    },
    pricing,
    get data() {
      return { terms: [...ordinals.keys()], sets: [...numbers.keys()] };
    },
    restore({ terms, sets }) {
      for (const term of terms) add(term);
      for (const set of sets) addSet(set.split(',').map(Number));
    },
  };
}

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
