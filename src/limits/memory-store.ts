/** Counts points in this process: synchronous, with a monotonic clock and bounded memory. */
import { createBudgets, type Budgets } from './budgets.ts';
import { LIMITS, type Limit, type LimitName, type Quotas } from './limits.ts';
import { addPoints, countPoints, describeTaken, dropEnded, removePoints, type Runs, type Taken } from './window.ts';

const MOST_KEYS = 100_000;

/** Budgets with this share of their quota in use stay: they limit a client, or soon will. */
const KEPT_SHARE = 0.1;

/** Above this share of the most keys, budgets with little use are evicted. */
const CROWDED = 0.99;

/** Budgets that each new key inspects. */
const LOOKS = { crowded: 64, otherwise: 2 };

export interface MemoryStore {
  take(name: LimitName, key: string, points: number): Taken;
  peek(name: LimitName, key: string): Taken;
  refund(name: LimitName, key: string, points: number): void;
  reset(name: LimitName, key: string): void;
  readonly size: number;
}

interface Bucket {
  readonly quota: number;
  readonly runs: Runs;
}

/**
 * A clock hand over all budgets: evicts empty ones, and when crowded also those with little use. A
 * flood of new keys thus evicts itself, not the budgets that limit a client.
 */
function createSweeper(buckets: Budgets<Bucket>, mostKeys: number): (now: number) => void {
  let hand = buckets[Symbol.iterator]();
  return (now) => {
    const crowd = mostKeys * CROWDED;
    const isCrowded = buckets.size >= crowd;
    let seen: [LimitName, string] | undefined;
    for (let looks = isCrowded ? LOOKS.crowded : LOOKS.otherwise; looks > 0; looks -= 1) {
      let next = hand.next();
      if (next.done === true) {
        hand = buckets[Symbol.iterator]();
        next = hand.next();
        if (next.done === true) return;
      }
      const [name, key, { quota, runs }] = next.value;
      const isEmpty = (runs.at(-2) ?? 0) <= now;
      if (isEmpty || (isCrowded && countPoints(runs) < quota * KEPT_SHARE)) {
        buckets.delete(name, key);
        if (isCrowded && buckets.size < crowd) return;
      } else {
        seen = [name, key];
      }
    }
    if (buckets.size >= mostKeys && seen !== undefined) buckets.delete(...seen);
  };
}

/**
 * `clock` returns monotonic milliseconds; if it ever goes back, a client is locked out for at most
 * one window. `sharers` returns the number of servers among which the quota of a limit is divided now.
 */
export function createMemoryStore(
  quotas: Quotas,
  clock: () => number,
  { mostKeys = MOST_KEYS, sharers = () => 1 }: { mostKeys?: number; sharers?: (name: LimitName) => number } = {},
): MemoryStore {
  const buckets = createBudgets<Bucket>();
  const makeRoom = createSweeper(buckets, mostKeys);

  function takePoints(name: LimitName, key: string, points: number): Taken {
    const limit: Limit = LIMITS[name];
    const quota = Math.ceil(quotas[name] / sharers(name));
    const window = limit.window * 1000;
    const now = Math.floor(clock());
    const bucket = buckets.get(name, key);
    const runs = bucket?.runs ?? [];
    dropEnded(runs, now, window);
    const allowed = countPoints(runs) + Math.max(1, points) <= quota;
    if (allowed && points > 0) {
      addPoints(runs, now, window, points);
      if (bucket === undefined) {
        makeRoom(now);
        // The copy has exact capacity; the pushed list has room for seventeen.
        buckets.add(name, key, { quota, runs: runs.slice() });
      }
    }
    return describeTaken(limit, quota, runs, now, allowed, points);
  }

  return {
    take: takePoints,
    peek: (name, key) => takePoints(name, key, 0),
    refund(name, key, points) {
      const runs = buckets.get(name, key)?.runs;
      if (runs === undefined) return;
      dropEnded(runs, Math.floor(clock()), LIMITS[name].window * 1000);
      removePoints(runs, points);
      if (runs.length === 0) buckets.delete(name, key);
    },
    reset(name, key) {
      buckets.delete(name, key);
    },
    get size() {
      return buckets.size;
    },
  };
}
