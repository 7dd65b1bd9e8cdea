/** Packs a table anew in time slices, so that the event loop never waits long; the old one goes on, and what changes in it meanwhile is left to the caller. */
import { createBitset, setBit, sortNumbers } from './bitset.ts';
import { allInOrder } from './catalog-order.ts';
import { type DocumentTable, emptyTable } from './document-table.ts';
import { packNames } from './name-index.ts';
import { type Postings, findList, readList, emptyChains, isDense } from './postings.ts';
import { renumbered, resized, withRoom } from './growable-array.ts';
import { SLICE_UNITS, type Sliced } from './time-slice.ts';

const GONE = -1;

/** The columns of documents in an order. */
function* packColumns(table: DocumentTable, order: Uint32Array): Sliced<DocumentTable> {
  const count = order.length;
  const packed: DocumentTable = {
    ...emptyTable(),
    popularity: table.popularity,
    count,
    packed: count,
    live: count,
    room: count,
    deleted: createBitset(count),
    keys: new Float64Array(count),
    times: new Float64Array(count),
    updates: new Float64Array(count),
    prices: new Float64Array(count),
    lengthNorms: new Uint8Array(count),
    facetSets: new Uint32Array(count),
    slugs: Buffer.from(new ArrayBuffer(table.slugStarts[table.count]!)),
    slugStarts: new Uint32Array(count + 1),
  };
  for (let document = 0; document < count; document += 1) {
    if (document % SLICE_UNITS === SLICE_UNITS - 1) yield;
    const from = order[document]!;
    packed.keys[document] = table.keys[from]!;
    packed.times[document] = table.times[from]!;
    packed.updates[document] = table.updates[from]!;
    packed.prices[document] = table.prices[from]!;
    packed.lengthNorms[document] = table.lengthNorms[from]!;
    packed.facetSets[document] = table.facetSets[from]!;
    const start = packed.slugStarts[document]!;
    const begin = table.slugStarts[from]!;
    const length = table.slugStarts[from + 1]! - begin;
    for (let at = 0; at < length; at += 1) packed.slugs[start + at] = table.slugs[begin + at]!;
    packed.slugStarts[document + 1] = start + length;
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
  const documents = order.length;
  const numbers = new Int32Array(table.count).fill(GONE);
  for (let document = 0; document < documents; document += 1) numbers[order[document]!] = document;
  const newNumber = (document: number): number => (document < numbers.length ? numbers[document]! : GONE);
  const { byKey, byUpdate, byPrice } = table;
  const sequences = [byKey, byUpdate, byPrice].map(({ items, length }) => ({ items: items.slice(0, length), length }));
  const names = packNames(table.names, documents, newNumber);
  names.next();
  yield;
  const packed = yield* packColumns(table, order);
  const [keys, updates, prices] = sequences.map((sequence) => renumbered(sequence, documents, newNumber));
  yield;
  packed.byNewest = { items: Uint32Array.from(order.keys()), length: documents };
  packed.byKey = keys!;
  packed.byUpdate = updates!;
  packed.byPrice = prices!;
  packed.names = yield* names;
  packed.postings = yield* packPostings(table, documents, newNumber);
  return packed;
}
