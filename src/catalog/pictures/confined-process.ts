/**
 * Runs a program on untrusted files in a process of its own, without access to anything but its
 * code and its pipe (decisions/0114).
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CatalogError } from '#catalog/errors.ts';
import { after, type Clock } from '#time/clock.ts';

/** Megabytes of JavaScript heap; `confinement.ts` bounds the WebAssembly memory of pictures. */
const HEAP_MB = 128;
/** CPU seconds, counted by the system. A photograph of 16 megapixels takes 1.5. */
const CPU_SECONDS = 4;
/** For systems that do not count CPU time, and for starved processes. */
const PATIENCE_MS = 10_000;
const RETRY_SECONDS = 5;
/**
 * Kilobytes of writable memory. V8 reserves 512 MB of code for each thread, so this only catches an
 * escape from V8's own bounds; its address space is larger than any useful bound.
 */
const DATA_KB = 5_000_000;
/** POSIX shell limits; skipped if the system lacks them. No core files, no writes. */
const LIMITS = [`-c 0`, `-f 0`, `-t ${CPU_SECONDS}`, `-d ${DATA_KB}`]
  .map((limit) => `ulimit ${limit} 2>/dev/null || :`)
  .join('; ');

const ROOT = new URL('../../../', import.meta.url);
const READABLE = ['src/', 'node_modules/', 'package.json'].map((name) => fileURLToPath(new URL(name, ROOT)));
const CONFINEMENT = new URL('./confinement.ts', import.meta.url);
const WORDS = [
  // No network, no programs, no native code; of files only the program.
  '--permission',
  ...READABLE.map((path) => `--allow-fs-read=${path}`),
  // WebAssembly threads, with the same rights.
  '--allow-worker',
  `--max-old-space-size=${HEAP_MB}`,
  `--import=${CONFINEMENT.href}`,
];
/** One drawing thread: another picture may be drawn at the same time. */
const ENVIRONMENT = { UV_THREADPOOL_SIZE: '1', VIPS_CONCURRENCY: '1' };

function start(program: URL): ChildProcess {
  const words = [...WORDS, fileURLToPath(program)];
  const [file, all] =
    process.platform === 'win32'
      ? [process.execPath, words]
      : ['/bin/sh', ['-c', `${LIMITS}; exec "$0" "$@"`, process.execPath, ...words]];
  return spawn(file, all, {
    serialization: 'advanced',
    env: ENVIRONMENT,
    // Decoder messages about broken files are noise.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/**
 * The answer of the program; undefined if it ends without one, as when it exceeds its limits.
 * Throws `overloaded` if it was starved of CPU time, and the reason of the `signal` that ended it.
 */
export function runConfined<Answer>(
  clock: Pick<Clock, 'wait'>,
  program: URL,
  question: unknown,
  signal?: AbortSignal,
): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const child = start(program);
    const end = (): void => void child.kill('SIGKILL');
    let isLate = false;
    const stopWaiting = after(clock, PATIENCE_MS, () => {
      isLate = true;
      end();
    });
    signal?.addEventListener('abort', end, { once: true });
    let answer: Answer | undefined;
    child.on('message', (given: Answer) => (answer = given));
    const settle = (): void => {
      stopWaiting();
      signal?.removeEventListener('abort', end);
      if (signal?.aborted === true) reject(signal.reason as Error);
      else if (isLate && answer === undefined) reject(new CatalogError('overloaded', { retryAfter: RETRY_SECONDS }));
      else resolve(answer);
    };
    child.on('error', settle);
    child.on('exit', settle);
    child.send(question as Buffer, () => undefined);
  });
}
