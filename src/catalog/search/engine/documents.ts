/** The documents with certain terms, the engine's interface for queries. Facet values are terms of the name. */
import {
  type Bitset,
  intersect,
  intersectionCount,
  type ReadonlyBitset,
  clearBits,
  createBitset,
  setBit,
  unionInto,
} from './bitset.ts';
import { deletedIn, type DocumentTable, isDeleted } from './document-table.ts';
import { countList, type Field, findList, type List, listIdOf, readList, unionList } from './postings.ts';
import type { WeightedSet } from './weighted-sets.ts';
import { type Dictionary, findTerm } from './dictionary.ts';

/** Numbers of the dictionary; a term that it does not know has no documents. */
export type Terms = readonly (number | undefined)[];

export const NAME: readonly Field[] = [0];
export const TEXTS: readonly Field[] = [0, 1, 2];

const listOf = ({ postings }: DocumentTable, term: number | undefined, field: Field): List | undefined =>
  term === undefined ? undefined : findList(postings, listIdOf(term, field));

const listsWith = (table: DocumentTable, terms: Terms, fields: readonly Field[]): List[] =>
  terms.flatMap((term) => fields.flatMap((field) => listOf(table, term, field) ?? []));

const joinLists = ({ postings }: DocumentTable, lists: readonly List[], scratch: ScratchSets): ReadonlyBitset => {
  if (lists.length === 1 && lists[0]!.dense !== undefined) return lists[0]!.dense;
  const set = scratch.take();
  for (const list of lists) unionList(postings, list, set);
  return set;
};

/** The documents that have one of the terms in one of the fields. */
export function documentsWith(
  table: DocumentTable,
  terms: Terms,
  fields: readonly Field[],
  scratch: ScratchSets,
): ReadonlyBitset {
  return joinLists(table, listsWith(table, terms, fields), scratch);
}

/** Adds the same documents to a set. */
export function addDocumentsWith(table: DocumentTable, terms: Terms, fields: readonly Field[], into: Bitset): void {
  for (const list of listsWith(table, terms, fields)) unionList(table.postings, list, into);
}

/** The live documents that have one of the terms in one of the fields, in no order; one may come twice. */
export function liveWith(table: DocumentTable, terms: Terms, fields: readonly Field[]): number[] {
  const all = listsWith(table, terms, fields).flatMap((list) => [...readList(table.postings, list)]);
  return all.filter((document) => !isDeleted(table, document));
}

/** The number of live documents with a term, added up over the fields. */
export function countWith(table: DocumentTable, term: number | undefined, fields: readonly Field[]): number {
  const deleted = deletedIn(table);
  return listsWith(table, [term], fields).reduce((sum, list) => sum + countList(table.postings, list, deleted), 0);
}

/** The number of live documents of a set (default: all) with a term in a field. */
export function countWithin(
  table: DocumentTable,
  term: number | undefined,
  field: Field,
  set: ReadonlyBitset | undefined,
): number {
  const list = listOf(table, term, field);
  if (list === undefined) return 0;
  if (set === undefined) return countList(table.postings, list, deletedIn(table));
  const deleted = deletedIn(table);
  if (list.dense !== undefined) return intersectionCount(list.dense, set, deleted);
  const documents = readList(table.postings, list);
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
export function levelsOf(table: DocumentTable, weighted: WeightedTerms, scratch: ScratchSets): WeightedSet[] {
  const byWeight = new Map<number, List[]>();
  for (const { terms, weights } of weighted)
    for (const term of terms)
      for (const field of TEXTS) {
        const list = listOf(table, term, field);
        if (list === undefined) continue;
        const lists = byWeight.get(weights[field]!);
        if (lists === undefined) byWeight.set(weights[field]!, [list]);
        else lists.push(list);
      }
  return [...byWeight]
    .sort(([a], [b]) => b - a)
    .map(([weight, lists]) => ({ weight, set: joinLists(table, lists, scratch) }));
}

/** Counts live documents only, so that packing changes nothing. */
export function documentFrequencyOf(table: DocumentTable, term: number | undefined): number {
  return countWith(table, term, TEXTS);
}

/** The highest document frequency of some terms. */
export function usesOf(
  { dictionary, table }: { dictionary: Dictionary; table: DocumentTable },
  texts: readonly string[],
): number {
  return Math.max(0, ...[...new Set(texts)].map((text) => documentFrequencyOf(table, findTerm(dictionary, text))));
}

/** Whether the name of a tool contains a term. */
export function isInName(table: DocumentTable, term: number): boolean {
  return countWith(table, term, NAME) > 0;
}

/** The documents of any of the sets. */
export function unionOf(sets: readonly ReadonlyBitset[], scratch: ScratchSets): Bitset {
  const union = scratch.take();
  for (const set of sets) unionInto(union, set);
  return union;
}

/** The documents of all of the sets, of which there is at least one. */
export function intersectionOf(sets: readonly ReadonlyBitset[], scratch: ScratchSets): Bitset {
  const both = scratch.take();
  intersect(both, sets);
  return both;
}

/** A set of some documents. */
export function setOf(documents: Iterable<number>, scratch: ScratchSets): Bitset {
  const set = scratch.take();
  for (const document of documents) setBit(set, document);
  return set;
}

export interface ScratchSets {
  /** An empty bitset. */
  take(): Bitset;
}

/** Gives bitsets to work on to `use`, which keeps none of them. */
export function withScratch<Result>({ spare, room }: DocumentTable, use: (scratch: ScratchSets) => Result): Result {
  const taken: Bitset[] = [];
  const take = (): Bitset => {
    const set = spare.pop() ?? createBitset(room);
    taken.push(set);
    return set;
  };
  try {
    return use({ take });
  } finally {
    for (const set of taken) clearBits(set);
    spare.push(...taken);
  }
}
