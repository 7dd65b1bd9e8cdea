/** Settles points behind the answers that took them: told to Redis a moment later, for many answers at once. */
import type { LimitName } from './limits.ts';
import type { MemoryStore } from './memory-store.ts';
import type { RedisStore } from './redis-store.ts';
import type { Owed } from './redis-window.ts';

/** How long points wait to be told; so long, too, a server does not know what others have counted. */
const SETTLE_MS = 500;
/** Budgets that wait to be told. What a flood adds beyond them is counted by this server alone. */
const MOST_OWED = 20_000;
/** Budgets that are told in one question: a script holds Redis up as long as it runs. */
const TOLD_TOGETHER = 256;

export interface Settlement {
  /** Points that this server has counted already, negative when they were put back. */
  owe(name: LimitName, key: string, points: number): void;
  close(): void;
}

type Debt = Owed & { points: number };

/**
 * Each settlement brings back what all servers together have counted, which `memory` takes over where it is more. While
 * Redis is away nothing is kept for later: each server has counted its own.
 */
export function createSettlement(redis: RedisStore, memory: MemoryStore): Settlement {
  /** By limit and key: a name put together of both would be hashed anew for every answer. */
  const owed = new Map<LimitName, Map<string, Debt>>();
  let count = 0;
  let timer: NodeJS.Timeout | undefined;

  async function settleSome(some: readonly Debt[]): Promise<void> {
    const replies = await redis.settle(some);
    for (const [at, runs] of (replies ?? []).entries()) {
      const { name, key } = some[at] ?? {};
      if (name !== undefined && key !== undefined) memory.adopt(name, key, runs, owed.get(name)?.get(key)?.points ?? 0);
    }
  }
  function settle(): void {
    timer = undefined;
    const all = [...owed.values()].flatMap((debts) => [...debts.values()]).filter(({ points }) => points !== 0);
    owed.clear();
    count = 0;
    // None of them ever fails.
    for (let at = 0; at < all.length; at += TOLD_TOGETHER) void settleSome(all.slice(at, at + TOLD_TOGETHER));
  }
  function debtsOf(name: LimitName): Map<string, Debt> {
    let debts = owed.get(name);
    if (debts === undefined) owed.set(name, (debts = new Map<string, Debt>()));
    return debts;
  }

  return {
    owe(name, key, points) {
      const debts = debtsOf(name);
      const known = debts.get(key);
      if (known !== undefined) known.points += points;
      else if (count < MOST_OWED) {
        debts.set(key, { name, key, points });
        count += 1;
      }
      timer ??= setTimeout(settle, SETTLE_MS).unref();
    },
    close: () => clearTimeout(timer),
  };
}
