// Builds a segment from rows: reads each text once, then puts documents, names and posting lists in order.
import { EMPTY_HASH, mixHash } from '#catalog/search/analysis/hashing.ts';
import { createHitRoom } from './bitset-pool.ts';
import type { Dictionary } from './dictionary.ts';
import { categoryMark, type Marks, pricingMark } from './facet-values.ts';
import { release, resized } from './growable-array.ts';
import { createLengthNorms, lengthNormOf, setLengthNorm } from './length-norms.ts';
import { buildNames } from './name-index.ts';
import { createNaming } from './name-writer.ts';
import { createNoting } from './postings-writer.ts';
import { listOf, type Place } from './postings.ts';
import { readNumber, readTime } from './rows.ts';
import type { Segment } from './segment.ts';
import { sortByChunks } from './sorting.ts';

export interface Builder {
  /** Adds the tools of a page of rows (rows.ts); keys are distinct. */
  add(page: string): void;
  /** The segment of everything added since the last time; unless `isLast`, the builder can be used again. */
  finish(isLast?: boolean): Segment;
}

const SPACE = 32;
const LINE_END = 10;
const ROW_END = 30;
const PLACES_WITH_TERMS = 3;
const FIRST_ROOM = 1 << 10;
const CHUNK = 2 ** 24;
/** Says that an id has come to its end; less than any letters. */
const ID_END = -1;
/** Combinations of pricing and categories that are remembered. */
const MOST_COMBINATIONS = 10_000;

/** The terms of the marks of a tool, and the number of their bundle. */
interface Marked {
  terms: readonly number[];
  bundle: number;
}

/** A builder that keeps its room from one segment to the next. */
export function createBuilder(dictionary: Dictionary, numbers: Marks): Builder {
  const noting = createNoting();
  let bytes = Buffer.from(new ArrayBuffer(1 << 12));
  let count = 0;
  let keys = new Float64Array(FIRST_ROOM);
  let times = new Float64Array(FIRST_ROOM);
  let lengthNorms = new Uint8Array(FIRST_ROOM);
  let ids = Buffer.from(new ArrayBuffer(FIRST_ROOM * 32));
  let idStarts = new Uint32Array(FIRST_ROOM);
  let bundles = new Uint32Array(FIRST_ROOM);
  const naming = createNaming();
  const combinations = new Map<number, { text: Uint8Array; marked: Marked }>();

  const makeRoom = (): void => {
    if (count + 2 <= keys.length) return;
    const length = keys.length * 2;
    keys = resized(keys, length);
    times = resized(times, length);
    lengthNorms = resized(lengthNorms, length);
    idStarts = resized(idStarts, length);
    bundles = resized(bundles, length);
  };

  const addId = (from: number, to: number): void => {
    const row = bytes;
    const start = idStarts[count]!;
    if (start + to - from > ids.length) ids = Buffer.from(ids.buffer.transfer(ids.length * 2 + to - from));
    const into = ids;
    for (let at = from; at < to; at += 1) into[start + at - from] = row[at]!;
    idStarts[count + 1] = start + to - from;
  };

  /** The marks of a pricing and categories, as both stand in a row one behind the other. */
  const marksOf = (from: number, to: number): Marked => {
    const row = bytes;
    let hash = EMPTY_HASH;
    for (let at = from; at < to; at += 1) hash = mixHash(hash, row[at]!);
    const known = combinations.get(hash);
    if (known !== undefined && known.text.length === to - from) {
      let same = 0;
      while (same < known.text.length && known.text[same] === row[from + same]) same += 1;
      if (same === known.text.length) return known.marked;
    }
    const text = Uint8Array.from(bytes.subarray(from, to));
    const written = bytes.toString('utf8', from, to);
    const end = written.indexOf('\n');
    const categories = JSON.parse(written.slice(end + 1)) as string[];
    const marks = [pricingMark(written.slice(0, end)), ...new Set(categories.map(categoryMark))];
    const marked = {
      terms: marks.map((mark) => dictionary.add(mark)),
      bundle: numbers.addBundle(marks.map((mark) => numbers.add(mark))),
    };
    if (combinations.size >= MOST_COMBINATIONS) combinations.clear();
    combinations.set(hash, { text, marked });
    return marked;
  };

  const addMarks = (from: number, to: number): void => {
    const { terms, bundle } = marksOf(from, to);
    for (const term of terms) noting.note(listOf(term, 0), count);
    bundles[count] = bundle;
  };

  /** Notes the terms of the first three lines, adds the other names of the fourth and reads the length on the fifth; gives where the row ends. */
  const addTerms = (begin: number, to: number): number => {
    const row = bytes;
    let place = 0;
    let from = begin;
    let hash = EMPTY_HASH;
    let at = begin;
    for (; place < PLACES_WITH_TERMS; at += 1) {
      const code = at === to ? ROW_END : row[at]!;
      if (code !== SPACE && code !== LINE_END && code !== ROW_END) {
        hash = mixHash(hash, code);
        continue;
      }
      if (at > from) noting.note(listOf(dictionary.addBytes(row, from, at, hash), place as Place), count);
      if (code === ROW_END) return at;
      from = at + 1;
      hash = EMPTY_HASH;
      if (code === LINE_END) place += 1;
    }
    let end = at;
    while (end < to && row[end] !== ROW_END && row[end] !== LINE_END) end += 1;
    if (end > at) for (const alias of bytes.toString('utf8', at, end).split(' ')) naming.addAlias(alias, count);
    const length = end + 1;
    while (end < to && row[end] !== ROW_END) end += 1;
    lengthNorms[count] = lengthNormOf(readNumber(row, length, end));
    return end;
  };

  /** Order of the catalog: newest first, then by id. */
  const sortDocuments = (): Uint32Array => {
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
        const at = idStarts[document]! + (depth - 3) * 3;
        const left = idStarts[document + 1]! - at;
        if (left <= 0) return ID_END;
        return (ids[at]! << 16) | (left > 1 ? ids[at + 1]! << 8 : 0) | (left > 2 ? ids[at + 2]! : 0);
      },
      end: ID_END,
    });
    return order;
  };

  /** Documents by ascending key, when `rank` gives the number of each as it came. */
  const sortKeys = (rank: Uint32Array): Uint32Array => {
    const byKey = rank.slice();
    let isSorted = true;
    for (let at = 1; at < count && isSorted; at += 1) isSorted = keys[at]! > keys[at - 1]!;
    if (isSorted) return byKey;
    const order = Uint32Array.from(rank.keys()).sort((a, b) => keys[a]! - keys[b]!);
    order.forEach((document, at) => {
      byKey[at] = rank[document]!;
    });
    return byKey;
  };

  const layOut = (order: Uint32Array, rank: Uint32Array): Omit<Segment, 'postings' | 'names'> => {
    const room = createHitRoom(count);
    const segment = {
      documents: count,
      live: count,
      deleted: room.take(),
      keys: new Float64Array(count),
      byKey: sortKeys(rank),
      times: new Float64Array(count),
      lengthNorms: createLengthNorms(count),
      ids: Buffer.allocUnsafeSlow(idStarts[count]!),
      idStarts: new Uint32Array(count + 1),
      bundles: new Uint32Array(count),
      late: undefined,
      room,
    };
    let idEnd = 0;
    for (let document = 0; document < count; document += 1) {
      const came = order[document]!;
      segment.keys[document] = keys[came]!;
      segment.times[document] = times[came]!;
      setLengthNorm(segment.lengthNorms, document, lengthNorms[came]!);
      segment.bundles[document] = bundles[came]!;
      for (let at = idStarts[came]!; at < idStarts[came + 1]!; at += 1) {
        segment.ids[idEnd] = ids[at]!;
        idEnd += 1;
      }
      segment.idStarts[document + 1] = idEnd;
    }
    return segment;
  };

  /** Where the field behind the one that begins at `from` begins. */
  const afterField = (from: number, to: number): number => {
    const row = bytes;
    let at = from;
    while (at < to && row[at] !== LINE_END) at += 1;
    return at + 1;
  };

  return {
    add(page) {
      const most = page.length * 3;
      if (bytes.length < most) {
        release(bytes);
        bytes = Buffer.from(new ArrayBuffer(most));
      }
      const to = bytes.write(page);
      for (let key = 0; key < to;) {
        makeRoom();
        const time = afterField(key, to);
        const pricing = afterField(time, to);
        const id = afterField(afterField(pricing, to), to);
        const name = afterField(id, to);
        const terms = afterField(name, to);
        keys[count] = readNumber(bytes, key, time - 1);
        times[count] = readTime(bytes, time, pricing - 1);
        addMarks(pricing, id - 1);
        addId(id, name - 1);
        naming.addName(bytes, name, terms - 1, count);
        key = addTerms(terms, to) + 1;
        count += 1;
      }
    },
    finish(isLast = false) {
      const order = sortDocuments();
      const rank = new Uint32Array(count);
      for (let document = 0; document < count; document += 1) rank[order[document]!] = document;
      const documents = layOut(order, rank);
      const segment = {
        ...documents,
        names: buildNames(naming.names, rank),
        postings: noting.finish(order, documents.room, isLast),
      };
      count = 0;
      naming.clear(isLast);
      if (isLast) {
        for (const room of [bytes, keys, times, lengthNorms, ids, idStarts, bundles]) release(room);
      }
      return segment;
    },
  };
}
