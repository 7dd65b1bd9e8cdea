/** Starts WebAssembly programs; TypeScript declares WebAssembly in lib.dom only. */
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

export const PAGE_BYTES = 65_536;

/** A memory that does not grow. */
export function createWasmMemory(pages: number): WasmMemory<ArrayBuffer> {
  return new WebAssembly.Memory({ initial: pages }) as WasmMemory<ArrayBuffer>;
}

/** A memory that grows in place, up to `mostPages`: arrays over it stay valid. */
export function createGrowingWasmMemory(mostPages: number): WasmMemory<SharedArrayBuffer> {
  return new WebAssembly.Memory({ initial: 1, maximum: mostPages, shared: true }) as WasmMemory<SharedArrayBuffer>;
}

/** The exports of a program; `name` is the module of its imports. */
export function startWasmProgram(file: URL, name: string, imports: Record<string, unknown>): object {
  return new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)), { [name]: imports }).exports;
}
