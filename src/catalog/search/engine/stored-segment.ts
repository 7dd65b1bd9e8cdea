/** A segment as it is stored: its arrays as they are, its bitsets by their words. */
import { type Bitset, createBitset, wordsFor } from './bitset.ts';
import { damagedFile, type IndexInput, type IndexOutput } from './index-file.ts';
import type { NameIndex } from './name-index.ts';
import type { Postings } from './postings.ts';
import type { Segment, StoredColumns } from './segment.ts';

async function storeBitset(output: IndexOutput, { words, blocks }: Bitset): Promise<void> {
  await output.array(words);
  await output.array(blocks);
}

async function readBitset(input: IndexInput, documents: number): Promise<Bitset> {
  const set = createBitset(documents);
  await input.into(set.words);
  await input.into(set.blocks);
  return set;
}

async function storeColumns(output: IndexOutput, columns: StoredColumns): Promise<void> {
  await output.array(columns.keys);
  await output.array(columns.times);
  await output.array(columns.updates);
  await output.array(columns.ids);
  await output.array(columns.idStarts);
  for (const plane of columns.lengthNorms) await output.array(plane);
  await output.array(columns.facetSets);
}

async function readColumns(input: IndexInput): Promise<StoredColumns> {
  return {
    keys: await input.float64(),
    times: await input.float64(),
    updates: await input.float64(),
    ids: await input.bytes(),
    idStarts: await input.uint32(),
    lengthNorms: [await input.int32(), await input.int32()],
    facetSets: await input.uint32(),
  };
}

async function storePostings(output: IndexOutput, postings: Postings): Promise<void> {
  await output.array(postings.listIds);
  await output.array(postings.starts);
  await output.array(postings.counts);
  await output.array(postings.bytes);
  await output.number(postings.skips.first);
  await output.number(postings.skips.shift);
  await output.array(postings.skips.buckets);
  await output.number(postings.dense.length);
  for (const set of postings.dense) await storeBitset(output, set);
}

async function readPostings(input: IndexInput, documents: number): Promise<Postings> {
  const [listIds, starts, counts] = [await input.uint32(), await input.uint32(), await input.uint32()];
  const bytes = await input.uint8();
  const skips = { first: await input.number(), shift: await input.number(), buckets: await input.uint32() };
  const dense: Bitset[] = [];
  for (let left = await input.number(); left > 0; left -= 1) dense.push(await readBitset(input, documents));
  return { listIds, starts, counts, bytes, skips, dense };
}

async function storeNames(output: IndexOutput, names: NameIndex): Promise<void> {
  await output.array(names.text);
  await output.array(names.starts);
  await output.array(names.documents);
  await output.array(names.kinds);
  await output.array(names.reversed);
  await output.array(names.entryOfDocument);
  await output.array(names.lengths);
  await output.array(names.reversedLengths);
  await output.array(names.phoneticKeys);
}

async function readNames(input: IndexInput): Promise<NameIndex> {
  return {
    text: await input.bytes(),
    starts: await input.uint32(),
    documents: await input.uint32(),
    kinds: await input.uint8(),
    reversed: await input.uint32(),
    entryOfDocument: await input.uint32(),
    lengths: await input.uint8(),
    reversedLengths: await input.uint8(),
    phoneticKeys: await input.int32(),
  };
}

/** Stores a segment; it must not change meanwhile. */
export async function storeSegment(output: IndexOutput, segment: Segment): Promise<void> {
  await output.number(segment.live);
  await storeColumns(output, segment);
  await output.array(segment.byKey);
  await output.array(segment.orders.updated);
  await output.array(segment.orders.name);
  await storeBitset(output, segment.deleted);
  await storePostings(output, segment.postings);
  await storeNames(output, segment.names);
}

/** Reads a segment that was stored. */
export async function readSegment(input: IndexInput): Promise<Segment> {
  const live = await input.number();
  const columns = await readColumns(input);
  const documents = columns.keys.length;
  // The bitsets are allocated by it before the checksum can tell.
  if (columns.lengthNorms[0].length !== wordsFor(documents)) throw damagedFile('columns of different lengths');
  const byKey = await input.uint32();
  const orders = { updated: await input.uint32(), name: await input.uint32() };
  return {
    ...columns,
    documents,
    live,
    byKey,
    orders,
    deleted: await readBitset(input, documents),
    postings: await readPostings(input, documents),
    names: await readNames(input),
    lateDeletes: undefined,
    spare: [],
  };
}
