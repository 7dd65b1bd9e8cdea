/** Limits in Redis: shared between servers, exact, and no hindrance when Redis goes away. Needs the redis-server program. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { after, test } from 'node:test';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Limiter } from '#limits/limiter.ts';
import { freePort } from '../../support/free-port.ts';
import { limiterOn, portOf, skip, startRedis, stopAll, stopRedis } from '../../limits/redis-server.ts';
import { until } from '../../support/until.ts';

after(stopAll);

test('two servers share one budget, and a refused take costs nothing', { skip }, async () => {
  const port = await freePort();
  const redis = await startRedis(port);
  const { limiter: one } = await limiterOn(port, { write: 5 });
  const { limiter: two } = await limiterOn(port, { write: 5 });
  const first = await one.take('write', 'a');
  assert.deepEqual([first.allowed, first.remaining, first.reset, first.retryAfter], [true, 4, 60, 0]);
  assert.equal((await two.take('write', 'a', 3)).remaining, 1);
  const refused = await two.take('write', 'a', 2);
  assert.deepEqual([refused.allowed, refused.remaining], [false, 1]);
  assert.ok(refused.retryAfter >= 58 && refused.retryAfter <= 60);
  assert.equal((await one.peek('write', 'a')).remaining, 1);
  await two.refund('write', 'a', 2);
  assert.equal((await one.peek('write', 'a')).remaining, 3);
  await two.refund('write', 'a', 100);
  assert.equal((await one.peek('write', 'a')).remaining, 5);
  assert.equal((await one.take('write', 'a', 5)).remaining, 0);
  assert.equal((await two.peek('write', 'a')).allowed, false);
  await two.reset('write', 'a');
  assert.equal((await one.take('write', 'a')).remaining, 4);
  await stopRedis(redis);
});

test('a hundred takes at once get exactly the quota', { skip }, async () => {
  const port = await freePort();
  const redis = await startRedis(port);
  const { limiter: one } = await limiterOn(port, { report: 30 });
  const { limiter: two } = await limiterOn(port, { report: 30 });
  const taken = await Promise.all(
    Array.from({ length: 100 }, async (_, at) => (at % 2 ? one : two).take('report', 'a')),
  );
  assert.equal(taken.filter(({ allowed }) => allowed).length, 30);
  await stopRedis(redis);
});

test('a clock of Redis that went back locks no budget for longer than its window', { skip }, async () => {
  const port = await freePort();
  const redis = await startRedis(port);
  const { limiter } = await limiterOn(port, { write: 2 });
  const client = await createClient({ url: `redis://127.0.0.1:${port}` }).connect();
  const key = 'toolshelf:limit:write a';
  // As a bucket looks that was filled before the clock went back by two hours.
  await client.eval(
    `local ends = redis.call('TIME')[1] * 1000 + 7260000
    redis.call('SET', KEYS[1], cmsgpack.pack({ ends, 2 }), 'PX', 7260000)`,
    { keys: [key] },
  );
  const refused = await limiter.take('write', 'a');
  assert.deepEqual([refused.allowed, refused.remaining, refused.retryAfter], [false, 0, 60]);
  const lifetime = await client.pTTL(key);
  assert.ok(lifetime > 50_000 && lifetime <= 60_000, String(lifetime));
  // Each question would prolong it.
  await until(async () => {
    await limiter.take('write', 'a');
    return (await client.pTTL(key)) < lifetime;
  });
  client.destroy();
  await stopRedis(redis);
});

test(
  'Redis is killed under load: no error, local limits hold, and it is used again without a restart',
  { skip },
  async () => {
    const port = await freePort();
    const redis = await startRedis(port);
    const { limiter, said } = await limiterOn(port, { write: 200, refused: 1_000_000 });
    const load = new AbortController();
    let slowest = 0;
    const loading = Array.from({ length: 20 }, async () => {
      while (!load.signal.aborted) {
        const start = performance.now();
        await limiter.take('refused', 'load');
        slowest = Math.max(slowest, performance.now() - start);
        await nextTurn();
      }
    });
    let granted = 0;
    const ask = async (rounds: number): Promise<void> => {
      for (let round = 0; round < rounds; round += 1) if ((await limiter.take('write', 'a')).allowed) granted += 1;
    };
    await ask(150);
    assert.equal(granted, 150);
    await stopRedis(redis);
    await ask(300);
    assert.equal(granted, 200, 'what Redis had granted still counts');
    assert.equal((await limiter.peek('write', 'a')).allowed, false);
    assert.equal((await limiter.take('write', 'other')).allowed, true);

    const again = await startRedis(port);
    await until(() => said.some((line) => line.startsWith('info')));
    const { limiter: other } = await limiterOn(port, { write: 200 });
    await limiter.take('write', 'shared', 10);
    assert.equal((await other.peek('write', 'shared')).remaining, 190);
    load.abort();
    await Promise.all(loading);
    assert.ok(slowest < 10_000, `an answer took ${slowest} ms`);
    assert.equal(said.filter((line) => line.startsWith('warn')).length, 1, said.join('\n'));
    await stopRedis(again);
  },
);

test(
  'a Redis that hangs delays an answer by no more than the time of one call, and only one answer a second',
  { skip },
  async () => {
    const port = await freePort();
    const redis = await startRedis(port);
    const { limiter } = await limiterOn(port, { write: 1_000_000 }, { callTimeout: undefined });
    await limiter.take('write', 'a');
    redis.kill('SIGSTOP');
    const start = performance.now();
    for (let round = 0; round < 100; round += 1) assert.equal((await limiter.take('write', 'a')).allowed, true);
    // A hundred calls that each wait for their time would take five seconds.
    assert.ok(performance.now() - start < 4_500, `100 takes took ${performance.now() - start} ms`);
    redis.kill('SIGCONT');
    const { limiter: other } = await limiterOn(port, { write: 1_000_000 });
    await until(async () => {
      await limiter.take('write', 'b');
      return (await other.peek('write', 'b')).remaining < 1_000_000;
    });
    await stopRedis(redis);
  },
);

test('a Redis that is late once or twice is not away, one that is silent three times is', { skip }, async () => {
  const port = await freePort();
  const redis = await startRedis(port);
  const { limiter, said } = await limiterOn(port, { write: 1_000 }, { callTimeout: 800 });
  // Two rounds of two misses: only when an answer in between forgives them they are no outage. The time of a call is
  // long enough for a busy machine to answer once Redis goes on.
  await limiter.take('write', 'a');
  for (let round = 0; round < 2; round += 1) {
    redis.kill('SIGSTOP');
    // Many at once are one miss.
    await Promise.all(Array.from({ length: 20 }, async () => limiter.take('write', 'b')));
    await limiter.take('write', 'b');
    redis.kill('SIGCONT');
    await until(async () => {
      await limiter.take('write', 'a');
      return limiter.isShared() === true;
    });
    await wait(300);
    await limiter.take('write', 'a');
  }
  assert.equal(said.length, 0, said.join('\n'));
  redis.kill('SIGSTOP');
  // What was under way when it stopped may still be answered.
  await until(async () => {
    await limiter.take('write', 'c');
    return limiter.isShared() === false;
  });
  assert.equal(said.filter((line) => line.startsWith('warn')).length, 1);
  redis.kill('SIGCONT');
  await stopRedis(redis);
});

test('a Redis that refuses to write does not hinder', { skip }, async () => {
  const port = await freePort();
  const redis = await startRedis(port, '--maxmemory', '1', '--maxmemory-policy', 'noeviction');
  const { limiter, said } = await limiterOn(port, { write: 2 });
  assert.deepEqual(await takeThrice(limiter), [true, true, false]);
  assert.equal(said.filter((line) => line.startsWith('warn')).length, 1);
  await stopRedis(redis);
});

test('without the right password limits are local and the password is not logged', { skip }, async () => {
  const port = await freePort();
  const redis = await startRedis(port, '--requirepass', 'right');
  const { limiter, said } = await limiterOn(port, { write: 2 }, { password: 'wrong-secret' });
  assert.deepEqual(await takeThrice(limiter), [true, true, false]);
  assert.equal(said.length, 1);
  assert.doesNotMatch(said.join(), /wrong-secret/);
  await stopRedis(redis);
});

test('a start without Redis warns once and counts in memory', async () => {
  const port = await freePort();
  const start = performance.now();
  const { limiter, said } = await limiterOn(port, { write: 2 });
  assert.ok(performance.now() - start < 4_500);
  assert.deepEqual(await takeThrice(limiter), [true, true, false]);
  await wait(600);
  assert.deepEqual(
    said.map((line) => line.slice(0, 28)),
    ['warn Redis does not answer; '],
  );
});

test('a start with a Redis that accepts and says nothing waits a second at most', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const start = performance.now();
  const { limiter, said } = await limiterOn(portOf(silent), { write: 2 });
  assert.ok(performance.now() - start < 4_500);
  assert.deepEqual(await takeThrice(limiter), [true, true, false]);
  assert.equal(said.length, 1);
  limiter.close();
  silent.close();
});

async function takeThrice(limiter: Limiter): Promise<boolean[]> {
  const allowed: boolean[] = [];
  for (let round = 0; round < 3; round += 1) allowed.push((await limiter.take('write', 'a')).allowed);
  return allowed;
}
