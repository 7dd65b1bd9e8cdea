/** Creates folders for files of the server. */
import { accessSync, constants, existsSync, mkdirSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder with its parents, readable by this user only. Throws the system's error. Node's
 * `recursive` loops forever in places such as /proc, where a parent exists but rejects folders.
 */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return;
  const parent = dirname(path);
  if (!existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process has created it meanwhile.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
}

/**
 * Whether this user can write to a folder or, while it is missing, to the nearest one above it. A
 * file system without room, such as /proc, takes no files although its permissions say so.
 */
export function isWritableFolder(path: string): boolean {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    const above = dirname(path);
    if (found === undefined) return above !== path && isWritableFolder(above);
    accessSync(path, constants.W_OK);
    return found.isDirectory() && statfsSync(path).bavail > 0;
  } catch {
    return false;
  }
}

/** Whether a folder is there and this user can list it. */
export function isReadableFolder(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.X_OK);
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
