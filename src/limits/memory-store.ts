/** Counts points in this process: synchronous, on a monotonic clock, in bounded memory. */
import { LIMITS, type Limit, type LimitName, type Quotas } from './limits.ts';
import { addPoints, countPoints, describeTaken, dropEnded, removePoints, type Runs, type Taken } from './window.ts';

export const MOST_KEYS = 100_000;

/** How many buckets a new key looks at to find one that may go. */
const LOOKED_AT = 16;

export interface MemoryStore {
  take(name: LimitName, key: string, points: number): Taken;
  peek(name: LimitName, key: string): Taken;
  give(name: LimitName, key: string, points: number): void;
  reset(name: LimitName, key: string): void;
  readonly size: number;
}

interface Bucket {
  readonly quota: number;
  readonly runs: Runs;
}

/** `clock` gives milliseconds and never goes back; should it, nobody is locked out for longer than a window. */
export function createMemoryStore(quotas: Quotas, clock: () => number, mostKeys = MOST_KEYS): MemoryStore {
  const buckets = new Map<string, Bucket>();
  let hand = buckets.entries();

  /**
   * Moves a hand around all buckets: those with nothing in them go, and when there are too many, so does the least
   * used one in sight. A flood of new keys therefore pushes out its own kind and no bucket that holds someone back.
   */
  function makeRoom(now: number): void {
    let leastUsed: string | undefined;
    let leastShare = Infinity;
    for (let looked = 0; looked < LOOKED_AT; looked += 1) {
      let next = hand.next();
      if (next.done === true) {
        hand = buckets.entries();
        next = hand.next();
        if (next.done === true) return;
      }
      const [id, bucket] = next.value;
      if ((bucket.runs.at(-2) ?? 0) <= now) {
        buckets.delete(id);
        continue;
      }
      const share = countPoints(bucket.runs) / bucket.quota;
      if (share < leastShare) [leastUsed, leastShare] = [id, share];
    }
    if (buckets.size >= mostKeys && leastUsed !== undefined) buckets.delete(leastUsed);
  }

  function takePoints(name: LimitName, key: string, points: number): Taken {
    const limit: Limit = LIMITS[name];
    const quota = quotas[name];
    const window = limit.window * 1000;
    const now = Math.floor(clock());
    const id = idOf(name, key);
    const bucket = buckets.get(id);
    const runs = bucket?.runs ?? [];
    dropEnded(runs, now, window);
    const allowed = countPoints(runs) + Math.max(1, points) <= quota;
    if (allowed && points > 0) {
      addPoints(runs, now, window, points);
      if (bucket === undefined) {
        makeRoom(now);
        buckets.set(id, { quota, runs });
      }
    }
    return describeTaken(limit, quota, runs, now, allowed, points);
  }

  return {
    take: takePoints,
    peek: (name, key) => takePoints(name, key, 0),
    give(name, key, points) {
      const id = idOf(name, key);
      const runs = buckets.get(id)?.runs;
      if (runs === undefined) return;
      dropEnded(runs, Math.floor(clock()), LIMITS[name].window * 1000);
      removePoints(runs, points);
      if (runs.length === 0) buckets.delete(id);
    },
    reset(name, key) {
      buckets.delete(idOf(name, key));
    },
    get size() {
      return buckets.size;
    },
  };
}

function idOf(name: LimitName, key: string): string {
  return `${name} ${key}`;
}
