/** Runs the test files in one process more than there are cores, since some tests wait, and closes with one line for all of them. */
import { spawn } from 'node:child_process';
import { globSync, statfsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { concernsEngines } from './database-files.ts';

const root = join(import.meta.dirname, '..');
const MOST_PROCESSES = 4;
/** Up to so many files, each runs in a process of its own. */
const SHORT_LIST = 20;
/** Short to read and long to run, since axe looks at every page: these begin first. */
const LONG = /accessibility/;

/**
 * The runner watches every promise, and each world is thrown away whole: a large young generation saves a fifth of the
 * processor time. The cache keeps what was compiled for the next process.
 */
const NODE_OPTIONS = ['--max-semi-space-size=32'];
const COMPILED = join(root, 'node_modules', '.cache', 'compiled');

/** A folder in memory, where Linux has one: each write to a database waits for its disk. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 ** 31;

interface Outcome {
  output: string;
  code: number;
}

/** Files in batches of about the same amount of test code, the largest first. */
function dealOut(files: readonly string[], batches: number): string[][] {
  const hands = Array.from({ length: batches }, () => ({ files: [] as string[], bytes: 0 }));
  const sized = files.map((file) => ({ file, bytes: statSync(join(root, file)).size }));
  for (const { file, bytes } of sized.sort((a, b) => b.bytes - a.bytes)) {
    const hand = hands.reduce((least, other) => (other.bytes < least.bytes ? other : least));
    hand.files.push(file);
    hand.bytes += bytes;
  }
  const isLong = (hand: readonly string[]): number => Number(hand.some((file) => LONG.test(file)));
  return hands
    .map((hand) => hand.files)
    .filter((hand) => hand.length > 0)
    .toSorted((a, b) => isLong(b) - isLong(a));
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

/** Runs the batches, so many at a time: whoever is through takes the next one. */
async function runBatches(batches: readonly string[][], processes: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let batch = batches[next++]; batch !== undefined; batch = batches[next++])
      outcomes.push(await runFiles(batch));
  };
  await Promise.all(Array.from({ length: processes }, work));
  return outcomes;
}

function runFiles(files: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [...NODE_OPTIONS, '--test', '--test-isolation=none', '--test-timeout=120000', '--test-reporter=spec', ...files],
      {
        cwd: root,
        // Servers that tests start ask nobody outside.
        env: {
          NODE_COMPILE_CACHE: COMPILED,
          OUTGOING: 'off',
          ...process.env,
          ...(folder !== undefined && { TMPDIR: folder }),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (output += part.toString()));
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
// Starting a process takes a second; few files, such as those of the browser, are long ones.
const batches = files.length <= SHORT_LIST ? files.length : processes * 5;
const outcomes = await runBatches(dealOut(files, batches), processes);
for (const { output } of outcomes) process.stdout.write(`${output}\n`);
const failed = count(outcomes, 'fail') + count(outcomes, 'cancelled');
const skipped = count(outcomes, 'skipped');
if (asked.length === 0) {
  process.stdout.write('skipped: browser tests; npm run test:browser runs them\n');
  if (isSecondEngine) process.stdout.write('left out: tests that say nothing about the engine; npm test runs them\n');
}
const failures = outcomes.flatMap(findFailures);
if (failures.length > 0) process.stdout.write(`\n✖ failing tests:\n\n${failures.join('\n\n')}\n`);
process.stdout.write(`\n${count(outcomes, 'pass')} passed, ${failed} failed, ${skipped} skipped\n`);
// A test that lacks a program says "skipped: …"; where everything can be installed, that hides something.
const lacking = outcomes.some(({ output }) => /^\s*﹣ .*# skipped: /m.test(output));
const isWhole =
  outcomes.every(({ code }) => code === 0) &&
  failed === 0 &&
  count(outcomes, 'pass') > 0 &&
  !(lacking && process.env['REQUIRE_ALL'] === 'on');
process.exit(isWhole ? 0 : 1);
