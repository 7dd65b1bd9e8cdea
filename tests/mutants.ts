/**
 * Puts small bugs into copies of the program, one at a time, and runs the tests that can reach each until one fails:
 * `npm run mutants -- --seed=1 --count=40 --under=src/catalog/moderation`. Prints which ones live, and fails where fewer are
 * caught than `--least` wants, a share of all. The tests of one have `--seconds` of processor time.
 */
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readImportGraph } from './support/import-graph.ts';
import { testsOf } from './mutants/order.ts';
import { chooseMutants, type Mutant } from './mutants/selection.ts';
import { tryMutant, type Trial } from './mutants/trial.ts';

const root = join(import.meta.dirname, '..');
const LEFT_OUT = /^(?:\.git|node_modules)$/;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '40' },
    under: { type: 'string', default: 'src' },
    seconds: { type: 'string', default: '180' },
    least: { type: 'string', default: '0.85' },
    processes: { type: 'string', default: '2' },
    list: { type: 'boolean', default: false },
  },
});

/** A copy of the tree, in which a bug hurts nobody. */
function copyTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'toolshelf-mutants-'));
  cpSync(root, folder, { recursive: true, filter: (from) => !LEFT_OUT.test(from.slice(root.length + 1)) });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 100);

function describe({ file, line, old, text }: Mutant): string {
  return `${file}:${line}  ${oneLine(old)}  →  ${oneLine(text)}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

const folders = Array.from({ length: Number(values.processes) }, copyTree);
process.on('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const graph = readImportGraph(root);
const mutants = chooseMutants(folders[0] ?? '', Number(values.seed), values.under, Number(values.count));
say(`seed ${values.seed}: ${mutants.length} mutants under ${values.under}`);
const lives: string[] = [];
const left = values.list ? [] : [...mutants];
if (values.list) for (const mutant of mutants) say(describe(mutant));

function tell(mutant: Mutant, { by, passed, seconds }: Trial, reaching: number): void {
  const time = `${seconds.toFixed(0)} s`;
  if (by !== null) return say(`caught  ${describe(mutant)}  (${by}, ${time})`);
  const line = `LIVES   ${describe(mutant)}  (${passed} of ${reaching} test files, ${time})`;
  lives.push(line);
  return say(line);
}

async function work(folder: string): Promise<void> {
  for (let mutant = left.shift(); mutant !== undefined; mutant = left.shift()) {
    const tests = testsOf(graph, mutant.file);
    tell(mutant, await tryMutant(folder, mutant, tests, Number(values.seconds) * 1_000), tests.length);
  }
}
await Promise.all(folders.map(work));
if (!values.list) {
  const caught = mutants.length - lives.length;
  if (lives.length > 0) say(`\n${lives.join('\n')}`);
  say(`\n${caught} of ${mutants.length} caught (${Math.round((100 * caught) / mutants.length)} %)`);
  process.exitCode = caught >= Number(values.least) * mutants.length ? 0 : 1;
}
