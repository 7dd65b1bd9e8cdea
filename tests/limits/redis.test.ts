/** Limits in Redis: shared between servers, exact, and no hindrance when Redis goes away. Needs the redis-server program. */
import assert from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { openLimiter, type Limiter } from '#limits/limiter.ts';
import type { Quotas } from '#limits/limits.ts';
import { readConfig } from '#src/config.ts';

const isInstalled = spawnSync('redis-server', ['--version']).status === 0;
const skip = isInstalled ? false : 'skipped: redis-server is not installed';

const running = new Set<ChildProcess>();
const open = new Set<Limiter>();
after(() => {
  for (const limiter of open) limiter.close();
  for (const server of running) server.kill('SIGKILL');
});

function quotasWith(changed: Partial<Quotas> = {}): Quotas {
  return { ...readConfig({}).quotas, ...changed };
}

function portOf(server: Server): number {
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  return address.port;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}

async function startRedis(port: number, ...settings: string[]): Promise<ChildProcess> {
  const arguments_ = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...settings];
  const server = spawn('redis-server', arguments_, { stdio: 'ignore' });
  running.add(server);
  server.once('exit', () => running.delete(server));
  await until(async () => isListening(port));
  return server;
}

async function stopRedis(server: ChildProcess): Promise<void> {
  const exit = once(server, 'exit');
  server.kill('SIGKILL');
  await exit;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let round = 0; round < 200; round += 1) {
    if (await isSo()) return;
    await wait(50);
  }
  assert.fail('it did not happen within 10 seconds');
}

/** A machine under load must not look like a Redis that is lost, so most tests wait longer than the server does. */
const PATIENT = { password: '', callTimeout: 5_000 as number | undefined };

async function limiterOn(port: number, changed: Partial<Quotas>, options: Partial<typeof PATIENT> = {}) {
  const { password, callTimeout } = { ...PATIENT, ...options };
  const said: string[] = [];
  const log = {
    warn: (fields: object, message: string): unknown => said.push(`warn ${message} ${JSON.stringify(fields)}`),
    info: (_: object, message: string): unknown => said.push(`info ${message}`),
  };
  const redisUrl = `redis://${password === '' ? '' : `:${password}@`}127.0.0.1:${port}`;
  const limiter = await openLimiter({ quotas: quotasWith(changed), redisUrl, log, callTimeout });
  open.add(limiter);
  return { limiter, said };
}

test('two servers share one budget, and a refused take costs nothing', { skip }, async () => {
  const port = await freePort();
  const redis = await startRedis(port);
  const { limiter: one } = await limiterOn(port, { read: 5 });
  const { limiter: two } = await limiterOn(port, { read: 5 });
  const first = await one.take('read', 'a');
  assert.deepEqual([first.allowed, first.remaining, first.reset, first.retryAfter], [true, 4, 60, 0]);
  assert.equal((await two.take('read', 'a', 3)).remaining, 1);
  const refused = await two.take('read', 'a', 2);
  assert.deepEqual([refused.allowed, refused.remaining], [false, 1]);
  assert.ok(refused.retryAfter >= 58 && refused.retryAfter <= 60);
  assert.equal((await one.peek('read', 'a')).remaining, 1);
  await two.give('read', 'a', 2);
  assert.equal((await one.peek('read', 'a')).remaining, 3);
  await two.give('read', 'a', 100);
  assert.equal((await one.peek('read', 'a')).remaining, 5);
  assert.equal((await one.take('read', 'a', 5)).remaining, 0);
  assert.equal((await two.peek('read', 'a')).allowed, false);
  await two.reset('read', 'a');
  assert.equal((await one.take('read', 'a')).remaining, 4);
  await stopRedis(redis);
});

test('a hundred takes at once get exactly the quota', { skip }, async () => {
  const port = await freePort();
  const redis = await startRedis(port);
  const { limiter: one } = await limiterOn(port, { search: 30 });
  const { limiter: two } = await limiterOn(port, { search: 30 });
  const taken = await Promise.all(
    Array.from({ length: 100 }, async (_, at) => (at % 2 ? one : two).take('search', 'a')),
  );
  assert.equal(taken.filter(({ allowed }) => allowed).length, 30);
  await stopRedis(redis);
});

test('a clock of Redis that went back locks no budget for longer than its window', { skip }, async () => {
  const port = await freePort();
  const redis = await startRedis(port);
  const { limiter } = await limiterOn(port, { read: 2 });
  const client = await createClient({ url: `redis://127.0.0.1:${port}` }).connect();
  const key = 'toolshelf:limit:read a';
  // As a bucket looks that was filled before the clock went back by two hours.
  await client.eval(
    `local ends = redis.call('TIME')[1] * 1000 + 7260000
    redis.call('SET', KEYS[1], cmsgpack.pack({ ends, 2 }), 'PX', 7260000)`,
    { keys: [key] },
  );
  const refused = await limiter.take('read', 'a');
  assert.deepEqual([refused.allowed, refused.remaining, refused.retryAfter], [false, 0, 60]);
  const lifetime = await client.pTTL(key);
  assert.ok(lifetime > 50_000 && lifetime <= 60_000, String(lifetime));
  await wait(20);
  await limiter.take('read', 'a');
  assert.ok((await client.pTTL(key)) < lifetime, 'asking again does not prolong it');
  client.destroy();
  await stopRedis(redis);
});

test(
  'Redis is killed under load: no error, local limits hold, and it is used again without a restart',
  { skip },
  async () => {
    const port = await freePort();
    const redis = await startRedis(port);
    const { limiter, said } = await limiterOn(port, { read: 200, write: 1_000_000 });
    const load = new AbortController();
    let slowest = 0;
    const loading = Array.from({ length: 20 }, async () => {
      while (!load.signal.aborted) {
        const start = performance.now();
        await limiter.take('write', 'load');
        slowest = Math.max(slowest, performance.now() - start);
        await wait(5);
      }
    });
    let granted = 0;
    const ask = async (rounds: number): Promise<void> => {
      for (let round = 0; round < rounds; round += 1) if ((await limiter.take('read', 'a')).allowed) granted += 1;
    };
    await ask(150);
    assert.equal(granted, 150);
    await stopRedis(redis);
    await ask(300);
    assert.equal(granted, 200, 'what Redis had granted still counts');
    assert.equal((await limiter.peek('read', 'a')).allowed, false);
    assert.equal((await limiter.take('read', 'other')).allowed, true);

    const again = await startRedis(port);
    await until(() => said.some((line) => line.startsWith('info')));
    const { limiter: other } = await limiterOn(port, { read: 200 });
    await limiter.take('read', 'shared', 10);
    assert.equal((await other.peek('read', 'shared')).remaining, 190);
    load.abort();
    await Promise.all(loading);
    assert.ok(slowest < 1_000, `an answer took ${slowest} ms`);
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
    const { limiter } = await limiterOn(port, { read: 1_000_000 }, { callTimeout: undefined });
    await limiter.take('read', 'a');
    redis.kill('SIGSTOP');
    const start = performance.now();
    for (let round = 0; round < 100; round += 1) assert.equal((await limiter.take('read', 'a')).allowed, true);
    assert.ok(performance.now() - start < 2_000, `100 takes took ${performance.now() - start} ms`);
    redis.kill('SIGCONT');
    const { limiter: other } = await limiterOn(port, { read: 1_000_000 });
    await until(async () => {
      await limiter.take('read', 'b');
      return (await other.peek('read', 'b')).remaining < 1_000_000;
    });
    await stopRedis(redis);
  },
);

test('a Redis that refuses to write does not hinder', { skip }, async () => {
  const port = await freePort();
  const redis = await startRedis(port, '--maxmemory', '1', '--maxmemory-policy', 'noeviction');
  const { limiter, said } = await limiterOn(port, { read: 2 });
  assert.deepEqual(await takeThrice(limiter), [true, true, false]);
  assert.equal(said.filter((line) => line.startsWith('warn')).length, 1);
  await stopRedis(redis);
});

test('without the right password limits are local and the password is not logged', { skip }, async () => {
  const port = await freePort();
  const redis = await startRedis(port, '--requirepass', 'right');
  const { limiter, said } = await limiterOn(port, { read: 2 }, { password: 'wrong-secret' });
  assert.deepEqual(await takeThrice(limiter), [true, true, false]);
  assert.equal(said.length, 1);
  assert.doesNotMatch(said.join(), /wrong-secret/);
  await stopRedis(redis);
});

test('a start without Redis warns once and counts in memory', async () => {
  const port = await freePort();
  const start = performance.now();
  const { limiter, said } = await limiterOn(port, { read: 2 });
  assert.ok(performance.now() - start < 3_000);
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
  const { limiter, said } = await limiterOn(portOf(silent), { read: 2 });
  assert.ok(performance.now() - start < 3_000);
  assert.deepEqual(await takeThrice(limiter), [true, true, false]);
  assert.equal(said.length, 1);
  limiter.close();
  silent.close();
});

async function takeThrice(limiter: Limiter): Promise<boolean[]> {
  const allowed: boolean[] = [];
  for (let round = 0; round < 3; round += 1) allowed.push((await limiter.take('read', 'a')).allowed);
  return allowed;
}
