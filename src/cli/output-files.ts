/** Output files of commands, written in pieces. */
import { rmSync } from 'node:fs';
import { access, constants, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Invocation } from './command.ts';

export interface Piece {
  /** Whole lines. */
  text: string;
  rows: number;
}

/** The file name for standard output. */
export const STANDARD_OUTPUT = '-';

/** Throws one plain sentence where the folder of an output file is missing or may not be written. */
export async function requireFolderOf(file: string): Promise<void> {
  const folder = dirname(resolve(file));
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new Error(
      isMissing
        ? `cannot write ${file}: there is no folder ${folder}`
        : `cannot write ${file}: this user may not write to ${folder}`,
      { cause: error },
    );
  }
}

/** Writes all pieces with a progress bar for `whole` rows; returns the number of rows. */
async function writePieces(
  call: Invocation,
  pieces: AsyncIterable<Piece> | Iterable<Piece>,
  whole: number,
  write: (text: string) => Promise<unknown>,
): Promise<number> {
  const progress = call.startProgress('export');
  let rows = 0;
  try {
    for await (const piece of pieces) {
      await write(piece.text);
      rows += piece.rows;
      progress.show(rows, whole, rows);
    }
  } finally {
    progress.end();
  }
  return rows;
}

/** Writes to a file by rename, or to standard output for `-`; returns the number of rows. */
export async function writeExport(
  call: Invocation,
  file: string,
  pieces: AsyncIterable<Piece> | Iterable<Piece>,
  whole: number,
): Promise<number> {
  if (file === STANDARD_OUTPUT) return writePieces(call, pieces, whole, (text) => call.write(text));
  await requireFolderOf(file);
  const draft = `${file}.${process.pid}.partial`;
  call.whenInterrupted(() => {
    rmSync(draft, { force: true });
    return `interrupted; ${file} was not written`;
  });
  try {
    const handle = await open(draft, 'wx', 0o600);
    let rows: number;
    try {
      rows = await writePieces(call, pieces, whole, (text) => handle.write(text));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
    return rows;
  } finally {
    await rm(draft, { force: true });
  }
}
