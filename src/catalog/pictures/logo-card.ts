/** Tells a card with little but a logo or a few words from a picture of a product. */
import type { Sharp } from 'sharp';

/** The picture is measured at this size, in blocks. */
const WIDTH = 96;
const HEIGHT = 60;
const BLOCK = 6;
/** Least difference of lightness, of 255, in a block that shows something. */
const DETAIL = 20;
/** Least share of such blocks. */
const LEAST_DETAIL = 0.28;
/** Least colours, of 4,096, that fill a five-hundredth of the picture each. */
const LEAST_COLOURS = 7;
/** Most width by height; icons are square, banners are wider. */
const RATIOS = { least: 1.2, most: 2.6 };

/** Whether the size is that of a picture, not of an icon or a banner. */
export function isPictureShape(width: number, height: number): boolean {
  return width / height >= RATIOS.least && width / height <= RATIOS.most;
}

/** A smooth ground shows nothing, even with a gradient: a logo on it fills few blocks. */
export async function isLogoCard(image: Sharp): Promise<boolean> {
  const pixels = await image
    .clone()
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  const colours = new Map<number, number>();
  const darkest = new Map<number, number>();
  const lightest = new Map<number, number>();
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    const [red, green, blue] = [pixels[3 * at]!, pixels[3 * at + 1]!, pixels[3 * at + 2]!];
    const colour = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    colours.set(colour, (colours.get(colour) ?? 0) + 1);
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    const block = Math.floor(at / WIDTH / BLOCK) * (WIDTH / BLOCK) + Math.floor((at % WIDTH) / BLOCK);
    darkest.set(block, Math.min(darkest.get(block) ?? 255, light));
    lightest.set(block, Math.max(lightest.get(block) ?? 0, light));
  }
  const least = (WIDTH * HEIGHT) / 500;
  const shown = [...colours.values()].filter((count) => count >= least).length;
  const detailed = [...darkest].filter(([block, dark]) => lightest.get(block)! - dark >= DETAIL).length;
  return shown < LEAST_COLOURS || detailed / darkest.size < LEAST_DETAIL;
}
