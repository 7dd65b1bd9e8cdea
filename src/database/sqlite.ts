/** SQLite, the embedded engine: one writing and one reading connection over node:sqlite. */
import { chmodSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type QueryCompiler,
  type SqliteDatabase,
} from 'kysely';
import type { Clock } from '#time/clock.ts';
import { createSecretBox } from './secret-box.ts';
import { asTx, newRowId, type Database, type Tx } from './database.ts';
import { isLocked } from './failures.ts';
import { makeFolder } from './folders.ts';
import { FOUNDING } from './founding.ts';
import { createGroup, type Group } from './group-commit.ts';
import { LiteralLimits } from './literal-limits.ts';
import type { Schema } from './schema.ts';

const STATEMENTS_KEPT = 500;
/**
 * Longest wait of a server's transaction for its turn and for another process's write lock, before it
 * fails as `unavailable`. Counted from its call, so that waits in a queue do not add up.
 */
const LOCK_PATIENCE_MS = 1_800;
/** Longest wait for another process that opens the file. */
const OPEN_PATIENCE_MS = 5_000;

/** Adapts node:sqlite to Kysely's driver; the most recently used statements stay compiled. */
function adapt(connection: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, { statement: StatementSync; columns: readonly string[] }>();
  return {
    close() {
      statements.clear();
      connection.close();
    },
    prepare(text) {
      let entry = statements.get(text);
      if (entry) {
        statements.delete(text);
      } else {
        const statement = connection.prepare(text);
        // Arrays: objects of node:sqlite have no prototype and cost more to copy than to read.
        statement.setReturnArrays(true);
        entry = { statement, columns: columnsOf(statement) };
      }
      statements.set(text, entry);
      if (statements.size > STATEMENTS_KEPT) statements.delete(statements.keys().next().value ?? '');
      const { statement, columns } = entry;
      return {
        reader: columns.length > 0,
        all(parameters) {
          const rows = statement.all(...(parameters as SQLInputValue[])) as unknown as unknown[][];
          // SQLite recompiles a statement when another process's migration has added columns.
          const isWidened = rows.length > 0 && rows[0]!.length !== columns.length;
          const names = isWidened ? columnsOf(statement) : columns;
          return rows.map((row) => named(names, row));
        },
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        *iterate(parameters) {
          const names = columnsOf(statement);
          for (const row of statement.iterate(...(parameters as SQLInputValue[])))
            yield named(names, row as unknown as unknown[]);
        },
      };
    },
  };
}

function columnsOf(statement: StatementSync): string[] {
  return statement.columns().map(({ name }) => name);
}

function named(columns: readonly string[], row: readonly unknown[]): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (let at = 0; at < columns.length; at += 1) object[columns[at]!] = row[at];
  return object;
}

/**
 * Takes the write lock at the start of a transaction: a deferred one that reads first can fail at
 * its first write. Waits without blocking the event loop, since a busy_timeout of the synchronous
 * node:sqlite would stop all requests.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #turn: WriteTurn;
  readonly #patience: number;

  constructor(database: SqliteDatabase, turn: WriteTurn, patience: number) {
    super({ database });
    this.#turn = turn;
    this.#patience = patience;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const asked = this.#turn.asked();
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        return;
      } catch (error) {
        if (!isLocked(error) || performance.now() - asked > this.#patience) throw error;
        await wait(2 + Math.random() * 8);
      }
    }
  }

  /** SQLite has rolled back by itself after an I/O error; failing again would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#turn.isOpen()) await super.rollbackTransaction(connection);
  }
}

/** The state of the current transaction. */
interface WriteTurn {
  /** When it was requested, by performance.now(). */
  asked(): number;
  isOpen(): boolean;
}

/** SQLite has transactional DDL (https://www.sqlite.org/lang_transaction.html). */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class LiteralDialect extends SqliteDialect {
  override createQueryCompiler(): QueryCompiler {
    return new LiteralLimits();
  }
}

class ImmediateDialect extends LiteralDialect {
  readonly #database: SqliteDatabase;
  readonly #turn: WriteTurn;
  readonly #patience: number;

  constructor(database: SqliteDatabase, turn: WriteTurn, patience: number) {
    super({ database });
    this.#database = database;
    this.#turn = turn;
    this.#patience = patience;
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#database, this.#turn, this.#patience);
  }
}

/**
 * Reads share a connection without waiting: each statement runs at once, without transactions.
 * Kysely's own lock wakes all waiters, in no order.
 */
class ReadingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class ReadingDialect extends LiteralDialect {
  override createAdapter(): DialectAdapter {
    return new ReadingAdapter();
  }
}

/** Opens or creates the file. `:memory:` is not supported, since reads use a second connection. */
export function openSqlite(file: string, clock: Clock, patience = LOCK_PATIENCE_MS): Database {
  makeFolder(dirname(file));
  // Devices and folders would partly open, and their permissions would change.
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === false)
    throw new Error(`the database ${file} is not a file; name one`);
  const writing = new DatabaseSync(file, { timeout: OPEN_PATIENCE_MS, enableForeignKeyConstraints: true });
  chmodSync(file, 0o600);
  writing.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -16000; pragma temp_store = memory; pragma journal_size_limit = 67108864',
  );
  const durability = writing.prepare('pragma synchronous').get()?.['synchronous'];
  const journal = writing.prepare('pragma journal_mode').get()?.['journal_mode'];
  if (durability !== 2 || journal !== 'wal') {
    throw new Error(
      `the database file cannot keep its promises: journal_mode ${String(journal)}, synchronous ${String(durability)}`,
    );
  }
  // From here on the driver waits.
  writing.exec('pragma busy_timeout = 0');
  const reading = new DatabaseSync(file, { timeout: 20, readOnly: true });
  // Small, since most repeated reads have caches (catalog/tools/serving, http/send).
  reading.exec('pragma cache_size = -4000; pragma temp_store = memory');
  const isOpen = (): boolean => writing.isTransaction;
  const write: Kysely<Schema> = new Kysely<Schema>({
    dialect: new ImmediateDialect(adapt(writing), { asked: () => group.asked, isOpen }, patience),
  });
  const read = new Kysely<Schema>({ dialect: new ReadingDialect({ database: adapt(reading) }) });
  const own = {
    engine: 'sqlite',
    now: () => clock.now(),
    newId: newRowId,
    secrets: createSecretBox(),
  } as const;
  const group: Group<Tx> = createGroup<Tx>({
    transact: (act) => write.transaction().execute((trx) => act(asTx(trx, own))),
    execute: (statement) => writing.exec(statement),
    isOpen,
  });
  return {
    ...own,
    objects: {},
    clock,
    isEmbedded: true,
    read,
    survey: read,
    health: read,
    write: (act) => group.run(act),
    // A file has one server, and the write lock protects it from commands.
    exclusively: (act) => act(),
    // They are created with the tables.
    buildIndexes: () => Promise.resolve([]),
    pools: () => [],
    async copyTo(target) {
      await write.connection().execute((db) => db.executeQuery(CompiledQuery.raw('vacuum into ?', [target])));
    },
    async close() {
      // Kysely closes used connections only. Writing last: it checkpoints the -wal file.
      await read.destroy();
      if (reading.isOpen) reading.close();
      await write.destroy();
      if (writing.isOpen) writing.close();
    },
  };
}

/** As readFounding, of a backup, which has no writer; `query` gives `founded`. Undefined for a file that is no database of this program. */
export function readFoundingOfFile(backup: string, query = FOUNDING): string | undefined {
  const url = pathToFileURL(backup);
  // Otherwise SQLite makes two files beside it.
  url.searchParams.set('immutable', '1');
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(url, { readOnly: true });
    const founded = database.prepare(query).get()?.['founded'];
    return typeof founded === 'string' ? founded : undefined;
  } catch {
    return undefined;
  } finally {
    database?.close();
  }
}
