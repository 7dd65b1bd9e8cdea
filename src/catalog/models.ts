/** The folder `models`: output of `npm run train` and the leaked passwords. It is shipped. */
import { readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);
const HEAD_LENGTH_BYTES = 4;

/** Reads `models/…`. Throws file system errors. */
export function readModelFile(path: string): Buffer {
  return readFileSync(new URL(path, ROOT));
}

/** Reads a trained model: head length (32 bits, little endian), head as JSON, numbers. */
export function readModel(path: string): { head: unknown; numbers: Buffer } {
  const file = readModelFile(path);
  const end = HEAD_LENGTH_BYTES + file.readUInt32LE(0);
  const head = JSON.parse(file.toString('utf8', HEAD_LENGTH_BYTES, end)) as unknown;
  return { head, numbers: file.subarray(end) };
}
