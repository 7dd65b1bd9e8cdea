/** A segment of the response cache: entries in order of insertion, and their eviction. */
import type { CacheEntry } from './cached-response.ts';

/** How many used entries may be skipped before the next is evicted anyway. */
const MOST_SPARED = 16;

export type Entry = CacheEntry<Segment>;

export interface Segment {
  readonly entries: Map<string, Entry>;
  bytes: number;
}

export function createSegment(): Segment {
  return { entries: new Map(), bytes: 0 };
}

/** Moves an entry to the end of a segment, out of its previous one. */
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

/** Removes an entry from its segment, if any. */
export function evict(entry: Entry): void {
  if (entry.segment === undefined) return;
  entry.segment.entries.delete(entry.key);
  entry.segment.bytes -= entry.bytes;
  detach(entry);
}

/** Evicts the oldest entry that was not used since it was last considered (second chance). */
export function evictOldest(segment: Segment): void {
  let spared = 0;
  for (const [key, oldest] of segment.entries) {
    segment.entries.delete(key);
    if (!oldest.used || spared >= MOST_SPARED) {
      segment.bytes -= oldest.bytes;
      detach(oldest);
      return;
    }
    oldest.used = false;
    spared += 1;
    segment.entries.set(key, oldest);
  }
}

export function clearSegment(segment: Segment): void {
  for (const entry of segment.entries.values()) detach(entry);
  segment.entries.clear();
  segment.bytes = 0;
}

function detach(entry: Entry): void {
  entry.segment = undefined;
  entry.drop?.();
  entry.drop = undefined;
}
