/** The one handle on the database that the rest of the program holds: reads, writes, the clock and new ids. */
import { randomUUIDv7 } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';
export type Reader = Kysely<Schema>;
export type Writer = Transaction<Schema>;

export interface Database {
  readonly engine: Engine;
  /** For reads outside a transaction. On SQLite a connection of its own that cannot write. */
  readonly read: Reader;
  /**
   * Runs `act` in one transaction that is committed when it resolves and rolled back when it throws.
   * On SQLite it holds the write lock from its first moment on. Inside `act` only its argument may be
   * used: a query through `read` would not see the transaction's own changes.
   */
  write<T>(act: (db: Writer) => Promise<T>): Promise<T>;
  now(): Date;
  newId(): string;
  /** A number that changes when another connection has changed the database; null when the engine cannot tell. */
  changeMark(): number | null;
  /** Writes a consistent copy of a SQLite database to `file`; throws on PostgreSQL. */
  copyTo(file: string): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseClock {
  now(): Date;
}

export const systemClock: DatabaseClock = { now: () => new Date() };

/** Time-ordered identifier for rows that are never shown as a secret. */
export function newRowId(): string {
  return randomUUIDv7();
}

/** Text form of a time as all tables store it. */
export function timestamp(date: Date): string {
  return date.toISOString();
}
