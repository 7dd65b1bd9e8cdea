/** Our own alphabet for pictures: capital letters, figures and a few signs as strokes on a grid four wide and six high. */

/** Corner points of one stroke, x and y in turn; x from 0 to 4, y from 0 (top) to 6. */
export type Stroke = readonly number[];

export interface Glyph {
  strokes: readonly Stroke[];
  width: number;
}

/** Each pair of figures is a point; strokes are parted by spaces. */
const DRAWN: Readonly<Record<string, string>> = {
  A: '060110304146 0343',
  B: '0600304142330306 334445360616',
  C: '4130100105163645',
  D: '06003041453606',
  E: '40000646 0333',
  F: '400006 0333',
  G: '413010010516364543 4323',
  H: '0006 4046 0343',
  I: '2026 1030 1636',
  J: '404536160504',
  K: '0006 400346 0403',
  L: '000646',
  M: '0600234046',
  N: '06004640',
  O: '103041453616050110',
  P: '06003041423303',
  Q: '103041453616050110 2446',
  R: '06003041423303 2346',
  S: '413010010213334445361605',
  T: '0040 2026',
  U: '000516364540',
  V: '002640',
  W: '0016233640',
  X: '0046 4006',
  Y: '002340 2326',
  Z: '00400646',
  '0': '103041453616050110 2323',
  '1': '112026 1636',
  '2': '01103041420646',
  '3': '011030414233 13334445361605',
  '4': '36300444',
  '5': '400003324345361605',
  '6': '413010010516364544330403',
  '7': '004016',
  '8': '103041423313020110 130405163645443313',
  '9': '421302011030414536160504',
  '.': '2626',
  '-': '1333',
  '+': '0343 2125',
  '&': '46020110203104051626 2644',
  '/': '0640',
};

function parse(text: string): Glyph {
  const strokes = text.split(' ').map((stroke) => [...stroke].map(Number));
  const xs = strokes.flatMap((stroke) => stroke.filter((_, index) => index % 2 === 0));
  const left = Math.min(...xs);
  return {
    strokes: strokes.map((stroke) => stroke.map((value, index) => (index % 2 === 0 ? value - left : value))),
    width: Math.max(...xs) - left,
  };
}

const GLYPHS: ReadonlyMap<string, Glyph> = new Map(Object.entries(DRAWN).map(([sign, text]) => [sign, parse(text)]));

/** Space between two glyphs and width of a blank, in grid units. */
export const GLYPH_GAP = 2;
const BLANK_WIDTH = 1.5;
export const GLYPH_HEIGHT = 6;

export function findGlyph(sign: string): Glyph | undefined {
  return GLYPHS.get(sign);
}

/** Width of a line in grid units. */
export function widthOf(line: string): number {
  let width = 0;
  for (const sign of line) width += (findGlyph(sign)?.width ?? BLANK_WIDTH) + GLYPH_GAP;
  return Math.max(0, width - GLYPH_GAP);
}

/** `text` in capitals of our alphabet, without marks on letters; undefined when a letter of it is missing there. */
export function findDrawable(text: string): string | undefined {
  const folded = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’`]/gu, '')
    .toUpperCase()
    .replaceAll('Ł', 'L')
    .replaceAll('Ø', 'O')
    .replaceAll('ẞ', 'SS');
  if (/[^\P{L}A-Z]/u.test(folded)) return undefined;
  const line = [...folded]
    .map((sign) => (GLYPHS.has(sign) ? sign : ' '))
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim();
  return /[A-Z0-9]/.test(line) ? line : undefined;
}
