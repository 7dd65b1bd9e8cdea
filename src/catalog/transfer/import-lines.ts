/** Reads a JSON Lines file piece by piece: each line with its number, or with what is wrong with it. */
import { createReadStream } from 'node:fs';
import type { Fields } from '#catalog/problems.ts';

/** Longest line that is looked at, in bytes. */
const LINE_MAX_BYTES = 1024 * 1024;
const PIECE_BYTES = 256 * 1024;
const LINE_FEED = 0x0a;

export type ImportLine = { number: number; body: unknown; fields: null } | { number: number; fields: Fields };

export interface ImportPiece {
  lines: ImportLine[];
  /** How much of the file has been read so far. */
  bytes: number;
}

const BLANK = /^[ \t\r\uFEFF]*$/;

function readLine(number: number, bytes: Buffer, decoder: TextDecoder): ImportLine | undefined {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return { number, fields: { body: [{ rule: 'not_utf8' }] } };
  }
  if (BLANK.test(text)) return undefined;
  try {
    return { number, body: JSON.parse(text) as unknown, fields: null };
  } catch {
    return { number, fields: { body: [{ rule: 'unreadable_json' }] } };
  }
}

/** Blank lines are left out but counted. Memory is bounded by one piece and one line. Throws when the file cannot be read. */
export async function* readImportLines(file: string): AsyncGenerator<ImportPiece> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let number = 0;
  let bytes = 0;
  let held: Buffer[] = [];
  let heldBytes = 0;

  function finish(last: Buffer): ImportLine | undefined {
    number += 1;
    const length = heldBytes + last.length;
    const line = held.length === 0 ? last : Buffer.concat([...held, last]);
    held = [];
    heldBytes = 0;
    if (length > LINE_MAX_BYTES) return { number, fields: { body: [{ rule: 'too_long', max: LINE_MAX_BYTES }] } };
    return readLine(number, line, decoder);
  }

  for await (const piece of createReadStream(file, { highWaterMark: PIECE_BYTES }) as AsyncIterable<Buffer>) {
    const lines: ImportLine[] = [];
    bytes += piece.length;
    let start = 0;
    for (let end = piece.indexOf(LINE_FEED); end >= 0; end = piece.indexOf(LINE_FEED, start)) {
      const line = finish(piece.subarray(start, end));
      if (line !== undefined) lines.push(line);
      start = end + 1;
    }
    const rest = piece.subarray(start);
    heldBytes += rest.length;
    // Of a line that is too long anyway only its length matters.
    if (heldBytes <= LINE_MAX_BYTES) held.push(rest);
    else held = [];
    yield { lines, bytes };
  }
  if (heldBytes > 0) {
    const line = finish(Buffer.alloc(0));
    if (line !== undefined) yield { lines: [line], bytes };
  }
}
