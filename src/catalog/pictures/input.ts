/**
 * Inspection of a file before the drawing library is loaded: a refusal costs a tenth of a drawing.
 */
import { readSvg } from './svg.ts';

/** Most pixels that are decoded. */
export const MOST_PIXELS = 4_096 * 4_096;
/** Most SVG elements after following references, some seconds; detailed logos have ten thousand. */
const MOST_ELEMENTS = 30_000;

const SIGNATURES = ['89504e470d0a1a0a', 'ffd8ff', '474946383761', '474946383961'];

/** A file to decode. */
export interface Input {
  bytes: Buffer;
  isSvg: boolean;
  /** Whether it is an SVG with letters as text. */
  hasText: boolean;
}

/**
 * A file with a known signature, or an SVG that is self-contained and small with its references.
 * `countPixels` gives the size of embedded pictures. Throws for all others.
 */
export async function readInput(
  file: Buffer,
  countPixels: (picture: Buffer) => Promise<number>,
): Promise<Input | 'picture_too_complex'> {
  const start = file.subarray(0, 12).toString('hex');
  const isWebp = start.startsWith('52494646') && start.endsWith('57454250');
  if (isWebp || SIGNATURES.some((signature) => start.startsWith(signature)))
    return { bytes: file, isSvg: false, hasText: false };
  const svg = readSvg(file);
  const elements = svg.costOf([])?.elements ?? Infinity;
  if (elements > MOST_ELEMENTS) return 'picture_too_complex';
  const pixels = svg.costOf(await Promise.all(svg.pictures.map((picture) => countPixels(picture))))?.pixels ?? 0;
  if (pixels > MOST_PIXELS) return 'picture_too_complex';
  return { bytes: Buffer.from(svg.text), isSvg: true, hasText: svg.hasText };
}
