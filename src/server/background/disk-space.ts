/** Free space on the disks that a server writes to. */
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '#server/settings/config.ts';

/** With fewer bytes, an import, a migration or a backup may fill the disk. */
export const LEAST_FREE_BYTES = 500_000_000;

/** The folders by what they hold; paths are no matter of metrics. */
export function foldersOf({
  dataDir,
  databaseUrl,
  backups,
}: Pick<Config, 'dataDir' | 'databaseUrl' | 'backups'>): Record<string, string> {
  const file = /^sqlite:(.*)$/.exec(databaseUrl)?.[1];
  return {
    data: dataDir,
    ...(file !== undefined && { database: dirname(file) }),
    ...(backups !== undefined && { backups: backups.folder }),
  };
}

/** Bytes that this user may still write to the folder's disk. Throws the system's error. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
