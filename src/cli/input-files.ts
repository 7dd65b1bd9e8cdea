/** Input files of commands: read permission, and the failure for bad rows. */
import { constants, createWriteStream } from 'node:fs';
import { access, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { getSystemErrorMessage } from 'node:util';
import { counted, type Invocation, type Option } from './command.ts';

/** The file name for standard input. */
const STANDARD_INPUT = '-';

export const KEEP_GOING_OPTION: Option = { sentence: 'Exits with 0 despite bad rows.' };

/** Throws one plain sentence for an unreadable file. Does not open it: a pipe opens only once. */
export async function requireFile(path: string): Promise<void> {
  try {
    await access(path, constants.R_OK);
  } catch (error) {
    const { code, errno } = error as NodeJS.ErrnoException;
    if (code === undefined || errno === undefined) throw error;
    throw new Error(`cannot read ${path}: ${getSystemErrorMessage(errno)}`, { cause: error });
  }
  if ((await stat(path)).isDirectory()) throw new Error(`cannot read ${path}: it is a directory`);
}

/** JSON in UTF-8; throws an Error that names the file. */
export function readJson(file: string, bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new Error(`${file} is not readable JSON in UTF-8`, { cause: error });
  }
}

/** Calls `act` with a readable file: `file`, or for `-` a private copy of standard input, which is removed afterwards. */
export async function withInput<T>(
  { terminal }: Invocation,
  file: string,
  act: (file: string) => Promise<T>,
): Promise<T> {
  if (file !== STANDARD_INPUT) {
    await requireFile(file);
    return act(file);
  }
  const folder = await mkdtemp(join(tmpdir(), 'toolshelf-input-'));
  try {
    const copy = join(folder, 'input');
    await pipeline(terminal.stdin, createWriteStream(copy, { mode: 0o600 }));
    return await act(copy);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The failure of a command that skipped `bad` rows and took `good` ones; undefined without bad ones. */
export function badRowsFailure({ isSet }: Invocation, bad: number, good: number): string | undefined {
  if (bad === 0 || isSet('keep-going')) return undefined;
  if (good === 0) return `${counted(bad, 'row is', 'rows are')} bad, and there are no others: nothing was imported.`;
  const others = counted(good, 'other row was', 'other rows were');
  return `${counted(bad, 'bad row was', 'bad rows were')} skipped; the ${others} imported. Use --keep-going to exit with 0 anyway.`;
}
