/** Builds a segment from rows: reads each text once, then puts documents, names and posting lists in order. */
import { EMPTY_HASH, mixHash } from '#catalog/fnv.ts';
import { createBitset } from './bitset.ts';
import { createColumnWriter, sortByKey } from './column-writer.ts';
import type { Dictionary } from './dictionary.ts';
import { createFacetReader } from './facet-reader.ts';
import type { FacetValues } from './facet-values.ts';
import { release } from './growable-array.ts';
import { lengthNormOf } from './length-norms.ts';
import { buildNameIndex } from './name-index.ts';
import { createNameWriter } from './name-writer.ts';
import { ordersOf } from './orders.ts';
import { createPostingsWriter, type PostingsWriter } from './postings-writer.ts';
import { type Field, listIdOf } from './postings.ts';
import { readNumber, readTime } from './rows.ts';
import type { Segment } from './segment.ts';
import type { Sliced } from './time-slice.ts';

export interface SegmentBuilder {
  /** Adds the tools of a page of rows (rows.ts); keys are distinct. */
  add(page: string): void;
  /** Makes the segment of everything added since the last time; unless `isLast`, the builder can then be used again. */
  finish(isLast?: boolean): Sliced<Segment>;
}

const SPACE = 32;
const LINE_END = 10;
const ROW_END = 30;
const FIELDS_WITH_TERMS = 3;

/** Where the line behind the one that begins at `from` begins. */
const nextLine = (row: Buffer, from: number, to: number): number => {
  let at = from;
  while (at < to && row[at] !== LINE_END) at += 1;
  return at + 1;
};

/** Where the line that begins at `from` ends, or the row. */
const lineEnd = (row: Buffer, from: number, to: number): number => {
  let at = from;
  while (at < to && row[at] !== LINE_END && row[at] !== ROW_END) at += 1;
  return at;
};

/** Adds the terms on three lines, those of each as one field; returns where the line behind them begins, or the row ends. */
const addTerms = (
  row: Uint8Array,
  begin: number,
  to: number,
  document: number,
  dictionary: Dictionary,
  postings: PostingsWriter,
): number => {
  let field = 0;
  let from = begin;
  let hash = EMPTY_HASH;
  let at = begin;
  for (; field < FIELDS_WITH_TERMS; at += 1) {
    const code = at === to ? ROW_END : row[at]!;
    if (code !== SPACE && code !== LINE_END && code !== ROW_END) {
      hash = mixHash(hash, code);
      continue;
    }
    if (at > from) postings.add(listIdOf(dictionary.addBytes(row, from, at, hash), field as Field), document);
    if (code === ROW_END) return at;
    from = at + 1;
    hash = EMPTY_HASH;
    if (code === LINE_END) field += 1;
  }
  return at;
};

/** The place of each document in an order. */
const ranksIn = (order: Uint32Array): Uint32Array => {
  const ranks = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place += 1) ranks[order[place]!] = place;
  return ranks;
};

/** A builder that keeps its memory from one segment to the next. */
export function createSegmentBuilder(dictionary: Dictionary, facetValues: FacetValues): SegmentBuilder {
  const columns = createColumnWriter();
  const names = createNameWriter();
  const postings = createPostingsWriter();
  const readFacet = createFacetReader(dictionary, facetValues);
  let bytes = Buffer.from(new ArrayBuffer(1 << 12));

  /** Adds the row at from..to, or up to its end if it ends before; returns where that is. */
  const addRow = (from: number, to: number): number => {
    const document = columns.count;
    const time = nextLine(bytes, from, to);
    const update = nextLine(bytes, time, to);
    const pricing = nextLine(bytes, update, to);
    const attributes = nextLine(bytes, nextLine(bytes, pricing, to), to);
    const id = nextLine(bytes, attributes, to);
    const name = nextLine(bytes, id, to);
    const terms = nextLine(bytes, name, to);
    const facet = readFacet(bytes, pricing, id - 1);
    for (const term of facet.terms) postings.add(listIdOf(term, 0), document);
    names.addName(bytes, name, terms - 1, document);
    const aliases = addTerms(bytes, terms, to, document, dictionary, postings);
    let end = lineEnd(bytes, aliases, to);
    if (end > aliases)
      for (const alias of bytes.toString('utf8', aliases, end).split(' ')) names.addAlias(alias, document);
    const length = end + 1;
    if (end < to && bytes[end] === LINE_END) end = lineEnd(bytes, length, to);
    const norm = lengthNormOf(readNumber(bytes, length, end));
    if (end < to && bytes[end] === LINE_END) end = addTerms(bytes, end + 1, to, document, dictionary, postings);
    while (end < to && bytes[end] !== ROW_END) end += 1;
    const stored = {
      key: readNumber(bytes, from, time - 1),
      time: readTime(bytes, time, update - 1),
      update: readTime(bytes, update, pricing - 1),
      facetSet: facet.facetSet,
      lengthNorm: norm,
    };
    columns.add(stored, bytes, id, name - 1);
    return end;
  };

  return {
    add(page) {
      const most = page.length * 3;
      if (bytes.length < most) {
        release(bytes);
        bytes = Buffer.from(new ArrayBuffer(most));
      }
      const to = bytes.write(page);
      for (let at = 0; at < to;) at = addRow(at, to) + 1;
    },
    *finish(isLast = false) {
      const order = columns.sort(names.entries);
      yield;
      const documents = order.length;
      const stored = columns.layOut(order);
      yield;
      const byKey = sortByKey(stored, order);
      const nameIndex = buildNameIndex(names.entries, ranksIn(order));
      yield;
      const lists = yield* postings.finish(order, isLast);
      const segment: Segment = {
        ...stored,
        documents,
        live: documents,
        deleted: createBitset(documents),
        byKey,
        postings: lists,
        names: nameIndex,
        orders: ordersOf(stored, nameIndex),
        lateDeletes: undefined,
        spare: [],
      };
      columns.clear(isLast);
      names.clear(isLast);
      if (isLast) release(bytes);
      return segment;
    },
  };
}
