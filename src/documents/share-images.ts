/** Pictures that other sites show beside a shared link: one for each tool, and one for the site itself. */
import { createHash } from 'node:crypto';
import { directionOf, type Locale } from '#catalog/locales.ts';
import { getTool } from '#catalog/tools/tools.ts';
import type { DocumentAnswer, MachineDocument } from '#http/machine-documents.ts';
import { pageMessages } from '#locales/pages.ts';
import { createCanvas, drawRectangle, drawText, HEIGHT, paletteOf, WIDTH, type Canvas } from './canvas.ts';
import { oklch } from './colors.ts';
import { findDrawable, GLYPH_HEIGHT, widthOf } from './glyphs.ts';
import { createKeptBytes } from './kept-bytes.ts';
import { encodePng } from './png.ts';

/** Raise it when pictures are to look different: it is part of their tags. */
const DESIGN = 2;
const MAX_AGE = 86_400;
const KEPT_BYTES = 16 * 1024 * 1024;
/** Reads that the drawing of a picture counts as. */
const DRAWING_READS = 4;

const TILE = { size: 300, radius: 56, margin: 96 } as const;
const TEXT_GAP = 64;
const LINES = { most: 2, largestUnit: 13, smallestUnit: 7 } as const;
/** Hues of the monograms on pages, in their order. */
const HUES = [20, 55, 90, 130, 165, 200, 235, 270, 305, 345] as const;
const SITE_HUE = 172;
/** The paper of the pages, running into a darker one. */
const PAPER = { light: [250, 248, 243], dark: [233, 226, 210] } as const;

interface Picture {
  /** Capitals of our alphabet. */
  title: string;
  /** One or two letters; null draws the shelf of the site. */
  monogram: string | null;
  hue: number;
  isMirrored: boolean;
}

/** The same hue as the tool's monogram has on pages. */
function hueOf(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return HUES[hash % HUES.length] ?? SITE_HUE;
}

function pictureOf(name: string, slug: string, locale: Locale): Picture {
  // A name in other letters is shown as its address spells it.
  const title = findDrawable(name) ?? findDrawable(slug.replaceAll('-', ' ')) ?? 'AI';
  const words = title.match(/[A-Z0-9]+/g) ?? [];
  const monogram = (words.length > 1 ? words.slice(0, 2) : words.slice(0, 1)).map((word) => word.charAt(0)).join('');
  return { title, monogram, hue: hueOf(name), isMirrored: directionOf(locale) === 'rtl' };
}

/** The largest letters in which `title` fits into `width` pixels on two lines; what does not fit at the smallest ends in dots. */
function layOut(title: string, width: number): { lines: string[]; unit: number } {
  for (let unit: number = LINES.largestUnit; unit >= LINES.smallestUnit; unit -= 1) {
    const lines = wrap(title, width / unit);
    if (lines.length <= LINES.most && lines.every((line) => widthOf(line) <= width / unit)) return { lines, unit };
  }
  const unit = LINES.smallestUnit;
  const lines = wrap(title, width / unit)
    .slice(0, LINES.most)
    .map((line) => shorten(line, width / unit, false));
  lines.push(shorten(lines.pop() ?? '', width / unit, true));
  return { lines, unit };
}

function wrap(title: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function shorten(line: string, width: number, always: boolean): string {
  if (!always && widthOf(line) <= width) return line;
  let kept = line;
  while (kept !== '' && widthOf(`${kept}...`) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}...`;
}

function drawShelf(canvas: Canvas, left: number, top: number): void {
  const bar = (x: number, y: number, width: number, height: number): void =>
    drawRectangle(
      canvas,
      { left: left + x, top: top + y, right: left + x + width, bottom: top + y + height },
      10,
      'inlay',
    );
  bar(78, 92, 36, 104);
  bar(132, 72, 36, 124);
  bar(186, 112, 36, 84);
  bar(62, 212, 176, 22);
}

async function drawPicture({ title, monogram, hue, isMirrored }: Picture, site: string): Promise<Buffer> {
  const canvas = createCanvas();
  const tileLeft = isMirrored ? WIDTH - TILE.margin - TILE.size : TILE.margin;
  const tileTop = (HEIGHT - TILE.size) / 2;
  const tile = { left: tileLeft, top: tileTop, right: tileLeft + TILE.size, bottom: tileTop + TILE.size };
  drawRectangle(canvas, tile, TILE.radius, 'front');
  if (monogram === null) drawShelf(canvas, tileLeft, tileTop);
  else {
    const unit = monogram.length > 1 ? 19 : 27;
    const x = tileLeft + (TILE.size - widthOf(monogram) * unit) / 2;
    drawText(canvas, monogram, x, tileTop + (TILE.size - GLYPH_HEIGHT * unit) / 2, unit, 'inlay');
  }
  const textWidth = WIDTH - 2 * TILE.margin - TILE.size - TEXT_GAP;
  const textStart = isMirrored ? TILE.margin : TILE.margin + TILE.size + TEXT_GAP;
  const { lines, unit } = layOut(title, textWidth);
  const lineHeight = (GLYPH_HEIGHT + 4) * unit;
  const place = (line: string, size: number): number =>
    isMirrored ? textStart + textWidth - widthOf(line) * size : textStart;
  const top = HEIGHT / 2 - (lines.length * lineHeight - 4 * unit) / 2;
  lines.forEach((line, index) => drawText(canvas, line, place(line, unit), top + index * lineHeight, unit, 'front'));
  canvas.veil = 3;
  if (monogram !== null) drawText(canvas, site, place(site, 4), HEIGHT - 84, 4, 'front');
  const palette = paletteOf(PAPER.light, PAPER.dark, oklch(0.36, 0.085, hue), oklch(0.93, 0.05, hue));
  return encodePng(canvas.pixels, WIDTH, HEIGHT, palette);
}

/** The picture documents of one app. */
export function shareImages(): readonly MachineDocument[] {
  const kept = createKeptBytes(KEPT_BYTES);
  const site = findDrawable(pageMessages('en').site) ?? '';
  const answer = (picture: Picture, charge: (reads: number) => Promise<void>): DocumentAnswer => {
    const tag = createHash('sha1')
      .update(JSON.stringify([DESIGN, site, picture]))
      .digest('hex')
      .slice(0, 32);
    return {
      tag,
      packing: 'none',
      async bytes() {
        if (!kept.has(tag)) await charge(DRAWING_READS);
        return kept.get(tag, () => drawPicture(picture, site));
      },
    };
  };
  const common = { type: 'image/png', maxAge: MAX_AGE } as const;
  return [
    {
      name: 'siteImage',
      path: '/og/:locale.png',
      ...common,
      answer: ({ params, charge }) => {
        const isMirrored = directionOf(params['locale'] as Locale) === 'rtl';
        return Promise.resolve(answer({ title: site, monogram: null, hue: SITE_HUE, isMirrored }, charge));
      },
    },
    {
      name: 'toolImage',
      path: '/og/:locale/:slug.png',
      ...common,
      async answer({ parts, params, charge }) {
        const locale = params['locale'] as Locale;
        const tool = await getTool(parts.live, params['slug'] ?? '', locale);
        return answer(pictureOf(tool.name, tool.slug, locale), charge);
      },
    },
  ];
}
