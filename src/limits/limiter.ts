/** The limiter: takes points from the budget of a caller, in this process or in Redis, and reports what is left. */
import { systemClock, type Clock } from '#time/clock.ts';
import { LIMITS, type Limit, type LimitName, type Quotas, type SettledLimitName } from './limits.ts';
import { createMemoryStore, type MemoryStore } from './memory-store.ts';
import type { LimitLog } from './redis-availability.ts';
import { openRedisStore, type RedisStore } from './redis-store.ts';
import { createSettlement } from './settlement.ts';
import type { Taken } from './window.ts';

export type { Taken } from './window.ts';

/** In memory every answer is there at once; with Redis it is a promise unless the limit is settled later. None of them ever fails. */
export interface Limiter {
  /** Takes points (a whole number from 1) if the budget has them; takes none otherwise. */
  take(name: SettledLimitName, key: string, points?: number): Taken;
  take(name: LimitName, key: string, points?: number): Taken | Promise<Taken>;
  /** What taking one point would say, without taking it. */
  peek(name: SettledLimitName, key: string): Taken;
  peek(name: LimitName, key: string): Taken | Promise<Taken>;
  /** Puts points back that were taken a moment ago. */
  give(name: LimitName, key: string, points: number): void | Promise<void>;
  /** Makes the budget whole again. */
  reset(name: LimitName, key: string): void | Promise<void>;
  /** Whether points are counted in Redis now; undefined without a Redis. */
  isShared(): boolean | undefined;
  close(): void;
}

interface LimiterOptions {
  quotas: Quotas;
  redisUrl?: string | undefined;
  log?: LimitLog | undefined;
  /** The system's unless told. */
  clock?: Clock;
  /** The longest wait for an answer of Redis, in milliseconds; 50 unless told. */
  callTimeout?: number | undefined;
  /** How many servers there are; while each counts by itself, each allows its part of a quota. One unless told. */
  nodes?: (() => number) | undefined;
}

/** Opens the limiter. A Redis that cannot be reached is no reason to fail: it is used from when it answers. */
export async function openLimiter(options: LimiterOptions): Promise<Limiter> {
  const { quotas, redisUrl, log, clock = systemClock, callTimeout, nodes = () => 1 } = options;
  const now = (): number => clock.monotonic();
  if (redisUrl === undefined) return createMemoryLimiter(createMemoryStore(quotas, now, { sharers: nodes }));
  const redis = await openRedisStore(redisUrl, quotas, clock, { log, callTimeout });
  const sharers = (): number => (redis.isThere() ? 1 : nodes());
  return createSharedLimiter(redis, createMemoryStore(quotas, now, { sharers }), clock);
}

function createMemoryLimiter(memory: MemoryStore): Limiter {
  return {
    take: (name, key, points = 1) => memory.take(name, key, points),
    peek: (name, key) => memory.peek(name, key),
    give: (name, key, points) => memory.give(name, key, points),
    reset: (name, key) => memory.reset(name, key),
    isShared: () => undefined,
    close: () => undefined,
  };
}

/** What Redis grants is noted in memory, too, so that the budgets do not start anew when it is lost. */
function createSharedLimiter(redis: RedisStore, memory: MemoryStore, clock: Clock): Limiter {
  const settlement = createSettlement(redis, memory, clock);

  async function takeShared(name: LimitName, key: string, points: number): Promise<Taken> {
    const taken = await redis.take(name, key, points);
    if (taken?.allowed === false) return taken;
    const own = memory.take(name, key, points);
    return taken ?? own;
  }
  function takeSettled(name: LimitName, key: string, points: number): Taken {
    const taken = memory.take(name, key, points);
    if (taken.allowed) settlement.owe(name, key, points);
    return taken;
  }
  function take(name: SettledLimitName, key: string, points?: number): Taken;
  function take(name: LimitName, key: string, points?: number): Taken | Promise<Taken>;
  function take(name: LimitName, key: string, points = 1): Taken | Promise<Taken> {
    return isSettled(name) ? takeSettled(name, key, points) : takeShared(name, key, points);
  }
  async function peekShared(name: LimitName, key: string): Promise<Taken> {
    return (await redis.take(name, key, 0)) ?? memory.peek(name, key);
  }
  function peek(name: SettledLimitName, key: string): Taken;
  function peek(name: LimitName, key: string): Taken | Promise<Taken>;
  function peek(name: LimitName, key: string): Taken | Promise<Taken> {
    return isSettled(name) ? memory.peek(name, key) : peekShared(name, key);
  }

  return {
    take,
    peek,
    give(name, key, points) {
      memory.give(name, key, points);
      if (!isSettled(name)) return redis.give(name, key, points);
      settlement.owe(name, key, -points);
      return undefined;
    },
    async reset(name, key) {
      memory.reset(name, key);
      await redis.reset(name, key);
    },
    isShared: () => redis.isThere(),
    close() {
      settlement.close();
      redis.close();
    },
  };
}

function isSettled(name: LimitName): boolean {
  return 'settled' in LIMITS[name];
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
