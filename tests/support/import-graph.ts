/**
 * Which file of the project takes up which other one, read from the sources: by an import, or by its path in quotation
 * marks, as programs, workers and data are named. Types are not followed: they are gone when a program runs.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

const TYPES_ONLY = /^(?:import|export) type [^;]*?from '[^']+';$/gm;
const QUOTED = /'([^'\s]+)'|`(\.[^`\s]+)`/g;
const PLACEHOLDER = /\\\$\\\{[^}]*\\\}/g;
/** Whoever lists files reads what no path names; such a test looks at every source. */
const LISTS_FILES = /\b(?:globSync|readdirSync)\(/;
/** What these say holds for every process. */
const OF_EVERYTHING = new Set(['package.json', 'package-lock.json', 'tsconfig.json', 'node.sh', 'install.mjs']);

/** Paths are relative to the root of the project, with slashes. */
export interface ImportGraph {
  /** The files that name the file or folder, each with those that name it. */
  importersOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** The test files, `tests/browser/` among them. */
  tests: readonly string[];
  /** Those that list files of the project themselves. */
  listing: ReadonlySet<string>;
}

/** Reads some 2,000 files: 0.3 s. `root` is the folder of package.json. */
export function readImportGraph(root: string): ImportGraph {
  const all = globSync('{.ci,bench,client,corpus,demo,deploy,docs,models,scripts,src,tests,training,*.*}{,/**}', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  }).map((path) => path.split(sep).join('/'));
  const there = new Set(all);
  const importersOf = new Map<string, Set<string>>();
  const listing = new Set<string>();
  const files = all.filter((path) => /\.(?:ts|mjs)$/.test(path));
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(TYPES_ONLY, '');
    if (file.endsWith('.test.ts') && LISTS_FILES.test(text)) listing.add(file);
    for (const [, name = '', template] of text.matchAll(QUOTED)) {
      const targets = template === undefined ? placesOf(file, name) : matchesOf(file, template, all);
      for (const target of targets) {
        if (!there.has(target) || target === file) continue;
        importersOf.set(target, (importersOf.get(target) ?? new Set()).add(file));
      }
    }
  }
  return { importersOf, listing, tests: files.filter((file) => file.endsWith('.test.ts')) };
}

/** Where a name may lead from that file: to a room, beside it or below the root. */
function placesOf(file: string, name: string): string[] {
  if (name.startsWith('#')) return [`src/${name.replace(/^#(?:src\/)?/, '')}`];
  if (name.startsWith('.')) return [posix.join(posix.dirname(file), name)];
  return name.includes('.') ? [name, posix.join(posix.dirname(file), name)] : [name];
}

/** The files that a template such as `./${locale}/${subject}.ts` may lead to. */
function matchesOf(file: string, template: string, all: readonly string[]): string[] {
  const path = posix.join(posix.dirname(file), template);
  const pattern = new RegExp(`^${RegExp.escape(path).replaceAll(PLACEHOLDER, '[^/]*')}$`);
  return all.filter((each) => pattern.test(each));
}

/**
 * The test files whose outcome the changed files can alter, the likeliest first: those of the folder that mirrors a changed
 * one, then by the number of imports between. A file that no path names counts as part of all sources of its folder.
 */
export function testsReaching(graph: ImportGraph, changed: readonly string[]): string[] {
  if (changed.some((file) => OF_EVERYTHING.has(file))) return [...graph.tests];
  const steps = new Map<string, number>();
  let next = changed.flatMap((file) => (isNamed(graph, file) ? [file] : neighboursOf(graph, file)));
  for (let count = 0; next.length > 0; count += 1) {
    const fresh = [...new Set(next)].filter((file) => !steps.has(file));
    for (const file of fresh) steps.set(file, count);
    next = fresh.flatMap((file) => [...(graph.importersOf.get(file) ?? [])]);
  }
  const subjects = changed.map((file) => file.replace(/^src\//, '').split('/'));
  const likeness = (test: string): number => {
    const words = test.replace(/^tests\//, '').split('/');
    return Math.max(...subjects.map((subject) => sharedLength(subject, words)));
  };
  return graph.tests
    .filter((test) => steps.has(test) || graph.listing.has(test))
    .map((test) => ({ test, order: (steps.get(test) ?? 99) - 100 * likeness(test) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ test }) => test);
}

function isNamed({ importersOf, tests }: ImportGraph, file: string): boolean {
  return importersOf.has(file) || tests.includes(file);
}

/** The nearest folder of a file if some source names it, or else all that is named in it. */
function neighboursOf({ importersOf }: ImportGraph, file: string): string[] {
  for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) {
    if (importersOf.has(folder)) return [folder];
    const near = [...importersOf.keys()].filter((path) => path.startsWith(`${folder}/`));
    if (near.length > 0) return near;
  }
  return [];
}

/** How many leading words are the same. */
function sharedLength(one: readonly string[], other: readonly string[]): number {
  const first = one.findIndex((word, index) => word !== other[index]);
  return first === -1 ? one.length : first;
}
