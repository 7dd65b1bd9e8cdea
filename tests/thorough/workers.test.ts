/** Several processes on one port, through the real program: they serve the same, are replaced, and leave together. */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { systemClock } from '#time/clock.ts';
import { ENGINE, emptyDatabase } from '../support/databases.ts';
import { until } from '../support/until.ts';

const skip = ENGINE === 'postgres' && process.platform === 'linux' ? false : 'several processes need PostgreSQL';

type Empty = Awaited<ReturnType<typeof emptyDatabase>>;

/** Two workers and their primary, in a group of their own. */
function startTwo({ url, folder }: Empty): ChildProcess {
  const settings = { DATABASE_URL: url, DATA_DIR: folder, PORT: '0', OUTGOING: 'off', WORKERS: '2' };
  return spawn(process.execPath, ['src/main.ts'], {
    cwd: join(import.meta.dirname, '..', '..'),
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
}

/** Process ids of the workers, those that are being replaced left out. */
function workersOf({ pid }: ChildProcess): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

const SIGNALLED = {
  'the primary': (primary: ChildProcess) => primary.kill(),
  'the group': ({ pid }: ChildProcess) => process.kill(-pid!),
  'the group, which the second one hears first,': async (primary: ChildProcess) => {
    const [, second = 0] = workersOf(primary);
    process.kill(second);
    await until(() => !existsSync(`/proc/${second}`));
    primary.kill();
  },
};
for (const [whom, signal] of Object.entries(SIGNALLED))
  test(`a signal to ${whom} while the second one starts ends them with 0`, { skip, timeout: 60_000 }, async () => {
    const database = await emptyDatabase(systemClock);
    const primary = startTwo(database);
    const exit = once(primary, 'exit');
    try {
      await until(() => workersOf(primary).length >= 2);
      await signal(primary);
      assert.deepEqual(await exit, [0, null]);
    } finally {
      primary.kill('SIGKILL');
      await database.db.close();
      await database.remove();
    }
  });

describe('two workers on one port', { skip, timeout: 120_000 }, () => {
  let database: Empty;
  let primary: ChildProcess;
  let exit: Promise<[number | null]>;
  let said = '';
  let port = 0;
  before(async () => {
    database = await emptyDatabase(systemClock);
    primary = startTwo(database);
    exit = once(primary, 'exit') as Promise<[number | null]>;
    primary.stdout?.on('data', (part: Buffer) => (said += part.toString()));
    await until(() => {
      assert.equal(primary.exitCode, null, said);
      return said.includes('listening on');
    });
    port = Number(/listening on 127\.0\.0\.1:(\d+)/.exec(said)?.[1]);
  });
  after(async () => {
    primary.kill('SIGKILL');
    await database.db.close();
    await database.remove();
  });

  /** Over a new connection, so that the kernel chooses among the workers. */
  async function ask(path: string): Promise<{ status: number | undefined; body: string }> {
    const request = get({ host: '127.0.0.1', port, path, agent: false });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    let body = '';
    for await (const part of response) body += String(part);
    return { status: response.statusCode, body };
  }
  const workers = (): number[] => workersOf(primary);
  /** How often each worker has told that it lists tools, by its number. */
  async function listsByWorker(): Promise<Map<string, number>> {
    const { body } = await ask('/metrics');
    const lines = body.matchAll(
      /^toolshelf_http_answers_total\{route="listTools",status="200",worker="(\d)"\} (\d+)$/gm,
    );
    return new Map([...lines].map(([, worker = '', count]) => [worker, Number(count)]));
  }

  test('both answer, and whichever is asked tells the figures of both', async () => {
    let asked = 0;
    let counts = new Map<string, number>();
    while (counts.size < 2) {
      assert.equal((await ask('/api/v1/tools')).status, 200);
      asked += 1;
      counts = await listsByWorker();
    }
    assert.equal(
      [...counts.values()].reduce((sum, count) => sum + count, 0),
      asked,
    );
    const { body } = await ask('/metrics');
    assert.equal(body.match(/^# TYPE toolshelf_build_info /gm)?.length, 1);
    assert.match(body, /^process_start_time_seconds\{worker="1"\}/m);
  });

  test('the link for the first admin opens on both', async () => {
    const path = /http:\/\/localhost:\d+(\/en\/setup\/\S+)/.exec(said)?.[1] ?? '';
    for (let round = 0; round < 20; round += 1) assert.equal((await ask(path)).status, 200);
    assert.equal(said.match(/listening on/g)?.length, 1);
  });

  test('one that is killed is replaced while the other one answers', async () => {
    const [first = 0, second = 0] = workers();
    process.kill(second, 'SIGKILL');
    await until(() => !workers().includes(second));
    assert.equal((await ask('/readyz')).status, 200);
    assert.deepEqual(
      workers().filter((pid) => pid === first),
      [first],
    );
    await until(async () => (await ask('/metrics')).body.match(/^toolshelf_build_info\{/gm)?.length === 2);
    assert.match(said, /"signal":"SIGKILL","again_ms":\d+,"msg":"a worker ended; starting another"/);
    assert.equal(workers().length, 2);
  });

  test('lines of the log are whole', async () => {
    // The log is written in larger parts, some of which end within a line.
    const listLines = (): string[] =>
      said
        .slice(0, said.lastIndexOf('\n') + 1)
        .split('\n')
        .filter((line) => line.startsWith('{'));
    // One that was killed took lines with it that it had not written yet.
    await until(async () => {
      await ask('/api/v1/tools');
      return listLines().length > 20;
    });
    for (const line of listLines()) assert.doesNotThrow(() => JSON.parse(line), line);
  });

  test('both leave after one signal to all of them', async () => {
    const pids = workers();
    for (const pid of [...pids, primary.pid ?? 0]) process.kill(pid, 'SIGTERM');
    const [code] = await exit;
    assert.equal(code, 0, said);
    for (const pid of pids) assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' });
  });
});
