/** Which database a backup was made of. */
import { sql } from 'kysely';
import type { Reader } from './database.ts';

export const FOUNDING = 'select min(timestamp) as founded from kysely_migration';

/** The same for a backup alone: a database that is served has an epoch. */
export const FOUNDING_OF_BACKUP = `${FOUNDING} where (select epoch from catalog_revision where id = 1) is null`;

/** When a database was made, by its first migration: its backups have the same time, other databases, in practice, another. */
export async function readFounding(db: Reader): Promise<string | undefined> {
  const { rows } = await sql<{ founded: string | null }>`${sql.raw(FOUNDING)}`.execute(db);
  return rows[0]?.founded ?? undefined;
}
