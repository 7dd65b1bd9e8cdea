/** Kinds of pictures, their stored sizes and file limits. */

export const PICTURE_KINDS = ['logo', 'screenshot'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

export const LOGO_WIDTHS = [64, 128, 256] as const;
/** For cards, phones and pages. Pictures of earlier versions have no copy for cards. */
export const SCREENSHOT_WIDTHS = [384, 640, 1_280] as const;
/** In pixels, largest last: its hash names the picture. */
export const WIDTHS: Record<PictureKind, readonly number[]> = { logo: LOGO_WIDTHS, screenshot: SCREENSHOT_WIDTHS };

/** Width by height: 1,280 by 800. */
export const SCREENSHOT_RATIO = 1.6;

/** Most bytes of an input file. */
export const FILE_BYTES: Record<PictureKind, number> = { logo: 1_048_576, screenshot: 4 * 1_048_576 };

/** A stored picture. */
export interface DrawnPicture {
  /** SHA-256 of the largest file in hexadecimal. */
  hash: string;
  files: { width: number; webp: Uint8Array }[];
  /** Whether it looks like the picture it was compared with. */
  isAlike: boolean;
}

/** The message to the drawing process. */
export interface DrawingRequest {
  kind: PictureKind;
  file: Uint8Array;
  /** Whether the picture comes from the tool's site: then small screenshots, and cards with little but a logo, are refused. */
  isFound?: boolean;
  before?: Uint8Array | undefined;
}

/** Reasons to refuse a file: it is damaged, takes too long to draw, or is an illegible logo. */
export type Undrawn =
  | 'unreadable_picture'
  | 'picture_too_complex'
  | 'picture_too_long'
  | 'picture_too_small'
  | 'picture_empty'
  | 'picture_with_text';

export type Drawing<Drawn = DrawnPicture> = { drawn: Drawn } | { drawn: null; reason: Undrawn };
