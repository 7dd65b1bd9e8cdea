/** The interface to the database: reads, transactions, clock and ids. */
import { randomUUIDv7 } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '#time/clock.ts';
import type { LargeIndex } from './large-indexes.ts';
import type { Schema } from './schema.ts';
import type { ObjectBox } from './object-box.ts';
import type { SecretBox } from './secret-box.ts';

export type Engine = 'sqlite' | 'postgres';
export type Reader = Kysely<Schema>;

interface LockableQuery {
  forUpdate(): this;
  forShare(): this;
  skipLocked(): this;
}

/** A transaction, with the clock and new ids. */
export interface Tx extends Transaction<Schema> {
  readonly engine: Engine;
  now(): Date;
  newId(): string;
  readonly secrets: SecretBox;
  /** Locks rows until the transaction ends. SQLite's write lock does that anyway. */
  lockRows<Q extends LockableQuery>(query: Q): Q;
  /** Keeps rows as they are until the transaction ends, beside others that do the same. */
  holdRows<Q extends LockableQuery>(query: Q): Q;
  /** Like lockRows, without rows that another transaction has locked. */
  lockFreeRows<Q extends LockableQuery>(query: Q): Q;
}

/** Adds our methods to an engine's transaction. */
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
    holdRows: <Q extends LockableQuery>(query: Q): Q => (isLocked ? query.forShare() : query),
    lockFreeRows: <Q extends LockableQuery>(query: Q): Q => (isLocked ? query.forUpdate().skipLocked() : query),
  });
}

/** A kind of work with its own connections. */
export type Lane = 'read' | 'write' | 'survey' | 'health';

export interface PoolState {
  lane: Lane;
  /** Open connections, those in use, and the maximum. */
  open: number;
  used: number;
  most: number;
  /** Work that waits for a connection. */
  waiting: number;
}

export interface Database {
  readonly engine: Engine;
  /** One process holds it, with one writer; otherwise a server for several processes. */
  readonly isEmbedded: boolean;
  /** For reads of requests. On SQLite a separate read-only connection. */
  readonly read: Reader;
  /** For long reads: with a longer timeout and separate connections. */
  readonly survey: Reader;
  /** For health checks; fails within two seconds. */
  readonly health: Reader;
  /**
   * Runs `act` in a transaction, committed when it resolves and rolled back when it throws. On
   * SQLite it holds the write lock from the start. `act` must use only its argument: `read` does
   * not see its changes.
   */
  write<T>(act: (trx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs `act` while no other process runs anything exclusively; calls `onWait` if it has to wait.
   * For preparations before serving. The lock ends with its connection, so a dead process blocks no
   * one.
   */
  exclusively<T>(act: () => Promise<T>, onWait?: () => void): Promise<T>;
  /** Builds missing indexes without blocking writers; returns their names. May take minutes. */
  buildIndexes(indexes: readonly LargeIndex[]): Promise<string[]>;
  readonly clock: Clock;
  now(): Date;
  newId(): string;
  /** Encrypts and decrypts stored secrets; without a key until `keepSecretKey`. */
  readonly secrets: SecretBox;
  /** The store of files that lie outside; undefined until it is opened, and without one. */
  readonly objects: ObjectBox;
  /** Connections by lane; empty on SQLite. */
  pools(): PoolState[];
  /** Writes a consistent copy of a SQLite database; throws on PostgreSQL. */
  copyTo(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Time and counter of the last id, as in its first three groups. */
let lastTime = '';
let count = 0;

/**
 * A UUIDv7 for rows. The ids of a process strictly increase: within a millisecond the twelve bits
 * after the time are a counter (RFC 9562, 6.2, method 1), so rows keep their order.
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

/** Whether a text may be the id of a row: PostgreSQL fails on NUL in a text. */
export function isRowId(text: string): boolean {
  return /^[\w-]{1,80}$/.test(text);
}

function nextMillisecond(time: string): string {
  const digits = (BigInt(`0x${time.replace('-', '')}`) + 1n).toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
}

/** The stored form of a time (milliseconds since 1970, or a date), `plus` milliseconds later. */
export function timestamp(time: Date | number, plus = 0): string {
  return new Date(Number(time) + plus).toISOString();
}
