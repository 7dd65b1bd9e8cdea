/** Which test files a command line asks for. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { readImportGraph, testsReaching } from '../support/import-graph.ts';
import { chooseForPostgres } from './second-engine.ts';

export const USAGE = `npm test -- [FILE or folder …] [options]    for a file of src: the tests that it can reach
  -t, --name TEXT      only tests whose names contain TEXT
  --changed[=REV]      only files that what has changed since REV (HEAD) can reach
  --watch              runs again what each change can reach
  --thorough           the files of tests/thorough in place of the others
  --all                those as well as the others
  --slowest            the files that took most processor time, at the end
  --processes=N        so many files at a time; more than there are cores where files wait`;

export interface Request {
  patterns: string[];
  name?: string;
  /** A revision of git. */
  changedSince?: string | undefined;
  watch: boolean;
  thorough: boolean;
  all: boolean;
  slowest: boolean;
  /** So many files at a time; undefined leaves that to the machine. */
  processes: number | undefined;
}

/** Why nothing can be run, for the person who asked. */
export function readRequest(words: readonly string[]): Request {
  const { values, positionals } = parseArgs({
    args: words.map((word) => (word === '--changed' ? '--changed=HEAD' : word)),
    allowPositionals: true,
    options: {
      name: { type: 'string', short: 't' },
      changed: { type: 'string' },
      watch: { type: 'boolean', default: false },
      thorough: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      slowest: { type: 'boolean', default: false },
      processes: { type: 'string' },
    },
  });
  const { name, changed, watch, thorough, all, slowest, processes } = values;
  if (name === '') throw new Error('-t needs a part of the name of a test.');
  if (processes !== undefined && !/^[1-9]\d?$/.test(processes))
    throw new Error('--processes is a number from 1 to 99.');
  return {
    patterns: positionals,
    watch,
    thorough,
    all,
    slowest,
    processes: processes === undefined ? undefined : Number(processes),
    ...(name !== undefined && { name }),
    ...(changed !== undefined && { changedSince: changed }),
  };
}

/** The files asked for, those that take long first. Throws an Error where a pattern or a revision leads nowhere. */
export function selectFiles(root: string, request: Request): string[] {
  const { patterns, changedSince } = request;
  const subjects = patterns.filter((pattern) => isSource(root, pattern));
  const files = [
    ...filesOf(
      root,
      patterns.filter((pattern) => !subjects.includes(pattern)),
    ),
    ...(subjects.length > 0 ? reachedBy(root, subjects, tiersOf(root, request)) : []),
    ...(patterns.length === 0 ? tiersOf(root, request) : []),
  ];
  const reached = changedSince === undefined ? files : reachedBy(root, changesSince(root, changedSince), files);
  return longestFirst(root, [...new Set(reached)]);
}

/** Whether it is a file of the program, for which the tests run that it can reach. */
const isSource = (root: string, pattern: string): boolean =>
  /^(?:src|client\/src)\/.*\.\w+$/.test(pattern) && existsSync(join(root, pattern));

/** A hint at the tests of pages in a browser, which no change selects, where one can alter pages. */
export function hintAtBrowser(root: string, { changedSince }: Request): string | undefined {
  const changed = changedSince === undefined ? [] : changesSince(root, changedSince);
  return changed.some((file) => file.startsWith('src/web/') || file.endsWith('.ftl'))
    ? 'tests/browser is apart: npm test -- tests/browser/FILE'
    : undefined;
}

/** Those of the files that the changed ones can reach. */
export function reachedBy(root: string, changed: readonly string[], files: readonly string[]): string[] {
  const graph = readImportGraph(root);
  const known = changed.filter((file) => graph.importersOf.has(file) || existsSync(join(root, file)));
  const reached = new Set(testsReaching(graph, known));
  return files.filter((file) => reached.has(file));
}

function filesOf(root: string, patterns: readonly string[]): string[] {
  const found = patterns.map((pattern) => {
    const isFolder = statSync(join(root, pattern), { throwIfNoEntry: false })?.isDirectory() === true;
    const files = listFiles(root, isFolder ? join(pattern, '**/*.test.ts') : pattern);
    if (files.length === 0) throw new Error(`No test file is called ${pattern}.`);
    return files;
  });
  return [...new Set(found.flat())];
}

/** Those with commands of their own: browser tests need more than npm, those of the corpus run when it has changed. */
const APART = /^tests\/(?:browser|corpus)\//;
const THOROUGH = /^tests\/thorough\//;

function tiersOf(root: string, { thorough, all }: Pick<Request, 'thorough' | 'all'>): string[] {
  const isSecondEngine = (process.env['TEST_POSTGRES_URL'] ?? '') !== '';
  const files = listFiles(root, 'tests/**/*.test.ts').filter(
    (file) => !APART.test(file) && (all || THOROUGH.test(file) === thorough),
  );
  return isSecondEngine ? chooseForPostgres(root, files) : files;
}

const listFiles = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root }).map((file) => file.split(sep).join('/'));

/** Files that differ from a revision of git, and those it does not know. */
function changesSince(root: string, revision: string): string[] {
  const ask = (...words: string[]): string[] => {
    const { status, stdout, stderr, error } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git says what has changed: ${error?.message ?? stderr.trim()}`);
    return stdout.split('\0').filter(Boolean);
  };
  return [
    ...ask('diff', '--name-only', '--relative', '--no-renames', '-z', revision, '--'),
    ...ask('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}

/** Short to read and long to run, since axe looks at every page. */
const LONG = /accessibility-looks/;

/** The files with the most test code first, but for a few that are known. */
function longestFirst(root: string, files: readonly string[]): string[] {
  const weightOf = (file: string): number => (LONG.test(file) ? Infinity : statSync(join(root, file)).size);
  const weighed = files.map((file) => ({ file, weight: weightOf(file) }));
  return weighed.toSorted((a, b) => (a.weight === b.weight ? 0 : b.weight - a.weight)).map(({ file }) => file);
}
