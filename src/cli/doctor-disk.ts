/** Checks the free disk space of the data folder. */
import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '#server/settings/config.ts';
import { failed, ok, warning, type Finding } from './finding.ts';

const GIB = 1024 ** 3;
/** With less, an import or a migration may fill the disk. */
const LEAST_BYTES = 500_000_000;
/** With less, a warning. */
const ENOUGH_BYTES = GIB;

/** The folder, or its nearest existing parent before the first start. */
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

/** `where` names the folder. */
export function judgeFreeSpace(bytes: number, where: string): Omit<Finding, 'check'> {
  const text = `${(bytes / GIB).toFixed(1)} GiB free in ${where}`;
  if (bytes < LEAST_BYTES) return failed(`${text}; make room before writes fail`);
  return bytes < ENOUGH_BYTES ? warning(`${text}; make room`) : ok(text);
}

/** Throws the system's error if the folder is not writable. */
export async function checkDisk({ dataDir }: Config): Promise<Omit<Finding, 'check'>> {
  const folder = await nearestFolder(dataDir);
  await access(folder, constants.W_OK);
  const { bavail, bsize } = await statfs(folder);
  return judgeFreeSpace(bavail * bsize, folder === dataDir ? dataDir : `${folder}; the first start makes ${dataDir}`);
}
