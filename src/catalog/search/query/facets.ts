/** Counts of facet values: each among the hits without the filter of its own facet. */
import { valueOf } from '#catalog/search/analysis/term-kinds.ts';
import type { AttributeName } from '#fields/fields.ts';
import { lazy } from '#catalog/memoize.ts';
import { type ReadonlyBitset, subtractSeen, unionInto } from '#catalog/search/engine/bitset.ts';
import { deletedIn } from '#catalog/search/engine/document-table.ts';
import { countWithin } from '#catalog/search/engine/documents.ts';
import { countsById, facetTerms, tallyDocuments, tallyValues } from '#catalog/search/engine/facet-values.ts';
import { type FacetName, type FilterGroup, filterSet, withoutFacet } from './filters.ts';
import { documentsOf, firstHits, type Hits, narrow } from './listing.ts';
import type { OpenSnapshot } from './index-snapshot.ts';
import { isMet, type WordMatches } from './term-matches.ts';

export interface Facets {
  /** Hits by category under the other filters, without zeros; so in the other facets. */
  categories: Record<string, number>;
  pricing: Record<string, number>;
  attributes: Partial<Record<AttributeName, Record<string, number>>>;
}

/** Caches a value by facet, made from the filters without its own; other facets share one. */
function perFacet<T>(
  groups: readonly FilterGroup[],
  make: (groups: readonly FilterGroup[]) => T,
): (facet: FacetName) => T {
  const made = new Map<FacetName | 'others', T>();
  return (facet) => {
    const key = groups.some((group) => group.facet === facet) ? facet : 'others';
    let one = made.get(key);
    if (one === undefined) made.set(key, (one = make(withoutFacet(groups, facet))));
    return one;
  };
}

/** Counts by ordinal of a set's documents by category or price, from posting lists: less than reading each document. */
const countListed = (index: OpenSnapshot, set: ReadonlyBitset, kind: 'category' | 'pricing'): Uint32Array => {
  const { ordinals } = index.facetValues;
  const counts = new Uint32Array(ordinals.size);
  for (const [term, ordinal] of ordinals)
    if (valueOf(kind, term) !== undefined) counts[ordinal] = countWithin(index, term, set);
  return counts;
};

/**
 * The facets of `hits`, which no filter has narrowed yet, or of all tools. Of hits, categories and prices are counted among
 * the first 25,000.
 */
export function countFacets(index: OpenSnapshot, groups: readonly FilterGroup[], hits: Hits | undefined): Facets {
  const { facetValues, table } = index;
  const viewFor = perFacet(groups, (own) => {
    const passing = lazy(() => filterSet(index, own));
    if (hits !== undefined) {
      const view = narrow(hits, passing(), index);
      return {
        set: () => view.set,
        counts: lazy(() => tallyDocuments(facetValues, table.facetSets, firstHits(table, view))),
      };
    }
    return {
      set: passing,
      counts: (kind: 'category' | 'pricing') =>
        own.length > 0 ? countListed(index, passing()!, kind) : tallyValues(facetValues, table.setSizes),
    };
  });
  const countsFor = (kind: 'category' | 'pricing') => countsById(facetValues, kind, viewFor(kind).counts(kind));
  const attributes: Facets['attributes'] = {};
  // From posting lists: too many combinations for facet sets.
  for (const term of facetTerms(facetValues)) {
    const [name, value = ''] = (valueOf('attribute', term)?.split('=') ?? []) as [AttributeName?, string?];
    if (name === undefined) continue;
    const count = countWithin(index, term, viewFor(name).set());
    if (count > 0) (attributes[name] ??= {})[value] = count;
  }
  return { categories: countsFor('category'), pricing: countsFor('pricing'), attributes };
}

/** Most categories. */
const MOST = 3;
/** Only the rarest words are used. */
const WORDS_READ = 2;

/** Category ids by number of matching tools, then by id; empty without matches. */
export function nearestCategories(index: OpenSnapshot, words: readonly WordMatches[]): string[] {
  const { table, facetValues } = index;
  const rarest = words
    .filter((word) => isMet(table, word))
    .toSorted((a, b) => a.count - b.count)
    .slice(0, WORDS_READ);
  const any = index.take();
  for (const word of rarest) unionInto(any, word.anywhere);
  const count = subtractSeen(any, deletedIn(table), index.take());
  const documents = documentsOf({ set: any, count });
  const counts = countsById(facetValues, 'category', tallyDocuments(facetValues, table.facetSets, documents));
  return Object.entries(counts)
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, MOST)
    .map(([id]) => id);
}
