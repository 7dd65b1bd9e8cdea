/** Gathers the vocabularies of the corpus (corpus/screening/README.md says how they are written) into one file, which the program reads. */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const root = join(import.meta.dirname, '../corpus');
/** Sets of words that pairs of several vocabularies name. */
const SETS = 'screening/sets';

type Sections = Record<string, string[]>;

function readSections(file: string): Sections {
  const sections: Sections = {};
  let entries: string[] | undefined;
  for (const line of readFileSync(join(root, `${file}.txt`), 'utf8').split(/\r?\n/)) {
    if (line === '') continue;
    const heading = /^\[(.+)\]$/.exec(line)?.[1];
    if (heading === undefined && entries === undefined) throw new Error(`${file}: "${line}" is in no section`);
    if (heading === undefined) entries!.push(line);
    else if (Object.hasOwn(sections, heading)) throw new Error(`${file} has two sections [${heading}]`);
    else sections[heading] = entries = [];
  }
  return sections;
}

/** By section, its entries, one a line, with the words of each {set}; sets themselves are left out. */
function gatherSections(file: string, shared: Sections): Record<string, string> {
  const sections = readSections(file);
  const used = new Set<string>();
  const spellOut = (entry: string): string =>
    entry.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
      const set = sections[name] ?? shared[name];
      if (set === undefined) throw new Error(`${file}: there is no set [${name}]`);
      used.add(name);
      return set.join('|');
    });
  const gathered = Object.entries(sections).map(([name, entries]) => [name, entries.map(spellOut).join('\n')] as const);
  return Object.fromEntries(gathered.filter(([name]) => !used.has(name)));
}

/** The text of models/vocabularies.json: by file and section, the entries. */
export function vocabulariesText(): string {
  const files = globSync(['{screening,search,tasks}/**/*.txt', 'passwords.txt'], { cwd: root })
    .map((path) =>
      path
        .split(sep)
        .join('/')
        .replace(/\.txt$/, ''),
    )
    .filter((file) => file !== SETS)
    .toSorted();
  const shared = readSections(SETS);
  return `${JSON.stringify(Object.fromEntries(files.map((file) => [file, gatherSections(file, shared)])))}\n`;
}
