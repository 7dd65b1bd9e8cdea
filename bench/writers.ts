/**
 * `npm run bench -- writers`: submissions a second by 64 writers at once, and reads with and without them. `--tools=N`,
 * `--against=FOLDER` another checkout in turn, `--data=FOLDER` the disk of the database.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cpuOf, mainThreadCpuOf, ROOT, type Target } from '../tests/support/processes.ts';
import { percentile } from '../tests/support/statistics.ts';
import { openCatalog, startOurs } from './catalogs.ts';
import { createReport } from './report.ts';
import { makeMix, only, send, type Mix, type Outcome } from './traffic.ts';

const WRITERS = 64;
const READS_PER_SECOND = 100;
const { values } = parseArgs({
  options: {
    tools: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '8' },
    against: { type: 'string' },
    data: { type: 'string', default: tmpdir() },
  },
});
const tools = Number(values.tools);
const seconds = Number(values.seconds);
const catalog = await openCatalog(tools);

interface Side {
  name: string;
  target: Target;
  writes: Mix;
  reads: Mix;
}

async function open(name: string, root: string, folder: string): Promise<Side> {
  const own = join(folder, name);
  mkdirSync(own);
  const file = join(own, 'toolshelf.db');
  cpSync(catalog.databaseUrl.slice('sqlite:'.length), file);
  const databaseUrl = `sqlite:${file}`;
  const writes = await makeMix(databaseUrl, tools, 0, only('submission'));
  const reads = await makeMix(databaseUrl, tools, 0, only('slug'));
  const settings = { TRUSTED_PROXIES: '127.0.0.1' };
  return { name, target: await startOurs({ databaseUrl, folder: own }, settings, { name, root }), writes, reads };
}

const p99 = (outcome: Outcome | undefined): number => percentile(outcome?.done ?? [], 0.99);

const readsOf = ({ target, reads: { next } }: Side) =>
  send(target, { next, connections: 16, seconds, rate: READS_PER_SECOND });

async function measure(
  side: Side,
): Promise<{ idle: number; busy: number; accepted: number; main: number; all: number }> {
  const { target, writes } = side;
  const idle = p99((await readsOf(side)).get('slug'));
  const [before, beforeMain] = [cpuOf(target.pid), mainThreadCpuOf(target.pid)];
  const reading = readsOf(side);
  const written = (await send(target, { next: writes.next, connections: WRITERS, seconds })).get('submission');
  const busy = p99((await reading).get('slug'));
  const done = written?.done.length ?? 0;
  const odd = [...(written?.others ?? [])].map(([status, count]) => `${count} x ${status}`);
  if (odd.length > 0) process.stderr.write(`${side.name}: ${odd.join(', ')}\n`);
  return {
    idle,
    busy,
    accepted: done / seconds,
    main: (mainThreadCpuOf(target.pid) - beforeMain) / done,
    all: (cpuOf(target.pid) - before) / done,
  };
}

const folder = mkdtempSync(join(values.data, 'toolshelf-writers-'));
const sides: Side[] = [];
try {
  sides.push(await open('this', ROOT, folder));
  if (values.against !== undefined) sides.push(await open('the other', values.against, folder));
  const rounds = sides.map(() => [] as Awaited<ReturnType<typeof measure>>[]);
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [at, side] of sides.entries()) rounds[at]?.push(await measure(side));
  const report = createReport();
  for (const [at, { name }] of sides.entries()) {
    const own = rounds[at] ?? [];
    const add = (work: string, unit: 'a second' | 'us' | 'ms', numbers: number[]): void =>
      report.add({ work: `${name}: ${work}`, tools, unit, values: numbers });
    add(
      'accepted',
      'a second',
      own.map((each) => each.accepted),
    );
    add(
      'processor time of one',
      'us',
      own.map((each) => each.all),
    );
    add(
      'of it in the main thread',
      'us',
      own.map((each) => each.main),
    );
    add(
      'read, p99, nobody writes',
      'ms',
      own.map((each) => each.idle),
    );
    const work = `${name}: read, p99, ${WRITERS} write / nobody writes`;
    report.add({ work, tools, unit: 'x', values: own.map((each) => each.busy / each.idle), must: ['<=', 2] });
  }
  const [first, second] = rounds;
  if (first !== undefined && second !== undefined)
    report.add({
      work: 'accepted, this / the other',
      tools,
      values: first.map((each, at) => each.accepted / (second[at]?.accepted ?? Number.NaN)),
      unit: 'x',
    });
  report.print();
} finally {
  for (const { target } of sides) await target.stop();
  rmSync(folder, { recursive: true, force: true });
}
