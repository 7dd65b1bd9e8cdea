/** Where the data of tests lie: in memory, where Linux has a folder there, since each write to a database waits for its disk. */
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 ** 31;

/** A folder for temporary files: the one that TMPDIR names, or one in memory if there is room. */
export function temporaryFolder(): string {
  if (process.env['TMPDIR'] !== undefined) return process.env['TMPDIR'];
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
