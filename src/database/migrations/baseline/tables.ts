/** Makes what a database lacks of the baseline: tables, columns of tables that are there, indexes. */
import { sql, type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely } from 'kysely';
import type { Engine } from '#database/database.ts';
import { createIndex, type LargeIndex } from '#database/large-indexes.ts';
import type { Column } from './columns.ts';

type Columns = Readonly<Record<string, Column>>;

interface KeyOptions {
  /** On SQLite: the key is the table, and a row is written to one page instead of two. */
  withoutRowid?: boolean;
}

export interface Baseline {
  engine: Engine;
  table(name: string, columns: Columns): Promise<void>;
  /** A table with a primary key of several columns. */
  keyedTable(name: string, key: readonly string[], columns: Columns, options?: KeyOptions): Promise<void>;
  /** An index for `createIndexes`; `on` is what follows `create index … on`. */
  index(name: string, on: string): void;
  /** Once the rows of older tables are filled in: rows with fewer indexes are changed faster. */
  createIndexes(): Promise<void>;
}

/** The names of the columns of each table. */
export async function readTables(db: Kysely<unknown>, engine: Engine): Promise<Map<string, Set<string>>> {
  const tables = await db.introspection.getTables();
  const schema = engine === 'sqlite' ? undefined : await currentSchema(db);
  const ours = tables.filter((table) => table.schema === schema);
  return new Map(ours.map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]));
}

async function currentSchema(db: Kysely<unknown>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name;
}

export function baselineOf(
  db: Kysely<unknown>,
  engine: Engine,
  tables: ReadonlyMap<string, ReadonlySet<string>>,
): Baseline {
  const indexes: LargeIndex[] = [];

  /** `complete` adds keys and constraints to a new table. */
  async function make(
    name: string,
    columns: Columns,
    complete: (table: CreateTableBuilder<string>) => CreateTableBuilder<string> = (table) => table,
  ): Promise<void> {
    const there = tables.get(name);
    let created = db.schema.createTable(name);
    for (const [column, { type, build }] of Object.entries(columns)) {
      const args = [
        column,
        engine === 'sqlite' && type === 'bigint' ? 'integer' : type,
        (c: ColumnDefinitionBuilder) => build(c, engine),
      ] as const;
      created = created.addColumn(...args);
      if (there?.has(column) === false)
        await db.schema
          .alterTable(name)
          .addColumn(...args)
          .execute();
    }
    if (there === undefined) await complete(created).execute();
  }

  return {
    engine,
    table: (name, columns) => make(name, columns),
    keyedTable: (name, key, columns, { withoutRowid = false } = {}) =>
      make(name, columns, (table) => {
        const keyed = table.addPrimaryKeyConstraint(`${name}_key`, key as never);
        return withoutRowid && engine === 'sqlite' ? keyed.modifyEnd(sql`without rowid`) : keyed;
      }),
    index: (name, on) => {
      indexes.push({ name, on });
    },
    async createIndexes() {
      for (const index of indexes) await createIndex(db, index);
    },
  };
}
