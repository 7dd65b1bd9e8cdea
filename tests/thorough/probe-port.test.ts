/** PROBE_PORT: a listener that answers probes alone, whatever the server is doing. */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import {
  answerProbe,
  createSharedState,
  type SharedState,
  reportAlive,
  reportReadiness,
} from '#http/probes/shared-state.ts';
import { freePort } from '../support/free-port.ts';
import { ENGINE } from '../support/world.ts';
import { until } from '../support/until.ts';
import { isDeepStrictEqual } from 'node:util';

const onSqlite = { skip: ENGINE === 'sqlite' ? false : 'probes are answered alike on both engines' };

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toolshelf-probes-'));
});
after(() => rm(folder, { recursive: true, force: true }));

function start(settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['src/main.ts'], {
    cwd: join(import.meta.dirname, '..', '..'),
    env: { ...process.env, DATA_DIR: folder, DEMO_CATALOG: 'off', PORT: '0', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function saidBy(stream: NodeJS.ReadableStream | null, last: RegExp): Promise<string> {
  let said = '';
  for await (const part of stream!) {
    said += String(part);
    if (last.test(said)) break;
  }
  return said;
}

test('probes are answered there, and nothing else is', onSqlite, async () => {
  const port = await freePort();
  const child = start({ PROBE_PORT: String(port), DRAIN_DELAY_SECONDS: '2' });
  const exit = once(child, 'exit');
  try {
    await saidBy(child.stdout, /listening/);
    const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });
    const told = async (path: string) => {
      const response = await ask(path);
      return [response.status, response.headers.get('cache-control'), await response.text()];
    };
    // The state is told four times a second.
    await until(async () => (await ask('/readyz')).status === 200);
    assert.deepEqual(await told('/readyz'), [200, 'no-store', '{"status":"ready"}']);
    assert.deepEqual(await told('/healthz?x=1'), [200, 'no-store', '{"status":"ready"}']);
    assert.deepEqual(await told('/livez'), [200, 'no-store', '{"status":"alive"}']);
    assert.equal((await ask('/livez', 'HEAD')).status, 200);
    assert.equal((await ask('/livez', 'POST')).status, 405);
    assert.equal((await ask('/api/v1/tools')).status, 404);
    child.kill('SIGTERM');
    // A machine that is busy may have told before that the server stands still.
    const leaving = [503, 'no-store', '{"status":"draining"}'];
    await until(async () => isDeepStrictEqual(await told('/readyz'), leaving));
  } finally {
    child.kill('SIGTERM');
    await exit;
  }
});

test('connections that ask for nothing give way to probes', onSqlite, async () => {
  const port = await freePort();
  const child = start({ PROBE_PORT: String(port) });
  const exit = once(child, 'exit');
  const idle: Socket[] = [];
  try {
    await saidBy(child.stdout, /listening/);
    let ended = 0;
    for (let count = 0; count < 250; count += 1) {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      idle.push(socket.once('close', () => (ended += 1)));
      await once(socket, 'connect');
    }
    assert.equal((await fetch(`http://127.0.0.1:${port}/livez`)).status, 200);
    await until(() => ended >= 51);
  } finally {
    for (const socket of idle) socket.destroy();
    child.kill('SIGTERM');
    await exit;
  }
});

test('a port that is taken, or that is PORT, is refused under its name', onSqlite, async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as AddressInfo;
  const taken = start({ PROBE_PORT: String(port) });
  assert.match(await saidBy(taken.stderr, /\n/), /^toolshelf: PROBE_PORT: 127\.0\.0\.1:\d+ is already in use/);
  const free = String(await freePort());
  const same = start({ PROBE_PORT: free, PORT: free });
  assert.match(await saidBy(same.stderr, /\n/), /^toolshelf: PROBE_PORT: expected another port than PORT/);
  holder.close();
});

test('a server that stands still is first not ready, then not alive', () => {
  const state: SharedState = createSharedState();
  const statusOf = (path: string, now: number) => answerProbe(state, path, now)?.status;
  reportAlive(state, 1_000_000);
  reportReadiness(state, { state: 'loading', percent: 41 });
  assert.equal(answerProbe(state, '/readyz', 1_000_000)?.body, '{"status":"loading","done":0.41}');
  reportReadiness(state, { state: 'ready', percent: 100 });
  assert.deepEqual([statusOf('/readyz', 1_002_900), statusOf('/livez', 1_002_900)], [200, 200]);
  assert.deepEqual([statusOf('/readyz', 1_004_000), statusOf('/livez', 1_004_000)], [503, 200]);
  assert.deepEqual([statusOf('/readyz', 1_031_000), statusOf('/livez', 1_031_000)], [503, 503]);
  assert.equal(statusOf('/metrics', 1_000_000), undefined);
});
