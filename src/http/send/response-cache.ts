/** The response cache: bounded by bytes, emptied when the catalog changes. */
import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { CachedResponse, type CacheableResponse } from './cached-response.ts';

/** Largest response, as a part of the cache. */
const LARGEST_PART = 8;
/** Longer responses are long in the sense of `admitOnSecondHit`. */
const SHORT_BYTES = 4_096;
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
 * Evicts the least recently used. A full cache takes an answer on its second request (the
 * doorkeeper of TinyLFU; Einziger, Friedman, Manes, 2017), so a flood of different requests evicts
 * nothing; with `admitOnSecondHit` so does one that is not full: most searches are made once and
 * would fill the memory. A new revision empties it.
 */
export function createResponseCache(
  maxBytes: number,
  { admitOnSecondHit = () => false }: { admitOnSecondHit?: (key: string, isShort: boolean) => boolean } = {},
): ResponseCache {
  // The library refuses a size of 0.
  const maxEntrySize = Math.max(1, Math.floor(maxBytes / LARGEST_PART));
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: Math.max(1, maxBytes),
    maxEntrySize,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const wasGiven = createDoorkeeper();
  let revision = -1;

  function follow(current: number): void {
    if (current <= revision) return;
    cache.clear();
    revision = current;
  }

  /** Counts an entry anew, if it is still cached. */
  function recount(key: string, entry: CachedResponse): void {
    if (cache.peek(key) !== entry) return;
    cache.delete(key);
    cache.set(key, entry);
  }

  return {
    get(key, current) {
      follow(current);
      return cache.get(key);
    },
    set(key, current, answer) {
      follow(current);
      const entry = new CachedResponse(answer);
      // A response of an older revision, made while a newer one arrived, is not cached.
      if (current !== revision) return entry;
      cache.delete(key);
      const { bytes } = entry;
      const isGuarded =
        cache.calculatedSize + bytes > maxBytes || admitOnSecondHit(key, entry.body.length <= SHORT_BYTES);
      if (bytes > maxEntrySize || (isGuarded && !wasGiven(key))) return entry;
      entry.onGrowth = () => recount(key, entry);
      cache.set(key, entry);
      return entry;
    },
    get bytes() {
      return cache.calculatedSize;
    },
    get size() {
      return cache.size;
    },
  };
}
