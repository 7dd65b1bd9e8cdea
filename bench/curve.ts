/**
 * `npm run bench -- curve [TOOLS…]`: what grows with a catalog, one row a figure and one column a size: import, database,
 * start with and without a stored index, memory, reads, a submission. `--data=FOLDER` takes the made-up catalog of one
 * size that an earlier run has left with `--keep`.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PASSWORD } from '../tests/support/factories.ts';
import { anonymousMegabytes, cpuOf, moveTo } from '../tests/support/processes.ts';
import { spreadOf } from '../tests/support/statistics.ts';
import { importCatalog, pairsAt, runOn, serve, serverOf, type Pair, type Side } from './pairs.ts';
import { EDITOR, PEOPLE_PAIRS } from './pairs-people.ts';
import { THIS_VERSION } from './versions.ts';

const ROUNDS = 5;
/** Figures of `--against` that are measured while the server runs. */
const WANTED = [
  'search, hot',
  'tool by slug, spread',
  'list never seen',
  'search never seen, two words',
  'search never seen, a rare word',
  'search never seen, a common word',
  'suggestions',
  'submission accepted',
  'changed tool taken over',
];

const { values: given, positionals } = parseArgs({
  options: { data: { type: 'string' }, keep: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [10_000, 100_000, 1_000_000];
const rows = new Map<string, string[]>();

function add(figure: string, value: number): void {
  const shown = value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(2);
  rows.set(figure, [...(rows.get(figure) ?? []), shown]);
  process.stderr.write(`${figure}: ${shown} (load average ${(loadavg()[0] ?? 0).toFixed(1)})\n`);
}

const megabytesOf = (file: string): number => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) / 1e6;

/** Starts the server until it is ready; measures its processor time and its memory. */
async function measureStart(side: Side, how: string): Promise<void> {
  await serve(side);
  const { pid } = serverOf(side);
  add(`start ${how}, s of processor time`, cpuOf(pid) / 1e6);
  add(`anonymous memory after a start ${how}, MB`, anonymousMegabytes(pid));
}

async function measureSize(tools: number): Promise<void> {
  const folder = given.data ?? mkdtempSync(join(tmpdir(), `toolshelf-curve-${tools}-`));
  const file = join(folder, 'toolshelf.db');
  const side: Side = { version: THIS_VERSION, folder, databaseUrl: `sqlite:${file}`, tools };
  try {
    moveTo('0-1');
    if (given.data === undefined) add('import, rows a second of processor time', tools / (await importCatalog(side)));
    await runOn(side, ['accounts', 'create', '--email', EDITOR, '--password', PASSWORD, '--role', 'editor']);
    side.token = (await runOn(side, ['tokens', 'create', '--email', EDITOR])).trim();
    moveTo('1');
    add('database, MB', megabytesOf(file));
    const stored = join(folder, 'search.index');
    rmSync(stored, { force: true });
    await measureStart(side, 'without a stored index');
    await serverOf(side).stop();
    add('stored index, MB', megabytesOf(stored));
    await measureStart(side, 'with it');
    for (const pair of [...pairsAt(tools), ...PEOPLE_PAIRS]) await measurePair(pair, side);
    add('anonymous memory at the end, MB', anonymousMegabytes(serverOf(side).pid));
  } finally {
    await side.server?.stop();
    if (!given.keep && given.data === undefined) rmSync(folder, { recursive: true, force: true });
    else process.stderr.write(`the catalog is in ${folder}\n`);
  }
}

async function measurePair(pair: Pair, side: Side): Promise<void> {
  if (!pair.isServed || pair.unit !== 'us' || !WANTED.some((name) => pair.work.startsWith(name))) return;
  const values: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) values.push(await pair.measure(side, round));
  add(`${pair.work}, ms of processor time`, spreadOf(values).median / 1_000);
}

for (const tools of sizes) await measureSize(tools);
process.stdout.write(
  `| | ${sizes.map((tools) => tools.toLocaleString('en')).join(' | ')} |\n|---|${'---|'.repeat(sizes.length)}\n`,
);
for (const [figure, values] of rows) process.stdout.write(`| ${figure} | ${values.join(' | ')} |\n`);
