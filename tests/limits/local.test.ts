/** Reads and searches with Redis: each server counts its share alone. Needs the redis-server program. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LIMITS, LIMIT_NAMES } from '#limits/limits.ts';
import { freePort } from '../support/free-port.ts';
import { until } from '../support/until.ts';
import { limiterOn, skip, startRedis, stopAll, stopRedis } from './redis-server.ts';

after(stopAll);

test('reads and searches are counted by each server, everything that protects is counted in Redis', () => {
  assert.deepEqual(
    LIMIT_NAMES.filter((name) => 'local' in LIMITS[name]),
    ['read', 'read_account', 'search'],
  );
});

test('two servers together grant a read no more than its quota', { skip }, async () => {
  const port = await freePort();
  const redis = await startRedis(port);
  const limiters = [
    (await limiterOn(port, { read: 100 }, { nodes: () => 2 })).limiter,
    (await limiterOn(port, { read: 100 }, { nodes: () => 2 })).limiter,
  ];
  let granted = 0;
  for (let round = 0; round < 150; round += 1)
    for (const limiter of limiters) if (limiter.take('read', 'a').allowed) granted += 1;
  assert.equal(granted, 100);
  await stopRedis(redis);
});

test('reads go on when Redis goes away and comes back, and stay counted', { skip }, async () => {
  const port = await freePort();
  const redis = await startRedis(port);
  const { limiter, said } = await limiterOn(port, { read: 20, write: 1_000_000 });
  limiter.take('read', 'a', 15);
  await stopRedis(redis);
  assert.equal(limiter.take('read', 'a', 5).allowed, true);
  assert.equal(limiter.take('read', 'a').allowed, false);
  await until(() => said.some((line) => line.startsWith('warn')));
  const again = await startRedis(port);
  await until(async () => {
    await limiter.take('write', 'load');
    return said.some((line) => line.startsWith('info'));
  });
  assert.equal(limiter.take('read', 'a').allowed, false);
  void limiter.refund('read', 'a', 1);
  assert.equal(limiter.take('read', 'a').allowed, true);
  await stopRedis(again);
});
