/** Detects a restored database. */
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** A name that changes with a restore on PostgreSQL; `file` on SQLite, whose backups are marked. */
export async function readHome(db: Database): Promise<string> {
  if (db.engine === 'sqlite') return 'file';
  const table = sql<string>`'catalog_revision'::regclass::oid::text`;
  try {
    const { rows } = await sql<{ home: string }>`
      select system_identifier || '.' || timeline_id || '.' || ${table} as home
      from pg_control_system(), pg_control_checkpoint()`.execute(db.read);
    return rows[0]!.home;
  } catch {
    // Some hosting providers do not allow these functions.
    const { rows } = await sql<{ home: string }>`select ${table} as home`.execute(db.read);
    return rows[0]!.home;
  }
}
