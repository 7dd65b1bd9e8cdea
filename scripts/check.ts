/**
 * `npm run check`: what must hold before every commit and costs little, side by side. Prints what failed and how long each took;
 * the last line says what to run for what was found.
 */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { lintScope } from './lint-scope.ts';
import { writeMessageTypes } from './message-types.ts';

const root = join(import.meta.dirname, '..');
const SOURCES = ['src', 'tests', 'bench', 'training', 'scripts', 'client/src'];

/** Tests that only read sources, sentences and tables: no server, no database. */
const RULES = [
  'tests/arrows.test.ts',
  'tests/context-room.test.ts',
  'tests/database/field-columns.test.ts',
  'tests/conventions.test.ts',
  'tests/generated-files.test.ts',
  'tests/prose.test.ts',
  'tests/real-time.test.ts',
  'tests/locales/*.test.ts',
];

interface Check {
  words: readonly string[];
  /** What mends it, where one command does. */
  mend?: string;
}

// Types and lint read them.
writeMessageTypes();
const scope = lintScope(root, SOURCES);

const CHECKS: Readonly<Record<string, Check>> = {
  // What has not changed since the last run is not checked again; `npm run typecheck` starts from nothing.
  types: { words: ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'] },
  'types of the client': { words: ['tsc', '--noEmit', '--project', 'client'] },
  ...(scope.files.length > 0 && {
    lint: { words: ['oxlint', '--type-aware', '--deny-warnings', ...scope.files] },
  }),
  format: { words: ['oxfmt', '--check', ...SOURCES], mend: 'npm run format' },
  'dead code': { words: ['knip'] },
  // In one process, which loads the program once.
  'arrows, conventions, sentences, generated files': {
    words: ['node', '--test', '--test-isolation=none', '--test-reporter=dot', ...globSync(RULES, { cwd: root })],
  },
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

function run(name: string, { words: [command = '', ...words] }: Check): Promise<Outcome> {
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

const outcomes = await Promise.all(Object.entries(CHECKS).map(([name, check]) => run(name, check)));
for (const { name, output, passed, seconds } of outcomes) {
  process.stdout.write(`${passed ? 'ok    ' : 'FAILED'}  ${name}  ${seconds.toFixed(1)} s\n`);
  const rooms = output.match(/^room {2}.*$/gm) ?? [];
  process.stdout.write(passed ? rooms.map((room) => `${room}\n`).join('') : `${output}\n`);
}
if (outcomes.some(({ name, passed }) => name === 'lint' && passed)) scope.keep();
const failed = outcomes.filter(({ passed }) => !passed);
// A test that a command mends names it.
const commands = failed.flatMap(({ name, output }) => [
  ...(CHECKS[name]?.mend === undefined ? [] : [CHECKS[name].mend]),
  ...(output.match(/\bnpm run [\w:]+/g) ?? []),
]);
if (failed.length === 0) process.stdout.write('run: npm test -- --changed, for what only a server shows\n');
else if (commands.length > 0) process.stdout.write(`run: ${[...new Set(commands)].join(' && ')}\n`);
process.exit(failed.length === 0 ? 0 : 1);
