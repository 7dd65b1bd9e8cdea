/** A segment of the response cache: its entries in the order of their coming, and what evicts them. */
import type { CacheEntry } from './cached-response.ts';

/** How many entries in use a new one may skip before it evicts the next anyway. */
const MOST_SPARED = 16;

export type Entry = CacheEntry<Segment>;

export interface Segment {
  readonly entries: Map<string, Entry>;
  bytes: number;
}

/** An empty segment. */
export function createSegment(): Segment {
  return { entries: new Map(), bytes: 0 };
}

/** Puts an entry behind all others of a segment, out of the one that it was in. */
export function moveEntry(entry: Entry, segment: Segment): void {
  if (entry.segment !== undefined) {
    entry.segment.entries.delete(entry.key);
    entry.segment.bytes -= entry.bytes;
  }
  entry.segment = segment;
  entry.used = false;
  segment.entries.set(entry.key, entry);
  segment.bytes += entry.bytes;
}

/** Evicts an entry from the segment that it is in, if it is in one. */
export function evict(entry: Entry): void {
  if (entry.segment === undefined) return;
  entry.segment.entries.delete(entry.key);
  entry.segment.bytes -= entry.bytes;
  leave(entry);
}

/** Evicts the oldest entry, unless it was used since it was last looked at (second chance). */
export function evictOldest(segment: Segment): void {
  let spared = 0;
  for (const [key, oldest] of segment.entries) {
    segment.entries.delete(key);
    if (!oldest.used || spared >= MOST_SPARED) {
      segment.bytes -= oldest.bytes;
      leave(oldest);
      return;
    }
    oldest.used = false;
    spared += 1;
    segment.entries.set(key, oldest);
  }
}

/** Evicts all entries. */
export function clearSegment(segment: Segment): void {
  for (const entry of segment.entries.values()) leave(entry);
  segment.entries.clear();
  segment.bytes = 0;
}

function leave(entry: Entry): void {
  entry.segment = undefined;
  entry.drop?.();
  entry.drop = undefined;
}
