/** The program's environment and streams. */
import type { Readable, Writable } from 'node:stream';

/** A process, or a substitute for tests. */
export interface Terminal {
  env: Readonly<Record<string, string | undefined>>;
  /** With `isTTY`, passwords are prompted for. */
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable;
  /** With `isTTY`, progress is shown. */
  stderr: Writable & { isTTY?: boolean };
}
