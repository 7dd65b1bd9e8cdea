/** Synchronizes the counts of this server with Redis in the background, many budgets at once. */
import { after, type Clock } from '#time/clock.ts';
import { createBudgets } from './budgets.ts';
import type { LimitName } from './limits.ts';
import type { MemoryStore } from './memory-store.ts';
import type { RedisStore } from './redis-store.ts';
import type { Owed } from './redis-window.ts';

/** Milliseconds between synchronizations: until then a server misses the counts of others. */
const SETTLE_MS = 500;
/** Most budgets that wait. In a flood this server alone counts the rest. */
const MOST_OWED = 20_000;
/** Budgets in one script, which blocks Redis while it runs. */
const TOLD_TOGETHER = 256;

export interface Settlement {
  /** Records points that this server has counted already; negative for returned ones. */
  owe(name: LimitName, key: string, points: number): void;
  close(): void;
}

type Debt = Owed & { points: number };

/**
 * Each synchronization also merges the counts of all servers into `memory`. While Redis is away
 * nothing is kept for later: each server has counted its own.
 */
export function createSettlement(redis: RedisStore, memory: MemoryStore, clock: Clock): Settlement {
  const owed = createBudgets<Debt>();
  let stopWaiting: (() => void) | undefined;

  async function settleSome(some: readonly Debt[]): Promise<void> {
    const replies = await redis.settle(some);
    for (const [at, runs] of (replies ?? []).entries()) {
      const { name, key } = some[at] ?? {};
      if (name !== undefined && key !== undefined) memory.adopt(name, key, runs, owed.get(name, key)?.points ?? 0);
    }
  }
  function settle(): void {
    stopWaiting = undefined;
    const all = Array.from(owed, ([, , debt]) => debt).filter(({ points }) => points !== 0);
    owed.clear();
    // These promises never reject.
    for (let at = 0; at < all.length; at += TOLD_TOGETHER) void settleSome(all.slice(at, at + TOLD_TOGETHER));
  }

  return {
    owe(name, key, points) {
      const known = owed.get(name, key);
      if (known !== undefined) known.points += points;
      else if (owed.size < MOST_OWED) owed.add(name, key, { name, key, points });
      stopWaiting ??= after(clock, SETTLE_MS, settle);
    },
    close: () => stopWaiting?.(),
  };
}
