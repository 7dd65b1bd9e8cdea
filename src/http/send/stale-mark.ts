/** Says of answers from memory that the database behind them is silent. */
import type { LiveCatalog } from '#catalog/tools/serving/live-catalog.ts';

/**
 * The value of Cache-Status (RFC 9211) while the database does not answer: a negative `ttl` tells for how many seconds
 * nobody has known whether the answer is still right. Undefined while it does.
 */
export function staleMark(live: Pick<LiveCatalog, 'staleSeconds'>): string | undefined {
  const seconds = live.staleSeconds();
  return seconds === 0 ? undefined : `catalog; hit; ttl=-${seconds}`;
}
