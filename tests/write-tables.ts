/** Writes the tables of docs/settings.md and docs/commands.md, which are derived from SETTINGS, LIMITS and COMMANDS. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandRows } from '#cli/help.ts';
import { SETTINGS, limitSettings } from '#server/settings/settings.ts';

const DOCS = join(import.meta.dirname, '..', 'docs');

interface Row {
  fallback: string;
  sentence: string;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}

function settingsTable(settings: readonly [string, Row][]): string {
  const rows = settings.map(
    ([name, { fallback, sentence }]) =>
      `| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${cell(sentence)} |`,
  );
  return ['| variable | default | what it is |', '|---|---|---|', ...rows].join('\n');
}

function commandsTable(): string {
  const rows = commandRows().map(
    ({ command, sentence }) => `| \`${command.replaceAll('|', '\\|')}\` | ${cell(sentence)} |`,
  );
  return ['| command | what it does |', '|---|---|', ...rows].join('\n');
}

const settings = Object.entries<Row>(SETTINGS);

/** Each file with its tables, by the mark that opens and closes the place of each. */
const TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'settings.md': {
    settings: settingsTable(settings.filter(([name]) => !Object.hasOwn(limitSettings, name))),
    limits: settingsTable(settings.filter(([name]) => Object.hasOwn(limitSettings, name))),
  },
  'commands.md': { commands: commandsTable() },
};

/** Files with tables: the text now and the text with each table made anew between its marks. */
export function listTableFiles(): { path: string; text: string; wanted: string }[] {
  return Object.entries(TABLES).map(([file, tables]) => {
    const path = join(DOCS, file);
    const text = readFileSync(path, 'utf8');
    const wanted = Object.entries(tables).reduce(
      (written, [mark, table]) =>
        written.replace(
          new RegExp(`(<!-- ${mark} -->\\n)[\\s\\S]*?(<!-- /${mark} -->)`),
          (_whole, before: string, after: string) => `${before}\n${table}\n\n${after}`,
        ),
      text,
    );
    return { path, text, wanted };
  });
}

if (import.meta.main) for (const { path, wanted } of listTableFiles()) writeFileSync(path, wanted);
