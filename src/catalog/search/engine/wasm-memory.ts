// The memory that sets of documents lie in, and the program that works on them there (bitset.wat, made into bitset.wasm by `npm run kernel`).
import { readFileSync } from 'node:fs';

/** What bitset.wat exports: addresses of sets, 0 for none, then bytes of words and words of blocks in each set. */
interface Kernel {
  clear(set: number, bytes: number, runs: number): void;
  unite(set: number, other: number, bytes: number, runs: number): void;
  add(set: number, other: number, without: number, bytes: number, runs: number): number;
  gather(first: number, all: number, one: number, other: number, without: number, bytes: number, runs: number): number;
  meet(into: number, one: number, other: number, bytes: number, runs: number): void;
  meet_pairs(into: number, pairs: number, end: number, bytes: number, runs: number): void;
  claim(set: number, passing: number, without: number, seen: number, bytes: number, runs: number): number;
  count(set: number, without: number, bytes: number, runs: number): number;
}

interface Memory {
  readonly buffer: SharedArrayBuffer;
  grow(pages: number): number;
}

/** TypeScript describes it for browsers only (lib.dom). */
declare const WebAssembly: {
  Memory: new (limits: { initial: number; maximum: number; shared: true }) => Memory;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: { hits: { memory: Memory } }) => { exports: object };
};

const PAGE = 65_536;
/** All that 32 bits can address; only what is used takes memory. */
const MOST_PAGES = 65_536;
/** Pages that are taken at a time. */
const STEP = 16;
const ALIGNMENT = 16;
/** The address 0 says that there is no set, and pairs are handed over just behind it. */
const FIRST = 1_024;

// Shared only because such memory stays where it is when it grows, and arrays over it remain good.
const memory = new WebAssembly.Memory({ initial: 1, maximum: MOST_PAGES, shared: true });

export const kernel = new WebAssembly.Instance(
  new WebAssembly.Module(readFileSync(new URL('bitset.wasm', import.meta.url))),
  { hits: { memory } },
).exports as Kernel;

/** Free memory in ascending order; no two ranges touch each other. */
const free: { at: number; end: number }[] = [{ at: FIRST, end: PAGE }];

const aligned = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

/** Numbers in memory from an address on. */
export const numbersAt = (at: number, length: number): Int32Array => new Int32Array(memory.buffer, at, length);

/** Addresses that are handed over to the kernel, and where they lie. */
export const handedOver = { at: ALIGNMENT, numbers: numbersAt(ALIGNMENT, (FIRST - ALIGNMENT) / 4) };

/** Takes memory, all zero, at an address that 16 divides. Throws RangeError when 4 GB are in use. */
export function takeMemory(bytes: number): number {
  const size = aligned(bytes);
  let range = free.find(({ at, end }) => end - at >= size);
  if (range === undefined) {
    const end = memory.buffer.byteLength;
    const last = free.at(-1);
    const missing = size - (last !== undefined && last.end === end ? end - last.at : 0);
    const pages = Math.max(STEP, Math.ceil(missing / PAGE));
    memory.grow(pages);
    giveMemory(end, pages * PAGE);
    range = free.at(-1)!;
  }
  const { at } = range;
  range.at += size;
  if (range.at === range.end) free.splice(free.indexOf(range), 1);
  numbersAt(at, size / 4).fill(0);
  return at;
}

/** Gives memory back that was taken. */
export function giveMemory(at: number, bytes: number): void {
  const end = at + aligned(bytes);
  const next = free.findLastIndex((range) => range.end <= at) + 1;
  const [before, after] = [free[next - 1], free[next]];
  if (before?.end === at && after?.at === end) {
    before.end = after.end;
    free.splice(next, 1);
  } else if (before?.end === at) before.end = end;
  else if (after?.at === end) after.at = at;
  else free.splice(next, 0, { at, end });
}
