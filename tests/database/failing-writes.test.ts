/** Writes that cannot be done now: other processes' locks, transactions that the engine ended, connections that died. */
import assert from 'node:assert/strict';
import { connect, createServer, type AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { isUnavailable } from '#database/failures.ts';
import { openPostgres } from '#database/postgres.ts';
import { frozenClock } from '../support/clock.ts';
import { ENGINE, migratedDatabase } from '../support/databases.ts';
import { until } from '../support/until.ts';

const onSqlite = { skip: ENGINE === 'sqlite' ? false : 'SQLite only' };
const onPostgres = { skip: ENGINE === 'postgres' ? false : 'PostgreSQL only' };

let db: Database;
let url: string;
let remove: () => Promise<void>;
before(async () => {
  ({ db, url, remove } = await migratedDatabase());
});
after(async () => {
  await db.close();
  await remove();
});

const touch = (): Promise<unknown> =>
  db.write((trx) =>
    trx
      .updateTable('catalog_revision')
      .set({ revision: sql`revision` })
      .execute(),
  );

/** Far fewer turns of the event loop than the time that a write waits for a lock. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
}

test(
  'writes that queue behind another process’s lock are refused together, not one after the other',
  onSqlite,
  async () => {
    const other = new DatabaseSync(url.slice('sqlite:'.length));
    other.exec('begin immediate');
    try {
      let refused = 0;
      const writes = [touch(), touch(), touch(), touch()];
      for (const write of writes) write.catch(() => (refused += 1));
      await Promise.race(writes).catch(() => undefined);
      // None of the others waits for a time of its own.
      await turns();
      assert.equal(refused, 4);
      const outcomes = await Promise.allSettled(writes);
      for (const outcome of outcomes) assert.ok(outcome.status === 'rejected' && isUnavailable(outcome.reason));
    } finally {
      other.exec('rollback');
      other.close();
    }
    await touch();
  },
);

test('a write waits for a lock that is held for a moment, without SQLite blocking the process', onSqlite, async () => {
  const other = new DatabaseSync(url.slice('sqlite:'.length));
  other.exec('begin immediate');
  const write = touch();
  await turns();
  other.exec('commit');
  other.close();
  await write;
  const { rows } = await db.write((trx) => sql<{ timeout: number }>`pragma busy_timeout`.execute(trx));
  assert.equal(rows[0]?.timeout, 0);
});

test('the reason is told when the engine has rolled back by itself', onSqlite, async () => {
  // As SQLite does on a full disk.
  const act = db.write(async (trx) => {
    await sql`rollback`.execute(trx);
    throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
  });
  await assert.rejects(act, (error) => isUnavailable(error));
  await touch();
});

test('a connection that falls silent is given up, and the next one works', onPostgres, async () => {
  let isSilent = false;
  const server = new URL(url);
  const proxy = createServer((client) => {
    const behind = connect(Number(server.port), server.hostname);
    for (const socket of [client, behind]) {
      socket.on('error', () => undefined).on('close', () => [client, behind].map((each) => each.destroy()));
    }
    client.on('data', (part: Buffer) => !isSilent && behind.write(part));
    behind.on('data', (part: Buffer) => !isSilent && client.write(part));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  const near = new URL(url);
  near.host = `127.0.0.1:${port}`;
  const behindProxy = openPostgres(near.href, frozenClock(), 200);
  const read = (): Promise<unknown> => sql`select 1`.execute(behindProxy.read);
  try {
    await read();
    isSilent = true;
    await assert.rejects(read(), (error) => isUnavailable(error));
    isSilent = false;
    await read();
  } finally {
    await behindProxy.close();
    proxy.close();
  }
});

test('a connection that dies within a transaction fails that transaction and nothing else', onPostgres, async () => {
  for (const rest of ['another statement', 'only the commit']) {
    const act = db.write(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db.read);
      await until(async () => {
        const left = await sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(db.read);
        return left.rows.length === 0;
      });
      if (rest === 'another statement') await sql`select 1`.execute(trx);
    });
    await assert.rejects(act, (error) => isUnavailable(error), rest);
    await touch();
  }
});
