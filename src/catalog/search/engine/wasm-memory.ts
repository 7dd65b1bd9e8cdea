/** The WebAssembly memory of all bitsets, its allocator, and the program that works there (bitset.wat, made into bitset.wasm by `npm run kernel`). */
import {
  createGrowingWasmMemory,
  PAGE_BYTES as PAGE,
  startWasmProgram,
} from '#catalog/search/analysis/wasm-program.ts';

/** What bitset.wat exports: addresses of bitsets, 0 for none, then bytes of words and words of blocks in each. */
interface Kernel {
  clear(set: number, bytes: number, runs: number): void;
  union(set: number, other: number, bytes: number, runs: number): void;
  union_counting(set: number, other: number, without: number, bytes: number, runs: number): number;
  union_pair(
    first: number,
    all: number,
    one: number,
    other: number,
    without: number,
    bytes: number,
    runs: number,
  ): number;
  intersect(into: number, one: number, other: number, bytes: number, runs: number): void;
  intersect_pairs(into: number, pairs: number, end: number, bytes: number, runs: number): void;
  subtract_seen(set: number, passing: number, without: number, seen: number, bytes: number, runs: number): number;
  cardinality(set: number, without: number, bytes: number, runs: number): number;
  add_matching(
    into: number,
    candidates: number,
    words: number,
    end: number,
    sums: number,
    planes: number,
    bias: number,
    bytes: number,
    runs: number,
  ): void;
  score(
    set: number,
    most: number,
    layers: number,
    end: number,
    sums: number,
    into: number,
    bytes: number,
    runs: number,
  ): void;
}

/** All that 32 bits can address; only what is used takes memory. */
const MAX_PAGES = 65_536;
/** The memory grows by so many pages at least. */
const GROWTH_PAGES = 16;
const ALIGNMENT = 16;
/** Below this address lie 0, which stands for no bitset, and what is handed to calls. */
const HEAP_START = 8_192;
/** Where calls keep sums, 1,024 bytes that are zero between them, and planes of sums. */
const SUMS = 6_144;
const PLANES = 7_168;

const memory = createGrowingWasmMemory(MAX_PAGES);

export const kernel = startWasmProgram(new URL('bitset.wasm', import.meta.url), 'bitsets', { memory }) as Kernel;

/** Free ranges in ascending order; no two of them touch. */
const freeRanges: { start: number; end: number }[] = [{ start: HEAP_START, end: PAGE }];

const aligned = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

/** A view of memory from an address on. */
export const int32At = (address: number, length: number): Int32Array => new Int32Array(memory.buffer, address, length);

/** A view of memory from an address on, of numbers without a sign. */
export const uint32At = (address: number, length: number): Uint32Array =>
  new Uint32Array(memory.buffer, address, length);

/**
 * Where addresses and values for a call are written: of the at most twelve words of a query, or of what adds to its scores,
 * which is at most 250 layers of three numbers (twelve a word, and those of jobs); there is room for 510.
 */
export const callArguments = {
  address: ALIGNMENT,
  words: int32At(ALIGNMENT, (SUMS - ALIGNMENT) / 4),
  sums: SUMS,
  planes: PLANES,
};

/** Allocates memory, all zero, at an address that 16 divides. Throws RangeError when 4 GB are in use. */
export function allocate(bytes: number): number {
  const size = aligned(bytes);
  let range = freeRanges.find(({ start, end }) => end - start >= size);
  if (range === undefined) {
    const end = memory.buffer.byteLength;
    const last = freeRanges.at(-1);
    const missing = size - (last !== undefined && last.end === end ? end - last.start : 0);
    const pages = Math.max(GROWTH_PAGES, Math.ceil(missing / PAGE));
    memory.grow(pages);
    free(end, pages * PAGE);
    range = freeRanges.at(-1)!;
  }
  const address = range.start;
  range.start += size;
  if (range.start === range.end) freeRanges.splice(freeRanges.indexOf(range), 1);
  int32At(address, size / 4).fill(0);
  return address;
}

/** Frees memory that was allocated. */
export function free(address: number, bytes: number): void {
  const end = address + aligned(bytes);
  const next = freeRanges.findLastIndex((range) => range.end <= address) + 1;
  const [before, after] = [freeRanges[next - 1], freeRanges[next]];
  if (before?.end === address && after?.start === end) {
    before.end = after.end;
    freeRanges.splice(next, 1);
  } else if (before?.end === address) before.end = end;
  else if (after?.start === end) after.start = address;
  else freeRanges.splice(next, 0, { start: address, end });
}
