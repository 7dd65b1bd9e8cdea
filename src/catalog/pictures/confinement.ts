/** Loaded before the program of a confined process and in each of its threads: bounds the memory of WebAssembly, in which pictures are drawn. */
import { constants } from 'node:fs';

/** TypeScript describes WebAssembly for browsers only (lib.dom). */
declare const WebAssembly: { Memory: new (bounds: MemoryBounds) => object };
interface MemoryBounds {
  initial: number;
  maximum?: number;
  shared?: boolean;
}

/** 512 MB in pages of 64 KiB: a picture of 16 megapixels takes 64 MB, and is held a few times. */
const MOST_PAGES = 8_192;

WebAssembly.Memory = new Proxy(WebAssembly.Memory, {
  construct: (Memory, [bounds]: [MemoryBounds]) =>
    new Memory({ ...bounds, maximum: Math.min(bounds.maximum ?? MOST_PAGES, MOST_PAGES) }),
});

// The drawing library asks for flags of files this way, which the permission model shuts with all else that lies behind it.
Object.assign(process, { binding: () => ({ fs: constants }) });
