/** Tells whether a database is at the version of this program, without changing it. */
import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import type { Reader } from './database.ts';

export type SchemaState = 'empty' | 'current' | 'outdated' | 'newer';

/** A migration's name is the name of its file. */
function knownMigrations(): string[] {
  return readdirSync(new URL('./migrations/', import.meta.url))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length));
}

/** `empty` has no tables of ours, `outdated` lacks migrations, `newer` has some that this version does not know. */
export async function readSchemaState(db: Reader): Promise<SchemaState> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return 'empty';
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const applied = new Set(rows.map((row) => row.name));
  const known = knownMigrations();
  if ([...applied].some((name) => !known.includes(name))) return 'newer';
  return known.every((name) => applied.has(name)) ? 'current' : applied.size === 0 ? 'empty' : 'outdated';
}
