/** Backup of a running SQLite database, and restore of a stopped one. */
import { sql } from 'kysely';
import { rmSync } from 'node:fs';
import { access, chmod, constants, copyFile, link, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { forgetEpoch } from '#catalog/epoch.ts';
import { openDatabase } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { makeFolder } from '#database/folders.ts';
import { FOUNDING_OF_BACKUP } from '#database/founding.ts';
import { takeServerLock } from '#database/lock-file.ts';
import { readSchemaState } from '#database/schema-state.ts';
import { readFoundingOfFile } from '#database/sqlite.ts';

const SQLITE = 'sqlite:';

/** PostgreSQL has better tools of its own. */
const USE_PG_DUMP = 'a PostgreSQL database is backed up with: pg_dump --format=custom --file=FILE "$DATABASE_URL"';
const USE_PG_RESTORE =
  'a PostgreSQL database is restored with: pg_restore --clean --if-exists --single-transaction --dbname="$DATABASE_URL" FILE';

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Links a file, or copies it where links are unsupported. Never overwrites. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    await copyFile(from, to, constants.COPYFILE_EXCL);
    await sync(to);
  }
}

/** A server of the copy must start a new epoch. */
async function forgetEpochOf(file: string): Promise<void> {
  const copy = await openDatabase(SQLITE + file);
  try {
    if (['current', 'ahead'].includes(await readSchemaState(copy.read))) await forgetEpoch(copy);
  } finally {
    await copy.close();
  }
}

/** The endings of files that SQLite keeps beside a database. */
const ENDINGS = ['', '-journal', '-wal', '-shm'];
const DRAFT = /^(.+)\.(\d{1,10})\.partial(?:-journal|-wal|-shm)?$/;
/** `toolshelf-2026-11-23T04-05-06Z.db`: the name of a scheduled backup. */
const SCHEDULED_NAME = /^toolshelf-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\dZ)\.db$/;

/** Scheduled backups in a folder, the oldest first. Throws the system's error. */
export async function listScheduled(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => SCHEDULED_NAME.test(name)).sort();
}

/** When a scheduled backup was made, by its name, in milliseconds; undefined for other names. */
export function timeOfScheduled(name: string | undefined): number | undefined {
  const match = name === undefined ? null : SCHEDULED_NAME.exec(name);
  return match === null ? undefined : Date.parse(`${match[1]}${match[2]}:${match[3]}:${match[4]}`);
}

/** The most files of one folder that are read. */
const READ_MOST = 100;

/** Whether a folder has a backup, with a name of its own that ends in `.db`, of the database founded then. Throws the system's error. */
export async function hasBackupByHand(folder: string, founded: string): Promise<boolean> {
  return (await readdir(folder))
    .filter((name) => name.endsWith('.db') && !SCHEDULED_NAME.test(name))
    .slice(0, READ_MOST)
    .some((name) => readFoundingOfFile(join(folder, name), FOUNDING_OF_BACKUP) === founded);
}

const draftOf = (file: string): string => `${resolve(file)}.${process.pid}.partial`;

/** Removes what this process has written of a backup to `file`; for a signal, since it waits for nothing. */
export function removeDraft(file: string): void {
  for (const ending of ENDINGS) rmSync(draftOf(file) + ending, { force: true });
}

/** Whether a process of this machine, not this one, has the number. */
function isOther(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Removes drafts of killed backups: to the same file, or for a scheduled backup, of the schedule. */
async function removeLeftDrafts(target: string): Promise<void> {
  const name = basename(target);
  for (const found of await readdir(dirname(target))) {
    const [, draft = '', pid = ''] = DRAFT.exec(found) ?? [];
    const isKin = draft === name || (SCHEDULED_NAME.test(name) && SCHEDULED_NAME.test(draft));
    if (isKin && !isOther(Number(pid))) await rm(join(dirname(target), found), { force: true });
  }
}

/**
 * Writes a consistent copy of the database to `file`, which must not exist; it is synced to disk
 * and never partial. Gives its size in bytes. Throws an Error with one clear line. A plain copy of
 * the file is no backup: the newest changes are in the -wal file.
 */
export async function backUp(db: Database, file: string): Promise<number> {
  if (!db.isEmbedded) throw new Error(USE_PG_DUMP);
  const target = resolve(file);
  if (await isThere(target)) throw new Error(`${file} already exists; a backup never overwrites a file`);
  await removeLeftDrafts(target);
  const draft = draftOf(file);
  try {
    await db.copyTo(draft);
    await chmod(draft, 0o600);
    await forgetEpochOf(draft);
    await sync(draft);
    // Unlike a rename, a link fails if the file exists meanwhile.
    await linkOrCopy(draft, target);
    await sync(dirname(target));
  } finally {
    removeDraft(file);
  }
  return (await stat(target)).size;
}

/**
 * Replaces the database at `databaseUrl` by the backup `file`; gives its path, and the new
 * one of the replaced database, null if there was none. Creates a missing folder. The backup is copied and checked for
 * damage and schema first. Throws an Error with one clear line, also while a server uses the
 * database.
 */
export async function restoreBackup(
  databaseUrl: string,
  file: string,
): Promise<{ target: string; replaced: string | null; isOutdated: boolean }> {
  if (!databaseUrl.startsWith(SQLITE)) throw new Error(USE_PG_RESTORE);
  const target = resolve(databaseUrl.slice(SQLITE.length));
  await access(file, constants.R_OK);
  makeFolder(dirname(target));
  const releaseLock = takeServerLock(target);
  const draft = `${target}.${process.pid}.restoring`;
  try {
    await copyFile(file, draft);
    await chmod(draft, 0o600);
    const state = await checkCopy(draft, file);
    await sync(draft);
    const replaced = (await isThere(target)) ? await setAside(target) : null;
    await rename(draft, target);
    await sync(dirname(target));
    return { target, replaced, isOutdated: state === 'outdated' };
  } finally {
    for (const ending of ['', '-wal', '-shm']) await rm(draft + ending, { force: true });
    releaseLock();
  }
}

/** Throws unless the file is an undamaged database of a known version. */
async function checkCopy(draft: string, file: string): Promise<'current' | 'outdated'> {
  let db: Database;
  try {
    db = await openDatabase(SQLITE + draft);
  } catch (error) {
    throw new Error(`${file} is not a SQLite database, or it is damaged`, { cause: error });
  }
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(db.read);
    const verdict = rows[0]?.integrity_check;
    if (verdict !== 'ok') throw new Error(verdict ?? 'no answer');
    const orphans = await sql`pragma foreign_key_check`.execute(db.read);
    if (orphans.rows.length > 0) throw new Error('rows without the row they belong to');
  } catch (error) {
    await db.close();
    throw new Error(`${file} is damaged (${(error as Error).message.split('\n')[0]}); nothing was replaced`, {
      cause: error,
    });
  }
  const state = await readSchemaState(db.read);
  if (state === 'current' || state === 'ahead') await forgetEpoch(db);
  await db.close();
  if (state === 'empty') throw new Error(`${file} is not a backup of a catalog; nothing was replaced`);
  if (state === 'newer') throw new Error(`${file} is from a newer version of the program; nothing was replaced`);
  return state === 'outdated' ? 'outdated' : 'current';
}

/** Renames the replaced database, with its newest changes. */
async function setAside(target: string): Promise<string> {
  try {
    // Closing the last connection moves the -wal file into the database.
    await (await openDatabase(SQLITE + target)).close();
  } catch {}
  const aside = `${target}.replaced-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  await linkOrCopy(target, aside);
  // A leftover -wal file would be applied to the restored database and ruin it.
  if (await isThere(`${target}-wal`)) await rename(`${target}-wal`, `${aside}-wal`);
  await rm(`${target}-shm`, { force: true });
  return aside;
}
