/** Copies of the origin's logos and screenshots, which the mirror serves itself. */
import { createHash } from 'node:crypto';
import { WIDTHS, type PictureKind } from '#catalog/pictures/kinds.ts';
import { hasPicture, keepPicture } from '#catalog/pictures/pictures.ts';
import type { Database } from '#database/database.ts';
import type { Origin } from './origin.ts';
import type { MirroredTool } from './mirrored-tools.ts';

/** Where pictures come from: an origin, or a file. */
export type PictureSource = Pick<Origin, 'readPicture'>;

/** Pictures read in parallel. */
const AT_ONCE = 4;

const isWebp = (file: Buffer): boolean =>
  file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP';

/** Reads a picture in all its widths; undefined if missing or not matching its hash. */
async function readPicture(origin: PictureSource, kind: PictureKind, hash: string) {
  const files: { width: number; webp: Buffer }[] = [];
  for (const width of WIDTHS[kind]) {
    const webp = await origin.readPicture(kind, hash, width);
    // Origins of earlier versions have no copy for cards.
    if (webp === undefined) continue;
    if (!isWebp(webp)) return undefined;
    files.push({ width, webp });
  }
  if (files.at(-1)?.width !== WIDTHS[kind].at(-1)) return undefined;
  const found = createHash('sha256').update(files.at(-1)!.webp).digest('hex');
  return found === hash ? { hash, files } : undefined;
}

/** Stores the pictures of tools, and gives the tools without unavailable pictures. */
export async function takePictures(
  db: Database,
  origin: PictureSource,
  tools: readonly MirroredTool[],
): Promise<MirroredTool[]> {
  const wanted = new Map<string, PictureKind>();
  for (const { logoHash, screenshotHash } of tools) {
    if (logoHash !== null) wanted.set(logoHash, 'logo');
    if (screenshotHash !== null) wanted.set(screenshotHash, 'screenshot');
  }
  const waiting = [...wanted];
  const kept = new Set<string>();
  const take = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [hash, kind] = next;
      if (!(await hasPicture(db.read, hash, WIDTHS[kind].at(-1)!))) {
        const picture = await readPicture(origin, kind, hash);
        if (picture === undefined) continue;
        await db.write((trx) => keepPicture(trx, picture));
      }
      kept.add(hash);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
  const had = (hash: string | null): string | null => (hash !== null && kept.has(hash) ? hash : null);
  return tools.map((tool) => ({ ...tool, logoHash: had(tool.logoHash), screenshotHash: had(tool.screenshotHash) }));
}
