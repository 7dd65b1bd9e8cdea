// One immutable part of the index: some tools in the order of the catalog, with their posting lists and names; only deletions are marked later.
import type { PricingModel } from '#fields/pricing.ts';
import type { HitRoom } from './bitset-pool.ts';
import { addHit, type HitSet } from './bitset.ts';
import type { LengthNorms } from './length-norms.ts';
import type { Names } from './name-index.ts';
import type { Postings } from './postings.ts';

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

/** Documents are numbered from 0 in the order of the catalog: newest first, then by id. */
export interface Segment {
  readonly documents: number;
  live: number;
  /** Documents that were removed or replaced. */
  readonly deleted: HitSet;
  readonly keys: Float64Array;
  /** Documents by ascending key. */
  readonly byKey: Uint32Array;
  readonly times: Float64Array;
  readonly lengthNorms: LengthNorms;
  readonly ids: Buffer;
  readonly idStarts: Uint32Array;
  /** The number of each document's bundle of marks (facet-values.ts). */
  readonly bundles: Uint32Array;
  readonly postings: Postings;
  readonly names: Names;
  /** Deletions that happened while the segment was being merged; undefined when it is not. */
  late: number[] | undefined;
  /** Where its sets come from; released with the segment. */
  readonly room: HitRoom;
}

export function isDeleted(segment: Segment, document: number): boolean {
  return ((segment.deleted.words[document >>> 5]! >>> (document & 31)) & 1) === 1;
}

/** The removed documents, when there are any. */
export function removedIn(segment: Segment): HitSet | undefined {
  return segment.live < segment.documents ? segment.deleted : undefined;
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
  addHit(segment.deleted, document);
  segment.live -= 1;
  segment.late?.push(document);
}

/** Order of the catalog between documents of two segments: newest first, then by id; negative when `a` comes first. */
export function compareDocuments(a: Segment, i: number, b: Segment, j: number): number {
  const difference = b.times[j]! - a.times[i]!;
  if (difference !== 0) return difference;
  return a.ids.compare(b.ids, b.idStarts[j], b.idStarts[j + 1], a.idStarts[i], a.idStarts[i + 1]);
}
