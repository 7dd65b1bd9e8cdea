/** Writes pictures with a palette as PNG (ISO/IEC 15948) by means of node:zlib alone. */
import { crc32, deflate } from 'node:zlib';
import { promisify } from 'node:util';
import type { Rgb } from './colors.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const FILTER_UP = 2;
// The picture repeats itself so much that better levels save nothing worth their time.
const LEVEL = 3;

const pack = promisify<Buffer, { level: number }, Buffer>(deflate);

function chunk(type: string, content: Buffer): Buffer {
  const out = Buffer.alloc(content.length + 12);
  out.writeUInt32BE(content.length, 0);
  out.write(type, 4, 'latin1');
  content.copy(out, 8);
  out.writeUInt32BE(crc32(out.subarray(4, content.length + 8)), content.length + 8);
  return out;
}

/** A picture of `width` times `height` palette numbers, row by row. At most 256 colours. Packing happens off the main thread. */
export async function encodePng(
  pixels: Uint8Array,
  width: number,
  height: number,
  palette: readonly Rgb[],
): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, colours from a palette, the only methods there are, not interlaced.
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  // Each row as its difference to the one above; the first one's is nothing.
  const above = new Uint8Array(width * (height + 1));
  above.set(pixels, width);
  for (let y = 0; y < height; y += 1) {
    const start = y * (width + 1);
    rows[start] = FILTER_UP;
    for (let x = 0; x < width; x += 1) rows[start + 1 + x] = (pixels[y * width + x] ?? 0) - (above[y * width + x] ?? 0);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', await pack(rows, { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
