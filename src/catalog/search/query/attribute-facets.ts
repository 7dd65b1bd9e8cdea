/** Counts hits by attribute values from posting lists: too many combinations for facet sets. */
import { attributeTerm } from '#catalog/search/engine/facet-values.ts';
import type { ReadonlyBitset } from '#catalog/search/engine/bitset.ts';
import { countWith, countWithin, NAME } from '#catalog/search/engine/documents.ts';
import type { AttributeName } from '#fields/fields.ts';
import type { Facets } from './facets.ts';
import type { IndexSnapshot } from './index-snapshot.ts';

/** Counts the values of each attribute within its sets, which are by segment. */
export function countAttributes(
  { dictionary, facetValues, segments }: IndexSnapshot,
  setsFor: (name: AttributeName) => readonly (ReadonlyBitset | undefined)[],
): Facets['attributes'] {
  const facets: Facets['attributes'] = {};
  for (const { name, value } of facetValues.attributes) {
    const term = dictionary.find(attributeTerm(name, value));
    const sets = setsFor(name);
    const count = segments.reduce((sum, segment, at) => {
      const set = sets[at];
      return sum + (set === undefined ? countWith(segment, term, NAME) : countWithin(segment, term, 0, set));
    }, 0);
    if (count > 0) (facets[name] ??= {})[value] = count;
  }
  return facets;
}
