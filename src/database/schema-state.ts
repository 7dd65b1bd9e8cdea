/** Compares the schema of a database with this version of the program. */
import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import type { Reader } from './database.ts';
import { EARLIER_MIGRATIONS } from './migrations/baseline/earlier-migrations.ts';

/**
 * `empty` has no tables of ours, `outdated` lacks migrations. `ahead` has unknown ones, with which
 * this version can run; `newer` has others.
 */
export type SchemaState = 'empty' | 'current' | 'outdated' | 'ahead' | 'newer';

/** The name of a migration since the baseline is the name of its file. */
function knownMigrations(): string[] {
  const since = readdirSync(new URL('./migrations/', import.meta.url))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length));
  return [...EARLIER_MIGRATIONS, ...since];
}

async function hasTable(db: Reader, name: string): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some((table) => table.name === name);
}

/** The names of the migrations that a database has; none for an empty one. */
export async function readAppliedMigrations(db: Reader): Promise<ReadonlySet<string>> {
  if (!(await hasTable(db, 'kysely_migration'))) return new Set();
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return new Set(rows.map((row) => row.name));
}

export async function readSchemaState(db: Reader): Promise<SchemaState> {
  const applied = await readAppliedMigrations(db);
  const known = new Set(knownMigrations());
  const unknown = applied.difference(known);
  if (unknown.size > 0) {
    const mayRun =
      known.isSubsetOf(applied) && (await hasTable(db, 'migration_bounds')) && (await mayRunOn(db, unknown, known));
    return mayRun ? 'ahead' : 'newer';
  }
  return known.isSubsetOf(applied) ? 'current' : applied.size === 0 ? 'empty' : 'outdated';
}

/** Whether all unknown migrations allow a version that knows `known`. */
async function mayRunOn(db: Reader, unknown: ReadonlySet<string>, known: ReadonlySet<string>): Promise<boolean> {
  const newest = [...known].toSorted().at(-1) ?? '';
  const bounds = await db.selectFrom('migration_bounds').select(['name', 'oldest']).execute();
  const open = new Set(bounds.filter(({ oldest }) => oldest <= newest).map(({ name }) => name));
  return unknown.isSubsetOf(open);
}
