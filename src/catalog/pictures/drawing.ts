/** Redraws untrusted pictures as WebP in fixed sizes, so that no original file is served. */
import { createHash } from 'node:crypto';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { WIDTHS, SCREENSHOT_RATIO, type DrawnPicture, type PictureKind } from './kinds.ts';
import { MOST_PIXELS, type Input } from './input.ts';

/** Shortest longer side of a logo, and smallest width of a screenshot. SVG has any size. */
const SMALLEST: Record<PictureKind, number> = { logo: 32, screenshot: 640 };
/** Excludes lines and banners. */
const MOST_RATIO = 10;
const QUALITY: Record<PictureKind, number> = { logo: 84, screenshot: 76 };
export const OPTIONS: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 };

/** Decoders of web formats; all others are closed to untrusted bytes. */
const DECODERS = ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`);

/** Light ground for dark logos and the reverse: a white logo is visible in the light theme. */
const GROUNDS = { light: { r: 255, g: 255, b: 255 }, dark: { r: 31, g: 38, b: 35 } } as const;
/** Mean lightness, of 255, of a light picture. */
const LIGHT = 205;
/** Largest mean colour difference, of 255, of pictures that look alike. */
const ALIKE = 4;

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: DECODERS });

/**
 * Pixels of a picture inside an SVG, which the drawing would not bound. Throws if it is no picture.
 */
export async function countPixels(file: Buffer): Promise<number> {
  const { format, width, height } = await sharp(file, OPTIONS).metadata();
  if (format === 'svg') throw new Error('a picture in an SVG is an SVG');
  return width * height;
}

/** Whether a size is worth drawing. */
function isFit(kind: PictureKind, width: number, height: number, isSvg: boolean): boolean {
  if (!(width > 0 && height > 0) || Math.max(width / height, height / width) > MOST_RATIO) return false;
  if (kind === 'screenshot') return !isSvg && width >= SMALLEST.screenshot;
  return isSvg || Math.max(width, height) >= SMALLEST.logo;
}

/** A square logo of the largest size on a contrasting ground; undefined if it is invisible. */
async function drawLogo(image: Sharp): Promise<Sharp | undefined> {
  const side = WIDTHS.logo.at(-1)!;
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const { data, info } = await image
    .resize(side, side, { fit: 'contain', background })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let seen = 0;
  let light = 0;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!;
    seen += alpha;
    // Rec. 709.
    light += alpha * (0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!);
  }
  if (seen === 0) return undefined;
  // A picture that fills its square needs no ground.
  const isFilled = seen / (255 * side * side) > 0.9;
  const ground = !isFilled && light / seen > LIGHT ? GROUNDS.dark : GROUNDS.light;
  return sharp(data, { raw: { width: side, height: side, channels: info.channels } }).flatten({ background: ground });
}

function drawScreenshot(image: Sharp): Sharp {
  const width = WIDTHS.screenshot.at(-1)!;
  return image
    .resize(width, Math.round(width / SCREENSHOT_RATIO), { fit: 'cover', position: 'top' })
    .flatten({ background: GROUNDS.light });
}

/** Mean colour difference of two pictures, of 255. */
async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const pixels = (file: Buffer): Promise<Buffer> => sharp(file, OPTIONS).resize(32, 32).removeAlpha().raw().toBuffer();
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  if (a.length !== b.length) return 255;
  return a.reduce((sum, value, at) => sum + Math.abs(value - b[at]!), 0) / a.length;
}

/**
 * Draws a PNG, JPEG, GIF (first frame), WebP or SVG in the widths of its kind, without metadata
 * such as the place of a photograph. Undefined if too small or empty; throws if unreadable.
 * `before` is a WebP to compare with. A hostile file may take very long: call it in a process that
 * can be killed.
 */
export async function drawPicture(
  kind: PictureKind,
  { bytes, isSvg }: Input,
  before?: Buffer,
): Promise<DrawnPicture | undefined> {
  const { autoOrient } = await sharp(bytes, OPTIONS).metadata();
  if (!isFit(kind, autoOrient.width, autoOrient.height, isSvg)) return undefined;
  const image = sharp(bytes, { ...OPTIONS, autoOrient: true });
  const drawn = kind === 'logo' ? await drawLogo(image) : drawScreenshot(image);
  return drawn && pack(kind, drawn, before);
}

async function pack(kind: PictureKind, drawn: Sharp, before: Buffer | undefined): Promise<DrawnPicture> {
  const whole = await drawn.png({ compressionLevel: 1 }).toBuffer();
  const files: DrawnPicture['files'] = [];
  for (const width of WIDTHS[kind]) {
    const webp = await sharp(whole).resize(width).webp({ quality: QUALITY[kind], effort: 5 }).toBuffer();
    files.push({ width, webp });
  }
  const largest = Buffer.from(files.at(-1)!.webp);
  const isAlike = before !== undefined && (await differenceOf(before, largest)) < ALIKE;
  return { hash: createHash('sha256').update(largest).digest('hex'), files, isAlike };
}
