/** Several servers that start on one PostgreSQL database at the same moment, through the real program. */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { readSchemaState } from '#database/schema-state.ts';
import { systemClock } from '#time/clock.ts';
import { ENGINE, emptyDatabase } from '../support/databases.ts';
import { makeOlder } from '../support/older-database.ts';
import { world } from '../support/world.ts';

const root = join(import.meta.dirname, '..', '..');
const onPostgres = { skip: ENGINE === 'postgres' ? false : 'a SQLite file has one server' };
/** How often both cases are tried; START_TRIES=10 is for those who look for rare failures. */
const TRIES = Number(process.env['START_TRIES'] ?? 1);
const NODES = TRIES > 1 ? 5 : 3;
/** The programs read themselves in on few cores, and the demo is loaded once. */
const PATIENCE_MS = 60_000 * (TRIES > 1 ? 3 : 1);

const running = new Set<ChildProcess>();
after(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a server; resolves with its origin when it listens, rejects with what it said when it ends before. */
async function startServer(databaseUrl: string, dataDir: string): Promise<{ origin: string; stop(): Promise<void> }> {
  await mkdir(dataDir);
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      PORT: '0',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not listening in time: ${said}`)), PATIENCE_MS);
    const hear = (part: Buffer): void => {
      said += part.toString();
      const address = /listening on (127\.0\.0\.1:\d+)/.exec(said)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(`http://${address}`);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      reject(new Error(`ended with ${code}: ${said}`));
    });
  });
  return {
    origin,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

interface Listed {
  pagination: { total: number };
}

/** Starts all at once and asserts that each serves the whole demo catalog. */
async function assertAllStart(url: string, folder: string): Promise<void> {
  const started = await Promise.allSettled(
    Array.from({ length: NODES }, (_, node) => startServer(url, join(folder, `node-${node}`))),
  );
  try {
    const totals = await Promise.all(
      started.map(async (outcome) => {
        if (outcome.status === 'rejected') throw outcome.reason;
        const answer = await fetch(`${outcome.value.origin}/api/v1/tools`);
        return ((await answer.json()) as Listed).pagination.total;
      }),
    );
    assert.ok(totals[0]! > 0);
    assert.deepEqual(new Set(totals).size, 1, String(totals));
  } finally {
    for (const outcome of started) if (outcome.status === 'fulfilled') await outcome.value.stop();
  }
}

for (const kind of ['an empty database', 'a database of an old version'] as const) {
  const name = `${NODES} servers that start at once on ${kind} all come up and serve the same`;
  test(name, { ...onPostgres, timeout: 2 * PATIENCE_MS * TRIES }, async () => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { db, url, folder, remove } = await emptyDatabase(systemClock);
      if (kind !== 'an empty database') await makeOlder(db);
      try {
        await assertAllStart(url, folder);
        assert.equal(await readSchemaState(db.read), 'current');
      } finally {
        await db.close();
        await remove();
      }
    }
  });
}

test('a server of a newer schema is not joined by an older one, which says why in one line', onPostgres, async () => {
  const w = await world();
  await w.db.write((trx) =>
    sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2099-01-01')`.execute(trx),
  );
  await assert.rejects(
    startServer(w.config.databaseUrl, join(w.config.dataDir, 'older')),
    /^Error: ended with 1: toolshelf: DATABASE_URL: the database comes from a newer version[^\n]*\n$/,
  );
});

test('what must be done by one at a time is done so, and a holder that fails lets the next one in', async () => {
  const w = await world();
  let inside = 0;
  let most = 0;
  const enter = (fails: boolean) =>
    w.db.exclusively(async () => {
      inside += 1;
      most = Math.max(most, inside);
      for (let turn = 0; turn < 20; turn += 1) await nextTurn();
      inside -= 1;
      if (fails) throw new Error('given up');
    });
  const outcomes = await Promise.allSettled([enter(true), enter(false), enter(false)]);
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['rejected', 'fulfilled', 'fulfilled'],
  );
  if (ENGINE === 'postgres') assert.equal(most, 1);
});
