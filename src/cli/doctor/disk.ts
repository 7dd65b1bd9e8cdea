/** Checks the free disk space of the folders that a server writes to. */
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname } from 'node:path';
import { getSystemErrorMessage } from 'node:util';
import { LEAST_FREE_BYTES, foldersOf, readFreeBytes } from '#server/background/disk-space.ts';
import type { Config } from '#server/settings/config.ts';
import { shownSize } from '#cli/command.ts';
import { failed, ok, skipped, warning, type Finding } from './finding.ts';

/** With less, a warning. */
const ENOUGH_BYTES = 1_000_000_000;

/** The folder, or its nearest existing parent before the first start. */
async function nearestFolder(folder: string): Promise<string> {
  try {
    // A file is no folder.
    await access(`${folder}/.`);
    return folder;
  } catch (error) {
    const above = dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error;
    return nearestFolder(above);
  }
}

/** `where` names the folder. */
export function judgeFreeSpace(bytes: number, where: string): Omit<Finding, 'check'> {
  const text = `${shownSize(bytes)} free in ${where}`;
  if (bytes < LEAST_FREE_BYTES) return failed(`${text}; make room before writes fail`);
  return bytes < ENOUGH_BYTES ? warning(`${text}; make room`) : ok(text);
}

async function checkFolder(wanted: string): Promise<{ bytes: number; where: string }> {
  const folder = await nearestFolder(wanted);
  await access(folder, constants.W_OK);
  const where = folder === wanted ? wanted : `${folder}; the first start makes ${wanted}`;
  return { bytes: await readFreeBytes(folder), where };
}

/** The settings that name the folders. */
const SETTINGS: Readonly<Record<string, string>> = {
  data: 'DATA_DIR',
  database: 'DATABASE_URL',
  backups: 'BACKUP_DIR',
};

/** Judges the fullest disk; fails for the first folder that this user cannot write to, with its setting. */
export async function checkDisk(config: Config): Promise<Omit<Finding, 'check'>> {
  const names = new Map(Object.entries(foldersOf(config)).map(([name, folder]) => [folder, name]));
  const found: { bytes: number; where: string }[] = [];
  for (const [folder, name] of names) {
    try {
      found.push(await checkFolder(folder));
    } catch (error) {
      const { errno } = error as NodeJS.ErrnoException;
      if (errno === undefined) throw error;
      const reason = getSystemErrorMessage(errno);
      return failed(`${folder} cannot be written to: ${reason}; check ${SETTINGS[name]} and the owner of the folder`);
    }
  }
  const [fullest] = found.toSorted((one, other) => one.bytes - other.bytes);
  return fullest === undefined ? skipped('no folder') : judgeFreeSpace(fullest.bytes, fullest.where);
}
