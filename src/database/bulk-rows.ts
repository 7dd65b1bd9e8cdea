/** Many rows in one statement with one parameter, the same on both engines: rows travel as one JSON text. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database, Engine, Tx } from './database.ts';
import type { Schema } from './schema.ts';

export interface BulkOptions {
  /** Columns that hold whole numbers; all others hold text. */
  integers?: readonly string[];
  /** Rows that break a unique key are left out instead of failing the statement. */
  skipConflicts?: boolean;
}

/** Inserts `rows` (values in the order of `columns`) and returns how many were inserted. */
export async function insertRows(
  trx: Tx,
  engine: Engine,
  table: keyof Schema,
  columns: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
  options: BulkOptions = {},
): Promise<number> {
  if (rows.length === 0) return 0;
  const values = columns.map((column, index) => {
    const value = sql`t.value ->> ${sql.lit(index)}`;
    return engine === 'postgres' && options.integers?.includes(column) ? sql`(${value})::bigint` : value;
  });
  const json = JSON.stringify(rows);
  const source =
    engine === 'postgres' ? sql`json_array_elements(${json}::json) as t(value)` : sql`json_each(${json}) as t`;
  // SQLite takes `on` after a bare `from` for a join, hence the `where true`.
  const result = await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(values)} from ${source} where true
    ${options.skipConflicts ? sql`on conflict do nothing` : sql``}
  `.execute(trx);
  return Number(result.numAffectedRows ?? 0);
}

/** `column in (values)` for any number of values. */
export function isOneOf(engine: Engine, column: string, values: readonly string[]): RawBuilder<SqlBool> {
  const reference = sql.ref(column);
  return engine === 'postgres'
    ? sql<SqlBool>`${reference} = any(${values}::text[])`
    : sql<SqlBool>`${reference} in (select value from json_each(${JSON.stringify(values)}))`;
}

/** Pages that a SQLite write-ahead log may hold before they are moved into the database: its default, and for long work. */
const USUAL_PAGES = 1_000;
const RARE_PAGES = 8_000;

/**
 * Runs work of many transactions. On SQLite the log is emptied less often meanwhile: pages that are changed again and
 * again are then moved once, which halves the time of a long import. Kept to 32 MB, since whoever commits next,
 * perhaps a server, moves what is there.
 */
export async function withRareCheckpoints<T>(db: Database, act: () => Promise<T>): Promise<T> {
  if (db.engine !== 'sqlite') return act();
  const keep = (pages: number) => db.write((trx) => sql`pragma wal_autocheckpoint = ${sql.lit(pages)}`.execute(trx));
  await keep(RARE_PAGES);
  try {
    return await act();
  } finally {
    await keep(USUAL_PAGES);
  }
}
