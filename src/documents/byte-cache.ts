/** A bounded LRU cache of bytes that are expensive to make; makes one at a time. */
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
  const cached = new Map<string, Buffer>();
  const underway = new Map<string, Promise<Buffer>>();
  let size = 0;
  let last: Promise<unknown> = Promise.resolve();

  function keep(key: string, bytes: Buffer): void {
    cached.set(key, bytes);
    size += bytes.length;
    for (const [oldest, first] of cached) {
      if (size <= maxBytes) break;
      cached.delete(oldest);
      size -= first.length;
    }
  }

  return {
    has: (key) => cached.has(key) || underway.has(key),
    get(key, make) {
      const found = cached.get(key);
      if (found !== undefined) {
        cached.delete(key);
        cached.set(key, found);
        return Promise.resolve(found);
      }
      const started = underway.get(key);
      if (started !== undefined) return started;
      if (underway.size >= LONGEST_QUEUE)
        return Promise.reject(new CatalogError('overloaded', { retryAfter: RETRY_SECONDS }));
      // One at a time, so that a crowd cannot use up the processor.
      const making = last.then(make).then((bytes) => {
        keep(key, bytes);
        return bytes;
      });
      underway.set(key, making);
      const settle = (): void => void underway.delete(key);
      last = making.then(settle, settle);
      return making;
    },
  };
}
