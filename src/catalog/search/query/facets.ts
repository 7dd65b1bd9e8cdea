/** Counts of facet values: each among the hits without the filter of its own facet. */
import type { AttributeName } from '#fields/fields.ts';
import { lazy } from '#catalog/memoize.ts';
import { type ReadonlyBitset, subtractSeen, unionInto } from '#catalog/search/engine/bitset.ts';
import { deletedIn } from '#catalog/search/engine/document-table.ts';
import { countWithin } from '#catalog/search/engine/documents.ts';
import {
  countsById,
  listValues,
  tallyDocuments,
  tallyValues,
  type TermCounts,
} from '#catalog/search/engine/facet-values.ts';
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

/**
 * The facets of `hits`, which no filter has narrowed yet, or of all tools. Of hits, categories and prices are counted among
 * the first 25,000.
 */
export function countFacets(index: OpenSnapshot, groups: readonly FilterGroup[], hits: Hits | undefined): Facets {
  const { facetValues, table } = index;
  const makeView = (own: readonly FilterGroup[]): { set: ReadonlyBitset | undefined; counts: () => TermCounts } => {
    const passing = filterSet(index, own);
    if (hits === undefined) {
      // From posting lists: less than reading each document.
      const listed: TermCounts = (term) => countWithin(index, term, passing);
      return { set: passing, counts: () => (passing ? listed : tallyValues(facetValues, table.setSizes)) };
    }
    const view = narrow(index, hits, passing);
    return {
      set: view.set,
      counts: lazy(() => tallyDocuments(facetValues, table.facetSets, firstHits(table, view))),
    };
  };
  const views = new Map<FacetName | 'others', ReturnType<typeof makeView>>();
  /** A facet is counted under the filters of all other facets; facets without a filter share one view. */
  const viewFor = (facet: FacetName) => {
    const key = groups.some((group) => group.facet === facet) ? facet : 'others';
    const view = views.get(key) ?? makeView(withoutFacet(groups, facet));
    views.set(key, view);
    return view;
  };
  const countsFor = (kind: 'category' | 'pricing') => countsById(facetValues, kind, viewFor(kind).counts());
  const attributes: Facets['attributes'] = {};
  // From posting lists: too many combinations for facet sets.
  for (const { id, term } of listValues(facetValues, 'attribute')) {
    const [name, value = ''] = id.split('=') as [AttributeName, string?];
    const count = countWithin(index, term, viewFor(name).set);
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
