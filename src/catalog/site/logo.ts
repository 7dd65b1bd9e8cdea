/** The operator's logo: which pictures there are of it, and what the pages know of each. */
import type { Reader } from '#database/database.ts';

/** On the light theme, on the dark one, and the square one of browser tabs and home screens; each stands in for the others. */
export const LOGO_KINDS = ['light', 'dark', 'icon'] as const;
export type LogoKind = (typeof LOGO_KINDS)[number];

/** Most bytes of a file that is uploaded. */
export const LOGO_FILE_BYTES = 512 * 1024;

/** A picture as it is kept: a PNG that the program has drawn from the file. */
export interface Logo {
  /** SHA-256 of its bytes in hexadecimal; its address. */
  hash: string;
  /** In pixels. */
  width: number;
  height: number;
}

export type StoredLogos = Partial<Record<LogoKind, Logo>>;

export function isLogoKind(text: string): text is LogoKind {
  return (LOGO_KINDS as readonly string[]).includes(text);
}

/** The picture for each place; null where there is none at all. */
export function logosOf(stored: StoredLogos): Record<LogoKind, Logo> | null {
  const any = stored.light ?? stored.dark ?? stored.icon;
  if (any === undefined) return null;
  return {
    light: stored.light ?? any,
    dark: stored.dark ?? any,
    icon: stored.icon ?? any,
  };
}

/** Whether a picture is so wide that it spells the name itself. */
export function isWordmark({ width, height }: Logo): boolean {
  return width > 2 * height;
}

/** The PNG of a hash, of any that there has ever been; undefined for others. */
export async function findLogo(db: Reader, hash: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('site_logos').select('png').where('hash', '=', hash).executeTakeFirst();
  return row === undefined ? undefined : Buffer.from(row.png, 'base64');
}
