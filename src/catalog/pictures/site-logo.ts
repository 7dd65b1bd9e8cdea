/** Redraws a site logo as PNG, so that no original file is served. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { OPTIONS } from './drawing.ts';
import type { Input } from './input.ts';
import type { Undrawn } from './kinds.ts';

/** Longer side of the result. */
const SIDE = 512;
/** Shortest longer side of a PNG. */
const SMALLEST_SIDE = 32;
/** Excludes lines and banners; `problems` says it. */
const MOST_RATIO = 10;

export interface DrawnLogo {
  /** SHA-256 of the PNG in hexadecimal. */
  hash: string;
  width: number;
  height: number;
  png: Uint8Array;
}

/**
 * Draws an SVG or PNG, at most 512 pixels wide and high; a PNG is never enlarged. A reason for what
 * would be no logo; throws if unreadable. A hostile file may take very long: call
 * it in a process that can be killed.
 */
export async function drawSiteLogo({ bytes, isSvg, hasText }: Input): Promise<DrawnLogo | Undrawn> {
  const { format, width, height } = await sharp(bytes, OPTIONS).metadata();
  if (!isSvg && format !== 'png') return 'unreadable_picture';
  if (!isSvg && Math.max(width, height) < SMALLEST_SIDE) return 'picture_too_small';
  if (Math.max(width / height, height / width) > MOST_RATIO) return 'picture_too_long';
  if (hasText) return 'picture_with_text';
  const image = sharp(bytes, OPTIONS)
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: !isSvg })
    .toColourspace('srgb')
    .ensureAlpha();
  const { data: png, info } = await image.png().toBuffer({ resolveWithObject: true });
  const { channels } = await sharp(png).stats();
  // Fully transparent.
  if (channels.at(-1)?.max === 0) return 'picture_empty';
  return { hash: createHash('sha256').update(png).digest('hex'), width: info.width, height: info.height, png };
}
