/** What a share image shows, as SVG, and its drawing: a tile with a monogram, and the name beside it. */
import { fileURLToPath } from 'node:url';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { mix, oklch, type Rgb } from '#catalog/site/colors.ts';

/** The size that networks want. */
const WIDTH = 1200;
const HEIGHT = 630;

const TILE = { size: 300, radius: 56, margin: 96, logoFrame: 36 } as const;
const TEXT_GAP = 64;
const TEXT_WIDTH = WIDTH - 2 * TILE.margin - TILE.size - TEXT_GAP;
/** The largest letters of a title on one, two and three lines, and the smallest of all, in pixels. */
const LARGEST = [104, 76, 56] as const;
const SMALLEST = 40;
const LINE_HEIGHT = 1.25;
const SITE_SIZE = 30;
/** The paper of the pages. */
const PAPER: Rgb = [250, 248, 243];

/** Has Latin, Greek, Cyrillic and Arabic letters; the drawing shapes Arabic and sets it from right to left. */
const FONT = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'));
const FAMILY = 'DejaVu Sans';
const OPTIONS: ResvgRenderOptions = {
  font: { fontFiles: [FONT], loadSystemFonts: false, defaultFontFamily: FAMILY },
};

export interface SharePicture {
  title: string;
  /** One or two letters; null draws the shelf of the site. */
  monogram: string | null;
  /** In degrees. */
  hue: number;
  /** Whether the tile is on the right, as in languages that are written from right to left. */
  isMirrored: boolean;
  site: string;
  /** The operator's logo instead of the shelf, or the tool's instead of its monogram; any picture for the drawing process, a PNG here. */
  logo?: Buffer;
}

const OTHER_SIGNS =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{M}\p{Nd}\p{P}$+<=>^`|~ ]+/gu;

/** The part of a name that the font has signs for; undefined where it has no letter or figure of it. */
export function findDrawable(name: string): string | undefined {
  const text = name.replace(OTHER_SIGNS, ' ').replaceAll(/ {2,}/g, ' ').trim();
  const lost = name.replaceAll(/[^\p{L}]/gu, '').length - text.replaceAll(/[^\p{L}]/gu, '').length;
  return lost === 0 && /[\p{L}\p{Nd}]/u.test(text) ? text : undefined;
}

const escapeXml = (text: string): string => text.replaceAll(/[<>&"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const textElement = (text: string, x: number, y: number, size: number, more = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-family="${FAMILY}" font-weight="700" font-size="${size}" ${more}>${escapeXml(text)}</text>`;

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`;

interface Line {
  text: string;
  /** Where its ink begins and how far it reaches, in pixels from the point at which it is set. */
  left: number;
  width: number;
}

function measure(text: string, size: number): Line {
  const box = new Resvg(svg(textElement(text, 0, 100, size)), OPTIONS).getBBox();
  return { text, left: box?.x ?? 0, width: box?.width ?? 0 };
}

/** A title on at most so many lines, whose longest one has as few letters as it can have. */
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

/** A line that fits at the smallest size, cut off with an ellipsis where it does not. */
function shorten(text: string): Line {
  const line = measure(text, SMALLEST);
  if (line.width <= TEXT_WIDTH) return line;
  // Cut again where the beginning is wider than the average letter.
  let kept = [...text].slice(0, Math.floor(([...text].length * TEXT_WIDTH) / line.width) - 1);
  for (;;) {
    const cut = measure(`${kept.join('').trimEnd()}…`, SMALLEST);
    if (cut.width <= TEXT_WIDTH) return cut;
    kept = kept.slice(0, Math.floor(kept.length * 0.9));
  }
}

/** The title as large as it fits, on one to three lines. */
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

/** A tool's logo has a ground of its own, which fills the tile. */
function logoAt(png: Buffer, left: number, top: number, isFilling: boolean): string {
  const frame = isFilling ? 0 : TILE.logoFrame;
  const side = TILE.size - 2 * frame;
  const clip = `<clipPath id="tile"><rect x="${left}" y="${top}" width="${TILE.size}" height="${TILE.size}" rx="${TILE.radius}"/></clipPath>`;
  return `${clip}<image clip-path="url(#tile)" x="${left + frame}" y="${top + frame}" width="${side}" height="${side}" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/>`;
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

/** The picture as PNG. Takes some tens of milliseconds: call it in a process of its own. */
export function drawPicture(picture: SharePicture): Uint8Array {
  return new Resvg(compose(picture), OPTIONS).render().asPng();
}
