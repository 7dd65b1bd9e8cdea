/** Texts by number in a few large buffers, which take less room than strings and give the garbage collector nothing to do. */
import { resized } from '#catalog/search/engine/growable-array.ts';

export interface PackedTexts {
  has(key: number): boolean;
  get(key: number): string | undefined;
  /**
   * Keeps a text in place of the one before; false when there is no room left. What is never kept, a text of more than 65,535
   * bytes or with a number of 2^24 or more, is no lack of room.
   */
  put(key: number, text: string): boolean;
  /** Forgets a text; unknown numbers are ignored. */
  drop(key: number): void;
  /** How many texts are kept. */
  readonly size: number;
}

const CHUNK_BITS = 18;
const CHUNK_BYTES = 1 << CHUNK_BITS;
/** A text stands behind its length in bytes. */
const LENGTH_BYTES = 2;
const LONGEST = 0xff_ff;
/** The table has four bytes for each number. */
const LAST_KEY = 1 << 24;
const FIRST_PLACES = 1 << 10;
/** Room of forgotten texts is won back, by forgetting all, when it is this part of all. */
const WASTE = 0.25;

/** Keeps nothing yet; never takes more than `maxBytes` beside its table. */
export function createPackedTexts(maxBytes: number): PackedTexts {
  const mostChunks = Math.floor(maxBytes / CHUNK_BYTES);
  let chunks: Buffer[] = [];
  /** Where in the last chunk the next text goes. */
  let end = CHUNK_BYTES;
  /** By number: one more than the place of a text, zero for none. */
  let places = new Uint32Array(FIRST_PLACES);
  let size = 0;
  let wasted = 0;

  function clear(): void {
    chunks = [];
    end = CHUNK_BYTES;
    places = new Uint32Array(FIRST_PLACES);
    size = 0;
    wasted = 0;
  }

  function placeOf(key: number): number {
    return key < places.length ? places[key]! - 1 : -1;
  }

  function lengthAt(place: number): number {
    return chunks[place >>> CHUNK_BITS]!.readUInt16LE(place & (CHUNK_BYTES - 1));
  }

  function drop(key: number): void {
    const place = placeOf(key);
    if (place < 0) return;
    wasted += LENGTH_BYTES + lengthAt(place);
    places[key] = 0;
    size -= 1;
  }

  /** Finds room for a text with its length; undefined when there is none. */
  function makeRoom(bytes: number): Buffer | undefined {
    if (end + bytes > CHUNK_BYTES) {
      if (chunks.length === mostChunks) {
        if (wasted < maxBytes * WASTE) return undefined;
        clear();
      }
      chunks.push(Buffer.allocUnsafeSlow(CHUNK_BYTES));
      end = 0;
    }
    return chunks.at(-1);
  }

  return {
    has: (key) => placeOf(key) >= 0,
    get(key) {
      const place = placeOf(key);
      if (place < 0) return undefined;
      const from = (place & (CHUNK_BYTES - 1)) + LENGTH_BYTES;
      return chunks[place >>> CHUNK_BITS]!.toString('utf8', from, from + lengthAt(place));
    },
    put(key, text) {
      const bytes = Buffer.byteLength(text);
      drop(key);
      if (bytes > LONGEST || key >= LAST_KEY) return true;
      const chunk = makeRoom(LENGTH_BYTES + bytes);
      if (chunk === undefined) return false;
      if (key >= places.length) places = resized(places, Math.max(places.length * 2, key + 1));
      places[key] = (chunks.length - 1) * CHUNK_BYTES + end + 1;
      chunk.writeUInt16LE(bytes, end);
      chunk.write(text, end + LENGTH_BYTES);
      end += LENGTH_BYTES + bytes;
      size += 1;
      return true;
    },
    drop,
    get size() {
      return size;
    },
  };
}
