// One immutable part of the index: some tools in the order of the catalog, with their posting lists and names; only deletions are marked later.
import type { PricingModel } from '#catalog/pricing.ts';
import { skeletonOf } from '#catalog/text.ts';
import { eachTerm, shortSkeletonOf } from './analysis.ts';
import type { Dictionary } from './dictionary.ts';
import type { Gathering } from './gathering.ts';
import { createHitSet, type HitSet, wordsFor } from './hit-set.ts';
import { buildNames, NAME_KINDS, type NameEntry, type Names } from './names.ts';
import { listOf, type Postings } from './postings.ts';

export interface IndexedTool {
  /** A positive integer below 2^53, such as a database row number. */
  key: number;
  id: string;
  name: string;
  slug: string;
  /** Milliseconds since 1970. */
  publishedAt: number;
  pricing: PricingModel;
  categories: readonly string[];
  /** What analyseTool gave. */
  terms: string;
}

/** Documents are numbered from 0 in the order of the catalog: newest first, then the greater id. */
export interface Segment {
  readonly documents: number;
  live: number;
  /** Bits of documents that were removed or replaced. */
  readonly deleted: Int32Array;
  readonly keys: Float64Array;
  /** Documents by ascending key. */
  readonly byKey: Uint32Array;
  readonly times: Float64Array;
  readonly ids: Buffer;
  readonly idStarts: Uint32Array;
  /** Pricing mark and category marks of each document, as terms; the pricing comes first. */
  readonly marks: Uint32Array;
  readonly markStarts: Uint32Array;
  readonly postings: Postings;
  readonly names: Names;
  /** Deletions that happened while the segment was being merged; undefined when it is not. */
  late: number[] | undefined;
  /** Cleared sets to be used again. */
  readonly spare: HitSet[];
}

/** Marks are terms that no text can hold. */
export const categoryMark = (id: string): string => `@c:${id}`;
export const pricingMark = (pricing: string): string => `@p:${pricing}`;

export function takeSet(segment: Segment): HitSet {
  return segment.spare.pop() ?? createHitSet(segment.documents);
}

export function isDeleted(segment: Segment, document: number): boolean {
  return ((segment.deleted[document >>> 5]! >>> (document & 31)) & 1) === 1;
}

/** The live document of a key, or -1. */
export function findByKey(segment: Segment, key: number): number {
  const { byKey, keys } = segment;
  let low = 0;
  let high = byKey.length - 1;
  if (high < 0 || key < keys[byKey[0]!]! || key > keys[byKey[high]!]!) return -1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const document = byKey[middle]!;
    if (keys[document] === key) return isDeleted(segment, document) ? -1 : document;
    if (keys[document]! < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

export function markDeleted(segment: Segment, document: number): void {
  segment.deleted[document >>> 5]! |= 1 << (document & 31);
  segment.live -= 1;
  segment.late?.push(document);
}

/** Order of the catalog between documents of two segments: newest first, then the greater id; negative when `a` comes first. */
export function compareDocuments(a: Segment, i: number, b: Segment, j: number): number {
  const difference = b.times[j]! - a.times[i]!;
  if (difference !== 0) return difference;
  return b.ids.compare(a.ids, a.idStarts[i], a.idStarts[i + 1], b.idStarts[j], b.idStarts[j + 1]);
}

const nameEntriesOf = (tool: IndexedTool, aliases: readonly string[], document: number): NameEntry[] => {
  const whole = skeletonOf(tool.name);
  const short = shortSkeletonOf(tool.name);
  const entries: NameEntry[] = [];
  const push = (skeleton: string, kind: number): void => {
    if (skeleton !== '') entries.push({ skeleton: Buffer.from(skeleton), document, kind });
  };
  push(whole, NAME_KINDS.whole);
  if (short !== undefined) push(short, NAME_KINDS.short);
  for (const alias of aliases) push(alias, NAME_KINDS.alias);
  return entries;
};

/** Builds a segment of tools with distinct keys. */
export function buildSegment(tools: readonly IndexedTool[], dictionary: Dictionary, gathering: Gathering): Segment {
  const rows = tools
    .map((tool) => ({ tool, id: Buffer.from(tool.id) }))
    .sort((a, b) => b.tool.publishedAt - a.tool.publishedAt || Buffer.compare(b.id, a.id));
  const marks: number[] = [];
  const markStarts = new Uint32Array(rows.length + 1);
  const idStarts = new Uint32Array(rows.length + 1);
  const entries: NameEntry[] = [];
  rows.forEach(({ tool, id }, document) => {
    const length = gathering.read(tool.terms);
    const { bytes } = gathering;
    const rest = eachTerm(bytes, length, (from, to, place) => {
      gathering.note(listOf(dictionary.addBytes(bytes, from, to), place), document);
    });
    const aliases = rest === length ? [] : bytes.toString('utf8', rest, length).split(' ');
    for (const mark of [pricingMark(tool.pricing), ...new Set(tool.categories.map(categoryMark))]) {
      const term = gathering.markOf(mark, dictionary);
      gathering.note(listOf(term, 0), document);
      marks.push(term);
    }
    markStarts[document + 1] = marks.length;
    idStarts[document + 1] = idStarts[document]! + id.length;
    entries.push(...nameEntriesOf(tool, aliases, document));
  });
  const keys = Float64Array.from(rows, (row) => row.tool.key);
  return {
    documents: rows.length,
    live: rows.length,
    deleted: new Int32Array(wordsFor(rows.length)),
    keys,
    byKey: Uint32Array.from(rows.keys()).sort((a, b) => keys[a]! - keys[b]!),
    times: Float64Array.from(rows, (row) => row.tool.publishedAt),
    ids: Buffer.concat(rows.map((row) => row.id)),
    idStarts,
    marks: Uint32Array.from(marks),
    markStarts,
    postings: gathering.finish(rows.length),
    names: buildNames(entries),
    late: undefined,
    spare: [],
  };
}
