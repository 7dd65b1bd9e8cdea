/** The orders that a list may have beside that of the catalog: documents of a segment sorted ahead, and how two segments compare. */
import { entryOf, NAME_KINDS, type NameIndex } from './name-index.ts';
import { compareDocuments, compareNames, type Orders, type Segment, type StoredColumns } from './segment.ts';
import { sortByChunks } from './sorting.ts';

/** An order of a list: newest first is that of the catalog. */
export type Order = 'newest' | keyof Orders;

const CHUNK = 2 ** 24;
/** Says that a time has come to its end. */
const TIME_END = -1;

/** Compares documents of two segments; negative when the first one comes first. */
export const COMPARISONS: Readonly<Record<Order, (a: Segment, i: number, b: Segment, j: number) => number>> = {
  newest: compareDocuments,
  updated: (a, i, b, j) => b.updates[j]! - a.updates[i]! || compareDocuments(a, i, b, j),
  name: (a, i, b, j) => compareNames(a, i, b, j) || compareDocuments(a, i, b, j),
};

const byUpdate = (updates: Float64Array): Uint32Array => {
  const order = updates.length === 0 ? new Uint32Array() : Uint32Array.from(updates, (_, document) => document);
  let latest = -Infinity;
  for (const update of updates) latest = Math.max(latest, update);
  const age = (document: number): number => latest - updates[document]!;
  sortByChunks(order, {
    chunkAt(document, depth) {
      if (depth === 0) return Math.floor(age(document) / CHUNK / CHUNK);
      if (depth === 1) return Math.floor(age(document) / CHUNK) % CHUNK;
      return depth === 2 ? age(document) % CHUNK : TIME_END;
    },
    end: TIME_END,
  });
  return order;
};

const byName = (documents: number, names: NameIndex): Uint32Array => {
  const order = new Uint32Array(documents);
  let count = 0;
  const add = (document: number): void => {
    order[count] = document;
    count += 1;
  };
  for (let document = 0; document < documents; document += 1) if (entryOf(names, document) < 0) add(document);
  // Entries are in the order of names, those of equal ones by document.
  for (let entry = 0; entry < names.documents.length; entry += 1)
    if (names.kinds[entry] === NAME_KINDS.whole) add(names.documents[entry]!);
  return order;
};

/** The orders of a new segment. */
export function ordersOf({ updates }: StoredColumns, names: NameIndex): Orders {
  return { updated: byUpdate(updates), name: byName(updates.length, names) };
}
