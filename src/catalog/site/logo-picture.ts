/** A file of a logo drawn anew as PNG, so that nothing of the file itself is ever served. */
import { createHash } from 'node:crypto';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { readSvg } from '#catalog/pictures/svg.ts';
import type { Logo } from './logo.ts';

/** The longer side of what is kept. */
const SIDE = 512;
/** The longest side of a PNG that is decoded, and the shortest longer one that is worth it. */
const LARGEST_SIDE = 4096;
const SMALLEST_SIDE = 32;
/** Neither a line nor a banner. */
const MOST_RATIO = 10;
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const OPTIONS: ResvgRenderOptions = { font: { loadSystemFonts: false } };

export interface DrawnLogo extends Logo {
  png: Buffer;
}

/** A PNG as the only picture of an SVG of its size; undefined for what is none or too large. */
function frameOf(file: Buffer): string | undefined {
  if (file.length < 24 || !file.subarray(0, 8).equals(SIGNATURE)) return undefined;
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  if (width < 1 || height < 1 || Math.max(width, height) > LARGEST_SIDE) return undefined;
  if (Math.max(width, height) < SMALLEST_SIDE) return undefined;
  return pictureSvg(file, { width, height });
}

/** A PNG in the middle of an SVG of the given size, as large as it fits into the frame. `ground` is a colour behind it. */
export function pictureSvg(
  png: Buffer,
  { width, height, frame = 0, ground }: { width: number; height: number; frame?: number; ground?: string },
): string {
  const behind = ground === undefined ? '' : `<rect width="${width}" height="${height}" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${behind}<image x="${frame}" y="${frame}" width="${width - 2 * frame}" height="${height - 2 * frame}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
}

/**
 * Draws an SVG, or a PNG again: at most 512 pixels wide and high, a PNG never larger than it is. Undefined for what is
 * neither, leads out of itself, or shows nothing. May take as long as a hostile file wants: call it in a process that
 * can be ended.
 */
export function drawLogo(file: Buffer): DrawnLogo | undefined {
  const frame = frameOf(file);
  const svg = frame ?? readSvg(file);
  if (svg === undefined) return undefined;
  try {
    const { width, height } = new Resvg(svg, OPTIONS);
    if (!(width > 0 && height > 0) || Math.max(width / height, height / width) > MOST_RATIO) return undefined;
    const side = frame === undefined ? SIDE : Math.min(SIDE, Math.max(width, height));
    const mode = width >= height ? 'width' : 'height';
    const drawn = new Resvg(svg, { ...OPTIONS, fitTo: { mode, value: Math.round(side) } }).render();
    // A picture that cannot be decoded is left out of the drawing without a word.
    if (drawn.pixels.every((value, at) => at % 4 !== 3 || value === 0)) return undefined;
    const png = Buffer.from(drawn.asPng());
    return { hash: createHash('sha256').update(png).digest('hex'), width: drawn.width, height: drawn.height, png };
  } catch {
    return undefined;
  }
}
