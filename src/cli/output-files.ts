/** Output files of commands, written in pieces. */
import { open, rename, rm } from 'node:fs/promises';
import type { Invocation } from './command.ts';

export interface Piece {
  /** Whole lines. */
  text: string;
  rows: number;
}

/** The file name for standard output. */
export const STANDARD_OUTPUT = '-';

/** Writes all pieces with a progress bar for `whole` rows; returns the number of rows. */
async function writePieces(
  call: Invocation,
  pieces: AsyncIterable<Piece>,
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
  pieces: AsyncIterable<Piece>,
  whole: number,
): Promise<number> {
  if (file === STANDARD_OUTPUT) return writePieces(call, pieces, whole, (text) => call.write(text));
  const draft = `${file}.${process.pid}.partial`;
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
