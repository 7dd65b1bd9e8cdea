/** A file of the site's own logo drawn anew as PNG, so that nothing of the file itself is ever served. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { OPTIONS } from './drawing.ts';
import type { Input } from './input.ts';

/** The longer side of what is kept. */
const SIDE = 512;
/** The shortest longer side of a PNG that is worth it. */
const SMALLEST_SIDE = 32;
/** Neither a line nor a banner. */
const MOST_RATIO = 10;

export interface DrawnLogo {
  /** SHA-256 of the PNG in hexadecimal. */
  hash: string;
  width: number;
  height: number;
  png: Uint8Array;
}

/**
 * Draws an SVG, or a PNG again: at most 512 pixels wide and high, a PNG never larger than it is. Undefined for what is
 * neither, or shows nothing; throws for what cannot be read. May take as long as a hostile file wants: call it in a process
 * that can be ended.
 */
export async function drawSiteLogo({ bytes, isSvg }: Input): Promise<DrawnLogo | undefined> {
  const { format, width, height } = await sharp(bytes, OPTIONS).metadata();
  if (!isSvg && (format !== 'png' || Math.max(width, height) < SMALLEST_SIDE)) return undefined;
  if (Math.max(width / height, height / width) > MOST_RATIO) return undefined;
  const image = sharp(bytes, OPTIONS)
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: !isSvg })
    .toColourspace('srgb')
    .ensureAlpha();
  const { data: png, info } = await image.png().toBuffer({ resolveWithObject: true });
  const { channels } = await sharp(png).stats();
  // Nothing is to be seen.
  if (channels.at(-1)?.max === 0) return undefined;
  return { hash: createHash('sha256').update(png).digest('hex'), width: info.width, height: info.height, png };
}
