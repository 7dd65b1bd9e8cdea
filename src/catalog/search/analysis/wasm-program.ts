/** Starts WebAssembly programs that are kept beside the code; TypeScript describes WebAssembly for browsers only (lib.dom). */
import { readFileSync } from 'node:fs';

export interface WasmMemory<Room extends ArrayBufferLike> {
  readonly buffer: Room;
  grow(pages: number): number;
}

declare const WebAssembly: {
  Memory: new (limits: { initial: number; maximum?: number; shared?: boolean }) => WasmMemory<ArrayBufferLike>;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: Record<string, Record<string, unknown>>) => { exports: object };
};

/** Bytes in a page of memory. */
export const PAGE_BYTES = 65_536;

/** A memory of so many pages, which does not grow. */
export function createWasmMemory(pages: number): WasmMemory<ArrayBuffer> {
  return new WebAssembly.Memory({ initial: pages }) as WasmMemory<ArrayBuffer>;
}

/** A memory that may grow up to so many pages, and stays where it is when it does: arrays over it remain valid. */
export function createGrowingWasmMemory(mostPages: number): WasmMemory<SharedArrayBuffer> {
  return new WebAssembly.Memory({ initial: 1, maximum: mostPages, shared: true }) as WasmMemory<SharedArrayBuffer>;
}

/** What the program of a file exports, given what it imports, all of it under one name. */
export function startWasmProgram(file: URL, name: string, imports: Record<string, unknown>): object {
  return new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)), { [name]: imports }).exports;
}
