/** Input files of commands: read permission, and the failure for bad rows. */
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { getSystemErrorMessage } from 'node:util';
import { counted, type Option } from './command.ts';

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

/** The failure of a command that skipped bad rows; undefined without one. */
export function badRowsFailure(bad: number, keepsGoing: boolean): string | undefined {
  if (bad === 0 || keepsGoing) return undefined;
  return `${counted(bad, 'bad row was', 'bad rows were')} skipped; the others were imported. Use --keep-going to exit with 0 anyway.`;
}
