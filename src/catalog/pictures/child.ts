/** A question to a process of its own, for files of strangers: it has none of the server's settings, and ends with its answer. */
import { fork } from 'node:child_process';

/** A drawing takes a tenth of a second; what takes longer is no picture. */
const PATIENCE_MS = 10_000;
/** Megabytes of its heap; what decoders take beside it is bounded by the size of the picture. */
const HEAP_MB = 128;

/** What the program answers; undefined for null, and where it ends, fails or takes too long. */
export function askChild<Answer>(program: URL, question: unknown): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const child = fork(program, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      env: {},
      // What decoders have to say about a broken file is nobody's concern.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let answer: Answer | undefined;
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    child.on('message', (given: Answer | null) => (answer = given ?? undefined));
    child.on('error', () => resolve(undefined));
    child.on('exit', () => {
      clearTimeout(timer);
      resolve(answer);
    });
    child.send(question as Buffer, () => undefined);
  });
}
