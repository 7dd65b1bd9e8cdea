/** The settings of a file in the working directory, read by the server and by commands alike. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { getSystemErrorMessage, parseEnv } from 'node:util';

/** Lines of `NAME=value`, as a shell and systemd read them. */
export const SETTINGS_FILE = 'toolshelf.env';

/** A value in quotes, which may have several lines. */
const QUOTED = /^[ \t]*(?:export[ \t]+)?[\w.-]+[ \t]*=[ \t]*(["'`])[^]*?\1/gm;

/** The name that a line sets. */
const NAME = /^[ \t]*(?:export[ \t]+)?([\w.-]+)[ \t]*=/;

/** Names that Node reads before any file. */
const TOO_LATE = /^NODE_(?!ENV$)/;

/** The names that the file sets; none without the file. Throws the system's error. */
export const listFileNames = (): string[] =>
  existsSync(SETTINGS_FILE) ? Object.keys(parseEnv(readFileSync(SETTINGS_FILE, 'utf8'))) : [];

/**
 * A sentence for each line that sets nothing and is no comment, for each that sets a name again, and for each name that Node must find in
 * the environment; none without the file. They do not repeat a line, which may be a secret. Throws the system's error.
 */
export function findFileFaults(): string[] {
  if (!existsSync(SETTINGS_FILE)) return [];
  const text = readFileSync(SETTINGS_FILE, 'utf8');
  const late = listFileNames().filter((name) => TOO_LATE.test(name));
  // The further lines of a value set nothing and miss nothing.
  const lines = text.replaceAll(QUOTED, (value) => value.replaceAll(/\n[^\n]+/g, '\n=')).split('\n');
  const names = lines.map((line) => NAME.exec(line)?.[1]);
  return [
    ...lines.flatMap((line, index) => {
      if (!/^\s*(?:#|$)|=/.test(line)) return [`${SETTINGS_FILE}, line ${index + 1}: expected NAME=value.`];
      const last = names.lastIndexOf(names[index]);
      return names[index] === undefined || last === index
        ? []
        : [`${SETTINGS_FILE}, line ${index + 1}: ${names[index]} is set again in line ${last + 1}, which counts.`];
    }),
    ...late.map((name) => `${name} works in the environment only: ${SETTINGS_FILE} is read after Node has started.`),
  ];
}

/** Adds the file's variables to the environment, whose own come first; ends the program with one line if it is unreadable. */
export function readSettingsFile(): void {
  try {
    for (const [name, value] of Object.entries(parseEnv(readFileSync(SETTINGS_FILE, 'utf8'))))
      process.env[name] ??= value;
  } catch (error) {
    const { code, errno } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    if (errno === undefined) throw error;
    process.stderr.write(`toolshelf: cannot read ${resolve(SETTINGS_FILE)}: ${getSystemErrorMessage(errno)}\n`);
    process.exit(1);
  }
}
