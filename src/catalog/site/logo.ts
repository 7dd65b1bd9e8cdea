/** The operator's logo in its variants. */
import type { Reader } from '#database/database.ts';

/** For the light theme, the dark one, and square icons; each is a fallback of the others. */
export const LOGO_KINDS = ['light', 'dark', 'icon'] as const;
export type LogoKind = (typeof LOGO_KINDS)[number];

/** Most bytes of an upload. */
export const LOGO_FILE_BYTES = 512 * 1024;

/** A stored logo: a redrawn PNG. */
export interface Logo {
  /** SHA-256 in hexadecimal; part of its address. */
  hash: string;
  /** In pixels. */
  width: number;
  height: number;
}

export type StoredLogos = Partial<Record<LogoKind, Logo>>;

export function isLogoKind(text: string): text is LogoKind {
  return (LOGO_KINDS as readonly string[]).includes(text);
}

/** The picture for each variant; null if there is no logo. */
export function logosOf(stored: StoredLogos): Record<LogoKind, Logo> | null {
  const any = stored.light ?? stored.dark ?? stored.icon;
  if (any === undefined) return null;
  return {
    light: stored.light ?? any,
    dark: stored.dark ?? any,
    icon: stored.icon ?? any,
  };
}

/** Whether a logo is wide enough to contain the name. */
export function isWordmark({ width, height }: Logo): boolean {
  return width > 2 * height;
}

/** Whether a picture fills a square icon: its sides differ by a tenth at most, and by one pixel for rounding. */
export function isSquare({ width, height }: Pick<Logo, 'width' | 'height'>): boolean {
  return Math.max(width, height) <= 1.1 * Math.min(width, height) + 1;
}

/** The PNG of a hash, current or former; undefined if unknown. */
export async function findLogo(db: Reader, hash: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('site_logos').select('png').where('hash', '=', hash).executeTakeFirst();
  return row === undefined ? undefined : Buffer.from(row.png, 'base64');
}
