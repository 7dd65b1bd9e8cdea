/** Checks the free disk space of the folders that a server writes to. */
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname } from 'node:path';
import { LEAST_FREE_BYTES, foldersOf, readFreeBytes } from '#server/background/disk-space.ts';
import type { Config } from '#server/settings/config.ts';
import { failed, ok, skipped, warning, type Finding } from './finding.ts';

const GIB = 1024 ** 3;
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
  if (bytes < LEAST_FREE_BYTES) return failed(`${text}; make room before writes fail`);
  return bytes < ENOUGH_BYTES ? warning(`${text}; make room`) : ok(text);
}

async function checkFolder(wanted: string): Promise<{ bytes: number; where: string }> {
  const folder = await nearestFolder(wanted);
  await access(folder, constants.W_OK);
  const where = folder === wanted ? wanted : `${folder}; the first start makes ${wanted}`;
  return { bytes: await readFreeBytes(folder), where };
}

/** Judges the fullest disk. Throws the system's error if a folder is not writable. */
export async function checkDisk(config: Config): Promise<Omit<Finding, 'check'>> {
  const folders = [...new Set(Object.values(foldersOf(config)))];
  const [fullest] = (await Promise.all(folders.map(checkFolder))).toSorted((one, other) => one.bytes - other.bytes);
  return fullest === undefined ? skipped('no folder') : judgeFreeSpace(fullest.bytes, fullest.where);
}
