/** The canvas of shared pictures: palette numbers, a background that is drawn once, and soft-edged shapes upon it. */
import { mix, type Rgb } from './colors.ts';
import { findGlyph, GLYPH_GAP, widthOf } from './glyphs.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;

// The palette: shades of the background under the front colour of growing opacity, that colour itself, and it turning into the inlay.
const SHADES = 48;
const VEILS = 4;
const FRONT = SHADES * VEILS;
const INLAY_STEPS = 8;

export interface Canvas {
  readonly pixels: Uint8Array;
  /** Opacity that shapes in the front colour reach at most, 1 to 4 of VEILS. */
  veil: number;
}

/** `front` is for shapes on the background, `inlay` for shapes on these. */
export type Paint = 'front' | 'inlay';

/** The 201 colours of a picture. `from` is the background's left upper corner, `to` its right lower one. */
export function paletteOf(from: Rgb, to: Rgb, front: Rgb, inlay: Rgb): Rgb[] {
  const colors: Rgb[] = [];
  for (let veil = 0; veil < VEILS; veil += 1) {
    for (let shade = 0; shade < SHADES; shade += 1)
      colors.push(mix(mix(from, to, shade / (SHADES - 1)), front, veil / VEILS));
  }
  for (let step = 0; step <= INLAY_STEPS; step += 1) colors.push(mix(front, inlay, step / INLAY_STEPS));
  return colors;
}

let background: Uint8Array | undefined;

/** A slope across the picture with three large circles of lighter shade. The same for every picture, so made once. */
function drawBackground(): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  const circles = [
    { x: 1010, y: 90, radius: 330 },
    { x: 1130, y: 470, radius: 270 },
    { x: 160, y: 640, radius: 250 },
  ];
  for (let y = 0, at = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1, at += 1) {
      let shade = ((x / WIDTH) * 0.62 + (y / HEIGHT) * 0.38) * (SHADES - 1);
      for (const circle of circles) shade -= 4 * coverage(lengthOf(x - circle.x, y - circle.y) - circle.radius);
      pixels[at] = Math.max(0, Math.round(shade));
    }
  }
  return pixels;
}

export function createCanvas(): Canvas {
  background ??= drawBackground();
  return { pixels: background.slice(), veil: VEILS };
}

/** Math.hypot takes ten times as long, for a precision that pixels do not need. */
function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** How much of a pixel a shape covers whose edge is `distance` away (negative inside). */
function coverage(distance: number): number {
  return Math.min(1, Math.max(0, 0.5 - distance));
}

/** Lays paint over one pixel. Where shapes overlap the stronger counts, so that joints of strokes do not show. */
function dab(canvas: Canvas, x: number, y: number, paint: Paint, covered: number): void {
  const at = y * WIDTH + x;
  const present = canvas.pixels[at] ?? 0;
  if (paint === 'inlay') {
    if (present >= FRONT) canvas.pixels[at] = Math.max(present, FRONT + Math.round(covered * INLAY_STEPS));
    return;
  }
  if (present >= FRONT) return;
  const veil = Math.max(Math.floor(present / SHADES), Math.round(covered * canvas.veil));
  canvas.pixels[at] = veil >= VEILS ? FRONT : veil * SHADES + (present % SHADES);
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Paints every pixel of `box` by its distance from a shape. */
function fill(canvas: Canvas, box: Box, paint: Paint, distance: (x: number, y: number) => number): void {
  const right = Math.min(WIDTH - 1, Math.ceil(box.right));
  const bottom = Math.min(HEIGHT - 1, Math.ceil(box.bottom));
  for (let y = Math.max(0, Math.floor(box.top)); y <= bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(box.left)); x <= right; x += 1) {
      const covered = coverage(distance(x, y));
      if (covered > 0) dab(canvas, x, y, paint, covered);
    }
  }
}

/** A rectangle with round corners; all figures in pixels. */
export function drawRectangle(canvas: Canvas, box: Box, radius: number, paint: Paint): void {
  const [x0, y0] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [halfWidth, halfHeight] = [(box.right - box.left) / 2 - radius, (box.bottom - box.top) / 2 - radius];
  fill(canvas, box, paint, (x, y) => {
    const dx = Math.abs(x - x0) - halfWidth;
    const dy = Math.abs(y - y0) - halfHeight;
    return (dx > 0 && dy > 0 ? lengthOf(dx, dy) : Math.max(dx, dy)) - radius;
  });
}

function drawLine(canvas: Canvas, x1: number, y1: number, x2: number, y2: number, radius: number, paint: Paint): void {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const squared = dx * dx + dy * dy;
  const margin = radius + 1;
  const box = {
    left: Math.min(x1, x2) - margin,
    right: Math.max(x1, x2) + margin,
    top: Math.min(y1, y2) - margin,
    bottom: Math.max(y1, y2) + margin,
  };
  fill(canvas, box, paint, (x, y) => {
    const along = squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / squared));
    return lengthOf(x - x1 - along * dx, y - y1 - along * dy) - radius;
  });
}

/** One line of text from its left upper corner; `unit` is the width of a grid field and about that of a stroke. */
export function drawText(canvas: Canvas, line: string, left: number, top: number, unit: number, paint: Paint): void {
  let x = left;
  for (const sign of line) {
    const glyph = findGlyph(sign);
    for (const stroke of glyph?.strokes ?? []) {
      for (let at = 0; at + 3 < stroke.length; at += 2) {
        const point = (index: number, start: number): number => start + (stroke[at + index] ?? 0) * unit;
        drawLine(canvas, point(0, x), point(1, top), point(2, x), point(3, top), unit * 0.56, paint);
      }
    }
    x += (widthOf(sign) + GLYPH_GAP) * unit;
  }
}
