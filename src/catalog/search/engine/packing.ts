/** Packs a table anew in time slices, so that the event loop never waits long; the old one goes on, and what changes in it meanwhile is left to the caller. */
import { createBitset, setBit, sortNumbers } from './bitset.ts';
import { allInOrder } from './catalog-order.ts';
import { type DocumentTable, emptyTable } from './document-table.ts';
import { packNames } from './name-index.ts';
import { type Postings, findList, readList, emptyChains, isDense, type SkipTable } from './postings.ts';
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
  const { listIds, packed, chains } = postings;
  const end = Math.max(chains.heads.length >>> 1, (listIds.at(-1) ?? -1) + 1);
  const serializer = createPostingsSerializer(documents, listIds.length, packed.length);
  const list = new Uint32Array(count);
  let work = 0;
  for (let listId = 0, at = 0; listId < end; listId += 1) {
    const isPacked = listIds[at] === listId;
    if (isPacked) at += 1;
    const stored = isPacked || (chains.heads[listId * 2] ?? 0) !== 0 ? findList(postings, listId) : undefined;
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
    if (!isSorted) sortNumbers(own, documents);
    if (length > 0) serializer.add(listId, own);
    work += length + 8;
    if (work < SLICE_UNITS * 4) continue;
    work = 0;
    yield;
  }
  return serializer.finish();
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

interface PostingsSerializer {
  /** Adds a list of documents, ascending. */
  add(listId: number, docs: Uint32Array): void;
  finish(): Postings;
}

/** How many lists a bucket of the skip table holds on average. */
const BUCKET_LISTS = 16;

const skipTableOf = (listIds: Uint32Array): SkipTable => {
  const first = listIds[0] ?? 0;
  const span = (listIds.at(-1) ?? 0) - first;
  let shift = 0;
  while ((span >>> shift) * BUCKET_LISTS > listIds.length) shift += 1;
  const buckets = new Uint32Array((span >>> shift) + 2);
  let bucket = 0;
  for (let at = 0; at < listIds.length; at += 1) {
    const own = (listIds[at]! - first) >>> shift;
    while (bucket < own) {
      bucket += 1;
      buckets[bucket] = at;
    }
  }
  buckets[buckets.length - 1] = listIds.length;
  return { first, shift, buckets };
};

/** Creates a serializer of posting lists. Its arrays start at the expected sizes and grow if necessary. */
function createPostingsSerializer(
  documents: number,
  expectedLists: number,
  expectedLength: number,
): PostingsSerializer {
  let listIds = new Uint32Array(expectedLists);
  let starts = new Uint32Array(expectedLists);
  let counts = new Uint32Array(expectedLists);
  let packed = new Uint32Array(expectedLength);
  const dense: Postings['dense'] = [];
  let at = 0;
  let used = 0;
  return {
    add(listId, docs) {
      const count = docs.length;
      if (at === listIds.length) {
        listIds = withRoom(listIds, at + 1);
        starts = withRoom(starts, at + 1);
        counts = withRoom(counts, at + 1);
      }
      listIds[at] = listId;
      counts[at] = count;
      if (isDense(count, documents)) {
        const set = createBitset(documents);
        for (let i = 0; i < count; i += 1) setBit(set, docs[i]!);
        starts[at] = dense.length;
        dense.push(set);
      } else {
        starts[at] = used;
        packed = withRoom(packed, used + count);
        packed.set(docs, used);
        used += count;
      }
      at += 1;
    },
    finish() {
      listIds = resized(listIds, at);
      return {
        documents,
        listIds,
        starts: resized(starts, at),
        counts: resized(counts, at),
        packed: resized(packed, used),
        dense,
        skips: skipTableOf(listIds),
        chains: emptyChains(),
      };
    },
  };
}
