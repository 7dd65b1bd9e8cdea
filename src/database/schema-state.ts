/** Tells whether a database is at the version of this program, without changing it. */
import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import type { Reader } from './database.ts';

/**
 * `empty` has no tables of ours, `outdated` lacks migrations. `ahead` has some that this version does not know, each of which
 * says that this version may run on it; `newer` has others, too.
 */
export type SchemaState = 'empty' | 'current' | 'outdated' | 'ahead' | 'newer';

/** A migration's name is the name of its file. */
function knownMigrations(): string[] {
  return readdirSync(new URL('./migrations/', import.meta.url))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length));
}

export async function readSchemaState(db: Reader): Promise<SchemaState> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const has = (name: string): boolean => tables.some((table) => table.name === name);
  if (!has('kysely_migration')) return 'empty';
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const applied = new Set(rows.map((row) => row.name));
  const known = new Set(knownMigrations());
  const unknown = applied.difference(known);
  if (unknown.size > 0) {
    const mayRun = known.isSubsetOf(applied) && has('migration_bounds') && (await mayRunOn(db, unknown, known));
    return mayRun ? 'ahead' : 'newer';
  }
  return known.isSubsetOf(applied) ? 'current' : applied.size === 0 ? 'empty' : 'outdated';
}

/** Whether every migration that a newer version has applied says that a version that knows `known` may run on it. */
async function mayRunOn(db: Reader, unknown: ReadonlySet<string>, known: ReadonlySet<string>): Promise<boolean> {
  const newest = [...known].toSorted().at(-1) ?? '';
  const bounds = await db.selectFrom('migration_bounds').select(['name', 'oldest']).execute();
  const open = new Set(bounds.filter(({ oldest }) => oldest <= newest).map(({ name }) => name));
  return unknown.isSubsetOf(open);
}
