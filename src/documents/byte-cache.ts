/** A bounded LRU cache of bytes that are expensive to make; makes one at a time. */
import { LRUCache } from 'lru-cache';
import { CatalogError } from '#catalog/errors.ts';

/** Most entries being made or waiting. */
const LONGEST_QUEUE = 40;
const RETRY_SECONDS = 5;

export interface ByteCache {
  has(key: string): boolean;
  /** The key must identify the content. Throws `overloaded` if too many are waiting. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

/** Holds at most `maxBytes`; evicts the least recently used entries. */
export function createByteCache(maxBytes: number): ByteCache {
  const cached = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  const underway = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  return {
    has: (key) => cached.has(key) || underway.has(key),
    get(key, make) {
      const found = cached.get(key);
      if (found !== undefined) return Promise.resolve(found);
      const started = underway.get(key);
      if (started !== undefined) return started;
      if (underway.size >= LONGEST_QUEUE)
        return Promise.reject(new CatalogError('overloaded', { retryAfter: RETRY_SECONDS }));
      // One at a time, so that a crowd cannot use up the processor.
      const making = last.then(make).then((bytes) => {
        cached.set(key, bytes);
        return bytes;
      });
      underway.set(key, making);
      const settle = (): void => void underway.delete(key);
      last = making.then(settle, settle);
      return making;
    },
  };
}
