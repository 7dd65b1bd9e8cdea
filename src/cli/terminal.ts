/** What the program has around it: its settings, what it reads, and where it writes. */
import type { Readable, Writable } from 'node:stream';

/** That of the process, or what a caller gives instead. */
export interface Terminal {
  env: Readonly<Record<string, string | undefined>>;
  /** A person is asked where `isTTY` is true. */
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable;
  /** A person is told how far a command is where `isTTY` is true. */
  stderr: Writable & { isTTY?: boolean };
}
