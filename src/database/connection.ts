/** Opens the database of a DATABASE_URL. */
import { systemClock, type Clock } from '#time/clock.ts';
import type { Database } from './database.ts';

/** Timeout of a statement in a command, in milliseconds. */
export const COMMAND_PATIENCE_MS = 60_000;
/** Timeout before a server listens, such as for migrations of large tables. */
export const PREPARATION_PATIENCE_MS = 3_600_000;

/**
 * Opens `sqlite:<file>` or `postgres://…`. `patience` replaces the statement timeouts of a server, and
 * on SQLite the time that a write waits for that of another process. Loads only the engine that is used.
 */
export async function openDatabase(url: string, clock: Clock = systemClock, patience?: number): Promise<Database> {
  if (url.startsWith('sqlite:')) {
    const { openSqlite } = await import('./sqlite.ts');
    return openSqlite(url.slice('sqlite:'.length), clock, patience);
  }
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(url, clock, patience);
}
