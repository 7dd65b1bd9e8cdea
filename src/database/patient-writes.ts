/** Transactions of work that nobody waits for, and that must not end because somebody else holds the write lock for a while. */
import type { Database, Tx } from './database.ts';
import { isLocked } from './failures.ts';

/** A server beside it holds the lock for milliseconds; on an overloaded machine it may take seconds to come to its end. */
const PATIENCE_MS = 60_000;

/** As Database.write, which gives up after some two seconds of waiting for SQLite's write lock: this asks again, for a minute. */
export async function writePatiently<T>(db: Database, act: (trx: Tx) => Promise<T>): Promise<T> {
  const began = performance.now();
  for (;;) {
    try {
      return await db.write(act);
    } catch (error) {
      if (!isLocked(error) || performance.now() - began > PATIENCE_MS) throw error;
    }
  }
}
