/** The home of a database: what tells a restored one from the one that it was. */
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** A name that is another one after a restore, although every row is the same; on SQLite, whose backups tell by themselves, always `file`. */
export async function readHome(db: Database): Promise<string> {
  if (db.engine === 'sqlite') return 'file';
  const table = sql<string>`'catalog_revision'::regclass::oid::text`;
  try {
    const { rows } = await sql<{ home: string }>`
      select system_identifier || '.' || timeline_id || '.' || ${table} as home
      from pg_control_system(), pg_control_checkpoint()`.execute(db.read);
    return rows[0]!.home;
  } catch {
    // Some providers keep the state of the cluster to themselves.
    const { rows } = await sql<{ home: string }>`select ${table} as home`.execute(db.read);
    return rows[0]!.home;
  }
}
