/** Reads and searches with Redis: answered at once, counted together a moment later. Needs the redis-server program. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LIMITS, LIMIT_NAMES } from '#limits/limits.ts';
import { freePort } from '../support/free-port.ts';
import { frozenClock } from '../support/clock.ts';
import { until } from '../support/until.ts';
import { limiterOn, skip, startRedis, stopAll, stopRedis } from './redis-server.ts';

after(stopAll);

/** How long points wait to be told. */
const SETTLED_MS = 500;

test('reads and searches are settled later, everything that protects is not', () => {
  assert.deepEqual(
    LIMIT_NAMES.filter((name) => 'settled' in LIMITS[name]),
    ['read', 'read_account', 'search'],
  );
});

test(
  'a read is answered without waiting for Redis, and other servers know of it a moment later',
  { skip },
  async () => {
    const port = await freePort();
    const redis = await startRedis(port);
    const clock = frozenClock();
    const { limiter: one } = await limiterOn(port, { read: 10 }, { clock });
    const { limiter: two } = await limiterOn(port, { read: 10 }, { clock });
    const taken = one.take('read', 'a', 4);
    assert.ok(!(taken instanceof Promise));
    assert.equal(taken.remaining, 6);
    assert.equal(two.take('read', 'a', 3).remaining, 7);
    await clock.elapse(SETTLED_MS);
    // One of them was told what the other had taken.
    await until(() => Math.min(...[one, two].map((limiter) => limiter.peek('read', 'a').remaining)) === 3);
    // A server gets the counts of the others with its own next synchronization.
    one.take('read', 'a');
    await clock.elapse(SETTLED_MS);
    await until(() => one.peek('read', 'a').remaining === 2);
    assert.equal(one.take('read', 'a', 3).allowed, false);
    void one.refund('read', 'a', 5);
    await clock.elapse(SETTLED_MS);
    // Redis answers in order, so a protecting limit is counted after the synchronization.
    await one.take('write', 'behind');
    const { limiter: three } = await limiterOn(port, { read: 10 }, { clock });
    three.take('read', 'a');
    await clock.elapse(SETTLED_MS);
    await until(() => three.peek('read', 'a').remaining === 6);
    await stopRedis(redis);
  },
);

test('points taken during a synchronization count once', { skip }, async () => {
  const port = await freePort();
  const redis = await startRedis(port);
  const clock = frozenClock();
  const { limiter: one } = await limiterOn(port, { search: 1_000 }, { clock });
  const { limiter: two } = await limiterOn(port, { search: 1_000 }, { clock });
  for (let round = 0; round < 100; round += 1) {
    one.take('search', 'a');
    two.take('search', 'a', 2);
    // Answers of Redis come between any two of the rounds.
    await clock.elapse(SETTLED_MS / 10);
  }
  for (let round = 0; round < 2; round += 1) {
    await clock.elapse(SETTLED_MS);
    for (const limiter of [one, two]) {
      await limiter.take('write', 'behind');
      limiter.take('search', 'a');
    }
  }
  await clock.elapse(SETTLED_MS);
  await until(() => [one, two].every((limiter) => limiter.peek('search', 'a').remaining <= 697));
  assert.deepEqual(
    [one, two].map((limiter) => limiter.peek('search', 'a').remaining >= 696),
    [true, true],
  );
  await stopRedis(redis);
});

test(
  'two servers together grant no more than the budget and what comes in before they have settled',
  { skip },
  async () => {
    const port = await freePort();
    const redis = await startRedis(port);
    const clock = frozenClock();
    const limiters = [
      (await limiterOn(port, { read: 100 }, { clock })).limiter,
      (await limiterOn(port, { read: 100 }, { clock })).limiter,
    ];
    let granted = 0;
    for (let round = 0; round < 150; round += 1) {
      for (const limiter of limiters) if (limiter.take('read', 'a').allowed) granted += 1;
      await clock.elapse(20);
      // The synchronization that this may have started is over.
      for (const limiter of limiters) await limiter.take('write', 'behind');
    }
    assert.ok(granted >= 100 && granted < 150, String(granted));
    await stopRedis(redis);
  },
);

test(
  'reads go on when Redis goes away, within the budget of each server, and are shared again after',
  { skip },
  async () => {
    const port = await freePort();
    const redis = await startRedis(port);
    const clock = frozenClock();
    const { limiter, said } = await limiterOn(port, { read: 20, write: 1_000_000 }, { clock });
    limiter.take('read', 'a', 15);
    await clock.elapse(SETTLED_MS);
    await limiter.take('write', 'behind');
    await stopRedis(redis);
    assert.equal(limiter.take('read', 'a', 5).allowed, true);
    assert.equal(limiter.take('read', 'a').allowed, false);
    await until(() => said.some((line) => line.startsWith('warn')));
    const again = await startRedis(port);
    await until(async () => {
      await limiter.take('write', 'load');
      await clock.elapse(100);
      return said.some((line) => line.startsWith('info'));
    });
    assert.equal(limiter.take('read', 'a').allowed, false, 'what was counted here still counts');
    const { limiter: other } = await limiterOn(port, { read: 20 }, { clock });
    limiter.take('read', 'b', 3);
    await clock.elapse(SETTLED_MS);
    await limiter.take('write', 'behind');
    other.take('read', 'b');
    await clock.elapse(SETTLED_MS);
    await until(() => other.peek('read', 'b').remaining === 16);
    await stopRedis(again);
  },
);
