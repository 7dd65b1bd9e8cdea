/** The sliding window of a rate limit. */
import type { Limit } from './limits.ts';

/**
 * Points taken, oldest first: pairs of an end (milliseconds) and a number of points, in a flat
 * list. Points within one of SLICES share a pair that ends with the last of them, so a window never
 * holds more than the quota, a list has at most 17 pairs, and points return at most a slice late.
 */
export type Runs = number[];

export const SLICES = 16;

export interface Taken {
  allowed: boolean;
  limit: Limit;
  quota: number;
  remaining: number;
  /** Seconds until the quota is whole; after a refusal, until enough points are back. */
  reset: number;
  /** Whole seconds, at least 1 after a refusal; otherwise 0. */
  retryAfter: number;
}

export function countPoints(runs: Runs): number {
  let points = 0;
  for (let at = 1; at < runs.length; at += 2) points += runs[at] ?? 0;
  return points;
}

/** Removes runs that no longer count. Times are in milliseconds. */
export function dropEnded(runs: Runs, now: number, window: number): void {
  const last = runs.at(-2) ?? now;
  // An end beyond one window means that the clock went back: lock a client out for at most one.
  if (last > now + window) runs.splice(0, runs.length, now + window, countPoints(runs));
  let ended = 0;
  while (ended < runs.length && (runs[ended] ?? 0) <= now) ended += 2;
  if (ended === runs.length) runs.length = 0;
  else if (ended > 0) runs.splice(0, ended);
}

/** Adds points taken at `now`. Times are in milliseconds. */
export function addPoints(runs: Runs, now: number, window: number, points: number): void {
  const at = runs.length - 2;
  const slice = window / SLICES;
  if (at >= 0 && Math.floor(((runs[at] ?? 0) - window) / slice) === Math.floor(now / slice)) {
    runs[at] = now + window;
    runs[at + 1] = (runs[at + 1] ?? 0) + points;
  } else {
    runs.push(now + window, points);
  }
}

/** Removes the newest points first, at most all. */
export function removePoints(runs: Runs, points: number): void {
  let rest = points;
  while (rest > 0 && runs.length > 0) {
    const newest = runs.at(-1) ?? 0;
    if (newest > rest) {
      runs[runs.length - 1] = newest - rest;
      return;
    }
    rest -= newest;
    runs.length -= 2;
  }
}

/** Describes the budget after a take. */
export function describeTaken(
  limit: Limit,
  quota: number,
  runs: Runs,
  now: number,
  allowed: boolean,
  points: number,
): Taken {
  const remaining = Math.max(0, quota - countPoints(runs));
  const missing = (allowed ? 1 : Math.max(1, points)) - remaining;
  let end = now;
  let returned = 0;
  for (let at = 0; at < runs.length; at += 2) {
    end = runs[at] ?? end;
    returned += runs[at + 1] ?? 0;
    if (missing > 0 && returned >= missing) break;
  }
  const reset = Math.ceil((end - now) / 1000);
  return { allowed, limit, quota, remaining, reset, retryAfter: allowed ? 0 : Math.max(1, reset) };
}
