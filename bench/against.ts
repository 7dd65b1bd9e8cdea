/**
 * `npm run bench -- --against=VERSION`: this version divided by another, interleaved on the same core: processor time, and
 * memory. VERSION is a folder, a revision of git, or `base`, the one that bench/base.txt names. `--tools=N`, `--rounds=N`,
 * `--only=TEXT` part of a figure's name, `--most=X` ends with 1 if a median of processor time or memory is above X twice
 * in a row, `--short` is 10,000 tools, at most 1.5, and 3 rounds or as many as settle a figure.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { moveTo } from '../tests/support/processes.ts';
import { spreadOf } from '../tests/support/statistics.ts';
import { importCatalog, MOST_ROUNDS, pairsAt, serve, type Pair, type Side } from './pairs.ts';
import { addPeople, PEOPLE_PAIRS } from './pairs-people.ts';
import { createReport } from './report.ts';
import { openVersion, THIS_VERSION, type Version } from './versions.ts';

const { values: given } = parseArgs({
  options: {
    against: { type: 'string' },
    tools: { type: 'string' },
    rounds: { type: 'string' },
    only: { type: 'string', default: '' },
    most: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});
const tools = Number(given.tools ?? (given.short ? 10_000 : 100_000));
// A figure that is too large is measured as often again.
const rounds = Math.min(MOST_ROUNDS / 2, Number(given.rounds ?? (given.short ? 3 : 7)));
const most = given.most === undefined ? (given.short ? 1.5 : undefined) : Number(given.most);

/** This side first. */
type Sides = readonly [Side, Side];

/** Whether most of the rounds are within the bound: then their median is, whatever the rest would be. */
const isSettled = (ratios: readonly number[]): boolean =>
  given.short && most !== undefined && ratios.filter((ratio) => ratio <= most).length > rounds / 2;

/** The first divided by the second, by round. */
async function measure(pair: Pair, sides: Sides, from = 0): Promise<{ ratios: number[]; values: number[][] }> {
  const values: number[][] = [[], []];
  const ratios: number[] = [];
  for (let round = from; round < from + rounds && !isSettled(ratios); round += 1) {
    for (const at of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const side = sides[at as 0 | 1];
      values[at]?.push(await pair.measure(side, round));
    }
    ratios.push((values[0]?.at(-1) ?? Number.NaN) / (values[1]?.at(-1) ?? Number.NaN));
  }
  return { values, ratios };
}

const folder = mkdtempSync(join(tmpdir(), 'toolshelf-against-'));
const report = createReport();
const slower: string[] = [];

function openSide(version: Version, name: string): Side {
  const own = join(folder, name);
  return { version, folder: own, databaseUrl: `sqlite:${join(own, 'toolshelf.db')}`, tools };
}

/** Adds the ratio of a figure; one above `most` is measured once more, and counts if it is above it again. */
async function compare(pair: Pair, sides: Sides): Promise<void> {
  const { ratios, values } = await measure(pair, sides);
  const [ours, theirs] = values.map((each) => spreadOf(each).median);
  const figure = { tools, unit: 'x' } as const;
  // A change waits for the next heartbeat of the server, up to 250 ms: where in it an import ends is chance, so it has no bound.
  const bound = pair.unit === 'ms' ? undefined : most;
  report.add({
    ...figure,
    work: `${pair.work} (${shown(ours)} / ${shown(theirs)} ${pair.unit})`,
    values: ratios,
    ...(bound !== undefined && { must: ['<=', bound] }),
  });
  if (bound === undefined || spreadOf(ratios).median <= bound) return;
  const again = await measure(pair, sides, rounds);
  report.add({ ...figure, work: `${pair.work}, once more`, values: again.ratios, must: ['<=', bound] });
  if (spreadOf(again.ratios).median > bound) slower.push(pair.work);
}

const shown = (value = Number.NaN): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

async function compareAll(sides: Sides): Promise<void> {
  for (const side of sides) {
    await importCatalog(side);
    await addPeople(side);
  }
  const wanted = [...pairsAt(tools), ...PEOPLE_PAIRS].filter(({ work }) => work.includes(given.only));
  for (const pair of wanted.filter(({ isServed }) => !isServed)) await compare(pair, sides);
  try {
    for (const side of sides) await serve(side);
    for (const pair of wanted.filter(({ isServed }) => isServed)) await compare(pair, sides);
  } finally {
    for (const { server } of sides) await server?.stop();
  }
}

/** Compares with a version that is there, and removes what was made for it. */
async function compareWith(other: Version): Promise<void> {
  try {
    moveTo('1');
    await compareAll([openSide(THIS_VERSION, 'this'), openSide(other, 'other')]);
  } finally {
    other.close();
    rmSync(folder, { recursive: true, force: true });
  }
  report.print();
  process.stdout.write(`this version / ${other.name}; processor time, and memory\n`);
  if (slower.length === 0) return;
  process.stdout.write(`more than ${most} times, twice in a row: ${slower.join(', ')}\n`);
  process.exitCode = 1;
}

const word = given.against ?? 'base';
const revision = word === 'base' ? readFileSync(new URL('base.txt', import.meta.url), 'utf8').trim() : word;
const other = openVersion(revision);
if (other === undefined)
  process.stdout.write(`skipped: neither a folder nor a revision of this checkout is called ${revision}\n`);
else await compareWith(other);
