/** What a program that a test has started printed, and how it ended. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { text } from 'node:stream/consumers';

export interface Result {
  code: number | null;
  stdout: string;
  stderr: string;
  /** Standard output as JSON; throws when it is none. */
  json: any;
}

/** Gives `input` to the program and waits for its end. */
export async function readResult(child: ChildProcessWithoutNullStreams, input = ''): Promise<Result> {
  child.stdin.on('error', () => undefined).end(input);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return resultOf(code, stdout, stderr);
}

export function resultOf(code: number | null, stdout: string, stderr: string): Result {
  return {
    code,
    stdout,
    stderr,
    get json() {
      return JSON.parse(stdout) as unknown;
    },
  };
}
