/** A segment: an immutable part of the index with some tools in the order of the catalog; only deletions are marked later. */
import type { PricingChoice } from '#fields/pricing.ts';
import { type Bitset, hasBit, setBit } from './bitset.ts';
import { compareForwards, entryOf, type NameIndex } from './name-index.ts';
import type { Postings } from './postings.ts';

export interface IndexedTool {
  /** A positive integer below 2^53, such as a database row number. */
  key: number;
  name: string;
  /** Unique; the last to decide between equal tools. */
  slug: string;
  /** Milliseconds since 1970. */
  publishedAt: number;
  /** Likewise. */
  updatedAt: number;
  pricing: PricingChoice;
  categories: readonly string[];
  /** As `facet-reader.ts` reads them; none when absent. */
  attributes?: string;
  /** What analyseTool gave. */
  terms: string;
}

/** What is stored of each document by its doc id: from 0 in the order of the catalog, newest first, then by name, then by slug. */
export interface StoredColumns {
  readonly keys: Float64Array;
  /** Milliseconds since 1970. */
  readonly times: Float64Array;
  /** When each was last changed, likewise. */
  readonly updates: Float64Array;
  /** The slugs as UTF-8 one behind the other, that of a document at idStarts[document]..idStarts[document + 1]. */
  readonly ids: Buffer;
  readonly idStarts: Uint32Array;
  readonly lengthNorms: Uint8Array;
  /** The number of each document's facet set (facet-values.ts). */
  readonly facetSets: Uint32Array;
}

/** Documents by their last change, the latest first, and by name; equal ones in the order of the catalog. */
export interface Orders {
  readonly updated: Uint32Array;
  readonly name: Uint32Array;
}

export interface Segment extends StoredColumns {
  readonly documents: number;
  live: number;
  /** Documents that were removed or replaced. */
  readonly deleted: Bitset;
  /** Documents by ascending key. */
  readonly byKey: Uint32Array;
  /** Documents in the other orders of lists. */
  readonly orders: Orders;
  readonly postings: Postings;
  readonly names: NameIndex;
  /** Deletions that happened while the segment was being merged; undefined when it is not. */
  lateDeletes: number[] | undefined;
  /** Empty bitsets for queries to take (scratch-sets.ts). */
  readonly spare: Bitset[];
}

/** A document of the index. */
export interface Place {
  segment: Segment;
  document: number;
}

export function isDeleted(segment: Segment, document: number): boolean {
  return hasBit(segment.deleted, document);
}

/** The deleted documents, when there are any. */
export function deletedIn(segment: Segment): Bitset | undefined {
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

export function deleteDocument(segment: Segment, document: number): void {
  setBit(segment.deleted, document);
  segment.live -= 1;
  segment.lateDeletes?.push(document);
}

/** A document's name and what decides between equal ones. */
type Named = Pick<Segment, 'ids' | 'idStarts' | 'names' | 'times'>;

/** Order of names between documents of two segments, by the letters of their skeletons; negative when `a` comes first. */
export function compareNames({ names: a }: Named, i: number, { names: b }: Named, j: number): number {
  const one = entryOf(a, i);
  const other = entryOf(b, j);
  if (one < 0 || other < 0) return one < 0 ? (other < 0 ? 0 : -1) : 1;
  return compareForwards(a.text, a.starts[one]!, a.starts[one + 1]!, b.text, b.starts[other]!, b.starts[other + 1]!);
}

/** Order of the catalog between documents of two segments: newest first, then by name, then by slug; negative when `a` comes first. */
export function compareDocuments(a: Named, i: number, b: Named, j: number): number {
  const difference = b.times[j]! - a.times[i]! || compareNames(a, i, b, j);
  if (difference !== 0) return difference;
  return a.ids.compare(b.ids, b.idStarts[j], b.idStarts[j + 1], a.idStarts[i], a.idStarts[i + 1]);
}
