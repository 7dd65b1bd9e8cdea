/** Synchronizes the counts of this server with Redis in the background, many budgets at once. */
import { after, type Clock } from '#time/clock.ts';
import { createBudgets } from './budgets.ts';
import type { LimitName } from './limits.ts';
import type { MemoryStore } from './memory-store.ts';
import type { RedisStore } from './redis-store.ts';
import type { PointChange } from './redis-window.ts';

/** Milliseconds between synchronizations: until then a server misses the counts of others. */
const SYNC_MS = 500;
/** Most budgets that wait. In a flood this server alone counts the rest. */
const MOST_PENDING = 20_000;
/** Budgets in one script, which blocks Redis while it runs. */
const BATCH = 256;

export interface RedisSync {
  /** Records points that this server has counted already; negative for returned ones. */
  add(name: LimitName, key: string, points: number): void;
  close(): void;
}

type PendingPoints = PointChange & { points: number };

/** Also merges the counts of all servers into `memory`. Without Redis nothing is kept for later. */
export function createRedisSync(redis: RedisStore, memory: MemoryStore, clock: Clock): RedisSync {
  const pending = createBudgets<PendingPoints>();
  let stopWaiting: (() => void) | undefined;

  async function syncBatch(batch: readonly PendingPoints[]): Promise<void> {
    const replies = await redis.settle(batch);
    for (const [at, runs] of (replies ?? []).entries()) {
      const { name, key } = batch[at] ?? {};
      if (name !== undefined && key !== undefined) memory.merge(name, key, runs, pending.get(name, key)?.points ?? 0);
    }
  }
  function settle(): void {
    stopWaiting = undefined;
    const all = Array.from(pending, ([, , points]) => points).filter(({ points }) => points !== 0);
    pending.clear();
    // These promises never reject.
    for (let at = 0; at < all.length; at += BATCH) void syncBatch(all.slice(at, at + BATCH));
  }

  return {
    add(name, key, points) {
      const known = pending.get(name, key);
      if (known !== undefined) known.points += points;
      else if (pending.size < MOST_PENDING) pending.add(name, key, { name, key, points });
      stopWaiting ??= after(clock, SYNC_MS, settle);
    },
    close: () => stopWaiting?.(),
  };
}
