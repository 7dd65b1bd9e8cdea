/** Opens the database that a DATABASE_URL names. */
import { systemClock, type Clock } from '#time/clock.ts';
import type { Database } from './database.ts';

/** Milliseconds that a statement of an operator's command may take; nobody waits for it beside the operator. */
export const COMMAND_PATIENCE_MS = 60_000;
/** The same for what is done before a server listens, such as migrations of large tables. */
export const PREPARATION_PATIENCE_MS = 3_600_000;

/**
 * `sqlite:<file>` or `postgres://…`; the PostgreSQL driver is loaded only when it is used. Without `patience`, statements
 * have the bounds of a server that people wait for. SQLite knows none.
 */
export async function openDatabase(url: string, clock: Clock = systemClock, patience?: number): Promise<Database> {
  if (url.startsWith('sqlite:')) {
    const { openSqlite } = await import('./sqlite.ts');
    return openSqlite(url.slice('sqlite:'.length), clock);
  }
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(url, clock, patience);
}
