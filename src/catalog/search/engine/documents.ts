/** The documents of a segment with certain terms, the engine's interface for queries. Facet values are terms of the name. */
import { type Bitset, hasBit, intersectionCount, type ReadonlyBitset } from './bitset.ts';
import { countList, type Field, findList, isDense, listIdOf, readList, unionList } from './postings.ts';
import type { ScratchSets } from './scratch-sets.ts';
import { deletedIn, type Segment } from './segment.ts';
import type { WeightedSet } from './weighted-sets.ts';

/** Numbers of the dictionary; a term that it does not know has no documents. */
export type Terms = readonly (number | undefined)[];

export const NAME: readonly Field[] = [0];
export const TEXTS: readonly Field[] = [0, 1, 2];

const listsWith = ({ postings }: Segment, terms: Terms, fields: readonly Field[]): number[] =>
  terms.flatMap((term) =>
    term === undefined
      ? []
      : fields.map((field) => findList(postings, listIdOf(term, field))).filter((list) => list >= 0),
  );

const unionOf = (segment: Segment, lists: readonly number[], scratch: ScratchSets): ReadonlyBitset => {
  const { postings, documents } = segment;
  const [only = -1] = lists;
  if (lists.length === 1 && isDense(postings.counts[only]!, documents)) return postings.dense[postings.starts[only]!]!;
  const set = scratch.take(segment);
  for (const list of lists) unionList(postings, list, set, documents);
  return set;
};

/** The documents that have one of the terms in one of the fields. */
export function documentsWith(
  segment: Segment,
  terms: Terms,
  fields: readonly Field[],
  scratch: ScratchSets,
): ReadonlyBitset {
  return unionOf(segment, listsWith(segment, terms, fields), scratch);
}

/** Adds the same documents to a set. */
export function addDocumentsWith(segment: Segment, terms: Terms, fields: readonly Field[], into: Bitset): void {
  for (const list of listsWith(segment, terms, fields)) unionList(segment.postings, list, into, segment.documents);
}

/** The documents that have a term in a field, ascending. */
export function readDocumentsWith(segment: Segment, term: number | undefined, field: Field): Uint32Array {
  const [list] = listsWith(segment, [term], [field]);
  if (list === undefined) return new Uint32Array();
  const into = new Uint32Array(segment.postings.counts[list]!);
  readList(segment.postings, list, segment.documents, into, 0);
  return into;
}

/** The number of live documents with a term, added up over the fields. */
export function countWith(segment: Segment, term: number | undefined, fields: readonly Field[]): number {
  const { postings, documents } = segment;
  return listsWith(segment, [term], fields).reduce(
    (sum, list) => sum + countList(postings, list, documents, deletedIn(segment)),
    0,
  );
}

/** The number of live documents of a set with a term in a field. */
export function countWithin(segment: Segment, term: number | undefined, field: Field, set: ReadonlyBitset): number {
  const { postings, documents } = segment;
  const deleted = deletedIn(segment);
  const [list] = listsWith(segment, [term], [field]);
  if (list === undefined) return 0;
  if (isDense(postings.counts[list]!, documents))
    return intersectionCount(postings.dense[postings.starts[list]!]!, set, deleted);
  let count = 0;
  for (const document of readDocumentsWith(segment, term, field))
    if (hasBit(set, document) && (deleted === undefined || !hasBit(deleted, document))) count += 1;
  return count;
}

/** Terms with their weights in name, tagline and description. */
export type WeightedTerms = readonly { terms: Terms; weights: readonly number[] }[];

/** The lists of weighted terms. */
export interface WeightedLists {
  byWeight: ReadonlyMap<number, number[]>;
  /** Whether they have enough documents for their unions to be worth caching. */
  isDense: boolean;
}

/** Finds the lists of weighted terms. */
export function weightedLists({ postings, documents }: Segment, weighted: WeightedTerms): WeightedLists {
  const byWeight = new Map<number, number[]>();
  let length = 0;
  for (const { terms, weights } of weighted)
    for (const term of terms)
      for (const field of TEXTS) {
        const list = term === undefined ? -1 : findList(postings, listIdOf(term, field));
        if (list < 0) continue;
        const weight = weights[field]!;
        const lists = byWeight.get(weight);
        if (lists === undefined) byWeight.set(weight, [list]);
        else lists.push(list);
        length += postings.counts[list]!;
      }
  return { byWeight, isDense: isDense(length, documents) };
}

/** The documents of each weight, the highest first; a document may be in several sets. */
export function levelsOf(segment: Segment, { byWeight }: WeightedLists, scratch: ScratchSets): WeightedSet[] {
  return [...byWeight]
    .sort(([a], [b]) => b - a)
    .map(([weight, lists]) => ({ weight, set: unionOf(segment, lists, scratch) }));
}
