/** The database of a command: opened, made where a catalog may begin, and removed again if nothing came into it. */
import { existsSync, rmSync, rmdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from '#database/database.ts';
import type { Config } from '#server/settings/config.ts';
import { withoutWrites } from '#server/read-only.ts';
import type { Command } from './command.ts';
import { findMissingFile } from './doctor/finding.ts';
import type { Terminal } from './terminal.ts';

export interface OpenedDatabase {
  db: Database;
  /** What to tell before the command runs: that the database is a new one. */
  said: string | undefined;
  /** To be called at the end. */
  close(isDone: boolean): Promise<void>;
}

/** Without `createsDatabase` a missing or empty database is an error: probably a mistyped name. With READ_ONLY it takes no writes. */
export async function openFor(command: Command, config: Config, { env }: Terminal): Promise<OpenedDatabase> {
  const missing = await findMissingFile(config.databaseUrl);
  const setting = (env['DATABASE_URL'] ?? '') === '' ? 'DATA_DIR' : 'DATABASE_URL';
  if (missing !== null && (command.createsDatabase !== true || config.readOnly))
    throw new Error(`there is no database ${missing}; check ${setting}, or start the server, which creates it`);
  const hasFolder = missing === null || existsSync(dirname(missing));
  const { COMMAND_PATIENCE_MS, PREPARATION_PATIENCE_MS, openDatabase } = await import('#database/connection.ts');
  const { systemClock } = await import('#time/clock.ts');
  const patience = command.name === 'migrate' ? PREPARATION_PATIENCE_MS : COMMAND_PATIENCE_MS;
  const db = await openDatabase(config.databaseUrl, systemClock, patience);
  if (config.pictures !== undefined) {
    const { openObjectStore } = await import('#outgoing/object-store.ts');
    db.objects.store = openObjectStore(systemClock, config.pictures);
  }
  try {
    await requireSchema(db, command, { mayMake: command.createsDatabase === true && !config.readOnly, setting });
  } catch (error) {
    await db.close();
    throw error;
  }
  return {
    db: config.readOnly ? withoutWrites(db) : db,
    said:
      missing === null
        ? undefined
        : `there is no database ${missing}, so this begins a new one; if you expected yours, check ${setting}`,
    async close(isDone) {
      const isLeft = missing !== null && !isDone && (await isBlank(db));
      await db.close();
      if (missing !== null && isLeft) await removeMade(missing, hasFolder);
    },
  };
}

async function requireSchema(
  db: Database,
  command: Command,
  { mayMake, setting }: { mayMake: boolean; setting: string },
): Promise<void> {
  if (command.database === 'any') return;
  const { readSchemaState } = await import('#database/schema-state.ts');
  const state = await readSchemaState(db.read);
  if (state === 'outdated') throw new Error('the database has an older schema: run `toolshelf migrate` first');
  if (state === 'newer') throw new Error('the database is from a newer version of the program');
  if (state !== 'empty') return;
  if (!mayMake)
    throw new Error(`the database is empty; check ${setting}, or start the server, which creates its tables`);
  const { migrate } = await import('#database/migrations.ts');
  await db.exclusively(() => migrate(db));
}

/** Whether nothing has been stored. */
async function isBlank(db: Database): Promise<boolean> {
  for (const table of ['history', 'accounts', 'categories', 'tools', 'submissions'] as const)
    if ((await db.read.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined) return false;
  return true;
}

/** Removes the file that a command made, unless a server has it meanwhile. */
async function removeMade(file: string, hasFolder: boolean): Promise<void> {
  const { takeServerLock } = await import('#database/lock-file.ts');
  let release: () => void;
  try {
    release = takeServerLock(file);
  } catch {
    return;
  }
  for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
  release();
  try {
    if (!hasFolder) rmdirSync(dirname(file));
  } catch {
    // Another file lies in it.
  }
}
