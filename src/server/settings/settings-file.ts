/** The settings of a file in the working directory, read by the server and by commands alike. */
import { existsSync, readFileSync } from 'node:fs';
import { getSystemErrorMessage, parseEnv } from 'node:util';

/** Lines of `NAME=value`, as a shell and systemd read them. */
export const SETTINGS_FILE = 'toolshelf.env';

/** A value in quotes, which may have several lines. */
const QUOTED = /^[ \t]*(?:export[ \t]+)?[\w.-]+[ \t]*=[ \t]*(["'`])[^]*?\1/gm;

/** Numbers of the lines that set nothing and are no comment; none without the file. Throws the system's error. */
export function findBrokenLines(): number[] {
  if (!existsSync(SETTINGS_FILE)) return [];
  const text = readFileSync(SETTINGS_FILE, 'utf8').replaceAll(QUOTED, (value) => value.replaceAll(/[^\n]+/g, '='));
  return text.split('\n').flatMap((line, index) => (/^\s*(?:#|$)|=/.test(line) ? [] : [index + 1]));
}

/** The sentence for an operator; does not repeat the line, which may be a secret. */
export const brokenLineSentence = (line: number): string => `${SETTINGS_FILE}, line ${line}: expected NAME=value.`;

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
