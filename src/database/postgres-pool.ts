/** A pool of PostgreSQL connections with prepared statements and timeouts. */
import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import type { PoolState } from './database.ts';
import { isConnectTimeout, isSilence } from './failures.ts';
import type { Schema } from './schema.ts';

const NAMES_KEPT = 2_000;
/** Statements with more parameters have too many variants for a name. */
const NAMED_PARAMETERS = 24;
/** Longest wait for a connection, new or free. */
const CONNECT_MS = 2_000;
/** How long after opening the pool a busy process retries for a connection, in milliseconds. */
const STARTING_MS = 20_000;
/** The share of a failed wait in which the process must have been busy for a retry. */
const BUSY_PART = 0.4;
/** The server cancels a statement this much earlier than we give up, so the connection survives. */
const LEAD_MS = 250;

export interface PoolBounds {
  connections: number;
  /** Idle connections that stay open: a new one takes longer than most pages. */
  kept: number;
  /** Timeout of a statement in milliseconds. */
  patience: number;
}

export interface BoundedPool {
  db: Kysely<Schema>;
  state(): Omit<PoolState, 'lane'>;
}

const names = new Map<string, string>();

/** The name of a prepared statement, planned once per connection. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    if (names.size > NAMES_KEPT) names.clear();
    name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
  }
  return name;
}

/** Closes the socket, since the driver would wait forever and the pool keep the connection. */
function hangUp(client: PoolClient): Promise<void> {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  if (stream.closed) return Promise.resolve();
  return new Promise((resolve) => stream.once('close', () => resolve()).destroy());
}

/** Adds statement names, and hangs up on a silent server. */
function wrap(client: PoolClient): void {
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

/** Connects with the first statement. */
export function openPool(url: string, { connections, kept, patience }: PoolBounds): BoundedPool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    min: kept,
    connectionTimeoutMillis: Math.min(CONNECT_MS, patience),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: Math.max(patience - LEAD_MS, Math.ceil(patience / 2)),
    query_timeout: patience,
  });
  // An idle connection that dies must not end the process; the next query opens another.
  pool.on('error', () => undefined);
  // The pool listens to idle clients only: without this, a connection that dies between two statements of a transaction
  // would end the process. Here and not in connect(): the server may hang up before that one goes on.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const wrapped = new WeakSet<PoolClient>();
  const opened = performance.now();
  async function obtain(): Promise<PoolClient> {
    for (;;) {
      const begun = performance.eventLoopUtilization();
      try {
        return await pool.connect();
      } catch (error) {
        if (!isConnectTimeout(error) || performance.now() - opened > STARTING_MS) throw error;
        if (performance.eventLoopUtilization(begun).utilization < BUSY_PART) throw error;
      }
    }
  }
  async function connect(): Promise<PoolClient> {
    const client = await obtain();
    if (!wrapped.has(client)) {
      wrapped.add(client);
      wrap(client);
    }
    return client;
  }
  return {
    db: new Kysely<Schema>({
      dialect: new PostgresDialect({ pool: { connect, end: () => pool.end() } as unknown as Pool }),
    }),
    state: () => ({
      open: pool.totalCount,
      used: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
      most: connections,
    }),
  };
}
