/** Texts by number in a few large buffers: smaller than strings, and no garbage to collect. */
import { resized } from '#catalog/search/engine/growable-array.ts';

export interface PackedTexts {
  has(key: number): boolean;
  get(key: number): string | undefined;
  /**
   * Stores or replaces a text; false if full. Texts over 65,535 bytes or numbers from 2^24 on are
   * silently not stored.
   */
  put(key: number, text: string): boolean;
  /** Removes a text, if stored. */
  drop(key: number): void;
  /** Number of texts. */
  readonly size: number;
}

const CHUNK_BITS = 18;
const CHUNK_BYTES = 1 << CHUNK_BITS;
/** Each text follows its length in bytes. */
const LENGTH_BYTES = 2;
const LONGEST = 0xff_ff;
/** The table has four bytes for each number. */
const LAST_KEY = 1 << 24;
const FIRST_PLACES = 1 << 10;
/** Share of deleted bytes at which everything is evicted to reclaim room. */
const WASTE = 0.25;

/** Starts empty; takes at most `maxBytes` beside its table. */
export function createPackedTexts(maxBytes: number): PackedTexts {
  const mostChunks = Math.floor(maxBytes / CHUNK_BYTES);
  let chunks: Buffer[] = [];
  /** Write position in the last chunk. */
  let end = CHUNK_BYTES;
  /** By number: position of a text plus one, zero if none. */
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

  /** Reserves room for a text with its length; undefined if full. */
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
