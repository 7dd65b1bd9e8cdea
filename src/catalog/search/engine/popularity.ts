/** The documents of popular tools: their keys come from elsewhere, and are looked up once for each state of a table. */
import { type Bitset, createBitset, setBit } from './bitset.ts';
import { type DocumentTable, findByKey, isDeleted } from './document-table.ts';

interface PopularDocuments {
  keys: readonly number[];
  version: number;
  /** Live documents, most popular first. */
  documents: Uint32Array;
  set: Bitset;
  /** Places of documents among them. */
  places: Map<number, number>;
}

const known = new WeakMap<DocumentTable, PopularDocuments>();

/** Whether the documents are live and have their keys: far cheaper than to look all of them up. */
function isUnchanged(table: DocumentTable, { keys, documents }: PopularDocuments): boolean {
  return keys.length === documents.length && !documents.some((document) => isDeleted(table, document));
}

/** The popular documents of a table. */
export function popularIn(table: DocumentTable): PopularDocuments {
  const { popularity, version } = table;
  const last = known.get(table);
  if (last?.keys === popularity.keys && (last.version === version || isUnchanged(table, last))) {
    last.version = version;
    return last;
  }
  const documents = Uint32Array.from(
    popularity.keys.map((key) => findByKey(table, key)).filter((document) => document >= 0),
  );
  const set = createBitset(table.count);
  const places = new Map<number, number>();
  documents.forEach((document, place) => {
    setBit(set, document);
    places.set(document, place);
  });
  const found = { keys: popularity.keys, version, documents, set, places };
  known.set(table, found);
  return found;
}

/** Compares places; negative when `a` is more popular, 0 when neither is popular. */
export function comparePopularity(table: DocumentTable, a: number, b: number): number {
  const { places } = popularIn(table);
  return (places.get(a) ?? places.size) - (places.get(b) ?? places.size);
}
