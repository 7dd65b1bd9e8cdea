// A posting list in bytes: the gaps between its documents or, where those are wide, the lower halves of their numbers.

/** To count the halves of a short list would take more room than it saves time. */
const HALVES_FROM = 64;
/** Wider gaps often take two bytes instead of one, and to guess which takes longer than to read them. */
const WIDE_GAP = 64;
/** Documents whose numbers differ in the lower half only. */
const HALF = 1 << 16;

const isWide = (count: number, documents: number): boolean => count >= HALVES_FROM && count * WIDE_GAP < documents;

/** The most bytes that a list of so many of all documents can take. */
export const mostBytes = (count: number, documents: number): number =>
  isWide(count, documents) ? count * 2 + Math.ceil(documents / HALF) * 3 : count * 5;

/** Writes the documents at from..from + count of `hits`, ascending, to bytes from `at` on; gives where they end. */
export function packList(
  bytes: Uint8Array,
  at: number,
  hits: Uint32Array,
  from: number,
  count: number,
  documents: number,
): number {
  return isWide(count, documents)
    ? packHalves(bytes, at, hits, from, from + count)
    : packGaps(bytes, at, hits, from, from + count);
}

/** Reads a list of so many of all documents, which begins at `at`, or only the first `most` of it, to `into` from `from` on. */
export function unpackList(
  bytes: Uint8Array,
  at: number,
  count: number,
  documents: number,
  into: Uint32Array,
  from: number,
  most = count,
): void {
  if (isWide(count, documents)) unpackHalves(bytes, at, into, from, from + most);
  else unpackGaps(bytes, at, into, from, from + most);
}

/** How many documents of each 65,536 there are in three bytes, and of each the lower half in two. */
const packHalves = (bytes: Uint8Array, at: number, hits: Uint32Array, from: number, to: number): number => {
  let end = at;
  let next = from;
  for (let base = 0; next < to; base += HALF) {
    const head = end;
    const first = next;
    end += 3;
    for (; next < to && hits[next]! - base < HALF; next += 1) {
      bytes[end] = hits[next]! & 255;
      bytes[end + 1] = (hits[next]! >>> 8) & 255;
      end += 2;
    }
    const count = next - first;
    bytes[head] = count & 255;
    bytes[head + 1] = (count >>> 8) & 255;
    bytes[head + 2] = count >>> 16;
  }
  return end;
};

const unpackHalves = (bytes: Uint8Array, at: number, into: Uint32Array, from: number, to: number): void => {
  let read = at;
  let next = from;
  for (let base = 0; next < to; base += HALF) {
    const end = Math.min(to, next + (bytes[read]! | (bytes[read + 1]! << 8) | (bytes[read + 2]! << 16)));
    read += 3;
    for (; next < end; next += 1) {
      into[next] = base + (bytes[read]! | (bytes[read + 1]! << 8));
      read += 2;
    }
  }
};

/** How many documents lie between each and the one before, seven bits a byte, the lowest first; all but the last byte have the eighth set. */
const packGaps = (bytes: Uint8Array, at: number, hits: Uint32Array, from: number, to: number): number => {
  let end = at;
  let before = -1;
  for (let next = from; next < to; next += 1) {
    let gap = hits[next]! - before - 1;
    before = hits[next]!;
    while (gap > 127) {
      bytes[end] = (gap & 127) | 128;
      end += 1;
      gap >>>= 7;
    }
    bytes[end] = gap;
    end += 1;
  }
  return end;
};

const unpackGaps = (bytes: Uint8Array, at: number, into: Uint32Array, from: number, to: number): void => {
  let read = at;
  let document = -1;
  for (let next = from; next < to; next += 1) {
    let byte = bytes[read]!;
    let gap = byte & 127;
    let shift = 7;
    read += 1;
    while (byte > 127) {
      byte = bytes[read]!;
      gap |= (byte & 127) << shift;
      shift += 7;
      read += 1;
    }
    document += gap + 1;
    into[next] = document;
  }
};
