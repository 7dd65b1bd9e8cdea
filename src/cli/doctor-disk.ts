/** Whether there is room where the data is kept, or will be. */
import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '#server/settings/config.ts';
import { failed, ok, warning, type Finding } from './finding.ts';

const GIB = 1024 ** 3;
/** Below this an import or a migration may fill the disk, */
const LEAST_BYTES = 500_000_000;
/** and below this it is time to look. */
const ENOUGH_BYTES = GIB;

/** The folder itself or, before the first start, the nearest one above it that is there. */
async function nearestFolder(folder: string): Promise<string> {
  try {
    await access(folder);
    return folder;
  } catch (error) {
    const above = dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error;
    return nearestFolder(above);
  }
}

/** What is said of so many free bytes; `where` names the folder. */
export function judgeFreeSpace(bytes: number, where: string): Omit<Finding, 'check'> {
  const said = `${(bytes / GIB).toFixed(1)} GiB free in ${where}`;
  if (bytes < LEAST_BYTES) return failed(`${said}; make room before writes fail`);
  return bytes < ENOUGH_BYTES ? warning(`${said}; make room`) : ok(said);
}

/** Throws the system's error where the folder cannot be written to. */
export async function lookAtDisk({ dataDir }: Config): Promise<Omit<Finding, 'check'>> {
  const folder = await nearestFolder(dataDir);
  await access(folder, constants.W_OK);
  const { bavail, bsize } = await statfs(folder);
  return judgeFreeSpace(bavail * bsize, folder === dataDir ? dataDir : `${folder}; the first start makes ${dataDir}`);
}
