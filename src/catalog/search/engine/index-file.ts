/** The file that an index is stored in: arrays one behind the other, each with its kind and length, and a checksum at the end. */
import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

export type StoredArray = Uint8Array | Int32Array | Uint32Array | Float64Array;

/** Takes what is stored, piece by piece, in the order in which it will be read. Never holds the event loop long. */
export interface IndexOutput {
  array(values: StoredArray): Promise<void>;
  number(value: number): Promise<void>;
  json(value: unknown): Promise<void>;
  /** Writes what is left and the checksum. */
  end(): Promise<void>;
}

/** Gives back what was stored, in the same order; each array is a new one. Throws damagedFile for anything else. */
export interface IndexInput {
  uint8(): Promise<Uint8Array<ArrayBuffer>>;
  /** The same as a Buffer. */
  bytes(): Promise<Buffer<ArrayBuffer>>;
  int32(): Promise<Int32Array<ArrayBuffer>>;
  uint32(): Promise<Uint32Array<ArrayBuffer>>;
  float64(): Promise<Float64Array<ArrayBuffer>>;
  /** Reads into an array of the very length that was stored. */
  into(values: Int32Array): Promise<void>;
  number(): Promise<number>;
  json(): Promise<unknown>;
  /** To be called behind the last piece: nothing read is to be believed before. */
  end(): Promise<void>;
}

const DAMAGED = 'DamagedIndexFile';

/** The error of a file that is cut off, was changed, or holds something else. */
export function damagedFile(message: string): Error {
  return Object.assign(new Error(message), { name: DAMAGED });
}

export function isDamagedFile(error: unknown): boolean {
  return error instanceof Error && error.name === DAMAGED;
}

/** Bytes that are copied, summed and written or read in one go: well under a millisecond's work. */
const PIECE = 1 << 19;
/** Before each array: its kind, and its length in elements. */
const HEAD_BYTES = 8;
const CHECKSUM_BYTES = 4;

const KINDS = { uint8: 1, int32: 2, uint32: 3, float64: 4 } as const;
type Kind = keyof typeof KINDS;

function kindOf(values: StoredArray): Kind {
  if (values instanceof Uint8Array) return 'uint8';
  if (values instanceof Int32Array) return 'int32';
  return values instanceof Uint32Array ? 'uint32' : 'float64';
}

const bytesOf = (values: StoredArray): Uint8Array =>
  new Uint8Array(values.buffer, values.byteOffset, values.byteLength);

/** Writes to a file that was opened for it and is empty. */
export function createIndexOutput(file: FileHandle): IndexOutput {
  const piece = Buffer.alloc(PIECE);
  let used = 0;
  let checksum = 0;

  async function flush(): Promise<void> {
    const full = piece.subarray(0, used);
    checksum = crc32(full, checksum);
    for (let at = 0; at < used;) at += (await file.write(full, at)).bytesWritten;
    used = 0;
  }

  async function put(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length;) {
      const some = bytes.subarray(at, at + PIECE - used);
      piece.set(some, used);
      used += some.length;
      at += some.length;
      if (used === PIECE) await flush();
    }
  }

  async function array(values: StoredArray): Promise<void> {
    await put(bytesOf(Uint32Array.of(KINDS[kindOf(values)], values.length)));
    await put(bytesOf(values));
  }

  return {
    array,
    number: (value) => array(Float64Array.of(value)),
    json: (value) => array(Buffer.from(JSON.stringify(value))),
    async end() {
      await flush();
      await file.write(bytesOf(Uint32Array.of(checksum)));
    },
  };
}

/** Reads a file from its beginning. */
export async function openIndexInput(file: FileHandle): Promise<IndexInput> {
  const piece = Buffer.alloc(PIECE);
  /** Bytes before the checksum that are not in `piece` yet, and what of `piece` is not used yet. */
  let left = (await file.stat()).size - CHECKSUM_BYTES;
  let [from, to] = [0, 0];
  let checksum = 0;
  if (left < 0) throw damagedFile('the file ends too early');

  async function refill(): Promise<void> {
    const { bytesRead } = await file.read(piece, 0, Math.min(PIECE, left));
    if (bytesRead <= 0) throw damagedFile('the file ends too early');
    left -= bytesRead;
    checksum = crc32(piece.subarray(0, bytesRead), checksum);
    [from, to] = [0, bytesRead];
  }

  /**
   * Reads the pieces that `bytes` has room for straight to where they belong and returns how many bytes they are. While one
   * is summed up, the next one is read.
   */
  async function fillPieces(bytes: Uint8Array): Promise<number> {
    const end = bytes.length - (bytes.length % PIECE);
    const read = (at: number) => file.read(bytes, at, Math.min(PIECE, end - at));
    let reading = read(0);
    for (let at = 0; at < end;) {
      const { bytesRead } = await reading;
      if (bytesRead <= 0) throw damagedFile('the file ends too early');
      const next = at + bytesRead;
      if (next < end) reading = read(next);
      checksum = crc32(bytes.subarray(at, next), checksum);
      at = next;
    }
    left -= end;
    return end;
  }

  /** `isOwn` says that nobody else can reach `bytes` or the memory behind them meanwhile. */
  async function fill(bytes: Uint8Array, isOwn = false): Promise<void> {
    for (let at = 0; at < bytes.length;) {
      if (isOwn && from === to && bytes.length - at >= PIECE) {
        at += await fillPieces(bytes.subarray(at));
        continue;
      }
      if (from === to) await refill();
      const some = piece.subarray(from, Math.min(to, from + bytes.length - at));
      bytes.set(some, at);
      at += some.length;
      from += some.length;
    }
  }

  /** Reads the head of an array of a kind; returns its length. */
  async function lengthOf(kind: Kind, elementBytes: number): Promise<number> {
    const head = new Uint32Array(HEAD_BYTES / 4);
    await fill(bytesOf(head));
    const [stored, length = 0] = head;
    if (stored !== KINDS[kind] || length * elementBytes > left + to - from)
      throw damagedFile(`no ${kind} array where one should be`);
    return length;
  }

  async function filled<A extends StoredArray>(values: A): Promise<A> {
    await fill(bytesOf(values), true);
    return values;
  }

  const bytes = async () => filled(Buffer.from(new ArrayBuffer(await lengthOf('uint8', 1))));
  return {
    uint8: async () => filled(new Uint8Array(await lengthOf('uint8', 1))),
    bytes,
    int32: async () => filled(new Int32Array(await lengthOf('int32', 4))),
    uint32: async () => filled(new Uint32Array(await lengthOf('uint32', 4))),
    float64: async () => filled(new Float64Array(await lengthOf('float64', 8))),
    async into(values) {
      if ((await lengthOf('int32', 4)) !== values.length) throw damagedFile('an array of another length');
      await fill(bytesOf(values));
    },
    async number() {
      const [value = 0] = await filled(new Float64Array(await lengthOf('float64', 8)));
      return value;
    },
    async json() {
      const text = (await bytes()).toString();
      try {
        return JSON.parse(text);
      } catch {
        throw damagedFile('no JSON where it should be');
      }
    },
    async end() {
      const stored = new Uint32Array(1);
      const { bytesRead } = await file.read(bytesOf(stored));
      if (left + to - from !== 0 || bytesRead !== CHECKSUM_BYTES || stored[0] !== checksum)
        throw damagedFile('the checksum is another one');
    },
  };
}
