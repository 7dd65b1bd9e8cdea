/** Redraws a site logo as PNG, so that no original file is served. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { OPTIONS } from './drawing.ts';
import type { Input } from './input.ts';

/** Longer side of the result. */
const SIDE = 512;
/** Shortest longer side of a PNG. */
const SMALLEST_SIDE = 32;
/** Excludes lines and banners. */
const MOST_RATIO = 10;

export interface DrawnLogo {
  /** SHA-256 of the PNG in hexadecimal. */
  hash: string;
  width: number;
  height: number;
  png: Uint8Array;
}

/**
 * Draws an SVG or PNG, at most 512 pixels wide and high; a PNG is never enlarged. Undefined for
 * other formats or an empty picture; throws if unreadable. A hostile file may take very long: call
 * it in a process that can be killed.
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
  // Fully transparent.
  if (channels.at(-1)?.max === 0) return undefined;
  return { hash: createHash('sha256').update(png).digest('hex'), width: info.width, height: info.height, png };
}
