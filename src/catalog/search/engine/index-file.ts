/** Stores plain data with typed arrays in a file: a checksum, then V8's structured clone. */
import type { FileHandle } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';

const DAMAGED = 'DamagedIndexFile';
const CHECKSUM_BYTES = 4;

/** Whether a file is cut off, was changed, or holds something else. */
export function isDamagedFile(error: unknown): boolean {
  return error instanceof Error && error.name === DAMAGED;
}

/** Copies the arrays, which as read are views on the bytes of the file. */
const owned = (data: unknown): unknown => {
  if (Buffer.isBuffer(data)) return Buffer.from(new Uint8Array(data).buffer);
  if (ArrayBuffer.isView(data)) return (data as Uint32Array).slice();
  if (data instanceof Map) return new Map([...data].map(([key, item]) => [key, owned(item)]));
  if (data instanceof Set || typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(owned);
  return Object.fromEntries(Object.entries(data).map(([key, item]) => [key, owned(item)]));
};

/** Writes data to an empty file. */
export async function writeIndexFile(file: FileHandle, data: unknown): Promise<void> {
  const bytes = serialize(data);
  for (const part of [Uint32Array.of(crc32(bytes)), bytes]) await file.writeFile(part);
}

/** Reads data that was written; each array is a new one. `isDamagedFile` tells the error for anything else. */
export async function readIndexFile(file: FileHandle): Promise<unknown> {
  const whole = await file.readFile();
  const bytes = whole.subarray(CHECKSUM_BYTES);
  if (whole.length <= CHECKSUM_BYTES || whole.readUInt32LE() !== crc32(bytes))
    throw Object.assign(new Error('the checksum is another one'), { name: DAMAGED });
  return owned(deserialize(bytes));
}
