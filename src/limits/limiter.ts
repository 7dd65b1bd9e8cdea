/** The limiter: takes points from the budget of a caller, in this process or in Redis, and reports what is left. */
import type { Limit, LimitName, Quotas } from './limits.ts';
import { createMemoryStore, type MemoryStore } from './memory-store.ts';
import { openRedisStore, type LimitLog, type RedisStore } from './redis-store.ts';
import type { Taken } from './window.ts';

export type { Taken } from './window.ts';

/** In memory every answer is there at once; only with Redis it is a promise. None of them ever fails. */
export interface Limiter {
  /** Takes points (a whole number from 1) if the budget has them; takes none otherwise. */
  take(name: LimitName, key: string, points?: number): Taken | Promise<Taken>;
  /** What taking one point would say, without taking it. */
  peek(name: LimitName, key: string): Taken | Promise<Taken>;
  /** Puts points back that were taken a moment ago. */
  give(name: LimitName, key: string, points: number): void | Promise<void>;
  /** Makes the budget whole again. */
  reset(name: LimitName, key: string): void | Promise<void>;
  close(): void;
}

interface LimiterOptions {
  quotas: Quotas;
  redisUrl?: string | undefined;
  log?: LimitLog | undefined;
  /** Milliseconds of a clock that never goes back. */
  clock?: () => number;
  /** The longest wait for an answer of Redis, in milliseconds; 50 unless told. */
  callTimeout?: number | undefined;
}

/** Opens the limiter. A Redis that cannot be reached is no reason to fail: it is used from when it answers. */
export async function openLimiter(options: LimiterOptions): Promise<Limiter> {
  const { quotas, redisUrl, log, clock = () => performance.now(), callTimeout } = options;
  const memory = createMemoryStore(quotas, clock);
  if (redisUrl === undefined) return createMemoryLimiter(memory);
  return createSharedLimiter(await openRedisStore(redisUrl, quotas, log, callTimeout), memory);
}

function createMemoryLimiter(memory: MemoryStore): Limiter {
  return {
    take: (name, key, points = 1) => memory.take(name, key, points),
    peek: (name, key) => memory.peek(name, key),
    give: (name, key, points) => memory.give(name, key, points),
    reset: (name, key) => memory.reset(name, key),
    close: () => undefined,
  };
}

/** What Redis grants is noted in memory, too, so that the budgets do not start anew when it is lost. */
function createSharedLimiter(redis: RedisStore, memory: MemoryStore): Limiter {
  return {
    async take(name, key, points = 1) {
      const taken = await redis.take(name, key, points);
      if (taken?.allowed === false) return taken;
      const own = memory.take(name, key, points);
      return taken ?? own;
    },
    async peek(name, key) {
      return (await redis.take(name, key, 0)) ?? memory.peek(name, key);
    },
    async give(name, key, points) {
      memory.give(name, key, points);
      await redis.give(name, key, points);
    },
    async reset(name, key) {
      memory.reset(name, key);
      await redis.reset(name, key);
    },
    close: () => redis.close(),
  };
}

/** RateLimit-Policy and RateLimit (draft-ietf-httpapi-ratelimit-headers-10), the policies in the given order. */
export function rateLimitHeaders(taken: readonly Taken[]): { 'ratelimit-policy': string; ratelimit: string } {
  let policies = '';
  let states = '';
  for (const { limit, quota, remaining, reset } of taken) {
    const separator = policies === '' ? '' : ', ';
    policies += `${separator}${policyText(limit, quota)}`;
    states += `${separator}"${limit.policy}";r=${remaining};t=${reset}`;
  }
  return { 'ratelimit-policy': policies, ratelimit: states };
}

const policyTexts = new Map<Limit, { quota: number; text: string }>();

/** A process has one quota for each limit, tests have several: the last one's text is kept. */
function policyText(limit: Limit, quota: number): string {
  let known = policyTexts.get(limit);
  if (known?.quota !== quota) {
    known = { quota, text: `"${limit.policy}";q=${quota};w=${limit.window}` };
    policyTexts.set(limit, known);
  }
  return known.text;
}
