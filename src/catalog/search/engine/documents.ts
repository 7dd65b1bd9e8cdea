/** The documents with certain terms, the engine's interface for queries. Facet values are terms of the name. */
import {
  type Bitset,
  cardinality,
  clearBits,
  createBitset,
  intersect,
  type ReadonlyBitset,
  setBit,
  unionInto,
} from './bitset.ts';
import { type Dictionary, findTerm } from './dictionary.ts';
import { deletedIn, type DocumentTable, isDeleted } from './document-table.ts';
import { countList, type Field, fieldOf, findList, type List, listIdOf, readList, unionList } from './postings.ts';
import { type TermKind, termOf } from '#catalog/search/analysis/term-kinds.ts';
import { setIn, type WeightedSet } from './weighted-sets.ts';

/** Terms as texts; one that the dictionary does not know has no documents. */
export type Terms = readonly string[];

/** The index as far as terms and their documents go. */
export interface Terminology {
  dictionary: Dictionary;
  table: DocumentTable;
}

/** With bitsets to work on (withScratch). */
export interface OpenTerms extends Terminology {
  /** An empty bitset. */
  take: () => Bitset;
}

export const NAME: readonly Field[] = [0];
export const TEXTS: readonly Field[] = [0, 1, 2];

const listsWith = ({ dictionary, table }: Terminology, terms: Terms, fields: readonly Field[]): List[] => {
  const lists: List[] = [];
  for (const term of terms) {
    const number = findTerm(dictionary, term);
    if (number === undefined) continue;
    for (const field of fields) {
      const list = findList(table.postings, listIdOf(number, field));
      if (list !== undefined) lists.push(list);
    }
  }
  return lists;
};

const joinLists = ({ table, take }: OpenTerms, lists: readonly List[]): ReadonlyBitset => {
  if (lists.length === 1 && lists[0]!.dense !== undefined) return lists[0]!.dense;
  const set = take();
  for (const list of lists) unionList(table.postings, list, set);
  return set;
};

/** The documents that have one of the terms in one of the fields. */
export function documentsWith(index: OpenTerms, terms: Terms, fields: readonly Field[]): ReadonlyBitset {
  return joinLists(index, listsWith(index, terms, fields));
}

/** The live documents that have one of the terms in one of the fields, in no order; one may come twice. */
export function liveWith(index: Terminology, terms: Terms, fields: readonly Field[]): number[] {
  const { table } = index;
  const all = listsWith(index, terms, fields).flatMap((list) => [...readList(table.postings, list)]);
  return all.filter((document) => !isDeleted(table, document));
}

/** The number of live documents with a term, added up over the fields. */
export function countWith(index: Terminology, term: string, fields: readonly Field[]): number {
  const deleted = deletedIn(index.table);
  let count = 0;
  for (const list of listsWith(index, [term], fields)) count += countList(index.table.postings, list, deleted);
  return count;
}

/** The number of live documents of a set (default: all) with a facet value. */
export function countWithin(index: Terminology, term: string, set: ReadonlyBitset | undefined): number {
  if (set === undefined) return countWith(index, term, NAME);
  const [list] = listsWith(index, [term], NAME);
  if (list === undefined) return 0;
  const deleted = deletedIn(index.table);
  if (list.dense !== undefined) return cardinality(list.dense, deleted, set);
  const documents = readList(index.table.postings, list);
  const { words } = set;
  const gone = deleted?.words;
  let count = 0;
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at]!;
    const word = document >>> 5;
    const held = gone === undefined ? words[word]! : words[word]! & ~gone[word]!;
    count += (held >>> (document & 31)) & 1;
  }
  return count;
}

/** Terms with their weights in name, tagline and description. */
export type WeightedTerms = readonly { terms: Terms; weights: readonly number[] }[];

/** The documents of each weight, the highest first; a document may be in several sets. */
export function levelsOf(index: OpenTerms, weighted: WeightedTerms): WeightedSet[] {
  const byWeight = new Map<number, List[]>();
  for (const { terms, weights } of weighted)
    for (const list of listsWith(index, terms, TEXTS)) {
      const weight = weights[fieldOf(list.id)]!;
      const lists = byWeight.get(weight) ?? [];
      lists.push(list);
      byWeight.set(weight, lists);
    }
  const sorted = [...byWeight].sort(([one], [other]) => other - one);
  return sorted.map(([weight, lists]) => ({ weight, set: joinLists(index, lists) }));
}

/** Counts live documents only, so that packing changes nothing. */
export const documentFrequencyOf = (index: Terminology, term: string): number => countWith(index, term, TEXTS);

/** The highest document frequency of some terms. */
export const usesOf = (index: Terminology, terms: Terms): number =>
  Math.max(0, ...[...new Set(terms)].map((term) => documentFrequencyOf(index, term)));

/** Whether the name of a tool contains a term. */
export const isInName = (index: Terminology, term: string): boolean => countWith(index, term, NAME) > 0;

/** The documents of any of the sets, in a set of its own. */
export function unionOf({ take }: OpenTerms, sets: readonly ReadonlyBitset[]): Bitset {
  const union = take();
  for (const set of sets) unionInto(union, set);
  return union;
}

/** The documents of all levels. */
export const joinedOf = (index: OpenTerms, levels: readonly WeightedSet[]): ReadonlyBitset =>
  levels.length === 1 ? levels[0]!.set : unionOf(index, levels.map(setIn));

/** The documents with a term of a kind, by their values. */
export const documentsNamed = (
  index: OpenTerms,
  kind: TermKind,
  values: readonly (string | undefined)[],
  fields = NAME,
): ReadonlyBitset =>
  documentsWith(
    index,
    values.flatMap((value) => (value === undefined ? [] : termOf(kind, value))),
    fields,
  );

/** The documents of all of the sets, of which there is at least one. */
export function intersectionOf({ take }: OpenTerms, sets: readonly ReadonlyBitset[]): Bitset {
  const both = take();
  intersect(both, sets);
  return both;
}

/** A set of some documents. */
export function setOf({ take }: OpenTerms, documents: Iterable<number>): Bitset {
  const set = take();
  for (const document of documents) setBit(set, document);
  return set;
}

/** Gives an index with bitsets to work on to `use`, which keeps none of them. */
export function withScratch<Index extends Terminology, Result>(
  index: Index,
  use: (open: Index & OpenTerms) => Result,
): Result {
  const { spare, room } = index.table;
  const taken: Bitset[] = [];
  const take = (): Bitset => {
    const set = spare.pop() ?? createBitset(room);
    taken.push(set);
    return set;
  };
  try {
    return use({ ...index, take });
  } finally {
    for (const set of taken) clearBits(set);
    spare.push(...taken);
  }
}
