/** Workers: what two processes on one port do that one does not, and what each of them takes. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CATEGORY_IDS, SECRET_KEY, type Catalog } from './catalogs.ts';
import { askFor, type Work } from './load.ts';
import { ratios } from './ours.ts';
import { anonymousMegabytes, cpuOf, hasKernelFigures, startServer, type Target } from './processes.ts';
import { pathsNeeded, type Effort } from './rounds.ts';
import { spreadOf } from './statistics.ts';
import type { Report } from './table.ts';
import { neverSeen, slugSpread } from './works.ts';

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;
/** Enough that the kernel spreads them evenly. */
const CONNECTIONS = 64;
const MOST = '1000000';

interface Crew extends Target {
  /** The processes that answer. */
  workers: number[];
}

/** A server of `workers` processes, on any core. */
async function start(catalog: Catalog, workers: number): Promise<Crew> {
  const settings = {
    DEMO_CATALOG: 'off',
    DATABASE_URL: catalog.databaseUrl,
    DATA_DIR: join(catalog.folder, `workers-${workers}`),
    SECRET_KEY,
    READ_LIMIT_PER_MINUTE: MOST,
    SEARCH_LIMIT_PER_MINUTE: MOST,
    WORKERS: String(workers),
  };
  const log = join(catalog.folder, `workers-${workers}.log`);
  const target = await startServer(`${workers} workers`, ['--max-semi-space-size=4', MAIN], settings, '/readyz', log);
  // The last of them may still be starting.
  while (!readFileSync(log, 'utf8').includes('listening on')) await wait(50);
  const children = readFileSync(`/proc/${target.pid}/task/${target.pid}/children`, 'utf8');
  return {
    ...target,
    workers: workers === 1 ? [target.pid] : children.split(' ').filter(Boolean).map(Number),
    async stop() {
      await target.stop();
      rmSync(log, { force: true });
    },
  };
}

interface Round {
  /** Microseconds of processor time of all workers, a request. */
  cpu: number;
  /** Answers a second, while the load and the database share the cores. */
  rate: number;
  /** What the busiest worker had to do, divided by what each would have had evenly. */
  imbalance: number;
}

async function measureRound(target: Crew, work: Work, from: number, count: number): Promise<Round> {
  const { workers } = target;
  const before = workers.map(cpuOf);
  const started = performance.now();
  await askFor(target, work, { from, count, connections: CONNECTIONS });
  const seconds = (performance.now() - started) / 1_000;
  const used = workers.map((pid, at) => cpuOf(pid) - (before[at] ?? 0));
  const sum = used.reduce((total, each) => total + each, 0);
  return { cpu: sum / count, rate: count / seconds, imbalance: (Math.max(...used) * workers.length) / sum };
}

/**
 * On PostgreSQL. What two workers do on two cores follows from the processor time that an answer takes: each core has
 * the same to give, so they give `2 * (time with one) / (time with two)` times as many. The load and the database, which
 * share the cores here, are not counted that way; the answers a second beside it are as they came.
 */
export async function measureWorkers(report: Report, catalog: Catalog, effort: Effort): Promise<void> {
  if (!hasKernelFigures) return report.skip('skipped: workers: their processor time is read from /proc');
  const { tools } = catalog;
  const one = await start(catalog, 1);
  const two = await start(catalog, 2);
  try {
    const searches = neverSeen(tools, CATEGORY_IDS, pathsNeeded({ ...effort, requests: effort.requests * 4 })).twoWords;
    // An answer by slug takes a tenth of the time.
    const works: [Work, number][] = [
      [searches, effort.requests * 4],
      [slugSpread(tools), effort.requests * 40],
    ];
    for (const [work, requests] of works) {
      const first: Round[] = [];
      const second: Round[] = [];
      for (const target of [one, two])
        await askFor(target, work, { count: effort.warming * 2, connections: CONNECTIONS });
      for (let round = 0; round < effort.rounds; round += 1) {
        const from = effort.warming + round * requests;
        first.push(await measureRound(one, work, from, requests));
        second.push(await measureRound(two, work, from, requests));
      }
      const times = (rounds: readonly Round[]): number[] => rounds.map(({ cpu }) => cpu);
      report.add({
        work: `two workers / one, answers of as many cores: ${work.name}`,
        tools,
        values: ratios({ first: times(first), second: times(second) }).map((ratio) => 2 * ratio),
        unit: 'x',
        must: ['>=', 1.8],
      });
      report.add({
        work: `two workers / one, answers a second beside load and database: ${work.name}`,
        tools,
        values: second.map(({ rate }, at) => rate / (first[at]?.rate ?? Number.NaN)),
        unit: 'x',
      });
      report.add({
        work: `two workers, the busier one / half of the work: ${work.name}`,
        tools,
        values: second.map(({ imbalance }) => imbalance),
        unit: 'x',
      });
    }
    const memories = two.workers.map(anonymousMegabytes);
    report.add({ work: 'anonymous memory of a worker', tools, values: [spreadOf(memories).max], unit: 'MB' });
    report.add({ work: 'anonymous memory of the primary', tools, values: [anonymousMegabytes(two.pid)], unit: 'MB' });
  } finally {
    await one.stop();
    await two.stop();
  }
}
