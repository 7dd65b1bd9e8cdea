/** Counts hits by attribute values from posting lists: too many combinations for facet sets. */
import { attributeTerm } from '#catalog/search/engine/facet-values.ts';
import { type Bitset, cardinality, clearBits, intersect } from '#catalog/search/engine/bitset.ts';
import { countList, findList, isDense, listIdOf, readFirst } from '#catalog/search/engine/postings.ts';
import type { ScratchSets } from '#catalog/search/engine/scratch-sets.ts';
import { deletedIn, type Segment } from '#catalog/search/engine/segment.ts';
import type { AttributeName } from '#fields/fields.ts';
import type { Facets } from './facets.ts';
import type { IndexSnapshot } from './index-snapshot.ts';

const has = ({ words }: Bitset, document: number): boolean => ((words[document >>> 5]! >>> (document & 31)) & 1) === 1;

/** Live documents of a list within a set (default: all). `scratch` is empty before and after. */
const countIn = (segment: Segment, list: number, set: Bitset | undefined, scratch: Bitset): number => {
  const { postings, documents } = segment;
  const deleted = deletedIn(segment);
  if (set === undefined) return countList(postings, list, documents, deleted);
  const count = postings.counts[list]!;
  if (isDense(count, documents)) {
    intersect(scratch, [postings.dense[postings.starts[list]!]!, set]);
    const both = cardinality(scratch, deleted);
    clearBits(scratch);
    return both;
  }
  let both = 0;
  for (const document of readFirst(postings, list, documents, count))
    if (has(set, document) && (deleted === undefined || !has(deleted, document))) both += 1;
  return both;
};

/** Counts the values of each attribute within its sets, which are by segment. */
export function countAttributes(
  { dictionary, facetValues, segments }: IndexSnapshot,
  setsFor: (name: AttributeName) => readonly (Bitset | undefined)[],
  scratch: ScratchSets,
): Facets['attributes'] {
  const facets: Facets['attributes'] = {};
  const { attributes } = facetValues;
  if (attributes.length === 0) return facets;
  const empty = segments.map((segment) => scratch.take(segment));
  for (const { name, value } of attributes) {
    const term = dictionary.find(attributeTerm(name, value));
    if (term === undefined) continue;
    const sets = setsFor(name);
    let count = 0;
    segments.forEach((segment, at) => {
      const list = findList(segment.postings, listIdOf(term, 0));
      if (list >= 0) count += countIn(segment, list, sets[at], empty[at]!);
    });
    if (count > 0) (facets[name] ??= {})[value] = count;
  }
  return facets;
}
