/** READ_ONLY=on: a database that nothing changes, behind every request and every worker. */
import { existsSync } from 'node:fs';
import type { Database } from '#database/database.ts';
import { readSchemaState } from '#database/schema-state.ts';
import { maintenance } from '#http/read-only.ts';

/** The same database, whose transactions throw `maintenance`; reads go on. */
export function withoutWrites(db: Database): Database {
  const refuse = (): Promise<never> => Promise.reject(maintenance());
  return Object.create(db, { write: { value: refuse } }) as Database;
}

/** Throws an Error of one line where opening would make a new SQLite file. */
export function requireFile(databaseUrl: string): void {
  const file = /^sqlite:(.*)$/.exec(databaseUrl)?.[1];
  if (file !== undefined && !existsSync(file)) throw new Error(`READ_ONLY: there is no database ${file}`);
}

/** Throws an Error of one line unless the database can be served as it is. */
export async function requirePrepared(db: Database): Promise<void> {
  const state = await readSchemaState(db.read);
  if (state === 'current' || state === 'ahead') return;
  throw new Error(
    state === 'empty'
      ? 'READ_ONLY: the database is empty; start once without it'
      : 'READ_ONLY: the database is not of this version; start once without it, which migrates',
  );
}
