/** Servers and commands of the program as processes: starts them, pins them to a core, reads the kernel's figures of them. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, closeSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LIMIT_NAMES, LIMITS } from '#limits/limits.ts';
import { freePort } from './free-port.ts';

export const ROOT = new URL('../..', import.meta.url).pathname;
/** Makes servers on one database agree, whatever their folders. */
export const SECRET_KEY = Buffer.alloc(32, 'toolshelf').toString('base64');

/** Settings that raise every limit beyond the reach of a load. */
export function raisedLimits(): Record<string, string> {
  return Object.fromEntries(LIMIT_NAMES.map((name) => [LIMITS[name].setting, '1000000']));
}

/** A running server. */
export interface Target {
  name: string;
  port: number;
  pid: number;
  stop(): Promise<void>;
}

const READY_SECONDS = 600;
const STOP_SECONDS = 60;
const SAMPLE_MS = 200;

/** Whether a program is installed. */
export function hasProgram(name: string): boolean {
  return spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined;
}

const canPin = hasProgram('taskset');

/** Linux alone has /proc. */
export const hasKernelFigures = process.platform === 'linux';

/** Why servers run on any core; undefined where they are pinned. */
export const pinningSkipped = canPin ? undefined : 'skipped: pinning to cores: there is no taskset';

/** The command line that runs a program on one core, or on any core without taskset. */
export function onCore(core: number, program: string, words: readonly string[]): [string, string[]] {
  return canPin ? ['taskset', ['-c', String(core), program, ...words]] : [program, [...words]];
}

/** Moves this process, the load, off the server's core; children started later inherit it. */
export function moveTo(cores: string): void {
  if (canPin) spawnSync('taskset', ['-a', '-p', '-c', cores, String(process.pid)], { stdio: 'ignore' });
}

/**
 * Processor time of all threads of a process in microseconds, from the scheduler's own sum (nanoseconds; the
 * kernel's Documentation/scheduler/sched-stats.rst). Elsewhere than on Linux NaN.
 */
export function cpuOf(pid: number): number {
  if (!hasKernelFigures) return Number.NaN;
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
  }
  return nanoseconds / 1000;
}

/** The same for the main thread alone, where JavaScript runs: while it works, the event loop waits. */
export function mainThreadCpuOf(pid: number): number {
  if (!hasKernelFigures) return Number.NaN;
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000;
}

/** Microseconds that the main thread waited for a processor. */
export function mainThreadDelayOf(pid: number): number {
  if (!hasKernelFigures) return Number.NaN;
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1000;
}

/** Anonymous memory (RssAnon) in megabytes, without mapped files. NaN elsewhere than on Linux. */
export function anonymousMegabytes(pid: number): number {
  if (!hasKernelFigures) return Number.NaN;
  const kilobytes = /^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? Number.NaN) / 1024;
}

/**
 * Starts a server on core 0 and waits until `path` answers 200. With the folder `root` of a checkout, its node.sh starts
 * it, as people do. Its log is a temporary file, unless `keepLog` names one, which stays; then the server runs on any
 * core. PORT is set.
 */
export async function startServer(
  name: string,
  words: readonly string[],
  settings: Record<string, string>,
  path: string,
  { keepLog, root }: { keepLog?: string | undefined; root?: string } = {},
): Promise<Target> {
  const port = await freePort();
  const logFile = keepLog ?? join(tmpdir(), `toolshelf-bench-${process.pid}-${port}.log`);
  const log = openSync(logFile, 'w');
  const [first, own] = root === undefined ? [process.execPath, words] : ['sh', [join(root, 'node.sh'), ...words]];
  const [program, all] = keepLog === undefined ? onCore(0, first, own) : [first, [...own]];
  const child = spawn(program, all, {
    env: { PATH: process.env['PATH'], ...settings, PORT: String(port) },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const target: Target = {
    name,
    port,
    pid: child.pid ?? 0,
    async stop() {
      await stopChild(child);
      if (keepLog === undefined) rmSync(logFile, { force: true });
    },
  };
  try {
    await untilReady(child, `http://localhost:${port}${path}`);
  } catch (error) {
    const said = readFileSync(logFile, 'utf8').slice(-2_000);
    await target.stop();
    throw new Error(`${name} did not start\n${said}`, { cause: error });
  }
  return target;
}

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  for (let tries = 0; tries < READY_SECONDS * 10; tries += 1) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    try {
      const response = await fetch(address);
      await response.arrayBuffer();
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    await wait(100);
  }
  throw new Error(`no answer after ${READY_SECONDS} s`);
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_SECONDS * 1000);
  await ended;
  clearTimeout(timer);
}

/** What an operator command left behind. */
export interface CommandResult {
  /** Peak of its anonymous memory, sampled. */
  megabytes: number;
  stdout: string;
}

/** Runs an operator command of the checkout `root`. Throws with its last lines where it fails. */
export async function runCommand(
  { databaseUrl, folder, root = ROOT }: { databaseUrl: string; folder: string; root?: string },
  words: readonly string[],
): Promise<CommandResult> {
  const child = spawn(process.execPath, [join(root, 'src/cli/main.ts'), ...words], {
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let stdout = '';
  child.stdout.on('data', (bytes: Buffer) => (stdout = (stdout + bytes.toString()).slice(-2_000)));
  child.stderr.on('data', (bytes: Buffer) => (said = (said + bytes.toString()).slice(-2_000)));
  let megabytes = 0;
  const sampling = setInterval(() => {
    try {
      // NaN for a process that is ending.
      megabytes = Math.max(megabytes, anonymousMegabytes(child.pid ?? 0) || 0);
    } catch {
      // It has ended.
    }
  }, SAMPLE_MS);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(sampling);
  if (code !== 0) throw new Error(`toolshelf ${words.join(' ')} ended with ${code}\n${said}`);
  return { megabytes, stdout };
}

/** The same with this checkout; resolves to its peak anonymous memory in megabytes. */
export async function command(databaseUrl: string, folder: string, words: readonly string[]): Promise<number> {
  return (await runCommand({ databaseUrl, folder }, words)).megabytes;
}
