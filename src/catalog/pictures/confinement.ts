/** Preloaded into confined processes and their threads: bounds WebAssembly memory. */
import { constants } from 'node:fs';

/** TypeScript describes WebAssembly for browsers only (lib.dom). */
declare const WebAssembly: { Memory: new (bounds: MemoryBounds) => object };
interface MemoryBounds {
  initial: number;
  maximum?: number;
  shared?: boolean;
}

/** 512 MB in pages of 64 KiB: a picture of 16 megapixels takes 64 MB, several times. */
const MOST_PAGES = 8_192;

WebAssembly.Memory = new Proxy(WebAssembly.Memory, {
  construct: (Memory, [bounds]: [MemoryBounds]) =>
    new Memory({ ...bounds, maximum: Math.min(bounds.maximum ?? MOST_PAGES, MOST_PAGES) }),
});

// The drawing library needs these file flags; the permission model hides the whole binding.
Object.assign(process, { binding: () => ({ fs: constants }) });
