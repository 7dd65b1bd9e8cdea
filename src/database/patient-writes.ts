/** Transactions of background work that must not fail because another process holds the lock. */
import type { Database, Tx } from './database.ts';
import { isLocked } from './failures.ts';

/** Servers hold the lock for milliseconds, under overload for seconds. */
const PATIENCE_MS = 60_000;

/** Like Database.write, but retries SQLite's write lock for a minute instead of two seconds. */
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
