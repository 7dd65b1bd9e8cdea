/** Posting lists in bytes: the gaps between documents as varints or, where those are wide, blocks of 16-bit numbers. */

/** The heads of the blocks of a shorter list would take more bytes than they save time. */
const BLOCKS_FROM = 64;
/** Wider gaps often take two bytes instead of one, and a mispredicted branch costs more than reading them. */
const WIDE_GAP = 64;
/** Documents in a block: their numbers differ in the lower 16 bits only. */
const BLOCK = 1 << 16;

const isWide = (count: number, documents: number): boolean => count >= BLOCKS_FROM && count * WIDE_GAP < documents;

/** The most bytes that a list of `count` out of `documents` can take. */
export const maxEncodedBytes = (count: number, documents: number): number =>
  isWide(count, documents) ? count * 2 + Math.ceil(documents / BLOCK) * 3 : count * 5;

/** Writes the documents at from..from + count of `docs`, ascending, to bytes from `at` on; returns where they end. */
export function encodeList(
  bytes: Uint8Array,
  at: number,
  docs: Uint32Array,
  from: number,
  count: number,
  documents: number,
): number {
  return isWide(count, documents)
    ? encodeBlocks(bytes, at, docs, from, from + count)
    : encodeVarints(bytes, at, docs, from, from + count);
}

/** Reads a list of `count` out of `documents`, which begins at `at`, or only the first `most` of it, to `into` from `from` on. */
export function decodeList(
  bytes: Uint8Array,
  at: number,
  count: number,
  documents: number,
  into: Uint32Array,
  from: number,
  most = count,
): void {
  if (isWide(count, documents)) decodeBlocks(bytes, at, into, from, from + most);
  else decodeVarints(bytes, at, into, from, from + most);
}

/** Of each 65,536 documents: how many there are, in three bytes, then the lower 16 bits of each. */
const encodeBlocks = (bytes: Uint8Array, at: number, docs: Uint32Array, from: number, to: number): number => {
  let end = at;
  let next = from;
  for (let base = 0; next < to; base += BLOCK) {
    const head = end;
    const first = next;
    end += 3;
    for (; next < to && docs[next]! - base < BLOCK; next += 1) {
      bytes[end] = docs[next]! & 255;
      bytes[end + 1] = (docs[next]! >>> 8) & 255;
      end += 2;
    }
    const count = next - first;
    bytes[head] = count & 255;
    bytes[head + 1] = (count >>> 8) & 255;
    bytes[head + 2] = count >>> 16;
  }
  return end;
};

const decodeBlocks = (bytes: Uint8Array, at: number, into: Uint32Array, from: number, to: number): void => {
  let read = at;
  let next = from;
  for (let base = 0; next < to; base += BLOCK) {
    const end = Math.min(to, next + (bytes[read]! | (bytes[read + 1]! << 8) | (bytes[read + 2]! << 16)));
    read += 3;
    for (; next < end; next += 1) {
      into[next] = base + (bytes[read]! | (bytes[read + 1]! << 8));
      read += 2;
    }
  }
};

/** How many documents lie between each and the one before as a varint (LEB128): seven bits a byte, the lowest first. */
const encodeVarints = (bytes: Uint8Array, at: number, docs: Uint32Array, from: number, to: number): number => {
  let end = at;
  let before = -1;
  for (let next = from; next < to; next += 1) {
    let gap = docs[next]! - before - 1;
    before = docs[next]!;
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

const decodeVarints = (bytes: Uint8Array, at: number, into: Uint32Array, from: number, to: number): void => {
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
