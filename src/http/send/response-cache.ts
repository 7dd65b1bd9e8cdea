/** The response cache: bytes, compressed bytes and tag; bounded by bytes, emptied when the catalog changes. */
import { crc32 } from 'node:zlib';
import { clearSegment, createSegment, evict, evictOldest, moveEntry, type Entry } from './cache-segment.ts';
import { CacheEntry, type CachedResponse, type CacheableResponse } from './cached-response.ts';

/** Largest response, as a part of the cache. */
const LARGEST_PART = 8;
/** Share of a full cache for responses requested once; the rest is for those requested again. */
const NEW_SHARE = 0.25;
/** Slots of the doorkeeper. */
const MARKS = 1 << 16;

export interface ResponseCache {
  get(key: string, revision: number): CachedResponse | undefined;
  set(key: string, revision: number, answer: CacheableResponse): CachedResponse;
  readonly bytes: number;
  readonly size: number;
}

/** Returns whether a key was seen before, as far as a table of `MARKS` slots remembers. */
function createDoorkeeper(): (key: string) => boolean {
  /** Checksums of keys, at a slot that follows from each; later ones overwrite. */
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
 * A segmented cache (Karedla, Love, Wherry, 1994): new answers enter one segment and move to the
 * other on their second request. Each takes the free room; in a full cache new answers evict only
 * new ones while these exceed their share, so a flood of different requests evicts nothing popular.
 * Each segment evicts its oldest entry that was not used since it was last considered (second
 * chance): a hit sets one flag and reorders nothing. A new revision empties both. Answers with
 * `admitOnSecondHit` are cached on their second request (the doorkeeper of TinyLFU; Einziger,
 * Friedman, Manes, 2017): most searches are made once and would fill the memory.
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
      // A response of an older revision, made while a newer one arrived, is not cached.
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
