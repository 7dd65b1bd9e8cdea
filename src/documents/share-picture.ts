/** The design of a share image as SVG, and its drawing: a tile with a monogram beside the name. */
import { fileURLToPath } from 'node:url';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { mix, oklch, type Rgb } from '#catalog/site/colors.ts';
import { escapeXml } from './xml.ts';

/** The common size for share images. */
const WIDTH = 1200;
const HEIGHT = 630;

const TILE = { size: 300, radius: 56, margin: 96, logoFrame: 36 } as const;
const TEXT_GAP = 64;
const TEXT_WIDTH = WIDTH - 2 * TILE.margin - TILE.size - TEXT_GAP;
/** Largest font sizes of a title on one, two and three lines, and the smallest, in pixels. */
const LARGEST = [104, 76, 56] as const;
const SMALLEST = 40;
const LINE_HEIGHT = 1.25;
const SITE_SIZE = 30;
const PAPER: Rgb = [250, 248, 243];

/** Covers Latin, Greek, Cyrillic and Arabic; resvg shapes Arabic from right to left. */
const FONT = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'));
const FAMILY = 'DejaVu Sans';
const OPTIONS: ResvgRenderOptions = {
  font: { fontFiles: [FONT], loadSystemFonts: false, defaultFontFamily: FAMILY },
};

export interface SharePicture {
  title: string;
  /** One or two letters; null draws the shelf. */
  monogram: string | null;
  /** In degrees. */
  hue: number;
  /** Right-to-left languages have the tile on the right. */
  isMirrored: boolean;
  site: string;
  /** Replaces shelf or monogram; any format for the child process, a PNG for drawPicture. */
  logo?: Buffer;
}

const OTHER_SIGNS =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{M}\p{Nd}\p{P}$+<=>^`|~ ]+/gu;

/** A name without signs that the font lacks; undefined if letters are lost or none is left. */
export function findDrawable(name: string): string | undefined {
  const text = name.replace(OTHER_SIGNS, ' ').replaceAll(/ {2,}/g, ' ').trim();
  const lost = name.replaceAll(/[^\p{L}]/gu, '').length - text.replaceAll(/[^\p{L}]/gu, '').length;
  return lost === 0 && /[\p{L}\p{Nd}]/u.test(text) ? text : undefined;
}

const textElement = (text: string, x: number, y: number, size: number, more = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-family="${FAMILY}" font-weight="700" font-size="${size}" ${more}>${escapeXml(text)}</text>`;

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`;

interface Line {
  text: string;
  /** The ink's left edge and width, in pixels from the origin of the text. */
  left: number;
  width: number;
}

function measure(text: string, size: number): Line {
  const box = new Resvg(svg(textElement(text, 0, 100, size)), OPTIONS).getBBox();
  return { text, left: box?.x ?? 0, width: box?.width ?? 0 };
}

/** Breaks a title into at most `most` lines with the shortest possible longest line. */
function wrap(title: string, most: number): string[] {
  const words = title.split(' ');
  for (let letters = Math.ceil(title.length / most); ; letters += 1) {
    const lines: string[] = [];
    for (const word of words) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    if (lines.length <= most) return lines;
  }
}

/** A line in the smallest size, cut with an ellipsis if too long. */
function shorten(text: string): Line {
  const line = measure(text, SMALLEST);
  if (line.width <= TEXT_WIDTH) return line;
  // Repeated, because the first letters may be wider than average.
  let kept = [...text].slice(0, Math.floor(([...text].length * TEXT_WIDTH) / line.width) - 1);
  for (;;) {
    const cut = measure(`${kept.join('').trimEnd()}…`, SMALLEST);
    if (cut.width <= TEXT_WIDTH) return cut;
    kept = kept.slice(0, Math.floor(kept.length * 0.9));
  }
}

/** The largest layout that fits, on one to three lines. */
function layOut(title: string): { lines: Line[]; size: number } {
  for (const [index, largest] of LARGEST.entries()) {
    const texts = wrap(title, index + 1);
    const widest = Math.max(...texts.map((text) => measure(text, 100).width));
    const size = Math.min(largest, Math.floor((TEXT_WIDTH * 100) / widest));
    const isLast = index === LARGEST.length - 1;
    if (size >= (isLast ? SMALLEST : LARGEST[index + 1]!))
      return { lines: texts.map((text) => measure(text, size)), size };
    if (isLast) return { lines: texts.map(shorten), size: SMALLEST };
  }
  throw new Error('there is no layout');
}

function shelf(left: number, top: number, fill: string): string {
  const bars = [
    [78, 92, 36, 104],
    [132, 72, 36, 124],
    [186, 112, 36, 84],
    [62, 212, 176, 22],
  ] as const;
  return bars
    .map(
      ([x, y, width, height]) =>
        `<rect x="${left + x}" y="${top + y}" width="${width}" height="${height}" rx="10" fill="${fill}"/>`,
    )
    .join('');
}

/** A tool's logo has its own background and fills the tile. */
function logoAt(png: Buffer, left: number, top: number, isFilling: boolean): string {
  const frame = isFilling ? 0 : TILE.logoFrame;
  const side = TILE.size - 2 * frame;
  const clip = `<clipPath id="tile"><rect x="${left}" y="${top}" width="${TILE.size}" height="${TILE.size}" rx="${TILE.radius}"/></clipPath>`;
  return (
    `${clip}<image clip-path="url(#tile)" x="${left + frame}" y="${top + frame}" width="${side}" ` +
    `height="${side}" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/>`
  );
}

function compose({ title, monogram, hue, isMirrored, site, logo }: SharePicture): string {
  const css = (color: Rgb): string => `rgb(${color.join(',')})`;
  const [deep, pale] = [oklch(0.36, 0.085, hue), oklch(0.93, 0.05, hue)];
  const tileLeft = isMirrored ? WIDTH - TILE.margin - TILE.size : TILE.margin;
  const tileTop = (HEIGHT - TILE.size) / 2;
  const textLeft = isMirrored ? TILE.margin : TILE.margin + TILE.size + TEXT_GAP;
  const place = ({ left, width }: Line): number => (isMirrored ? textLeft + TEXT_WIDTH - width : textLeft) - left;
  const { lines, size } = layOut(title);
  const first = HEIGHT / 2 - ((lines.length - 1) * size * LINE_HEIGHT) / 2 + size * 0.36;
  const letters = monogram === null ? 0 : [...monogram].length;
  const letterSize = letters > 1 ? 132 : 184;
  return svg(
    [
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${css(PAPER)}"/>`,
      `<rect x="${tileLeft}" y="${tileTop}" width="${TILE.size}" height="${TILE.size}" rx="${TILE.radius}" fill="${logo === undefined ? css(deep) : '#fff'}"/>`,
      logo !== undefined
        ? logoAt(logo, tileLeft, tileTop, monogram !== null)
        : monogram === null
          ? shelf(tileLeft, tileTop, css(pale))
          : textElement(
              monogram,
              tileLeft + TILE.size / 2,
              HEIGHT / 2 + letterSize * 0.36,
              letterSize,
              `fill="${css(pale)}" text-anchor="middle"`,
            ),
      ...lines.map((line, index) =>
        textElement(line.text, place(line), first + index * size * LINE_HEIGHT, size, `fill="${css(deep)}"`),
      ),
      monogram === null
        ? ''
        : textElement(
            site,
            place(measure(site, SITE_SIZE)),
            HEIGHT - 64,
            SITE_SIZE,
            `fill="${css(mix(deep, PAPER, 0.4))}"`,
          ),
    ].join(''),
  );
}

/** The PNG. Takes tens of milliseconds of CPU: call it in a child process. */
export function drawPicture(picture: SharePicture): Uint8Array {
  return new Resvg(compose(picture), OPTIONS).render().asPng();
}
