/** What a file is, before anything is loaded that could draw it: a refusal here costs a tenth of a drawing. */
import { readSvg } from './svg.ts';

/** Pixels of a picture that is decoded. */
export const MOST_PIXELS = 4_096 * 4_096;
/** Elements of an SVG with all that they refer to: they take seconds, some ten thousand is what detailed logos have. */
const MOST_ELEMENTS = 30_000;

const SIGNATURES = ['89504e470d0a1a0a', 'ffd8ff', '474946383761', '474946383961'];

/** What is decoded. */
export interface Input {
  bytes: Buffer;
  isSvg: boolean;
}

/**
 * A file that begins as a known one, or the text of an SVG that keeps to itself and is small with all that it refers to.
 * `countPixels` is asked for the size of pictures inside of one. Throws for all others.
 */
export async function readInput(
  file: Buffer,
  countPixels: (picture: Buffer) => Promise<number>,
): Promise<Input | 'picture_too_complex'> {
  const start = file.subarray(0, 12).toString('hex');
  const isWebp = start.startsWith('52494646') && start.endsWith('57454250');
  if (isWebp || SIGNATURES.some((signature) => start.startsWith(signature))) return { bytes: file, isSvg: false };
  const svg = readSvg(file);
  const elements = svg.costOf([])?.elements ?? Infinity;
  if (elements > MOST_ELEMENTS) return 'picture_too_complex';
  const pixels = svg.costOf(await Promise.all(svg.pictures.map((picture) => countPixels(picture))))?.pixels ?? 0;
  if (pixels > MOST_PIXELS) return 'picture_too_complex';
  return { bytes: Buffer.from(svg.text), isSvg: true };
}
