/**
 * Which test files PostgreSQL runs as well: those that open a database, as far as the engines can differ in what they do.
 * A run on SQLite notes what each file asks the database. Where all files have notes, PostgreSQL runs those that speak of an
 * engine, that do things at once or that start programs, and the cheapest of the others that together run every statement.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What opens a database: the world of a test, the database itself and the whole app; or a program that a test starts. */
const OPENS = /^(?:#database\/|#server\/|#cli\/)/;
const PROGRAMS = 'node:child_process';
const IMPORTED = /^(?:(?:import|export) .*|\} )from '([^']+)'/gm;
/** A file whose programs keep nothing, or speak HTTP alone, says so; what such a file imports does not count. */
const ONE_ENGINE = /^\/\*\*(?:(?!\*\/)[^])*One engine suffices: /;
/** Locks, plans and order are the engines' own; `#database/database.ts` holds types, and how a time is written. */
const BOTH_ENGINES = /\bENGINE\b|\bisPostgres\b|^import (?!type)[^;']*'#database\/(?!database\.ts')|\bPromise\.all\(/m;
const NOTES = 'node_modules/.cache/statements.json';

/** What a file asked the database when it last ran, by short hashes, and its processor time in seconds. */
export interface Note {
  statements: readonly string[];
  processor: number;
}
export type Notes = Readonly<Record<string, Note>>;

/** PostgreSQL never runs them, and in CI they end while others are noted. */
const IN_BROWSER = /^tests\/browser\//;

/** Keeps the notes of files that have run beside those of others. */
export function keepNotes(root: string, notes: Notes): void {
  const kept = Object.entries(notes).filter(([file]) => !IN_BROWSER.test(file));
  if (kept.length === 0) return;
  mkdirSync(dirname(join(root, NOTES)), { recursive: true });
  writeFileSync(join(root, NOTES), JSON.stringify({ ...readNotes(root), ...Object.fromEntries(kept) }));
}

function readNotes(root: string): Notes {
  try {
    return JSON.parse(readFileSync(join(root, NOTES), 'utf8')) as Notes;
  } catch {
    return {};
  }
}

/** Those of the files, named from the root of the project, that run on PostgreSQL. */
export function chooseForPostgres(root: string, files: readonly string[], notes: Notes = readNotes(root)): string[] {
  const required: string[] = [];
  const others: string[] = [];
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    const imports = importsOf(join(root, file));
    // The statements of programs are in nobody's notes.
    const startsPrograms = imports.has(PROGRAMS);
    const opens = startsPrograms || [...imports].some((name) => OPENS.test(name));
    if (!opens || ONE_ENGINE.test(text)) continue;
    const isRequired = startsPrograms || BOTH_ENGINES.test(text) || notes[file] === undefined;
    (isRequired ? required : others).push(file);
  }
  const chosen = new Set([...required, ...cheapestCover(others, required, notes)]);
  return files.filter((file) => chosen.has(file));
}

/** Of the files those that run every statement that `run` leave, each time the one that adds most for its time. */
function cheapestCover(files: readonly string[], run: readonly string[], notes: Notes): string[] {
  const statementsOf = (file: string): readonly string[] => notes[file]?.statements ?? [];
  const left = new Set(files.flatMap(statementsOf)).difference(new Set(run.flatMap(statementsOf)));
  const chosen: string[] = [];
  while (left.size > 0) {
    const worthOf = (file: string): number =>
      statementsOf(file).filter((one) => left.has(one)).length / (FIXED_COST + (notes[file]?.processor ?? 0));
    const best = files.reduce((one, other) => (worthOf(other) > worthOf(one) ? other : one));
    chosen.push(best);
    for (const statement of statementsOf(best)) left.delete(statement);
  }
  return chosen;
}

/** Seconds for the database of a file. */
const FIXED_COST = 0.2;

/** What the file, and files beside it that it imports, import. `path` is that of a TypeScript file. */
function importsOf(path: string, seen = new Set<string>(), found = new Set<string>()): Set<string> {
  if (seen.has(path)) return found;
  seen.add(path);
  const text = readFileSync(path, 'utf8');
  if (ONE_ENGINE.test(text)) return found;
  for (const [, name = ''] of text.matchAll(IMPORTED)) {
    if (name.startsWith('.')) importsOf(join(dirname(path), name), seen, found);
    else found.add(name);
  }
  return found;
}
