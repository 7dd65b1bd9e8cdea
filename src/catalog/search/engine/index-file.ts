/**
 * Plain data with typed arrays as a file: the length of the JSON, the data as JSON with a note in the place of each array,
 * the arrays in order, and a checksum.
 */
import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

const DAMAGED = 'DamagedIndexFile';

const damagedFile = (message: string): Error => Object.assign(new Error(message), { name: DAMAGED });

/** Whether a file is cut off, was changed, or holds something else. */
export function isDamagedFile(error: unknown): boolean {
  return error instanceof Error && error.name === DAMAGED;
}

/** A new array of each kind that owns its memory. */
const KINDS = {
  bytes: (length: number) => Buffer.from(new ArrayBuffer(length)),
  uint8: (length: number) => new Uint8Array(length),
  int32: (length: number) => new Int32Array(length),
  uint32: (length: number) => new Uint32Array(length),
  float64: (length: number) => new Float64Array(length),
} as const;
type Kind = keyof typeof KINDS;
type StoredArray = ReturnType<(typeof KINDS)[Kind]>;

const kindOf = (array: ArrayBufferView): Kind => {
  if (Buffer.isBuffer(array)) return 'bytes';
  if (array instanceof Uint8Array) return 'uint8';
  if (array instanceof Int32Array) return 'int32';
  return array instanceof Uint32Array ? 'uint32' : 'float64';
};

const bytesOf = (array: ArrayBufferView): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

/** Bytes that are read, written and summed in one go: some milliseconds of work. */
const PIECE = 1 << 23;
const CHECKSUM_BYTES = 4;
const HEAD_BYTES = 4;

/** The data with a note in the place of each array, and the arrays. */
const takeArrays = (data: unknown, arrays: ArrayBufferView[]): unknown => {
  if (ArrayBuffer.isView(data)) {
    arrays.push(data);
    return { array: kindOf(data), length: (data as StoredArray).length };
  }
  if (Array.isArray(data)) return data.map((item) => takeArrays(item, arrays));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, item]) => [key, takeArrays(item, arrays)]));
};

/** Puts new arrays in the place of the notes, in the same order; together they have at most `bytes`. */
const giveArrays = (data: unknown, arrays: StoredArray[], bytes: number): unknown => {
  let left = bytes;
  const give = (own: unknown): unknown => {
    if (Array.isArray(own)) return own.map(give);
    if (typeof own !== 'object' || own === null) return own;
    if (!('array' in own && 'length' in own))
      return Object.fromEntries(Object.entries(own).map(([key, item]) => [key, give(item)]));
    const [kind, length] = [own.array as Kind, Number(own.length)];
    if (!(length <= left) || !(kind in KINDS)) throw damagedFile('an array that does not fit in the file');
    const array = KINDS[kind](length);
    left -= array.byteLength;
    arrays.push(array);
    return array;
  };
  return give(data);
};

/** Writes data to an empty file. The data must not change meanwhile. */
export async function writeIndexFile(file: FileHandle, data: unknown): Promise<void> {
  const arrays: ArrayBufferView[] = [];
  const text = Buffer.from(JSON.stringify(takeArrays(data, arrays)));
  let checksum = 0;
  for (const array of [Uint32Array.of(text.length), text, ...arrays]) {
    const bytes = bytesOf(array);
    for (let at = 0; at < bytes.length;) {
      const { bytesWritten } = await file.write(bytes, at, Math.min(PIECE, bytes.length - at));
      checksum = crc32(bytes.subarray(at, at + bytesWritten), checksum);
      at += bytesWritten;
    }
  }
  await file.write(bytesOf(Uint32Array.of(checksum)));
}

/** Reads data that was written; each array is a new one. `isDamagedFile` tells the error for anything else. */
export async function readIndexFile(file: FileHandle): Promise<unknown> {
  let left = (await file.stat()).size - CHECKSUM_BYTES;
  let checksum = 0;
  const fill = async (array: ArrayBufferView): Promise<void> => {
    const bytes = bytesOf(array);
    if (bytes.length > left) throw damagedFile('the file ends too early');
    left -= bytes.length;
    for (let at = 0; at < bytes.length;) {
      const { bytesRead } = await file.read(bytes, at, Math.min(PIECE, bytes.length - at));
      if (bytesRead === 0) throw damagedFile('the file ends too early');
      checksum = crc32(bytes.subarray(at, at + bytesRead), checksum);
      at += bytesRead;
    }
  };
  const head = new Uint32Array(HEAD_BYTES / 4);
  await fill(head);
  if (head[0]! > left) throw damagedFile('the file ends too early');
  const text = KINDS.bytes(head[0]!);
  await fill(text);
  const arrays: StoredArray[] = [];
  const data = giveArrays(parsed(text.toString()), arrays, left);
  for (const array of arrays) await fill(array);
  if (left > 0) throw damagedFile('something follows');
  const stored = new Uint32Array(1);
  await file.read(bytesOf(stored));
  if (stored[0] !== checksum) throw damagedFile('the checksum is another one');
  return data;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw damagedFile('no JSON where it should be');
  }
};
