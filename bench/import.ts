/**
 * `npm run bench -- import`: rows a second of a file whose texts have 60 to 100 words, on each engine, into the catalog of
 * a running server; memory of the command; reads before and meanwhile. `--rows=N`, `--engine=sqlite`.
 */
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../tests/support/postgres-server.ts';
import { command, cpuOf } from '../tests/support/processes.ts';
import { percentile } from '../tests/support/statistics.ts';
import { makeCatalog, openCatalog, startOurs, writeRows } from './catalogs.ts';
import { longRow } from './long-rows.ts';
import { createReport } from './report.ts';
import { makeMix, only, send } from './traffic.ts';

const SHOWN = 1_000;
const READS_PER_SECOND = 50;
const SECONDS = 4;
const { values } = parseArgs({
  options: { rows: { type: 'string', default: '50000' }, engine: { type: 'string' } },
});
const rows = Number(values.rows);

const report = createReport();

async function measure(engine: string, databaseUrl: string, folder: string): Promise<void> {
  const file = join(folder, 'rows.jsonl');
  await writeRows(file, rows, longRow);
  const { next } = await makeMix(databaseUrl, SHOWN, 0, only('slug'));
  const place = { name: engine, keepLog: join(folder, 'server.log') };
  const server = await startOurs({ databaseUrl, folder }, { TRUSTED_PROXIES: '127.0.0.1' }, place);
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
    // Awaited below.
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
    report.add(add('read, p99, before', percentile(idle, 0.99)));
    report.add({
      ...add('read, p99, meanwhile / before', percentile(busy, 0.99) / percentile(idle, 0.99)),
      unit: 'x',
      must: ['<=', 2],
    });
  } finally {
    await server.stop();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'toolshelf-import-'));
// The database server runs under an account of its own, which must be able to walk in.
chmodSync(folder, 0o755);
try {
  if (values.engine !== 'postgres') {
    const { databaseUrl } = await openCatalog(SHOWN);
    const copy = join(folder, 'toolshelf.db');
    cpSync(databaseUrl.slice('sqlite:'.length), copy);
    await measure('SQLite', `sqlite:${copy}`, folder);
  }
  if (values.engine !== 'sqlite') {
    const server = await startPostgres(join(folder, 'postgres'));
    try {
      await makeCatalog(SHOWN, 'postgres', server.url);
      await measure('PostgreSQL', server.url, folder);
    } finally {
      await server.stop();
    }
  }
  report.print();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
