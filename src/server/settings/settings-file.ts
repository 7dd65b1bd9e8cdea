/** The settings of a file in the working directory, read by the server and by commands alike. */
import { readFileSync } from 'node:fs';
import { getSystemErrorMessage, parseEnv } from 'node:util';

/** Lines of `NAME=value`, as a shell and systemd read them. */
export const SETTINGS_FILE = 'toolshelf.env';

/** Adds the file's variables to the environment, whose own come first; ends the program with one line if it is unreadable. */
export function readSettingsFile(): void {
  try {
    for (const [name, value] of Object.entries(parseEnv(readFileSync(SETTINGS_FILE, 'utf8'))))
      process.env[name] ??= value;
  } catch (error) {
    const { code, errno } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    if (errno === undefined) throw error;
    process.stderr.write(`toolshelf: cannot read ${SETTINGS_FILE}: ${getSystemErrorMessage(errno)}\n`);
    process.exit(1);
  }
}
