/** PostgreSQL, the engine for several machines: a pool for each kind of work. */
import { setTimeout as wait } from 'node:timers/promises';
import { Client, types } from 'pg';
import type { Clock } from '#time/clock.ts';
import { createSecretBox } from './secret-box.ts';
import { asTx, newRowId, type Database, type Lane } from './database.ts';
import { isRetryable } from './failures.ts';
import { buildIndexes } from './postgres-indexes.ts';
import { openPool, type BoundedPool, type PoolBounds } from './postgres-pool.ts';

const ATTEMPTS = 3;
/** The advisory lock of `exclusively`; a random number. */
const EXCLUSIVE_LOCK = 4_716_820_355;
/** Connection timeout of work in the background, in milliseconds. */
const SESSION_CONNECT_MS = 15_000;
/** The interval of attempts at that lock. */
const LOCK_POLL_MS = 100;

/** Separate connections for each kind of work: writers behind a lock do not block readers. */
const LANES: Record<Lane, PoolBounds> = {
  read: { connections: 8, kept: 4, patience: 3_000 },
  write: { connections: 6, kept: 1, patience: 3_000 },
  survey: { connections: 2, kept: 1, patience: 30_000 },
  health: { connections: 1, kept: 1, patience: 1_000 },
};

/**
 * Connects with the first statement. `patience` (milliseconds) replaces all statement timeouts, for
 * background work and tests.
 */
export function openPostgres(url: string, clock: Clock, patience?: number): Database {
  types.setTypeParser(types.builtins.INT8, Number);
  const open = (lane: Lane): BoundedPool =>
    openPool(url, { ...LANES[lane], ...(patience !== undefined && { patience }) });
  const pools: Record<Lane, BoundedPool> = {
    read: open('read'),
    write: open('write'),
    survey: open('survey'),
    health: open('health'),
  };
  const own = {
    engine: 'postgres',
    now: () => clock.now(),
    newId: newRowId,
    secrets: createSecretBox(),
  } as const;
  return {
    ...own,
    objects: {},
    clock,
    isEmbedded: false,
    read: pools.read.db,
    survey: pools.survey.db,
    health: pools.health.db,
    async write(act) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await pools.write.db.transaction().execute((trx) => act(asTx(trx, own)));
        } catch (error) {
          if (attempt >= ATTEMPTS || !isRetryable(error)) throw error;
        }
      }
    },
    exclusively: (act, onWait) =>
      inSession(url, async (client) => {
        for (let tries = 0; !(await takesLock(client)); tries += 1) {
          if (tries === 0) onWait?.();
          await wait(LOCK_POLL_MS);
        }
        return act();
      }),
    buildIndexes: (indexes) => inSession(url, (client) => buildIndexes(client, indexes)),
    pools: () => (Object.keys(pools) as Lane[]).map((lane) => ({ lane, ...pools[lane].state() })),
    copyTo: () => Promise.reject(new Error('a PostgreSQL database is backed up with pg_dump')),
    async close() {
      await Promise.all(Object.values(pools).map(({ db }) => db.destroy()));
    },
  };
}

/** An advisory lock belongs to the session and ends with it. */
async function inSession<T>(url: string, act: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: SESSION_CONNECT_MS, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

/** Polls: a waiting statement would block `create index concurrently`. */
async function takesLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [EXCLUSIVE_LOCK]);
  return rows[0]?.taken === true;
}
