/** PostgreSQL, the engine for more than one machine: a pool whose statements are planned once per connection. */
import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, types, type PoolClient } from 'pg';
import { asTx, newRowId, type Database, type DatabaseClock } from './database.ts';
import { isRetryable, isSilence } from './failures.ts';
import type { Schema } from './schema.ts';

const NAMES_KEPT = 2_000;
const ATTEMPTS = 3;
/** A connection that takes longer, or is not free for so long, is not waited for. */
const CONNECT_MS = 2_000;
/** No statement takes longer; the server is told, */
const LONGEST_STATEMENT_MS = 30_000;
/** and a connection that is silent for so much longer is dead, though nobody has closed it. */
const SILENCE_MS = 1_000;
/** Statements with more parameters than this come in too many lengths to be worth a name. */
const NAMED_PARAMETERS = 24;

/** Number of the advisory lock behind `exclusively`, drawn once; nothing else in the database may use it. */
const EXCLUSIVE_LOCK = 4_716_820_355;
/** How often it is looked whether that lock is free. */
const LOCK_POLL_MS = 100;

/** A pool on the database that `url` names; nothing is connected to before the first statement. */
export function openPostgres(url: string, clock: DatabaseClock, longestStatement = LONGEST_STATEMENT_MS): Database {
  types.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: longestStatement,
    query_timeout: longestStatement + SILENCE_MS,
  });
  // An idle connection that dies must not end the process; the next query opens another.
  pool.on('error', () => undefined);
  // The pool listens to idle clients only: without this, a connection that dies between two statements of a transaction
  // would end the process. Here and not in connect(): the server may hang up before that one goes on.
  pool.on('connect', (client) => void client.on('error', () => undefined));

  const names = new Map<string, string>();
  function nameOf(text: string): string {
    let name = names.get(text);
    if (name === undefined) {
      if (names.size > NAMES_KEPT) names.clear();
      name = createHash('sha1').update(text).digest('base64url');
      names.set(text, name);
    }
    return name;
  }
  const wrapped = new WeakSet<PoolClient>();
  /** The driver would go on waiting for the answer; without its socket the pool lets go of the connection. */
  function hangUp(client: PoolClient): Promise<void> {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    if (stream.closed) return Promise.resolve();
    return new Promise((resolve) => stream.once('close', () => resolve()).destroy());
  }
  async function connect(): Promise<PoolClient> {
    const client = await pool.connect();
    if (!wrapped.has(client)) {
      wrapped.add(client);
      const ask = client.query.bind(client) as (text: unknown, values?: unknown) => Promise<unknown>;
      const query = (text: unknown, values?: unknown): Promise<unknown> =>
        ask(text, values).catch(async (error: unknown) => {
          if (isSilence(error)) await hangUp(client);
          throw error;
        });
      Object.assign(client, {
        query: (text: unknown, values?: unknown) =>
          typeof text === 'string' && Array.isArray(values) && values.length > 0 && values.length < NAMED_PARAMETERS
            ? query({ name: nameOf(text), text, values: values as unknown[] })
            : query(text, values),
      });
    }
    return client;
  }
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end() } as unknown as Pool }),
  });

  const own = { engine: 'postgres', now: () => clock.now(), newId: newRowId } as const;
  return {
    ...own,
    isEmbedded: false,
    read: db,
    async write(act) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await db.transaction().execute((trx) => act(asTx(trx, own)));
        } catch (error) {
          if (attempt >= ATTEMPTS || !isRetryable(error)) throw error;
        }
      }
    },
    async exclusively(act, onWait) {
      // Its own connection, without a bound on idleness: the lock is the session's and ends with it.
      const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true });
      client.on('error', () => undefined);
      await client.connect();
      try {
        for (let tries = 0; !(await takesLock(client)); tries += 1) {
          if (tries === 0) onWait?.();
          await wait(LOCK_POLL_MS);
        }
        return await act();
      } finally {
        await client.end();
      }
    },
    dataVersion: () => null,
    copyTo: () => Promise.reject(new Error('a PostgreSQL database is backed up with pg_dump')),
    close: () => db.destroy(),
  };
}

/** Asked again and again instead of waiting in the server: a statement that waits would hold up `create index concurrently`. */
async function takesLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [EXCLUSIVE_LOCK]);
  return rows[0]?.taken === true;
}
