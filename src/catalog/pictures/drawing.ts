/** Redraws untrusted pictures as WebP in fixed sizes, so that no original file is served. */
import { createHash } from 'node:crypto';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { WIDTHS, SCREENSHOT_RATIO, type DrawingRequest, type DrawnPicture, type PictureKind } from './kinds.ts';
import { MOST_PIXELS, type Input } from './input.ts';
import { isLogoCard, isPictureShape } from './logo-card.ts';

/** Shortest longer side of a logo, and smallest width of a screenshot. SVG has any size. */
const SMALLEST: Record<PictureKind, number> = { logo: 32, screenshot: 640 };
/** Smallest width of a picture that a site offers. */
const SMALLEST_FOUND = 800;
/** Excludes lines and banners. */
const MOST_RATIO = 10;
const QUALITY: Record<PictureKind, number> = { logo: 84, screenshot: 76 };
/** Most bytes of a card's copy, so that a page of 24 stays small, and the qualities that are tried. */
const CARD_BYTES = 3_700;
const CARD_QUALITIES = [76, 60, 46, 34, 22, 10];
export const OPTIONS: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 };

/** Decoders of web formats; all others are closed to untrusted bytes. */
const DECODERS = ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`);

/** Light ground for dark logos and the reverse: a white logo is visible in the light theme. */
const GROUNDS = { light: { r: 255, g: 255, b: 255 }, dark: { r: 31, g: 38, b: 35 } } as const;
/** Least contrast of a logo's visible parts with its ground (WCAG 2.2, 1.4.11). */
const CONTRAST = 3;
/** The light ground is taken if so much of the logo has that contrast, else the ground with more. */
const ENOUGH = 0.6;
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

/** The use of a picture. */
type Wanted = Pick<DrawingRequest, 'kind' | 'isFound'>;

/** Whether a size is worth drawing. */
function isFit({ kind, isFound }: Wanted, width: number, height: number, isSvg: boolean): boolean {
  if (!(width > 0 && height > 0) || Math.max(width / height, height / width) > MOST_RATIO) return false;
  if (kind === 'screenshot') {
    const isLarge = width >= (isFound === true ? SMALLEST_FOUND : SMALLEST.screenshot);
    return !isSvg && isLarge && (isFound !== true || isPictureShape(width, height));
  }
  return isSvg || Math.max(width, height) >= SMALLEST.logo;
}

/** Linear light of a channel, as in WCAG 2.2. */
const LINEAR = Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);
const luminanceOf = (red: number, green: number, blue: number): number =>
  0.2126 * LINEAR[red]! + 0.7152 * LINEAR[green]! + 0.0722 * LINEAR[blue]!;
const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
const LUMINANCES = {
  light: 1,
  dark: luminanceOf(GROUNDS.dark.r, GROUNDS.dark.g, GROUNDS.dark.b),
};

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
  const clear = { light: 0, dark: 0 };
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!;
    seen += alpha;
    const light = luminanceOf(data[at]!, data[at + 1]!, data[at + 2]!);
    if (contrastOf(light, LUMINANCES.light) >= CONTRAST) clear.light += alpha;
    if (contrastOf(light, LUMINANCES.dark) >= CONTRAST) clear.dark += alpha;
  }
  if (seen === 0) return undefined;
  // A picture that fills its square needs no ground.
  const isFilled = seen / (255 * side * side) > 0.9;
  const isClear = clear.light >= ENOUGH * seen || clear.light >= clear.dark;
  const ground = isFilled || isClear ? GROUNDS.light : GROUNDS.dark;
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
 * such as the place of a photograph. Undefined if too small, empty, or a logo card of a site; throws
 * if unreadable. `before` is a WebP to compare with. A hostile file may take very long: call it in a process that
 * can be killed.
 */
export async function drawPicture(
  wanted: Wanted,
  { bytes, isSvg }: Input,
  before?: Buffer,
): Promise<DrawnPicture | undefined> {
  const { autoOrient } = await sharp(bytes, OPTIONS).metadata();
  if (!isFit(wanted, autoOrient.width, autoOrient.height, isSvg)) return undefined;
  const image = sharp(bytes, { ...OPTIONS, autoOrient: true });
  if (wanted.isFound === true && wanted.kind === 'screenshot' && (await isLogoCard(image))) return undefined;
  const drawn = wanted.kind === 'logo' ? await drawLogo(image) : drawScreenshot(image);
  return drawn && pack(wanted.kind, drawn, before);
}

/** A card's copy, small enough. */
async function packForCards(whole: Buffer, width: number): Promise<Buffer> {
  const { data, info } = await sharp(whole).resize(width).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  let webp = Buffer.alloc(0);
  for (const quality of CARD_QUALITIES) {
    webp = await sharp(data, { raw }).webp({ quality, effort: 5 }).toBuffer();
    if (webp.length <= CARD_BYTES) return webp;
  }
  // Only patterns of noise come here.
  return sharp(data, { raw })
    .blur(4)
    .webp({ quality: CARD_QUALITIES.at(-1)!, effort: 5 })
    .toBuffer();
}

async function pack(kind: PictureKind, drawn: Sharp, before: Buffer | undefined): Promise<DrawnPicture> {
  const whole = await drawn.png({ compressionLevel: 1 }).toBuffer();
  const files: DrawnPicture['files'] = [];
  for (const width of WIDTHS[kind]) {
    const isForCards = kind === 'screenshot' && width === WIDTHS.screenshot[0];
    const webp = isForCards
      ? await packForCards(whole, width)
      : await sharp(whole).resize(width).webp({ quality: QUALITY[kind], effort: 5 }).toBuffer();
    files.push({ width, webp });
  }
  const largest = Buffer.from(files.at(-1)!.webp);
  const isAlike = before !== undefined && (await differenceOf(before, largest)) < ALIKE;
  return { hash: createHash('sha256').update(largest).digest('hex'), files, isAlike };
}
