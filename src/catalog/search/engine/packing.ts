/** Packs a table anew in time slices, so that the event loop never waits long; the old one goes on, and what changes in it meanwhile is left to the caller. */
import { createBitset, setBit, sortNumbers } from './bitset.ts';
import { allInOrder } from './catalog-order.ts';
import {
  COLUMNS,
  countFacetSet,
  createColumns,
  type DocumentTable,
  emptyTable,
  type Sorted,
} from './document-table.ts';
import { type Postings, findList, readList, emptyChains, isDense } from './postings.ts';
import { renumbered, resized, type Sequence, withRoom } from './growable-array.ts';
import { SLICE_UNITS, type Sliced } from './time-slice.ts';

const GONE = -1;

/** The columns of documents in an order. */
function* packColumns(table: DocumentTable, order: Uint32Array): Sliced<DocumentTable> {
  const count = order.length;
  const packed: DocumentTable = {
    ...emptyTable(table.terms, createColumns(count)),
    popularity: table.popularity,
    count,
    packed: count,
    live: count,
    room: count,
    deleted: createBitset(count),
  };
  for (let document = 0; document < count; document += 1) {
    if (document % SLICE_UNITS === SLICE_UNITS - 1) yield;
    const from = order[document]!;
    for (const column of COLUMNS) packed[column][document] = table[column][from]!;
    packed.slugs.push(table.slugs[from]!);
    countFacetSet(packed, document, 1);
  }
  return packed;
}

/** Packs the lists of both packed documents and newcomers. */
function* packPostings(
  { postings, count }: DocumentTable,
  documents: number,
  newNumber: (document: number) => number,
): Sliced<Postings> {
  const end = Math.max(postings.chains.heads.length >>> 1, postings.starts.length - 1);
  const starts = new Uint32Array(end + 1);
  const dense: Postings['dense'] = new Map();
  const list = new Uint32Array(count);
  let packed = new Uint32Array(postings.packed.length);
  let used = 0;
  let work = 0;
  for (let id = 0; id < end; id += 1) {
    starts[id] = used;
    const stored = findList(postings, id);
    if (stored === undefined) continue;
    let length = 0;
    let isSorted = true;
    const old = readList(postings, stored);
    for (let place = 0; place < old.length; place += 1) {
      const number = newNumber(old[place]!);
      if (number < 0) continue;
      isSorted &&= length === 0 || list[length - 1]! < number;
      list[length] = number;
      length += 1;
    }
    const own = list.subarray(0, length);
    if (isDense(length, documents)) {
      const set = createBitset(documents);
      for (let at = 0; at < length; at += 1) setBit(set, own[at]!);
      dense.set(id, { set, count: length });
    } else {
      if (!isSorted) sortNumbers(own, documents);
      packed = withRoom(packed, used + length);
      packed.set(own, used);
      used += length;
    }
    work += length + 8;
    if (work < SLICE_UNITS * 4) continue;
    work = 0;
    yield;
  }
  starts[end] = used;
  return { starts, packed: resized(packed, used), dense, chains: emptyChains() };
}

/** The live documents of a table, packed. Those that come after the first step are left out, those that go are kept. */
export function* packTable(table: DocumentTable): Sliced<DocumentTable> {
  const order = allInOrder(table);
  const numbers = new Int32Array(table.count).fill(GONE);
  for (let document = 0; document < order.length; document += 1) numbers[order[document]!] = document;
  const newNumber = (document: number): number => (document < numbers.length ? numbers[document]! : GONE);
  const sequences = Object.entries(table.sorted).map(
    ([name, { items, length }]) => [name as Sorted, { items: items.slice(0, length), length }] as [Sorted, Sequence],
  );
  yield;
  const packed = yield* packColumns(table, order);
  for (const [name, sequence] of sequences) {
    packed.sorted[name] = renumbered(sequence, order.length, newNumber);
    yield;
  }
  packed.postings = yield* packPostings(table, order.length, newNumber);
  return packed;
}
