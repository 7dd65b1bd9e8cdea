/** The response cache of the read API: bytes, compressed bytes and tag; bounded by bytes, dropped when the catalog changes. */
import { crc32 } from 'node:zlib';
import { clearSegment, createSegment, evict, evictOldest, moveEntry, type Entry } from './cache-segment.ts';
import { CacheEntry, type CachedResponse, type CacheableResponse } from './cached-response.ts';

/** Largest share of the cache for one response. */
const LARGEST_PART = 8;
/** Share of a full cache for responses requested once; the rest is for those requested again. */
const NEW_SHARE = 0.25;
/** Slots for keys of responses that were sent once. */
const MARKS = 1 << 16;

export interface ResponseCache {
  get(key: string, revision: number): CachedResponse | undefined;
  set(key: string, revision: number, answer: CacheableResponse): CachedResponse;
  readonly bytes: number;
  readonly size: number;
}

/** Notes keys that were asked for: true of one that was noted before, as far as a table of `MARKS` remembers. */
function createDoorkeeper(): (key: string) => boolean {
  /** The checksum of a key, at a place that follows from it; a later one takes the place. */
  const given = new Int32Array(MARKS);
  return (key) => {
    const mark = crc32(key) | 0;
    const place = mark & (MARKS - 1);
    const isKnown = given[place] === mark;
    given[place] = mark;
    return isKnown;
  };
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
  const fresh = createSegment();
  const proven = createSegment();
  const wasGiven = admitOnSecondHit === undefined ? undefined : createDoorkeeper();
  let revision = -1;

  function follow(current: number): void {
    if (current <= revision) return;
    clearSegment(fresh);
    clearSegment(proven);
    revision = current;
  }

  function makeRoom(): void {
    while (fresh.bytes + proven.bytes > maxBytes)
      evictOldest(fresh.bytes > maxBytes * NEW_SHARE || proven.entries.size === 0 ? fresh : proven);
  }

  return {
    get(key, current) {
      follow(current);
      const entry = proven.entries.get(key) ?? fresh.entries.get(key);
      if (entry === undefined) return undefined;
      if (entry.segment === fresh) {
        moveEntry(entry, proven);
        makeRoom();
      } else entry.used = true;
      return entry;
    },
    set(key, current, answer) {
      follow(current);
      const entry: Entry = new CacheEntry(key, answer);
      const old = current === revision ? (proven.entries.get(key) ?? fresh.entries.get(key)) : undefined;
      if (old !== undefined) evict(old);
      // A response of an older revision, made while a newer one arrived, is sent once and not cached.
      if (current !== revision || entry.bytes * LARGEST_PART > maxBytes) return entry;
      const isGuarded = admitOnSecondHit?.(key, entry.isShort) === true;
      if (isGuarded && wasGiven?.(key) !== true) return entry;
      moveEntry(entry, isGuarded ? proven : fresh);
      makeRoom();
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
