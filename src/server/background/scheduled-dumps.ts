/** The dump of the catalog, made anew every night by a process of its own. */
import { spawn } from 'node:child_process';
import { DAY_MS } from '#catalog/periods.ts';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { dumpFolder, isOutdated, readManifest } from '#catalog/replication/dump.ts';
import type { Database } from '#database/database.ts';
import { every } from '#time/clock.ts';
import type { Config } from '#server/settings/config.ts';

/** How often it is looked whether a dump is due; the first look is as long after the start. */
const POLL_MS = 60_000;
/** The hour of the day, UTC, from which on a dump of the day before is old. */
const NIGHT_MS = 3 * 3_600_000;
/** After a failure it is tried again this much later. */
const RETRY_MS = 1_800_000;
/** The least that a process yields to every other. */
const LOWEST_PRIORITY = 19;
const COMMAND = join(import.meta.dirname, '..', '..', 'cli', 'main.ts');
/** Rows live for a moment only: a million tools are written in 70 MB instead of 160, a third slower (decisions/0077). */
const SMALL_HEAP = ['--max-semi-space-size=1', '--heap-growing-percent=40'];

export interface ScheduledDumps {
  /** Makes the dump that is due now; returns how many were made. */
  drain(): Promise<number>;
  stop(): void;
}

interface DumpLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Makes a dump where there is none, none since the last night, or one that may have what is published no more; `isOff` where another process of this folder does. */
export function startDumps(
  db: Database,
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: DumpLog,
  { isOff = false } = {},
): ScheduledDumps {
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
    drain,
    stop() {
      stopLooking();
      stopping.abort();
    },
  };
}

/** Reading and packing the whole catalog keeps a process busy for long, so it is not the one that answers. Throws with what the command says. */
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
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(said.trim() || `exit code ${code}`))));
  });
}
