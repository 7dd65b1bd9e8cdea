/** The rate limiter: takes points from budgets in this process or in Redis. */
import { systemClock, type Clock } from '#time/clock.ts';
import { LIMITS, type Limit, type LimitName, type Quotas, type LocalLimitName } from './limits.ts';
import { createMemoryStore, type MemoryStore } from './memory-store.ts';
import type { LimitLog } from './redis-availability.ts';
import { openRedisStore, type RedisStore } from './redis-store.ts';
import type { Taken } from './window.ts';

export type { Taken } from './window.ts';

/** Synchronous without Redis and for local limits; otherwise a promise of Redis. Never throws. */
export interface Limiter {
  /** Takes points (a whole number, at least 1) if the budget has enough; otherwise none. */
  take(name: LocalLimitName, key: string, points?: number): Taken;
  take(name: LimitName, key: string, points?: number): Taken | Promise<Taken>;
  /** Like taking one point, without taking it. */
  peek(name: LocalLimitName, key: string): Taken;
  peek(name: LimitName, key: string): Taken | Promise<Taken>;
  /** Returns points that were taken a moment ago. */
  refund(name: LimitName, key: string, points: number): void | Promise<void>;
  reset(name: LimitName, key: string): void | Promise<void>;
  /** Whether Redis counts now; undefined without Redis. */
  isShared(): boolean | undefined;
  close(): void;
}

interface LimiterOptions {
  quotas: Quotas;
  redisUrl?: string | undefined;
  log?: LimitLog | undefined;
  clock?: Clock;
  /** Longest wait for Redis in milliseconds; by default 50. */
  callTimeout?: number | undefined;
  /** Number of servers: of a limit that each counts alone, it allows its part. By default one. */
  nodes?: (() => number) | undefined;
}

/** A Redis that is down is no error: the limiter uses it as soon as it answers. */
export async function openLimiter(options: LimiterOptions): Promise<Limiter> {
  const { quotas, redisUrl, log, clock = systemClock, callTimeout, nodes = () => 1 } = options;
  const now = (): number => clock.monotonic();
  if (redisUrl === undefined) return createMemoryLimiter(createMemoryStore(quotas, now, { sharers: nodes }));
  const redis = await openRedisStore(redisUrl, quotas, clock, { log, callTimeout });
  const sharers = (name: LimitName): number => (!isLocal(name) && redis.isAvailable() ? 1 : nodes());
  return createSharedLimiter(redis, createMemoryStore(quotas, now, { sharers }));
}

function createMemoryLimiter(memory: MemoryStore): Limiter {
  return {
    take: (name, key, points = 1) => memory.take(name, key, points),
    peek: (name, key) => memory.peek(name, key),
    refund: (name, key, points) => memory.refund(name, key, points),
    reset: (name, key) => memory.reset(name, key),
    isShared: () => undefined,
    close: () => undefined,
  };
}

/** Grants of Redis count in memory too, so that budgets go on when Redis is lost. */
function createSharedLimiter(redis: RedisStore, memory: MemoryStore): Limiter {
  async function takeShared(name: LimitName, key: string, points: number): Promise<Taken> {
    const taken = await redis.take(name, key, points);
    if (taken?.allowed === false) return taken;
    const own = memory.take(name, key, points);
    return taken ?? own;
  }
  function take(name: LocalLimitName, key: string, points?: number): Taken;
  function take(name: LimitName, key: string, points?: number): Taken | Promise<Taken>;
  function take(name: LimitName, key: string, points = 1): Taken | Promise<Taken> {
    return isLocal(name) ? memory.take(name, key, points) : takeShared(name, key, points);
  }
  async function peekShared(name: LimitName, key: string): Promise<Taken> {
    return (await redis.take(name, key, 0)) ?? memory.peek(name, key);
  }
  function peek(name: LocalLimitName, key: string): Taken;
  function peek(name: LimitName, key: string): Taken | Promise<Taken>;
  function peek(name: LimitName, key: string): Taken | Promise<Taken> {
    return isLocal(name) ? memory.peek(name, key) : peekShared(name, key);
  }

  return {
    take,
    peek,
    refund(name, key, points) {
      memory.refund(name, key, points);
      return isLocal(name) ? undefined : redis.refund(name, key, points);
    },
    async reset(name, key) {
      memory.reset(name, key);
      await redis.reset(name, key);
    },
    isShared: () => redis.isAvailable(),
    close: () => redis.close(),
  };
}

function isLocal(name: LimitName): boolean {
  return 'local' in LIMITS[name];
}

/** RateLimit-Policy and RateLimit (draft-ietf-httpapi-ratelimit-headers-10), in their order. */
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

/** Caches the last text: a process has one quota for each limit, tests have several. */
function policyText(limit: Limit, quota: number): string {
  let known = policyTexts.get(limit);
  if (known?.quota !== quota) {
    known = { quota, text: `"${limit.policy}";q=${quota};w=${limit.window}` };
    policyTexts.set(limit, known);
  }
  return known.text;
}
