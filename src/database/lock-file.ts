/** The lock file of a SQLite database names the one process that serves it. */
import { randomBytes } from 'node:crypto';
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from './folders.ts';

interface LockHolder {
  pid: number;
  host: string;
  /** When the lock was taken, ISO 8601. */
  since: string;
  /** Start in clock ticks since boot, which detects a reused pid. Null if unknown. */
  startTicks: string | null;
}

/** The holder touches the file this often. */
const HEARTBEAT_MS = 5_000;
/** A holder on another host counts as dead after this silence: its processes are not visible. */
const SILENCE_MS = 20_000;

/** Fields 3 and 22 of /proc/<pid>/stat (proc(5)), after the name; null if unavailable. */
function readProcess(pid: number): { state: string; startTicks: string | null } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startTicks: fields[19] ?? null };
  } catch {
    return null;
  }
}

/** Zombies (Z) and processes being removed (X) hold no lock. */
const ENDED = ['Z', 'X'];

function isRunning({ pid, startTicks }: LockHolder): boolean {
  const found = readProcess(pid);
  if (found !== null && ENDED.includes(found.state)) return false;
  if (startTicks !== null && startTicks !== found?.startTicks) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // No permission to signal it: it exists.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readLock(path: string): { holder: LockHolder | undefined; text: string } | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const { pid, host, since, startTicks } = JSON.parse(text) as LockHolder;
    return { holder: Number.isInteger(pid) && pid > 0 ? { pid, host, since, startTicks } : undefined, text };
  } catch {
    return { holder: undefined, text };
  }
}

function isAlive(holder: LockHolder, path: string): boolean {
  if (holder.host === hostname()) return isRunning(holder);
  const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - touched < SILENCE_MS;
}

/** Resolves links, so that all paths of a file have one lock. */
function realFileOf(databaseFile: string): string {
  return existsSync(databaseFile)
    ? realpathSync(databaseFile)
    : join(realpathSync(dirname(databaseFile)), basename(databaseFile));
}

/** Another process that serves a database file; undefined without one. */
export function findServer(databaseFile: string): number | undefined {
  if (!existsSync(databaseFile)) return undefined;
  const path = `${realFileOf(databaseFile)}.lock`;
  const holder = readLock(path)?.holder;
  return holder !== undefined && holder.pid !== process.pid && isAlive(holder, path) ? holder.pid : undefined;
}

/**
 * Takes the lock of a database file, also from a dead process, and returns a function that releases
 * it. Creates the folder if needed. Throws a one-line Error that names a living holder.
 */
export function takeServerLock(databaseFile: string): () => void {
  makeFolder(dirname(databaseFile));
  const path = `${realFileOf(databaseFile)}.lock`;
  const own: LockHolder = {
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
    startTicks: readProcess(process.pid)?.startTicks ?? null,
  };
  const text = `${JSON.stringify(own)}\n`;
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(draft, text, { mode: 0o600 });
    while (!tryLink(draft, path)) {
      const found = readLock(path);
      if (found === undefined) continue;
      if (found.holder && isAlive(found.holder, path)) {
        const { pid, host, since } = found.holder;
        throw new Error(
          `the database ${databaseFile} is served by process ${pid} on ${host} since ${since}; stop it first`,
        );
      }
      removeStale(path, found.text, `${draft}.stale`);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  const heartbeat = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // The file was deleted by hand.
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return () => {
    clearInterval(heartbeat);
    if (readLock(path)?.text === text) rmSync(path, { force: true });
  };
}

/** A hard link appears atomically; file systems without links get a copy. */
function tryLink(draft: string, path: string): boolean {
  for (const take of [linkSync, copyExclusively]) {
    try {
      take(draft, path);
      return true;
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? '';
      if (code === 'EEXIST') return false;
      if (take === copyExclusively || !['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'].includes(code)) throw error;
    }
  }
  return false;
}

function copyExclusively(from: string, to: string): void {
  copyFileSync(from, to, constants.COPYFILE_EXCL);
}

/** Moves the lock of a dead process away; restores it if it is another process's new lock. */
function removeStale(path: string, text: string, aside: string): void {
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') !== text) tryLink(aside, path);
  rmSync(aside, { force: true });
}
