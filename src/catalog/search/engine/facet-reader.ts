/** Reads the facet values of rows. Most rows have a combination of pricing and categories that came before. */
import { EMPTY_HASH, mixHash } from '#catalog/search/analysis/hashing.ts';
import type { Dictionary } from './dictionary.ts';
import { categoryTerm, type FacetValues, pricingTerm } from './facet-values.ts';

/** The terms of a tool's facet values, and the number of its facet set. */
export interface Facet {
  terms: readonly number[];
  facetSet: number;
}

/** Combinations that are remembered. */
const MAX_KNOWN = 10_000;

/** Reads the pricing and the categories (JSON) that lie at from..to of a row, one field behind the other. */
export type FacetReader = (row: Buffer, from: number, to: number) => Facet;

/** A reader that adds what is new to the dictionary and to the facet values. */
export function createFacetReader(dictionary: Dictionary, values: FacetValues): FacetReader {
  const known = new Map<number, { text: Uint8Array; facet: Facet }>();

  const parse = (text: string): Facet => {
    const end = text.indexOf('\n');
    const categories = JSON.parse(text.slice(end + 1)) as string[];
    const terms = [pricingTerm(text.slice(0, end)), ...new Set(categories.map(categoryTerm))];
    return {
      terms: terms.map((term) => dictionary.add(term)),
      facetSet: values.addSet(terms.map((term) => values.add(term))),
    };
  };

  return (row, from, to) => {
    let hash = EMPTY_HASH;
    for (let at = from; at < to; at += 1) hash = mixHash(hash, row[at]!);
    const candidate = known.get(hash);
    if (candidate !== undefined && candidate.text.length === to - from) {
      let same = 0;
      while (same < candidate.text.length && candidate.text[same] === row[from + same]) same += 1;
      if (same === candidate.text.length) return candidate.facet;
    }
    const facet = parse(row.toString('utf8', from, to));
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(hash, { text: Uint8Array.from(row.subarray(from, to)), facet });
    return facet;
  };
}
