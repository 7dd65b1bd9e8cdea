/** Streaming reader of JSON Lines files, with line numbers and errors. */
import { createReadStream } from 'node:fs';
import type { Fields } from '#catalog/problems.ts';
import { CUT_OFF, elementsAsLines } from './json-arrays.ts';

export interface LineBounds {
  /** Longest line, in bytes. */
  line: number;
  /** Bytes after which a chunk ends. */
  chunk: number;
}

const BOUNDS: LineBounds = { line: 1024 * 1024, chunk: 1024 * 1024 };
const PIECE_BYTES = 256 * 1024;
const LINE_FEED = 0x0a;
const TOO_LONG = -1;

export type ImportLine = { number: number; body: unknown; fields: null } | { number: number; fields: Fields };

/** Raw lines, which another thread may parse. */
export interface ImportChunk {
  /** Number of the first line. */
  first: number;
  /** Lines without separators. */
  bytes: Uint8Array;
  /** End of each line; TOO_LONG for a skipped one. */
  ends: Int32Array;
}

const BLANK = /^[ \t\r\uFEFF]*$/;

function readLine(number: number, bytes: Uint8Array, decoder: TextDecoder): ImportLine | undefined {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return { number, fields: { body: [{ rule: 'not_utf8' }] } };
  }
  if (BLANK.test(text)) return undefined;
  if (text.endsWith(CUT_OFF)) return { number, fields: { body: [{ rule: 'cut_array' }] } };
  try {
    return { number, body: JSON.parse(text) as unknown, fields: null };
  } catch {
    return { number, fields: { body: [{ rule: 'unreadable_json' }] } };
  }
}

/** The lines of a chunk. Blank ones are skipped but counted. */
export function linesOf({ first, bytes, ends }: ImportChunk, max = BOUNDS.line): ImportLine[] {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const lines: ImportLine[] = [];
  let start = 0;
  for (const [at, end] of ends.entries()) {
    const number = first + at;
    const line =
      end === TOO_LONG
        ? { number, fields: { body: [{ rule: 'too_long' as const, max }] } }
        : readLine(number, bytes.subarray(start, end), decoder);
    if (line !== undefined) lines.push(line);
    if (end !== TOO_LONG) start = end;
  }
  return lines;
}

/**
 * Numbered lines from 1, with the bytes up to the end of the last one; null for one that is too
 * long. Memory is bounded by a piece and a line.
 */
async function* readLines(
  pieces: AsyncIterable<Buffer>,
  most: number,
): AsyncGenerator<{ lines: (Buffer | null)[]; bytes: number }> {
  let bytes = 0;
  let held: Buffer[] = [];
  let heldBytes = 0;

  function finish(last: Buffer): Buffer | null {
    const isTooLong = heldBytes + last.length > most;
    const line = held.length === 0 ? last : Buffer.concat([...held, last]);
    held = [];
    heldBytes = 0;
    return isTooLong ? null : line;
  }

  for await (const piece of pieces) {
    const lines: (Buffer | null)[] = [];
    bytes += piece.length;
    let start = 0;
    for (let end = piece.indexOf(LINE_FEED); end >= 0; end = piece.indexOf(LINE_FEED, start)) {
      lines.push(finish(piece.subarray(start, end)));
      start = end + 1;
    }
    const rest = piece.subarray(start);
    heldBytes += rest.length;
    // Only the length of an overlong line matters.
    if (heldBytes <= most) held.push(rest);
    else held = [];
    yield { lines, bytes: bytes - heldBytes };
  }
  if (heldBytes > 0) yield { lines: [finish(Buffer.alloc(0))], bytes };
}

/**
 * A file's chunks of `most()` lines, with the bytes up to the end of each; the elements of a JSON array are its lines,
 * as `onArray` hears. Throws file system errors, and an Error for CSV.
 */
export function readImportChunks(
  file: string,
  most: () => number,
  onArray?: () => void,
): AsyncGenerator<{ chunk: ImportChunk; bytes: number }> {
  const pieces = createReadStream(file, { highWaterMark: PIECE_BYTES }) as AsyncIterable<Buffer>;
  return readChunks(elementsAsLines(pieces, onArray), most);
}

/** The same for an unpacked stream; throws its errors. */
export async function* readChunks(
  pieces: AsyncIterable<Buffer>,
  most: () => number,
  bounds = BOUNDS,
): AsyncGenerator<{ chunk: ImportChunk; bytes: number }> {
  let number = 0;
  let parts: Buffer[] = [];
  let ends: number[] = [];
  let end = 0;
  function take(): ImportChunk {
    const chunk = { first: number - ends.length + 1, bytes: Buffer.concat(parts), ends: Int32Array.from(ends) };
    parts = [];
    ends = [];
    end = 0;
    return chunk;
  }
  let read = 0;
  for await (const { lines, bytes } of readLines(pieces, bounds.line)) {
    for (const line of lines) {
      number += 1;
      read = Math.min(bytes, read + (line?.length ?? 0) + 1);
      if (line !== null) {
        parts.push(line);
        end += line.length;
      }
      ends.push(line === null ? TOO_LONG : end);
      if (ends.length >= most() || end >= bounds.chunk) yield { chunk: take(), bytes: read };
    }
    read = bytes;
  }
  yield { chunk: take(), bytes: read };
}
