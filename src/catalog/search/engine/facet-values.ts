/**
 * The facet values of tools, their pricing, categories and attributes: terms that no text can hold, with ordinals of their
 * own, so that they are counted in arrays.
 */
import { boundsAbove, type Price, priceKey } from '#fields/pricing.ts';
import { type AttributeName, PRICE_UP_TO } from '#fields/fields.ts';
import { termOf, valueOf } from '#catalog/search/analysis/term-kinds.ts';
import { type Dictionary, addTerm } from './dictionary.ts';

/** The term of a value of an attribute; a flag is `true` or `false`. */
export const attributeTerm = (name: AttributeName, value: string): string => termOf('attribute', `${name}=${value}`);

export interface FacetValues {
  /** The ordinal of each term that tools have had. */
  ordinals: Map<string, number>;
  /** Facet sets by number: the ordinals of a tool's pricing and its categories. Most tools share theirs with many others. */
  sets: (readonly number[])[];
  /** Their numbers. */
  numbers: Map<string, number>;
  /** The values of each kind by their letters, so that every process writes the same bytes; and how many there were. */
  listed: Readonly<Partial<Record<FacetKind, readonly FacetValue[]>>>;
  known: number;
}

type FacetKind = 'category' | 'pricing' | 'attribute';

interface FacetValue {
  id: string;
  term: string;
  ordinal: number;
}

export const emptyFacetValues = (): FacetValues => ({
  ordinals: new Map(),
  sets: [],
  numbers: new Map(),
  listed: {},
  known: 0,
});

/** The values of a kind that tools have had, sorted. */
export function listValues(values: FacetValues, kind: FacetKind): readonly FacetValue[] {
  const { ordinals } = values;
  if (values.known !== ordinals.size) Object.assign(values, { listed: {}, known: ordinals.size });
  const listed = values.listed[kind];
  if (listed !== undefined) return listed;
  const sorted = [...ordinals].sort(([a], [b]) => (a < b ? -1 : 1));
  const own = sorted.flatMap(([term, ordinal]): FacetValue[] => {
    const id = valueOf(kind, term);
    return id === undefined ? [] : [{ id, term, ordinal }];
  });
  values.listed = { ...values.listed, [kind]: own };
  return own;
}

/** The number of a key, given to it now if it is new. */
function numberIn(numbers: Map<string, number>, key: string): number {
  const known = numbers.get(key) ?? numbers.size;
  if (known === numbers.size) numbers.set(key, known);
  return known;
}

/** The number of tools of a facet value. */
export type TermCounts = (term: string, ordinal: number) => number;

/** Tells the number of tools by term and ordinal, given the number of tools of each facet set. */
export function tallyValues({ ordinals, sets }: FacetValues, tools: ArrayLike<number>): TermCounts {
  const counts = new Uint32Array(ordinals.size);
  for (let facetSet = 0; facetSet < tools.length; facetSet += 1) {
    const own = sets[facetSet]!;
    const count = tools[facetSet] ?? 0;
    if (count === 0) continue;
    for (let at = 0; at < own.length; at += 1) counts[own[at]!]! += count;
  }
  return (_, ordinal) => counts[ordinal] ?? 0;
}

/** Likewise, given documents and the facet sets of all. */
export function tallyDocuments(values: FacetValues, facetSets: Int32Array, documents: Uint32Array): TermCounts {
  const tools = new Uint32Array(values.sets.length);
  for (let at = 0; at < documents.length; at += 1) tools[facetSets[documents[at]!]!]! += 1;
  return tallyValues(values, tools);
}

/** The counts of all categories or prices by id, without zeros. */
export function countsById(
  values: FacetValues,
  kind: 'category' | 'pricing',
  countOf: TermCounts,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { id, term, ordinal } of listValues(values, kind)) {
    const count = countOf(term, ordinal);
    if (count > 0) counts[id] = count;
  }
  return counts;
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
  return (pricing, categories, attributes) => {
    const text = `${pricing} ${categories} ${attributes}`;
    const read = known.get(text);
    if (read !== undefined) return read;
    const ids = new Set(JSON.parse(categories) as string[]);
    const terms = [termOf('pricing', pricing), ...[...ids].map((id) => termOf('category', id))];
    const { terms: stated, price } = readAttributes(attributes, pricing);
    const own = terms.map((term) => numberIn(values.ordinals, term));
    for (const term of stated) numberIn(values.ordinals, term);
    const facetSet = numberIn(values.numbers, own.join());
    values.sets[facetSet] = own;
    const facet = { terms: [...terms, ...stated].map((term) => addTerm(dictionary, term)), facetSet, price };
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(text, facet);
    return facet;
  };
}
