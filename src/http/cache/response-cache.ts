/** The response cache of the read API: bytes, compressed bytes and tag; bounded by bytes, dropped when the catalog changes. */
import { crc32 } from 'node:zlib';
import { CacheEntry, type CachedResponse, type CacheableResponse } from './cached-response.ts';

/** Largest share of the cache for one response. */
const LARGEST_PART = 8;
/** Share of a full cache for responses requested once; the rest is for those requested again. */
const NEW_SHARE = 0.25;
/** Slots for keys of responses that were sent once. */
const MARKS = 1 << 16;
/** How many entries in use a new one may skip before it evicts the next anyway. */
const MOST_SPARED = 16;

export interface ResponseCache {
  get(key: string, revision: number): CachedResponse | undefined;
  set(key: string, revision: number, answer: CacheableResponse): CachedResponse;
  readonly bytes: number;
  readonly size: number;
}

type Entry = CacheEntry<Segment>;

interface Segment {
  readonly entries: Map<string, Entry>;
  bytes: number;
}

/**
 * A segmented cache (Karedla, Love, Wherry, 1994): new answers pass through one segment and move to the other when
 * they are asked for again. Either takes what room there is; when there is none, new answers give way to new ones as
 * long as they fill more than their share, so that a flood of different questions pushes out other new answers only.
 * In each segment the oldest leaves first, unless it was used since it was last looked at (second chance): a hit then
 * costs one flag and no reordering. A new revision empties both.
 *
 * An answer that `admitOnSecondHit` is true of is kept only when its key was asked for before (the doorkeeper of TinyLFU;
 * Einziger, Friedman, Manes, 2017): most searches are asked once, and their answers would fill the memory with what nobody
 * asks for again.
 */
export function createResponseCache(
  maxBytes: number,
  { admitOnSecondHit }: { admitOnSecondHit?: (key: string, isShort: boolean) => boolean } = {},
): ResponseCache {
  const fresh: Segment = { entries: new Map(), bytes: 0 };
  const proven: Segment = { entries: new Map(), bytes: 0 };
  /** The checksum of a key, at a place that follows from it; a later one takes the place. */
  const given = new Int32Array(admitOnSecondHit === undefined ? 0 : MARKS);
  let revision = -1;

  function wasGiven(key: string): boolean {
    const mark = crc32(key) | 0;
    const place = mark & (MARKS - 1);
    const isKnown = given[place] === mark;
    given[place] = mark;
    return isKnown;
  }

  function follow(current: number): void {
    if (current <= revision) return;
    for (const segment of [fresh, proven]) {
      for (const entry of segment.entries.values()) leave(entry);
      segment.entries.clear();
      segment.bytes = 0;
    }
    revision = current;
  }

  function leave(entry: Entry): void {
    entry.segment = undefined;
    entry.drop?.();
    entry.drop = undefined;
  }

  function move(entry: Entry, segment: Segment): void {
    if (entry.segment !== undefined) {
      entry.segment.entries.delete(entry.key);
      entry.segment.bytes -= entry.bytes;
    }
    entry.segment = segment;
    entry.used = false;
    segment.entries.set(entry.key, entry);
    segment.bytes += entry.bytes;
    makeRoom();
  }

  function makeRoom(): void {
    while (fresh.bytes + proven.bytes > maxBytes) {
      dropOldest(fresh.bytes > maxBytes * NEW_SHARE || proven.entries.size === 0 ? fresh : proven);
    }
  }

  function dropOldest(segment: Segment): void {
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

  return {
    get(key, current) {
      follow(current);
      const entry = proven.entries.get(key) ?? fresh.entries.get(key);
      if (entry === undefined) return undefined;
      if (entry.segment === fresh) move(entry, proven);
      else entry.used = true;
      return entry;
    },
    set(key, current, answer) {
      follow(current);
      const entry: Entry = new CacheEntry(key, answer);
      const old = current === revision ? (proven.entries.get(key) ?? fresh.entries.get(key)) : undefined;
      if (old?.segment !== undefined) {
        old.segment.entries.delete(key);
        old.segment.bytes -= old.bytes;
        leave(old);
      }
      // A response of an older revision, made while a newer one arrived, is sent once and not cached.
      if (current !== revision || entry.bytes * LARGEST_PART > maxBytes) return entry;
      if (admitOnSecondHit?.(key, entry.isShort) !== true) move(entry, fresh);
      else if (wasGiven(key)) move(entry, proven);
      return entry;
    },
    get bytes() {
      return fresh.bytes + proven.bytes;
    },
    get size() {
      return fresh.entries.size + proven.entries.size;
    },
  };
}
