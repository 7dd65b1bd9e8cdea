/** The accent colours of both themes, with enough contrast wherever pages use them. */
import { contrast, hexOf, mix, oklch, readHex, toOklch, type Rgb } from './colors.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5;
const STEPS = 200;

/**
 * Backgrounds of the accent (`--paper`, `--surface`, `--sunken`), and text on it (`--on-accent`).
 */
export const GROUNDS: Readonly<
  Record<Theme, { surface: string; others: readonly [paper: string, sunken: string]; letters: string }>
> = {
  light: { surface: '#ffffff', others: ['#faf8f3', '#f1eee6'], letters: '#ffffff' },
  dark: { surface: '#191e1b', others: ['#111513', '#212824'], letters: '#0b1f19' },
};
const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
/** Share of the accent in the background of selected items. */
const TINT = 0.12;

export interface Accent {
  accent: string;
  hover: string;
  soft: string;
}

const known = (hex: string): Rgb => readHex(hex) ?? BLACK;

function softOf(color: Rgb, theme: Theme): Rgb {
  return mix(known(GROUNDS[theme].surface), color, TINT);
}

/** Whether text in the colour, and on it, is readable everywhere in the theme. */
function isReadable(color: Rgb, theme: Theme): boolean {
  const { surface, others, letters } = GROUNDS[theme];
  return [...[surface, ...others, letters].map(known), softOf(color, theme)].every(
    (ground) => contrast(color, ground) >= LEAST_CONTRAST,
  );
}

/** The readable colour of the same hue with the nearest lightness. */
export function nearestAccent(hex: string, theme: Theme): string {
  const color = known(hex);
  if (isReadable(color, theme)) return hex.toLowerCase();
  const { lightness, chroma, hue } = toOklch(color);
  for (let step = 1; step <= STEPS; step += 1)
    for (const sign of [-1, 1]) {
      const other = lightness + (sign * step) / STEPS;
      if (other < 0 || other > 1) continue;
      // Near black and white the gamut has less chroma.
      const tried = oklch(other, Math.min(chroma, 0.37 * Math.min(other, 1 - other) + 0.02), hue);
      if (isReadable(tried, theme)) return hexOf(tried);
    }
  return theme === 'light' ? '#000000' : '#ffffff';
}

/** The colours of both themes; a missing one takes the other's hue. */
export function accentsOf(chosen: Partial<Record<Theme, string>>): Record<Theme, Accent> | null {
  const any = chosen.light ?? chosen.dark;
  if (any === undefined) return null;
  const of = (theme: Theme): Accent => {
    const accent = nearestAccent(chosen[theme] ?? any, theme);
    const color = known(accent);
    const hover = theme === 'light' ? mix(color, BLACK, 0.22) : mix(color, WHITE, 0.3);
    return { accent, hover: hexOf(hover), soft: hexOf(softOf(color, theme)) };
  };
  return { light: of('light'), dark: of('dark') };
}
