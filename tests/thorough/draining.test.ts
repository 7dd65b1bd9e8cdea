/** Leaving: a server that was told to stop says so to probes, answers on, and ends when the delay is over. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ENGINE } from '../support/world.ts';
import { until } from '../support/until.ts';

const DELAY_S = 4;
const onSqlite = { skip: ENGINE === 'sqlite' ? false : 'stopping is the same on both engines' };

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toolshelf-draining-'));
});
after(() => rm(folder, { recursive: true, force: true }));

interface Answer {
  status: number | undefined;
  connection: string | undefined;
  body: string;
}

async function ask(url: string, agent: Agent | false = false): Promise<Answer> {
  const request = get(url, { agent });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let body = '';
  for await (const part of response) body += String(part);
  return { status: response.statusCode, connection: response.headers.connection, body };
}

test('after SIGTERM probes hear 503, everybody else is answered until the delay is over', onSqlite, async () => {
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: join(import.meta.dirname, '..', '..'),
    env: {
      ...process.env,
      DATA_DIR: folder,
      DEMO_CATALOG: 'off',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DRAIN_DELAY_SECONDS: String(DELAY_S),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  try {
    let said = '';
    const origin = await new Promise<string>((resolve) => {
      child.stdout.on('data', (part: Buffer) => {
        said += part.toString();
        const address = /listening on (127\.0\.0\.1:\d+)/.exec(said)?.[1];
        if (address !== undefined) resolve(`http://${address}`);
      });
    });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    assert.deepEqual((await ask(`${origin}/readyz`)).status, 200);
    assert.equal((await ask(`${origin}/en`, agent)).connection, 'keep-alive');

    child.kill('SIGTERM');
    const signalled = performance.now();
    await until(async () => (await ask(`${origin}/readyz`)).status !== 200);
    const probe = await ask(`${origin}/readyz`);
    assert.deepEqual([probe.status, probe.body], [503, '{"status":"draining"}']);
    assert.equal((await ask(`${origin}/livez`)).status, 200);
    // On the connection from before, on a new one, from the cache and by the router.
    for (const path of ['/en', '/en', '/api/v1/tools', '/api/v1/tools', '/api/v1/tools/none']) {
      const answer = await ask(origin + path, agent);
      assert.ok([200, 404].includes(answer.status ?? 0), path);
      assert.equal(answer.connection, 'close', path);
    }
    const [code] = await exit;
    assert.equal(code, 0);
    const seconds = (performance.now() - signalled) / 1_000;
    assert.ok(seconds >= DELAY_S && seconds < DELAY_S + 60, `${seconds} s`);
    await assert.rejects(ask(`${origin}/livez`), { code: 'ECONNREFUSED' });
  } finally {
    child.kill('SIGKILL');
  }
});
