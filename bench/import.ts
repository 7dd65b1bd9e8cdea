/**
 * Import: rows a second of a file whose texts have 60 to 100 words, on each engine, into a catalog that a server shows, the memory
 * of the command, and how long a read takes meanwhile beside what it takes before. `-- --rows=N`, `-- --engine=sqlite`.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CATEGORY_IDS, catalogFolder, command, findCatalog, makeCatalog } from './catalogs.ts';
import { writeRows } from './import/rows.ts';
import { makeMix } from './overload/mix.ts';
import { send } from './overload/traffic.ts';
import { UNLIMITED } from './overload.ts';
import { startPostgres } from './postgres-server.ts';
import { cpuOf, startServer } from './processes.ts';
import { createReport, type Report } from './table.ts';

const SHOWN = 1_000;
const READS_PER_SECOND = 50;
const SECONDS = 4;
const SETTINGS = {
  DEMO_CATALOG: 'off',
  LOG_LEVEL: 'info',
  TRUSTED_PROXIES: '127.0.0.1',
  READ_LIMIT_PER_MINUTE: '1000000',
  ...UNLIMITED,
};

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '50000' }, engine: { type: 'string' } },
});
const rows = Number(values.rows);

function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
}

async function measure(report: Report, engine: string, databaseUrl: string, folder: string): Promise<void> {
  const file = join(folder, 'rows.jsonl');
  await writeRows(file, 0, rows, CATEGORY_IDS);
  const { next } = await makeMix(databaseUrl, SHOWN, 0, { search: 0, slug: 1, submission: 0, sign_in: 0 });
  const words = ['--max-semi-space-size=4', join(import.meta.dirname, '../src/main.ts')];
  const settings = { ...SETTINGS, DATABASE_URL: databaseUrl, DATA_DIR: folder };
  const server = await startServer(engine, words, settings, '/readyz', join(folder, 'server.log'));
  try {
    const read = async (): Promise<number[]> =>
      (await send(server, { next, connections: 16, seconds: SECONDS, rate: READS_PER_SECOND })).get('slug')?.done ?? [];
    await read();
    const idle = [...(await read()), ...(await read())];
    const busy: number[] = [];
    const run = { isOver: false };
    const before = cpuOf(server.pid);
    const started = performance.now();
    const importing = command(databaseUrl, folder, ['import', '--published', file]).finally(() => (run.isOver = true));
    // Its failure is seen below.
    importing.catch(() => undefined);
    const reading = (async () => {
      while (!run.isOver) busy.push(...(await read()));
    })();
    const megabytes = await importing;
    const seconds = (performance.now() - started) / 1_000;
    await reading;
    const figure = { tools: rows, unit: 'ms' } as const;
    const add = (work: string, value: number) => ({ ...figure, work: `${engine}: ${work}`, values: [value] });
    report.add({ ...add('rows', rows / seconds), unit: 'a second', must: ['>=', 6_000] });
    report.add({ ...add('memory of the command', megabytes), unit: 'MB', must: ['<=', 500] });
    report.add({ ...add('server, processor time a row', (cpuOf(server.pid) - before) / rows), unit: 'us' });
    report.add(add('read, p99, before', p99(idle)));
    report.add({ ...add('read, p99, meanwhile / before', p99(busy) / p99(idle)), unit: 'x', must: ['<=', 2] });
  } finally {
    await server.stop();
  }
}

const report = createReport();
const folder = mkdtempSync(join(tmpdir(), 'toolshelf-import-'));
try {
  if (values.engine !== 'postgres') {
    const { databaseUrl } = findCatalog(SHOWN, 'sqlite') ?? (await makeCatalog(SHOWN, 'sqlite'));
    const copy = join(folder, 'toolshelf.db');
    cpSync(databaseUrl.slice('sqlite:'.length), copy);
    await measure(report, 'SQLite', `sqlite:${copy}`, folder);
  }
  if (values.engine !== 'sqlite') {
    const server = await startPostgres(join(catalogFolder(SHOWN, 'postgres'), 'import'), true);
    try {
      await makeCatalog(SHOWN, 'postgres', server.url);
      await measure(report, 'PostgreSQL', server.url, folder);
    } finally {
      await server.stop();
    }
  }
  report.print();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
