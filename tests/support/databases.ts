/** Databases of the engine under test: empty, or with the tables of this version. */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { migrate } from '#database/migrations.ts';
import { keepSecretKey } from '#database/secret-key.ts';
import type { Clock } from '#time/clock.ts';
import { frozenClock } from './clock.ts';
import { onServer } from './postgres-server.ts';

/** The PostgreSQL server under test; without it the suite runs on SQLite. */
const SERVER = process.env['TEST_POSTGRES_URL'] ?? '';
/** A migrated database on it, see postgres.ts. */
const TEMPLATE = process.env['TEST_POSTGRES_TEMPLATE'] ?? '';
export const ENGINE = SERVER === '' ? 'sqlite' : 'postgres';

const FILE = 'toolshelf.db';
const PATIENCE_MS = 60_000;

export interface TestDatabase {
  db: Database;
  url: string;
  /** A folder of its own, for DATA_DIR. */
  folder: string;
  /** Throws the data away; the database has to be closed before. */
  remove(): Promise<void>;
}

const makeFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'toolshelf-test-'));

async function openFile(folder: string, clock: Clock): Promise<TestDatabase> {
  const url = `sqlite:${join(folder, FILE)}`;
  const db = await openDatabase(url, clock);
  return { db, url, folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function openOn(server: string, clock: Clock, template = ''): Promise<TestDatabase> {
  const folder = await makeFolder();
  const name = `t_${randomBytes(8).toString('hex')}`;
  // Files are copied without being logged; PostgreSQL logs each page unless told.
  await onServer(server, `create database ${name}${template === '' ? '' : ` template ${template} strategy file_copy`}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  // A statement that waits for its turn on a busy machine is no failure; a server of one's own has the bounds of a site.
  const db = await openDatabase(url.href, clock, server === SERVER ? PATIENCE_MS : undefined);
  return {
    db,
    url: url.href,
    folder,
    async remove() {
      await onServer(server, `drop database ${name} with (force)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

let templateFolder: Promise<string> | undefined;

/** The folder of a file that is migrated once for all tests of the process. */
async function makeTemplate(): Promise<string> {
  const { db, folder } = await openFile(await makeFolder(), frozenClock());
  await migrate(db);
  await db.close();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty database of the engine under test. */
export async function emptyDatabase(clock: Clock = frozenClock()): Promise<TestDatabase> {
  return SERVER === '' ? openFile(await makeFolder(), clock) : openOn(SERVER, clock);
}

/** A database with the tables of this version; `server` is a PostgreSQL server of one's own. */
export async function migratedDatabase(clock: Clock = frozenClock(), server = SERVER): Promise<TestDatabase> {
  if (server !== '') {
    const template = server === SERVER ? TEMPLATE : '';
    const made = await openOn(server, clock, template);
    if (template === '') await migrate(made.db);
    return withKeys(made);
  }
  templateFolder ??= makeTemplate();
  const folder = await makeFolder();
  await copyFile(join(await templateFolder, FILE), join(folder, FILE));
  return withKeys(await openFile(folder, clock));
}

/** Of 16 bits: marks that a random key makes would be equal in one run of hundreds. */
const ADDRESS_KEY = 'k'.repeat(43);

/** Stores secrets as a server with this folder does, and gives addresses the same marks in every run. */
async function withKeys(made: TestDatabase): Promise<TestDatabase> {
  await made.db.write((trx) => trx.updateTable('address_key').set({ secret: ADDRESS_KEY }).execute());
  await keepSecretKey(made.db, { setting: undefined, file: join(made.folder, 'secret.key') });
  return made;
}
