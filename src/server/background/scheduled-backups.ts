/** Daily backups of a SQLite database, made by a child process, and their rotation. */
import { spawn } from 'node:child_process';
import { DAY_MS } from '#catalog/periods.ts';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listScheduled, timeOfScheduled } from '#catalog/transfer/backups.ts';
import type { Database } from '#database/database.ts';
import { makeFolder } from '#database/folders.ts';
import { readFounding } from '#database/founding.ts';
import { readFoundingOfFile } from '#database/sqlite.ts';
import { startPolling, type Polling } from '#workers/polling.ts';
import type { BackupPlan, Config } from '#server/settings/config.ts';

const POLL_MS = 600_000;
/** A stop does not wait longer; a partial copy is never taken for a backup. */
const STOP_PATIENCE_MS = 2_000;
const COMMAND = join(import.meta.dirname, '..', '..', 'cli', 'main.ts');

export interface BackupLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface ScheduledBackups extends Polling {
  /** Milliseconds since the newest backup; undefined without one. */
  age(): number | undefined;
}

/** Makes a backup when the newest of this database is a day old; each round resolves with their number. */
export function startBackups(
  db: Pick<Database, 'now' | 'clock' | 'read'>,
  plan: BackupPlan,
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: BackupLog,
): ScheduledBackups {
  let newest: number | undefined;
  async function round(): Promise<number> {
    makeFolder(plan.folder);
    const founded = await readFounding(db.read);
    // Another database may have the same folder, such as one that a wrong DATA_DIR made.
    const isOwn = (name: string): boolean => readFoundingOfFile(join(plan.folder, name)) === founded;
    newest = timeOfScheduled((await listScheduled(plan.folder)).findLast(isOwn));
    const now = db.now();
    if (newest !== undefined && now.getTime() - newest < DAY_MS) return 0;
    const name = `toolshelf-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`;
    await runBackup(join(plan.folder, name), config);
    newest = timeOfScheduled(name);
    log.info({ file: join(plan.folder, name) }, 'a backup was made');
    const own = (await listScheduled(plan.folder)).filter(isOwn);
    for (const old of own.slice(0, -plan.keep)) await rm(join(plan.folder, old));
    return 1;
  }
  const polling = startPolling({
    clock: db.clock,
    round,
    pause: () => POLL_MS,
    patience: STOP_PATIENCE_MS,
    onError: (error) =>
      log.error(
        { setting: 'BACKUP_DIR', folder: plan.folder, reason: error instanceof Error ? error.message : String(error) },
        'the backup failed; trying again in ten minutes',
      ),
  });
  return { ...polling, age: () => (newest === undefined ? undefined : db.now().getTime() - newest) };
}

/** In a child process, since a copy takes seconds of CPU. Throws with the output of the command. */
function runBackup(file: string, { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<void> {
  const child = spawn(process.execPath, [COMMAND, 'backup', file], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(output.trim() || `exit code ${code}`))));
  });
}
