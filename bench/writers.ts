/**
 * Writers: how many submissions a second 64 writers get accepted, and how long a read takes meanwhile, beside what it takes
 * when nobody writes. `-- --tools=N` uses a catalog of that size (made if there is none), `-- --against=FOLDER` another
 * checkout of the program in turn, `-- --data=FOLDER` the disk that the database lies on.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findCatalog, makeCatalog } from './catalogs.ts';
import { makeMix, type Mix } from './overload/mix.ts';
import { send, type Outcome } from './overload/traffic.ts';
import { UNLIMITED } from './overload.ts';
import { cpuOf, mainThreadCpuOf, startServer, type Target } from './processes.ts';
import { createReport } from './table.ts';

const WRITERS = 64;
const READS_PER_SECOND = 100;
const SETTINGS = {
  DEMO_CATALOG: 'off',
  LOG_LEVEL: 'info',
  TRUSTED_PROXIES: '127.0.0.1',
  READ_LIMIT_PER_MINUTE: '1000000',
  ...UNLIMITED,
};

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
const catalog = findCatalog(tools, 'sqlite') ?? (await makeCatalog(tools, 'sqlite'));
const only = (kind: 'slug' | 'submission') => ({ search: 0, slug: 0, submission: 0, sign_in: 0, [kind]: 1 });

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
  const words = ['--max-semi-space-size=4', join(root, 'src/main.ts')];
  const settings = { ...SETTINGS, DATABASE_URL: databaseUrl, DATA_DIR: own };
  return { name, target: await startServer(name, words, settings, '/readyz'), writes, reads };
}

function p99(outcome: Outcome | undefined): number {
  const times = [...(outcome?.done ?? [])].sort((a, b) => a - b);
  return times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
}

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
  sides.push(await open('this', new URL('..', import.meta.url).pathname, folder));
  if (values.against !== undefined) sides.push(await open('the other', values.against, folder));
  const rounds = sides.map(() => [] as Awaited<ReturnType<typeof measure>>[]);
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [at, side] of sides.entries()) rounds[at]?.push(await measure(side));
  const report = createReport();
  for (const [at, { name }] of sides.entries()) {
    const own = rounds[at] ?? [];
    const figures = { tools, unit: 'us' } as const;
    report.add({ ...figures, work: `${name}: accepted`, values: own.map((each) => each.accepted), unit: 'a second' });
    report.add({ ...figures, work: `${name}: processor time of one`, values: own.map((each) => each.all) });
    report.add({ ...figures, work: `${name}: of it in the main thread`, values: own.map((each) => each.main) });
    report.add({
      ...figures,
      work: `${name}: read, p99, nobody writes`,
      values: own.map((each) => each.idle),
      unit: 'ms',
    });
    report.add({
      ...figures,
      work: `${name}: read, p99, ${WRITERS} write / nobody writes`,
      values: own.map((each) => each.busy / each.idle),
      unit: 'x',
      must: ['<=', 2],
    });
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
