/** The database of one of several servers that a test starts as processes. */
import type { Database } from '#database/database.ts';
import { openDatabase } from '#database/connection.ts';
import { frozenClock } from './clock.ts';

/** Processes wait for one another longer on a busy machine than a server may. */
const PATIENCE_MS = 600_000;

/** Opens the database at `url` where it is `instant`, in milliseconds since 1970. */
export function openServerDatabase(url: string, instant: string): Promise<Database> {
  return openDatabase(url, frozenClock(new Date(Number(instant))), PATIENCE_MS);
}
