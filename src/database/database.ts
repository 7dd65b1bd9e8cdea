/** The one handle on the database that the rest of the program holds: reads, writes, the clock and new ids. */
import { randomUUIDv7 } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '#time/clock.ts';
import type { LargeIndex } from './large-indexes.ts';
import type { Schema } from './schema.ts';
import type { SecretBox } from './secret-box.ts';

export type Engine = 'sqlite' | 'postgres';
export type Reader = Kysely<Schema>;

/** A query of rows that are to be changed. */
interface LockableQuery {
  forUpdate(): this;
  skipLocked(): this;
}

/** One transaction: its queries, the clock, and new ids. */
export interface Tx extends Transaction<Schema> {
  readonly engine: Engine;
  now(): Date;
  newId(): string;
  readonly secrets: SecretBox;
  /** Others who lock these rows wait until the transaction has ended and then see what it did. On SQLite its write lock sees to it. */
  lockRows<Q extends LockableQuery>(query: Q): Q;
  /** As lockRows, without the rows that another transaction holds. */
  lockFreeRows<Q extends LockableQuery>(query: Q): Q;
}

/** Makes what an engine hands out as a transaction into ours. */
export function asTx(
  transaction: Transaction<Schema>,
  { engine, now, newId, secrets }: Pick<Database, 'engine' | 'now' | 'newId' | 'secrets'>,
): Tx {
  const isLocked = engine === 'postgres';
  return Object.assign(transaction, {
    engine,
    now,
    newId,
    secrets,
    lockRows: <Q extends LockableQuery>(query: Q): Q => (isLocked ? query.forUpdate() : query),
    lockFreeRows: <Q extends LockableQuery>(query: Q): Q => (isLocked ? query.forUpdate().skipLocked() : query),
  });
}

/** A kind of work with connections of its own. */
export type Lane = 'read' | 'write' | 'survey' | 'health';

export interface PoolState {
  lane: Lane;
  /** Connections that are open, those of them that are in use, and the most there may be. */
  open: number;
  used: number;
  most: number;
  /** Pieces of work that wait for a connection. */
  waiting: number;
}

export interface Database {
  readonly engine: Engine;
  /** One process holds it, with one writer at a time; otherwise it is a server that several processes may share. */
  readonly isEmbedded: boolean;
  /** For reads outside a transaction that somebody waits for. On SQLite a connection of its own that cannot write. */
  readonly read: Reader;
  /** For reads of large parts of the database: they may take longer, and take no connection from those that people wait for. */
  readonly survey: Reader;
  /** For the question whether the database answers: it fails within two seconds. */
  readonly health: Reader;
  /**
   * Runs `act` in one transaction that is committed when it resolves and rolled back when it throws.
   * On SQLite it holds the write lock from its first moment on. Inside `act` only its argument may be
   * used: a query through `read` would not see the transaction's own changes.
   */
  write<T>(act: (trx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs `act` while no other process that shares the database runs anything so, once it is its turn; `onWait` is told
   * when that is not at once. For what a server does before it serves. The lock goes with the connection that holds it,
   * so one that dies holds up nobody.
   */
  exclusively<T>(act: () => Promise<T>, onWait?: () => void): Promise<T>;
  /** Builds those of some indexes that are missing without holding up who writes, and returns their names; a few minutes for a large table. */
  buildIndexes(indexes: readonly LargeIndex[]): Promise<string[]>;
  readonly clock: Clock;
  /** The time of the clock. */
  now(): Date;
  newId(): string;
  /** Encrypts and reads the secrets that rows hold; without a key until `keepSecretKey`. */
  readonly secrets: SecretBox;
  /** How the connections are used now; empty on SQLite, which has one for each direction. */
  pools(): PoolState[];
  /** Writes a consistent copy of a SQLite database to `file`; throws on PostgreSQL. */
  copyTo(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Time and counter of the last identifier, as its first three groups show them. */
let lastTime = '';
let count = 0;

/**
 * Time-ordered identifier (UUIDv7) for rows that are never shown as a secret. Those of one process rise strictly:
 * within a millisecond the twelve bits behind the time count (RFC 9562, 6.2, method 1), so that rows written
 * together are read back in their order.
 */
export function newRowId(): string {
  const id = randomUUIDv7();
  const time = id.slice(0, 13);
  if (time > lastTime) {
    lastTime = time;
    count = 0;
  } else {
    count += 1;
    if (count > 0xfff) {
      lastTime = nextMillisecond(lastTime);
      count = 0;
    }
  }
  return `${lastTime}-7${count.toString(16).padStart(3, '0')}${id.slice(18)}`;
}

function nextMillisecond(time: string): string {
  const digits = (BigInt(`0x${time.replace('-', '')}`) + 1n).toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
}

/** Text form of a time (milliseconds since 1970, or a date), `plus` milliseconds later, as all tables store it. */
export function timestamp(time: Date | number, plus = 0): string {
  return new Date(Number(time) + plus).toISOString();
}
