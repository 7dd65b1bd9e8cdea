/** The dump of the catalog, made every night by a child process. */
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { DAY_MS, MINUTE_MS, HOUR_MS } from '#catalog/periods.ts';
import { dumpFolder, isOutdated, readManifest } from '#catalog/replication/dump.ts';
import type { Database } from '#database/database.ts';
import { every } from '#time/clock.ts';
import type { Polling } from '#workers/polling.ts';
import type { Config } from '#server/settings/config.ts';

/** The first check comes this long after the start. */
const POLL_MS = MINUTE_MS;
/** From this hour of the day (UTC) the last day's dump is old. */
const NIGHT_MS = 3 * HOUR_MS;
const RETRY_MS = 1_800_000;
/** The nice value that yields to all other processes. */
const LOWEST_PRIORITY = 19;
const COMMAND = join(import.meta.dirname, '..', '..', 'cli', 'main.ts');
/** Rows are short-lived: a dump of a million tools needs 70 MB, not 160. */
const SMALL_HEAP = ['--max-semi-space-size=1', '--heap-growing-percent=40'];

interface DumpLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** A dump is due if none is newer than the last night or one has unpublished entries. */
export function startDumps(
  db: Database,
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: DumpLog,
  { isOff = false } = {},
): Polling {
  const stopping = new AbortController();
  let turn: Promise<unknown> = Promise.resolve();
  let pausedUntil = 0;

  async function isDue(): Promise<boolean> {
    const manifest = await readManifest(dumpFolder(config.dataDir));
    if (manifest === undefined || (await isOutdated(db, manifest))) return true;
    const night = Math.floor((db.now().getTime() - NIGHT_MS) / DAY_MS) * DAY_MS + NIGHT_MS;
    return Date.parse(manifest.createdAt) < night;
  }

  async function round(): Promise<number> {
    if (stopping.signal.aborted || !(await isDue())) return 0;
    await runDump(config, stopping.signal);
    log.info({ folder: dumpFolder(config.dataDir) }, 'the dump was made');
    return 1;
  }

  function drain(): Promise<number> {
    const result = turn.then(round);
    turn = result.catch(() => undefined);
    return result;
  }

  const stopLooking = every(db.clock, POLL_MS, () => {
    if (isOff || db.now().getTime() < pausedUntil) return;
    drain().catch((error: unknown) => {
      if (stopping.signal.aborted) return;
      pausedUntil = db.now().getTime() + RETRY_MS;
      log.error({ err: error }, 'the dump failed; trying again later');
    });
  });
  return {
    // None begins at the start.
    first: Promise.resolve(),
    drain,
    async stop() {
      stopLooking();
      stopping.abort();
    },
  };
}

/** In a child process, since a dump takes long. Throws with the output of the command. */
function runDump(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  signal: AbortSignal,
): Promise<void> {
  const child = spawn(process.execPath, [...SMALL_HEAP, COMMAND, 'dump'], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  });
  if (child.pid !== undefined) setPriority(child.pid, LOWEST_PRIORITY);
  let output = '';
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(output.trim() || `exit code ${code}`))));
  });
}
