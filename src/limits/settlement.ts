/** Settles points behind the answers that took them: told to Redis a moment later, for many answers at once. */
import type { LimitName } from './limits.ts';
import type { MemoryStore } from './memory-store.ts';
import type { RedisStore } from './redis-store.ts';

/** How long points wait to be told; so long, too, a server does not know what others have counted. */
const SETTLE_MS = 500;
/** Budgets that wait to be told. What a flood adds beyond them is counted by this server alone. */
const MOST_OWED = 20_000;

export interface Settlement {
  /** Points that this server has counted already, negative when they were put back. */
  owe(name: LimitName, key: string, points: number): void;
  close(): void;
}

interface Owed {
  readonly name: LimitName;
  readonly key: string;
  points: number;
}

/**
 * Each settlement brings back what all servers together have counted, which `memory` takes over where it is more. While
 * Redis is away nothing is kept for later: each server has counted its own.
 */
export function createSettlement(redis: RedisStore, memory: MemoryStore): Settlement {
  const owed = new Map<string, Owed>();
  let timer: NodeJS.Timeout | undefined;

  async function settleOne(id: string, { name, key, points }: Owed): Promise<void> {
    const runs = await redis.settle(name, key, points);
    if (runs !== undefined) memory.adopt(name, key, runs, owed.get(id)?.points ?? 0);
  }
  function settle(): void {
    timer = undefined;
    const all = [...owed];
    owed.clear();
    // None of them ever fails.
    for (const [id, each] of all) if (each.points !== 0) void settleOne(id, each);
  }

  return {
    owe(name, key, points) {
      const id = `${name} ${key}`;
      const known = owed.get(id);
      if (known !== undefined) known.points += points;
      else if (owed.size < MOST_OWED) owed.set(id, { name, key, points });
      timer ??= setTimeout(settle, SETTLE_MS).unref();
    },
    close: () => clearTimeout(timer),
  };
}
