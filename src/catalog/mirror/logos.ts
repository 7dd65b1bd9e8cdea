/** Copies of the origin's logos, so that a mirror shows them from its own place. */
import { createHash } from 'node:crypto';
import { LOGO_WIDTHS } from '#catalog/pictures/kinds.ts';
import { findLargestLogo, keepPicture } from '#catalog/pictures/pictures.ts';
import type { Database } from '#database/database.ts';
import type { Origin } from './origin.ts';
import type { MirroredTool } from './records.ts';

/** Logos that are read at once. */
const AT_ONCE = 8;

const isWebp = (file: Buffer): boolean =>
  file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP';

/** Reads a logo in all its widths; undefined where the origin does not have it, or it is not what its hash names. */
async function readLogo(origin: Origin, hash: string) {
  const files: { width: number; webp: Buffer }[] = [];
  for (const width of LOGO_WIDTHS) {
    const webp = await origin.readLogo(hash, width);
    if (webp === undefined || !isWebp(webp)) return undefined;
    files.push({ width, webp });
  }
  const found = createHash('sha256').update(files.at(-1)!.webp).digest('hex');
  return found === hash ? { hash, files } : undefined;
}

/** Keeps the logos of tools that are to be written, and gives the tools: without a logo where it is not to be had. */
export async function takeLogos(db: Database, origin: Origin, tools: readonly MirroredTool[]): Promise<MirroredTool[]> {
  const wanted = [...new Set(tools.flatMap(({ logoHash }) => logoHash ?? []))];
  const kept = new Set<string>();
  const take = async (): Promise<void> => {
    for (let hash = wanted.pop(); hash !== undefined; hash = wanted.pop()) {
      if ((await findLargestLogo(db.read, hash)) === undefined) {
        const logo = await readLogo(origin, hash);
        if (logo === undefined) continue;
        await db.write((trx) => keepPicture(trx, logo));
      }
      kept.add(hash);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
  return tools.map((tool) => ({ ...tool, logoHash: kept.has(tool.logoHash ?? '') ? tool.logoHash : null }));
}
