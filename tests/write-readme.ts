/** Writes the tables of README.md that are derived from SETTINGS and COMMANDS. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandRows } from '#cli/help.ts';
import { SETTINGS } from '#src/settings.ts';

export const README_FILE = join(import.meta.dirname, '..', 'README.md');

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

function settingsTable(): string {
  const rows = Object.entries(SETTINGS as Record<string, { fallback: string; sentence: string }>).map(
    ([name, { fallback, sentence }]) =>
      `| \`${name}\` | ${fallback === '' ? '' : `\`${cell(fallback)}\``} | ${cell(sentence).replaceAll('<', '&lt;')} |`,
  );
  return ['| variable | default | what it is |', '|---|---|---|', ...rows].join('\n');
}

function commandsTable(): string {
  const rows = commandRows().map(
    ({ command, sentence }) => `| \`${cell(command)}\` | ${cell(sentence).replaceAll('<', '&lt;')} |`,
  );
  return ['| command | what it does |', '|---|---|', ...rows].join('\n');
}

/** `text` with both tables made anew between their marks. */
export function withTables(text: string): string {
  const between = (source: string, mark: string, table: string): string =>
    source.replace(
      new RegExp(`(<!-- ${mark} -->\\n)[\\s\\S]*?(<!-- /${mark} -->)`),
      (_whole, before: string, after: string) => `${before}\n${table}\n\n${after}`,
    );
  return between(between(text, 'settings', settingsTable()), 'commands', commandsTable());
}

if (import.meta.main) writeFileSync(README_FILE, withTables(readFileSync(README_FILE, 'utf8')));
