/** Runs the test files in one process more than there are cores, since some tests wait, and closes with one line for all of them. */
import { spawn } from 'node:child_process';
import { globSync, statfsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { concernsEngines } from './database-files.ts';

const root = join(import.meta.dirname, '..');
const MOST_PROCESSES = 4;
/** What the modules of so many files hold is enough for the memory of one process. */
const MOST_FILES = 45;
/** Up to so many files, each runs in a process of its own. */
const SHORT_LIST = 20;
/** Short to read and long to run, since axe looks at every page: these begin first. */
const LONG = /accessibility/;

/**
 * The runner watches every promise, and each world is thrown away whole: a large young generation saves a fifth of the
 * processor time.
 */
const NODE_OPTIONS = ['--max-semi-space-size=32'];
const FILE_RUNNER = join(import.meta.dirname, 'file-runner.ts');
/** What it is sent in place of a file. */
const NONE_LEFT = '';

/** A folder in memory, where Linux has one: each write to a database waits for its disk. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 ** 31;

interface Outcome {
  output: string;
  code: number;
}

/** The files that take long first: those with the most test code, but for a few that are known. */
function longestFirst(files: readonly string[]): string[] {
  const weightOf = (file: string): number => (LONG.test(file) ? Infinity : statSync(join(root, file)).size);
  const weighed = files.map((file) => ({ file, weight: weightOf(file) }));
  return weighed.sort((a, b) => (a.weight === b.weight ? 0 : b.weight - a.weight)).map(({ file }) => file);
}

/** Where the databases of the tests lie: in memory if there is room for all of them. */
function temporaryFolder(): string | undefined {
  if (process.env['TMPDIR'] !== undefined) return process.env['TMPDIR'];
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM_BYTES ? MEMORY : undefined;
  } catch {
    return undefined;
  }
}

/** Runs the files in so many processes at a time, each of which takes `most` files at most. */
async function runFiles(files: readonly string[], processes: number, most: number): Promise<Outcome[]> {
  const left = [...files];
  const outcomes: Outcome[] = [];
  const work = async (): Promise<void> => {
    while (left.length > 0) outcomes.push(await runSome(left, most));
  };
  await Promise.all(Array.from({ length: Math.min(processes, files.length) }, work));
  return outcomes;
}

/** Starts a process that takes the first of those that are left as often as it asks for one. */
function runSome(left: string[], most: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...NODE_OPTIONS, '--test-reporter=spec', FILE_RUNNER], {
      cwd: root,
      // Servers that tests start ask nobody outside.
      env: {
        OUTGOING: 'off',
        ...process.env,
        ...(folder !== undefined && { TMPDIR: folder }),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let taken = 0;
    child.on('message', () => child.send((taken++ < most ? left.shift() : undefined) ?? NONE_LEFT));
    let output = '';
    child.stdout?.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr?.on('data', (part: Buffer) => (output += part.toString()));
    child.on('close', (code) => resolve({ output, code: code ?? 1 }));
  });
}

/** The runner's own closing figure of that name, summed over the processes. A process that a test starts may print some, too: its figures are the smaller ones. */
function count(outcomes: readonly Outcome[], name: string): number {
  return outcomes.reduce((sum, { output }) => {
    const figures = [...output.matchAll(new RegExp(`^ℹ ${name} (\\d+)$`, 'gm'))].map(([, figure]) => Number(figure));
    return sum + Math.max(0, ...figures);
  }, 0);
}

/** How often the files themselves, and the ends of them, are among the tests that ended like this. */
function countFiles(outcomes: readonly Outcome[], mark: '✔' | '✖'): number {
  const line = new RegExp(String.raw`^(?:${mark} \S+\.test\.ts|  ${mark} the end of the file) \(`, 'gm');
  return outcomes.reduce((sum, { output }) => sum + [...output.matchAll(line)].length, 0);
}

/** What the runner says of failures at its end: once more below everything, where a log that was cut still has it. */
function findFailures({ output }: Outcome): string[] {
  const [, failures] = output.split(/^✖ failing tests:$/m);
  return failures === undefined ? [] : [failures.trim()];
}

const folder = temporaryFolder();
const asked = process.argv.slice(2);
const isSecondEngine = (process.env['TEST_POSTGRES_URL'] ?? '') !== '';
// Browser tests need more than npm and more than a moment; they have a command of their own.
const files =
  asked.length > 0
    ? globSync(asked, { cwd: root })
    : globSync('tests/**/*.test.ts', { cwd: root }).filter(
        (file) => !/^tests[\\/]browser[\\/]/.test(file) && (!isSecondEngine || concernsEngines(root, file)),
      );
const processes = Math.min(MOST_PROCESSES, availableParallelism() + 1);
const most = files.length <= SHORT_LIST ? 1 : MOST_FILES;
const outcomes = await runFiles(longestFirst(files), processes, most);
for (const { output } of outcomes) process.stdout.write(`${output}\n`);
const passed = count(outcomes, 'pass') - countFiles(outcomes, '✔');
const notPassed = count(outcomes, 'fail') + count(outcomes, 'cancelled');
const failed = notPassed - countFiles(outcomes, '✖');
const skipped = count(outcomes, 'skipped');
if (asked.length === 0) {
  process.stdout.write('skipped: browser tests; npm run test:browser runs them\n');
  if (isSecondEngine) process.stdout.write('left out: tests that say nothing about the engine; npm test runs them\n');
}
const failures = outcomes.flatMap(findFailures);
if (failures.length > 0) process.stdout.write(`\n✖ failing tests:\n\n${failures.join('\n\n')}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped\n`);
// A test that lacks a program says "skipped: …"; where everything can be installed, that hides something.
const lacking = outcomes.some(({ output }) => /^\s*﹣ .*# skipped: /m.test(output));
const isWhole =
  outcomes.every(({ code }) => code === 0) &&
  notPassed === 0 &&
  passed > 0 &&
  !(lacking && process.env['REQUIRE_ALL'] === 'on');
// Not before everything is written: whoever reads a pipe may be slow.
process.stdout.write('', () => process.exit(isWhole ? 0 : 1));
