/** Takes in what is stored of each document, as the documents come, and lays it out in the order of the catalog. */
import { release, resized } from './growable-array.ts';
import { CHUNK_BYTES, chunkForwards, type NameEntries } from './name-index.ts';
import type { StoredColumns } from './segment.ts';
import { sortByChunks } from './sorting.ts';

/** What is stored of one document beside its id. */
export interface StoredDocument {
  key: number;
  time: number;
  update: number;
  facetSet: number;
  lengthNorm: number;
}

export interface ColumnWriter {
  /** Adds a document; its id is at idFrom..idTo of the row. */
  add(document: StoredDocument, row: Buffer, idFrom: number, idTo: number): void;
  /** How many documents were added. */
  readonly count: number;
  /** The documents as they came, in the order of the catalog: newest first, then by name, then by slug. */
  sort(names: NameEntries): Uint32Array;
  /** The columns in that order. */
  layOut(order: Uint32Array): StoredColumns;
  /** Begins anew; frees the memory when it was the last time. */
  clear(isLast: boolean): void;
}

const INITIAL_LENGTH = 1 << 10;
const CHUNK = 2 ** 24;
/** Says that an id has come to its end; less than any letters. */
const ID_END = -1;

/** What was added; the id of document n is at idStarts[n]..idStarts[n + 1]. */
interface Columns {
  keys: Float64Array<ArrayBuffer>;
  times: Float64Array<ArrayBuffer>;
  updates: Float64Array<ArrayBuffer>;
  lengthNorms: Uint8Array<ArrayBuffer>;
  facetSets: Uint32Array<ArrayBuffer>;
  ids: Buffer<ArrayBuffer>;
  idStarts: Uint32Array<ArrayBuffer>;
}

/** Depths of a key before that of the name. */
const TIME_CHUNKS = 3;

const sortByTime = ({ times, ids, idStarts }: Columns, names: NameEntries, count: number): Uint32Array => {
  const { starts, wholes } = names;
  const chunkOfName = chunkForwards(names);
  const nameChunks = (document: number): number => {
    const entry = wholes[document]! - 1;
    return entry < 0 ? 1 : Math.floor((starts[entry + 1]! - starts[entry]!) / CHUNK_BYTES) + 1;
  };
  const order = new Uint32Array(count);
  let newest = -Infinity;
  for (let document = 0; document < count; document += 1) {
    order[document] = document;
    newest = Math.max(newest, times[document]!);
  }
  sortByChunks(order, {
    chunkAt(document, depth) {
      if (depth === 0) return Math.floor((newest - times[document]!) / CHUNK / CHUNK);
      if (depth === 1) return Math.floor((newest - times[document]!) / CHUNK) % CHUNK;
      if (depth === 2) return (newest - times[document]!) % CHUNK;
      // A name ends with a chunk that is not full, so the ids of equal names begin at the same depth.
      const nameDepth = depth - TIME_CHUNKS;
      const chunks = nameChunks(document);
      if (nameDepth < chunks) return wholes[document] === 0 ? 0 : chunkOfName(wholes[document]! - 1, nameDepth);
      const at = idStarts[document]! + (nameDepth - chunks) * 3;
      const left = idStarts[document + 1]! - at;
      if (left <= 0) return ID_END;
      return (ids[at]! << 16) | (left > 1 ? ids[at + 1]! << 8 : 0) | (left > 2 ? ids[at + 2]! : 0);
    },
    end: ID_END,
  });
  return order;
};

const layOut = (came: Columns, order: Uint32Array): StoredColumns => {
  const count = order.length;
  const columns = {
    keys: new Float64Array(count),
    times: new Float64Array(count),
    updates: new Float64Array(count),
    ids: Buffer.allocUnsafeSlow(came.idStarts[count]!),
    idStarts: new Uint32Array(count + 1),
    lengthNorms: new Uint8Array(count),
    facetSets: new Uint32Array(count),
  };
  const { keys, times, updates, ids, idStarts, lengthNorms, facetSets } = columns;
  let idEnd = 0;
  for (let document = 0; document < count; document += 1) {
    const from = order[document]!;
    keys[document] = came.keys[from]!;
    times[document] = came.times[from]!;
    updates[document] = came.updates[from]!;
    lengthNorms[document] = came.lengthNorms[from]!;
    facetSets[document] = came.facetSets[from]!;
    for (let at = came.idStarts[from]!; at < came.idStarts[from + 1]!; at += 1) {
      ids[idEnd] = came.ids[at]!;
      idEnd += 1;
    }
    idStarts[document + 1] = idEnd;
  }
  return columns;
};

/** A writer that keeps its arrays from one segment to the next. */
export function createColumnWriter(): ColumnWriter {
  const columns: Columns = {
    keys: new Float64Array(INITIAL_LENGTH),
    times: new Float64Array(INITIAL_LENGTH),
    updates: new Float64Array(INITIAL_LENGTH),
    lengthNorms: new Uint8Array(INITIAL_LENGTH),
    facetSets: new Uint32Array(INITIAL_LENGTH),
    ids: Buffer.from(new ArrayBuffer(INITIAL_LENGTH * 32)),
    idStarts: new Uint32Array(INITIAL_LENGTH),
  };
  let count = 0;

  const grow = (): void => {
    const length = columns.keys.length * 2;
    columns.keys = resized(columns.keys, length);
    columns.times = resized(columns.times, length);
    columns.updates = resized(columns.updates, length);
    columns.lengthNorms = resized(columns.lengthNorms, length);
    columns.facetSets = resized(columns.facetSets, length);
    columns.idStarts = resized(columns.idStarts, length);
  };

  return {
    add({ key, time, update, facetSet, lengthNorm }, row, idFrom, idTo) {
      if (count + 2 > columns.keys.length) grow();
      columns.keys[count] = key;
      columns.times[count] = time;
      columns.updates[count] = update;
      columns.facetSets[count] = facetSet;
      columns.lengthNorms[count] = lengthNorm;
      const start = columns.idStarts[count]!;
      const end = start + idTo - idFrom;
      if (end > columns.ids.length) columns.ids = Buffer.from(columns.ids.buffer.transfer(columns.ids.length + end));
      const { ids } = columns;
      for (let at = idFrom; at < idTo; at += 1) ids[start + at - idFrom] = row[at]!;
      count += 1;
      columns.idStarts[count] = end;
    },
    get count() {
      return count;
    },
    sort: (names) => sortByTime(columns, names, count),
    layOut: (order) => layOut(columns, order),
    clear(isLast) {
      count = 0;
      if (isLast) for (const column of Object.values(columns)) release(column as Uint8Array<ArrayBuffer>);
    },
  };
}

/** Documents by ascending key. */
export function sortByKey({ keys }: Pick<StoredColumns, 'keys'>, order: Uint32Array): Uint32Array {
  // Rows come by ascending key at a start: the inverse of their order is then the answer.
  const byKey = new Uint32Array(order.length);
  order.forEach((came, document) => {
    byKey[came] = document;
  });
  let isSorted = true;
  for (let at = 1; at < byKey.length && isSorted; at += 1) isSorted = keys[byKey[at]!]! > keys[byKey[at - 1]!]!;
  return isSorted ? byKey : byKey.sort((a, b) => keys[a]! - keys[b]!);
}
