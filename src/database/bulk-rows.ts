/** Bulk inserts and lists, in the fastest form of each engine. */
import { CompiledQuery, sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database, Engine, Tx } from './database.ts';
import type { Schema } from './schema.ts';

export interface BulkOptions {
  /** Integer columns; all others are text. */
  integers?: readonly string[];
  /** Skips rows that break a unique key instead of failing. */
  skipConflicts?: boolean;
}

/** `rows` have their values in the order of `columns`. Returns the number of inserted rows. */
export async function insertRows(
  trx: Tx,
  engine: Engine,
  table: keyof Schema,
  columns: readonly string[],
  rows: readonly Row[],
  options: BulkOptions = {},
): Promise<number> {
  if (rows.length === 0) return 0;
  const names = columns.map((column) => `"${column}"`).join(', ');
  const insert = `insert into "${table}" (${names})`;
  const end = options.skipConflicts ? ' on conflict do nothing' : '';
  const count = await (engine === 'postgres' ? insertColumns : insertValues)(trx, {
    insert,
    end,
    columns,
    rows,
    options,
  });
  return Number(count);
}

type Row = readonly (string | number | null)[];

interface Insertion {
  insert: string;
  end: string;
  columns: readonly string[];
  rows: readonly Row[];
  options: BulkOptions;
}

/** One JSON array for each column: PostgreSQL would parse an array of rows once per column. */
async function insertColumns(trx: Tx, { insert, end, columns, rows, options }: Insertion): Promise<bigint> {
  const values = columns.map((column, at) =>
    options.integers?.includes(column) === true ? `t.c${at}::bigint` : `t.c${at}`,
  );
  const sources = columns.map((_, at) => `json_array_elements_text($${at + 1}::json)`);
  const names = columns.map((_, at) => `c${at}`);
  const text = `${insert} select ${values.join(', ')} from rows from (${sources.join(', ')}) as t(${names.join(', ')})${end}`;
  const lists = columns.map((_, at) => JSON.stringify(rows.map((row) => row[at])));
  const result = await trx.executeQuery(CompiledQuery.raw(text, lists));
  return result.numAffectedRows ?? 0n;
}

/** Most bound values of a SQLite statement; more would not be faster. */
const MOST_VALUES = 1_024;

/** Batches of powers of two, so that few different statements stay compiled. */
async function insertValues(trx: Tx, { insert, end, columns, rows }: Insertion): Promise<bigint> {
  const row = `(${columns.map(() => '?').join(', ')})`;
  let inserted = 0n;
  for (let from = 0; from < rows.length;) {
    const most = Math.min(rows.length - from, Math.max(1, Math.floor(MOST_VALUES / columns.length)));
    const count = 2 ** Math.floor(Math.log2(most));
    const text = `${insert} values ${Array.from({ length: count }, () => row).join(', ')}${end}`;
    const result = await trx.executeQuery(CompiledQuery.raw(text, rows.slice(from, from + count).flat()));
    inserted += result.numAffectedRows ?? 0n;
    from += count;
  }
  return inserted;
}

/** `column in (values)` for any number of values. */
export function isOneOf(engine: Engine, column: string, values: readonly string[]): RawBuilder<SqlBool> {
  const reference = sql.ref(column);
  const list = listParameter(engine, values);
  return engine === 'postgres'
    ? sql<SqlBool>`${reference} = any(${list}::text[])`
    : sql<SqlBool>`${reference} in (select value from json_each(${list}))`;
}

/** The parameter of isOneOf. */
export function listParameter(engine: Engine, values: readonly string[]): readonly string[] | string {
  return engine === 'postgres' ? values : JSON.stringify(values);
}

/** A table `t` for a `from` clause: `t.value` is a row as JSON, `t.value ->> 0` its first cell. */
export function tableOf(engine: Engine, rows: readonly unknown[]): RawBuilder<unknown> {
  const json = JSON.stringify(rows);
  return engine === 'postgres' ? sql`json_array_elements(${json}::json) as t(value)` : sql`json_each(${json}) as t`;
}

/** Pages in SQLite's write-ahead log before a checkpoint: the default, and for long work. */
const USUAL_PAGES = 1_000;
const RARE_PAGES = 8_000;

/**
 * Checkpoints less often during `act` on SQLite, which halves the time of a long import: pages that
 * change repeatedly move once. At most 32 MB, since the next commit, perhaps a server's, moves
 * them.
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
