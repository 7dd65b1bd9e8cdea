/** A question to a process of its own, for files of strangers: it can reach nothing but the program and its pipe, and ends with its answer (decisions/0114). */
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CatalogError } from '#catalog/errors.ts';
import { after, type Clock } from '#time/clock.ts';

/** Megabytes of what JavaScript keeps; pictures lie in the memory of WebAssembly, whose bound `confinement.ts` sets. */
const HEAP_MB = 128;
/** Seconds of a processor, counted by the system. A photograph of 16 megapixels takes a second and a half. */
const CPU_SECONDS = 4;
/** Where the system does not count them, and for a process that gets no processor. */
const PATIENCE_MS = 10_000;
const RETRY_SECONDS = 5;
/**
 * Kilobytes that the system lets it write to. V8 reserves half a gigabyte for the code of each thread, so this only catches
 * what has left the bounds of V8; its reservations of address space are larger than any bound of that would be.
 */
const DATA_KB = 5_000_000;
/** What a shell of POSIX can set; where the system lacks one, it goes on without it. No core files, no files written. */
const LIMITS = [`-c 0`, `-f 0`, `-t ${CPU_SECONDS}`, `-d ${DATA_KB}`]
  .map((limit) => `ulimit ${limit} 2>/dev/null || :`)
  .join('; ');

const ROOT = new URL('../../../', import.meta.url);
const READABLE = ['src/', 'node_modules/', 'package.json'].map((name) => fileURLToPath(new URL(name, ROOT)));
const CONFINEMENT = new URL('./confinement.ts', import.meta.url);
const WORDS = [
  // No network, no programs, no code of the processor's own; of files only the program.
  '--permission',
  ...READABLE.map((path) => `--allow-fs-read=${path}`),
  // The threads of WebAssembly; they have no more rights than it.
  '--allow-worker',
  `--max-old-space-size=${HEAP_MB}`,
  `--import=${CONFINEMENT.href}`,
];
/** One thread that draws: another picture may be drawn beside this one. */
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
    // What decoders have to say about a broken file is nobody's concern.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/**
 * What the program answers; undefined where it ends without an answer, which it does when it has used up what the system
 * lets it have. Throws `overloaded` where it got no answer ready in time for want of a processor, and the reason of a
 * `signal` that has ended it.
 */
export function askConfined<Answer>(
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
