/** Marks answers from the cache while the database is unavailable. */
import type { LiveCatalog } from '#catalog/tools/serving/live-catalog.ts';

/**
 * Cache-Status (RFC 9211) while the database is unavailable: a negative `ttl` is the age of the
 * last contact in seconds. Undefined otherwise.
 */
export function staleMark(live: Pick<LiveCatalog, 'staleSeconds'>): string | undefined {
  const seconds = live.staleSeconds();
  return seconds === 0 ? undefined : `catalog; hit; ttl=-${seconds}`;
}
