/** Everything that a database holds, for tests that compare it with what it held before. */
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { ENGINE } from './databases.ts';

export type Row = Record<string, unknown>;
/** Rows by the name of their table. */
export type Dump = Map<string, Row[]>;

/** All rows of all tables. */
export async function dump(db: Database): Promise<Dump> {
  const names =
    ENGINE === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`;
  const tables: Dump = new Map();
  for (const { name } of (await names.execute(db.read)).rows) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(db.read);
    tables.set(name, rows);
  }
  return tables;
}
