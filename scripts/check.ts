/** What must hold before every commit, side by side: types, lint, format, dead code, arrows. Prints what failed and how long each took. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const SOURCES = ['src', 'tests', 'bench', 'scripts', 'client/src'];

const CHECKS: Readonly<Record<string, readonly string[]>> = {
  // What has not changed since the last run is not checked again; `npm run typecheck` starts from nothing.
  types: ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
  'types of the client': ['tsc', '--noEmit', '--project', 'client'],
  lint: ['oxlint', '--type-aware', '--deny-warnings', ...SOURCES],
  format: ['oxfmt', '--check', ...SOURCES],
  'dead code': ['knip'],
  arrows: ['node', 'tests/run.ts', 'tests/arrows.test.ts'],
};

/**
 * Compiler and linter are Go programs that end before their garbage matters: collecting it takes a quarter of their time. From
 * this much memory on they collect it all the same.
 */
const GO = { GOGC: 'off', GOMEMLIMIT: '2GiB' };

interface Outcome {
  name: string;
  output: string;
  passed: boolean;
  seconds: number;
}

function run(name: string, [command = '', ...words]: readonly string[]): Promise<Outcome> {
  const started = performance.now();
  const PATH = `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  const child = spawn(command, words, {
    cwd: root,
    env: { ...GO, ...process.env, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  return new Promise((resolve) => {
    const end = (passed: boolean): void =>
      resolve({ name, output, passed, seconds: (performance.now() - started) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

const outcomes = await Promise.all(Object.entries(CHECKS).map(([name, words]) => run(name, words)));
for (const { name, output, passed, seconds } of outcomes) {
  process.stdout.write(`${passed ? 'ok    ' : 'FAILED'}  ${name}  ${seconds.toFixed(1)} s\n`);
  if (!passed) process.stdout.write(`${output}\n`);
}
process.exit(outcomes.every(({ passed }) => passed) ? 0 : 1);
