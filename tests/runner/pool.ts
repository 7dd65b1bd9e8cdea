/** Hands test files to a few processes, and tells what comes back and what the processes were. */
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '../support/temporary-folder.ts';
import type { FileResult, Order } from './results.ts';

const PROGRAM = join(import.meta.dirname, 'process.ts');
/** Each world is thrown away whole: a large young generation saves processor time. */
const NODE_OPTIONS = ['--max-semi-space-size=32', '--expose-gc'];
/** For a file that does not let go, and for a process that does not end after its last one. */
const FILE_TIMEOUT_MS = 3_600_000;
const END_TIMEOUT_MS = 120_000;
const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface Work {
  root: string;
  /** In this order. */
  files: readonly string[];
  processes: number;
  /** A part of the names of the tests to run. */
  name?: string;
  /** Called with each file that has ended; `output` is what it printed. */
  report(result: FileResult, output: string): void;
}

/** Runs the files. What ends a process is a failure of the file that it was at. Whatever is left of temporary files goes at the end. */
export async function runFiles(work: Work): Promise<void> {
  const folder = mkdtempSync(join(temporaryFolder(), 'toolshelf-tests-'));
  // Servers that run under an account of their own have their data below it.
  chmodSync(folder, 0o755);
  const clear = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  const children = new Set<ChildProcess>();
  const stop = (signal: NodeJS.Signals): void => {
    for (const child of children) child.kill('SIGKILL');
    clear();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of STOPPING) process.once(signal, stop);
  const left = [...work.files];
  const go = async (): Promise<void> => {
    while (left.length > 0) await runSome(work, left, folder, children);
  };
  try {
    await Promise.all(Array.from({ length: Math.min(work.processes, left.length) }, go));
  } finally {
    for (const signal of STOPPING) process.off(signal, stop);
    clear();
  }
}

/** Starts a process that takes the first of those that are left as often as it is ready for one. */
function runSome(
  { root, name, report }: Work,
  left: string[],
  folder: string,
  children: Set<ChildProcess>,
): Promise<void> {
  const child = spawn(process.execPath, [...NODE_OPTIONS, PROGRAM], {
    cwd: root,
    // Servers that tests start ask nobody outside.
    env: { OUTGOING: 'off', ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.add(child);
  let file: string | undefined;
  let output = '';
  let timer: NodeJS.Timeout | undefined;
  let trouble = '';
  const endAfter = (milliseconds: number, what: string): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      trouble = what;
      child.kill('SIGKILL');
    }, milliseconds);
  };
  let last = '';
  let isReady = false;
  child.on('message', (message: FileResult | 'ready') => {
    if (message === 'ready') isReady = true;
    else report(message, output);
    output = '';
    last = file ?? last;
    file = message === 'ready' || !message.isFull ? left.shift() : undefined;
    const order: Order = { ...(file !== undefined && { file }), ...(name !== undefined && { name }) };
    child.send(order);
    if (file === undefined) endAfter(END_TIMEOUT_MS, 'the process does not end: a file leaves something open');
    else endAfter(FILE_TIMEOUT_MS, `the file took longer than ${FILE_TIMEOUT_MS / 1000} s`);
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part.toString()));
  return ended(child).then((how) => {
    clearTimeout(timer);
    children.delete(child);
    if (file === undefined && how === 0 && trouble === '') return;
    const reason = trouble === '' ? `the process ended with ${how}` : trouble;
    // The next one would end as well.
    if (!isReady) throw new Error(`${reason} before its first file\n${output}`);
    const failure = { path: ['the process of the file'], state: 'failed' as const, reason, milliseconds: 0 };
    report(
      {
        file: file ?? last,
        tests: [failure],
        seconds: 0,
        processor: 0,
        pid: 0,
        memory: 0,
        isFull: true,
        statements: [],
      },
      output,
    );
  });
}

function ended(child: ChildProcess): Promise<number | string> {
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) => resolve(code ?? signal ?? 1));
  });
}
