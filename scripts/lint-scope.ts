/**
 * The sources that the linter has to read again: those that differ from the last run that found nothing, and those that take up
 * types from them, however far away. Its rules look at types, so each file costs as much as to compile it. A fresh checkout is
 * read whole.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';

const KEPT = 'node_modules/.cache/linted.json';
/** What they say holds for every source. */
const SETTINGS = ['.oxlintrc.json', 'tsconfig.json', 'client/tsconfig.json', 'package.json', 'package-lock.json'];
const IMPORTED = /(?:\bfrom |\bimport |\bimport\()'([^'\s]+)'/g;

export interface LintScope {
  /** Relative to the root, with slashes. */
  files: readonly string[];
  /** Remembers the sources as they were read. */
  keep(): void;
}

/** `folders` hold the sources; `root` is the folder of package.json. */
export function lintScope(root: string, folders: readonly string[]): LintScope {
  const names = folders.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }));
  const marks: Record<string, string> = {};
  const importers = new Map<string, string[]>();
  for (const file of names.map((name) => name.split(sep).join('/'))) {
    const text = readFileSync(join(root, file), 'utf8');
    marks[file] = markOf(text);
    for (const [, name = ''] of text.matchAll(IMPORTED)) {
      const target = name.startsWith('#') ? `src/${name.slice(1)}` : posix.join(posix.dirname(file), name);
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  for (const file of SETTINGS) marks[file] = markOf(readFileSync(join(root, file), 'utf8'));
  const kept = readKept(root);
  const files = Object.keys(marks);
  const changed = [...files, ...Object.keys(kept)].filter((file) => marks[file] !== kept[file]);
  const reached = changed.some((file) => SETTINGS.includes(file)) ? new Set(files) : reachedFrom(changed, importers);
  return {
    files: files.filter((file) => reached.has(file) && !SETTINGS.includes(file)),
    keep() {
      mkdirSync(join(root, dirname(KEPT)), { recursive: true });
      writeFileSync(join(root, KEPT), JSON.stringify(marks));
    },
  };
}

const markOf = (text: string): string => createHash('sha1').update(text).digest('base64');

function readKept(root: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(join(root, KEPT), 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

function reachedFrom(changed: readonly string[], importers: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>();
  for (let next = changed; next.length > 0;) {
    const fresh = [...new Set(next)].filter((file) => !reached.has(file));
    for (const file of fresh) reached.add(file);
    next = fresh.flatMap((file) => importers.get(file) ?? []);
  }
  return reached;
}
