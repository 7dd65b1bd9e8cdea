/** Opens the database that a DATABASE_URL names. */
import { systemClock, type Database, type DatabaseClock } from './database.ts';

/** `sqlite:<file>` or `postgres://…`; the PostgreSQL driver is loaded only when it is used. */
export async function openDatabase(url: string, clock: DatabaseClock = systemClock): Promise<Database> {
  if (url.startsWith('sqlite:')) {
    const { openSqlite } = await import('./sqlite.ts');
    return openSqlite(url.slice('sqlite:'.length), clock);
  }
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(url, clock);
}
