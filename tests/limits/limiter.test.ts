/** Limits in memory: exact figures at the edges, never more than the quota in any window, whatever the clock does. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { openLimiter, rateLimitHeaders, type Taken } from '#limits/limiter.ts';
import type { LimitName, Quotas } from '#limits/limits.ts';
import { systemClock } from '#time/clock.ts';
import { createMemoryStore } from '#limits/memory-store.ts';
import { readConfig } from '#server/settings/config.ts';

function quotasWith(changed: Partial<Quotas> = {}): Quotas {
  return { ...readConfig({}).quotas, ...changed };
}

/** A limiter in memory on a clock that the test moves. */
async function limiterAt(start: number, changed: Partial<Quotas> = {}) {
  const clock = { now: start };
  const limiter = await openLimiter({
    quotas: quotasWith(changed),
    clock: { ...systemClock, monotonic: () => clock.now },
  });
  const take = (name: LimitName, key: string, points?: number): Taken => {
    const taken = limiter.take(name, key, points);
    assert.ok(!(taken instanceof Promise), 'in memory the answer is there at once');
    return taken;
  };
  const peek = (name: LimitName, key: string): Taken => {
    const taken = limiter.peek(name, key);
    assert.ok(!(taken instanceof Promise));
    return taken;
  };
  return { clock, limiter, take, peek };
}

test('the first read leaves 599 of 600 for 60 seconds, and the headers say so', async () => {
  const { take } = await limiterAt(1_234.5);
  const taken = take('read', 'a');
  assert.deepEqual(
    { ...taken, limit: null },
    { allowed: true, limit: null, quota: 600, remaining: 599, reset: 60, retryAfter: 0 },
  );
  assert.deepEqual(rateLimitHeaders([taken]), {
    'ratelimit-policy': '"read";q=600;w=60',
    ratelimit: '"read";r=599;t=60',
  });
});

test('several limits stand in one header in the order of the takes', async () => {
  const { take } = await limiterAt(0);
  assert.deepEqual(rateLimitHeaders([take('read', 'a'), take('search', 'a')]), {
    'ratelimit-policy': '"read";q=600;w=60, "search";q=120;w=60',
    ratelimit: '"read";r=599;t=60, "search";r=119;t=60',
  });
});

test('the quota is used up to the last point, and comes back when the window has passed, not a moment sooner', async () => {
  const { clock, take } = await limiterAt(10_000, { sign_in: 3 });
  assert.deepEqual(
    [1, 2, 3].map(() => take('sign_in', 'a').remaining),
    [2, 1, 0],
  );
  const refused = take('sign_in', 'a');
  assert.deepEqual([refused.allowed, refused.remaining, refused.reset, refused.retryAfter], [false, 0, 300, 300]);
  clock.now += 299_999;
  const last = take('sign_in', 'a');
  assert.deepEqual([last.allowed, last.retryAfter], [false, 1]);
  clock.now += 1;
  const next = take('sign_in', 'a');
  assert.deepEqual([next.allowed, next.remaining, next.reset], [true, 2, 300]);
});

test('a refused take costs nothing: waiting as long as Retry-After says is enough', async () => {
  const { clock, take } = await limiterAt(0, { search: 2 });
  take('search', 'a');
  clock.now = 30_000;
  take('search', 'a');
  for (let round = 0; round < 50; round += 1) assert.equal(take('search', 'a').allowed, false);
  assert.equal(take('search', 'a').retryAfter, 30);
  clock.now = 60_000;
  assert.equal(take('search', 'a').allowed, true);
  assert.equal(take('search', 'a').retryAfter, 30);
});

test('several points are taken together or not at all', async () => {
  const { take, peek } = await limiterAt(0, { write: 10 });
  assert.equal(take('write', 'a', 7).remaining, 3);
  const refused = take('write', 'a', 4);
  assert.deepEqual([refused.allowed, refused.remaining, refused.retryAfter], [false, 3, 60]);
  assert.equal(take('write', 'a', 3).remaining, 0);
  assert.equal(take('write', 'b', 11).allowed, false);
  assert.equal(peek('write', 'b').remaining, 10);
});

test('a look takes nothing and says what a take would', async () => {
  const { take, peek } = await limiterAt(0, { bad_token: 2 });
  assert.deepEqual(
    [peek('bad_token', 'a').allowed, peek('bad_token', 'a').remaining, peek('bad_token', 'a').reset],
    [true, 2, 0],
  );
  take('bad_token', 'a');
  assert.deepEqual([peek('bad_token', 'a').allowed, peek('bad_token', 'a').remaining], [true, 1]);
  take('bad_token', 'a');
  const full = peek('bad_token', 'a');
  assert.deepEqual([full.allowed, full.remaining, full.retryAfter], [false, 0, 300]);
});

test('what is given back can be taken again, and never becomes more than the quota', async () => {
  const { clock, limiter, take, peek } = await limiterAt(0, { read: 3 });
  take('read', 'a');
  clock.now = 20_000;
  take('read', 'a', 2);
  await limiter.refund('read', 'a', 1);
  assert.equal(peek('read', 'a').remaining, 1);
  await limiter.refund('read', 'a', 100);
  await limiter.refund('read', 'never seen', 1);
  assert.equal(peek('read', 'a').remaining, 3);
  assert.deepEqual(
    [1, 2, 3, 4].map(() => take('read', 'a').allowed),
    [true, true, true, false],
  );
});

test('reset makes one budget whole and touches no other', async () => {
  const { limiter, take, peek } = await limiterAt(0, { sign_in: 1, sign_in_address: 1 });
  take('sign_in', 'a');
  take('sign_in', 'b');
  take('sign_in_address', 'a');
  await limiter.reset('sign_in', 'a');
  assert.equal(peek('sign_in', 'a').allowed, true);
  assert.equal(peek('sign_in', 'b').allowed, false);
  assert.equal(peek('sign_in_address', 'a').allowed, false);
});

test('no window ever holds more takes than the quota, and who waits as told is served', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 12 }),
      fc.array(fc.record({ wait: fc.nat(40_000), points: fc.integer({ min: 1, max: 4 }) }), { maxLength: 80 }),
      async (quota, steps) => {
        const { clock, take, peek } = await limiterAt(0, { read: quota });
        const granted: { at: number; points: number }[] = [];
        for (const { wait, points } of steps) {
          clock.now += wait;
          const taken = take('read', 'a', points);
          if (taken.allowed) granted.push({ at: clock.now, points });
          const inWindow = granted
            .filter(({ at }) => at > clock.now - 60_000)
            .reduce((sum, { points: n }) => sum + n, 0);
          assert.ok(inWindow <= quota);
          // Points come back at most a sixteenth of the window late, so what is left is never overstated.
          assert.ok(taken.remaining >= 0 && taken.remaining <= quota - inWindow);
          assert.ok(Number.isInteger(taken.reset) && taken.reset >= 0 && taken.reset <= 60);
          assert.ok(taken.allowed ? taken.retryAfter === 0 : taken.retryAfter >= 1 && taken.retryAfter <= 60);
          assert.equal(peek('read', 'a').remaining, taken.remaining);
        }
        const refused = take('read', 'a', quota);
        if (!refused.allowed) {
          clock.now += refused.retryAfter * 1000;
          assert.equal(take('read', 'a', quota).allowed, true);
        }
      },
    ),
  );
});

test('a client that asks without pause gets nearly its whole quota in every window', async () => {
  const { clock, take } = await limiterAt(0, { read: 600 });
  let served = 0;
  for (; clock.now < 600_000; clock.now += 20) if (take('read', 'a').allowed) served += 1;
  assert.ok(served <= 6_000 && served >= 5_600, `${served} of 6000`);
});

test('a clock that jumps locks no budget for longer than its window and gives no negative figure', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 30 }), async (jumps) => {
      const { clock, take, limiter } = await limiterAt(2e9, { read: 2 });
      for (const jump of jumps) {
        clock.now += jump;
        const taken = take('read', 'a');
        assert.ok(
          taken.remaining >= 0 &&
            taken.reset >= 0 &&
            taken.reset <= 60 &&
            taken.retryAfter >= 0 &&
            taken.retryAfter <= 60,
        );
      }
      await limiter.refund('read', 'a', 0);
      clock.now += 60_000;
      assert.equal(take('read', 'a').remaining, 1);
    }),
  );
});

test('a flood of keys stays within the bound and frees nobody who is held back', () => {
  const clock = { now: 0 };
  const store = createMemoryStore(quotasWith({ sign_in: 2 }), () => clock.now, { mostKeys: 1_000 });
  for (let key = 0; key < 100; key += 1) {
    store.take('sign_in', String(key), 1);
    store.take('sign_in', String(key), 1);
  }
  for (let key = 0; key < 20_000; key += 1) {
    clock.now += 1;
    assert.equal(store.take('read', `flood ${key}`, 1).allowed, true);
    assert.ok(store.size <= 1_000);
  }
  for (let key = 0; key < 100; key += 1) assert.equal(store.peek('sign_in', String(key)).allowed, false);
});

test('even a flood that fills every bucket stays within the bound', () => {
  const store = createMemoryStore(quotasWith({ register: 1 }), () => 0, { mostKeys: 500 });
  for (let key = 0; key < 5_000; key += 1) store.take('register', String(key), 1);
  assert.ok(store.size <= 500);
});

test('budgets that are whole again are forgotten', () => {
  const clock = { now: 0 };
  const store = createMemoryStore(quotasWith(), () => clock.now);
  for (let key = 0; key < 1_000; key += 1) store.take('read', `old ${key}`, 1);
  clock.now = 60_001;
  for (let key = 0; key < 1_000; key += 1) store.take('read', `new ${key}`, 1);
  assert.ok(store.size <= 1_100, String(store.size));
});
