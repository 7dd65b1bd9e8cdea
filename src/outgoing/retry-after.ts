/** The Retry-After header. */

/** Milliseconds of a header in seconds or as a date (RFC 9110, 10.2.3); 0 without one. */
export function retryAfterOf(header: string | undefined, now: number): number {
  if (header === undefined) return 0;
  const pause = /^\d{1,9}$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(pause) ? Math.max(0, pause) : 0;
}
