/**
 * `npm run bench -- day`: a day of a busy catalog in ten minutes: visits by people and robots, submissions, and imports of
 * changes, on one server or with `--nodes=3` on several with PostgreSQL; latencies, refusals, memory, and what was lost.
 * `--minutes=N`, `--tools=N`.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '#database/connection.ts';
import { startPostgres } from '../tests/support/postgres-server.ts';
import { anonymousMegabytes, command, type Target } from '../tests/support/processes.ts';
import { percentile } from '../tests/support/statistics.ts';
import { CATEGORIES_FILE, CATEGORY_IDS, corpusFile, createTools, startOurs, writeRows } from './catalogs.ts';
import { createReport } from './report.ts';
import { makeMix, only, send, type Mix, type Outcome } from './traffic.ts';

const { values: given } = parseArgs({
  options: {
    nodes: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '10' },
    tools: { type: 'string', default: '10000' },
  },
});
const tools = Number(given.tools);
const seconds = Number(given.minutes) * 60;
/** What ten minutes have; a shorter run has its share. */
const TEN_MINUTES = 600;
const DAY = { page: 120_000, slug: 40_000, search: 40_000, submission: 300 } as const;
const KINDS = Object.keys(DAY) as (keyof typeof DAY)[];
const IMPORTS = Math.max(1, Math.round((40 * seconds) / TEN_MINUTES));
const CHANGED = 50;
const SAMPLES = 20;
const SEEN_MS = 2_000;

const folder = mkdtempSync(join(tmpdir(), 'toolshelf-day-'));
// The database server runs under an account of its own, which must be able to walk in.
chmodSync(folder, 0o755);
const report = createReport();

function startNode(databaseUrl: string, at: number): Promise<Target> {
  const name = `node-${at}`;
  const own = join(folder, name);
  mkdirSync(own, { recursive: true });
  const settings = { TRUSTED_PROXIES: '127.0.0.1' };
  return startOurs({ databaseUrl, folder: own }, settings, { name, keepLog: join(folder, `${name}.log`) });
}

const taglineOf = (round: number, number: number): string => `An AI tool that was changed, ${round} ${number}.`;

/** Imports changed taglines again and again; resolves to the number of imports. */
async function importChanges(databaseUrl: string): Promise<number> {
  const rowOf = createTools(CATEGORY_IDS);
  const file = join(folder, 'changed.jsonl');
  const started = performance.now();
  for (let round = 0; round < IMPORTS; round += 1) {
    await wait(Math.max(0, started + (round * seconds * 1_000) / IMPORTS - performance.now()));
    await writeRows(file, CHANGED, (number) => ({ ...rowOf(number), tagline: taglineOf(round, number) }));
    await command(databaseUrl, folder, ['import', '--published', file]);
  }
  return IMPORTS;
}

/** The number of changed tools that a server does not show as they are, a while after the last change. */
async function countStale({ port }: Target): Promise<number> {
  await wait(SEEN_MS);
  const rowOf = createTools(CATEGORY_IDS);
  let stale = 0;
  for (let number = 0; number < CHANGED; number += 1) {
    const answer = await fetch(`http://localhost:${port}/api/v1/tools/${rowOf(number).slug}`);
    if (!(await answer.text()).includes(taglineOf(IMPORTS - 1, number))) stale += 1;
  }
  return stale;
}

/** The most memory of a server meanwhile. */
async function watchMemory({ pid }: Target): Promise<number> {
  let most = 0;
  for (let at = 0; at < SAMPLES; at += 1) {
    most = Math.max(most, anonymousMegabytes(pid));
    await wait((seconds * 1_000) / SAMPLES);
  }
  return most;
}

async function countSubmissions(databaseUrl: string): Promise<number> {
  const db = await openDatabase(databaseUrl);
  const rows = await db.read.selectFrom('submissions').select('id').execute();
  await db.close();
  return rows.length;
}

function addOutcomes(kind: string, outcomes: readonly (Outcome | undefined)[]): number {
  const done = outcomes.flatMap((outcome) => outcome?.done ?? []);
  const figure = { tools, unit: 'ms' } as const;
  report.add({ ...figure, work: `${kind}: ${done.length} answered, p50`, values: [percentile(done, 0.5)] });
  report.add({ ...figure, work: `${kind}: p99`, values: [percentile(done, 0.99)] });
  const others = outcomes.flatMap((outcome) => [
    ...(outcome !== undefined && outcome.refused.length > 0 ? [`503 x ${outcome.refused.length}`] : []),
    ...[...(outcome?.others ?? [])].map(([status, count]) => `${status} x ${count}`),
  ]);
  if (others.length > 0) process.stdout.write(`${kind}: other answers: ${others.join(', ')}\n`);
  return done.length;
}

async function runDay(databaseUrl: string, count: number): Promise<void> {
  await command(databaseUrl, folder, ['categories', 'import', CATEGORIES_FILE]);
  await command(databaseUrl, folder, ['import', '--published', await corpusFile(tools)]);
  const mixes = new Map<string, Mix>();
  for (const kind of KINDS) mixes.set(kind, await makeMix(databaseUrl, tools, DAY.search, only(kind)));
  const nodes: Target[] = [];
  try {
    for (let at = 0; at < count; at += 1) nodes.push(await startNode(databaseUrl, at));
    const before = await countSubmissions(databaseUrl);
    const loads = KINDS.flatMap((kind) =>
      nodes.map(async (node) => {
        const { next } = mixes.get(kind)!;
        const traffic = { next, connections: 64, seconds, rate: DAY[kind] / TEN_MINUTES / count };
        return { kind, outcome: (await send(node, traffic)).get(kind) };
      }),
    );
    const [memory] = await Promise.all([
      Promise.all(nodes.map(watchMemory)),
      importChanges(databaseUrl),
      Promise.all(loads),
    ]);
    const outcomes = await Promise.all(loads);
    const answered = new Map(
      KINDS.map((kind) => [
        kind,
        addOutcomes(
          kind,
          outcomes.filter((each) => each.kind === kind).map(({ outcome }) => outcome),
        ),
      ]),
    );
    report.add({ work: 'anonymous memory of a server, most', tools, unit: 'MB', values: memory });
    const stored = (await countSubmissions(databaseUrl)) - before;
    const stale = await Promise.all(nodes.map(countStale));
    process.stdout.write(
      `submissions accepted ${answered.get('submission')}, stored ${stored}; changed tools not shown ${stale.join(', ')}\n`,
    );
  } finally {
    for (const node of nodes) await node.stop();
  }
}

const count = Number(given.nodes);
try {
  if (count === 1) await runDay(`sqlite:${join(folder, 'toolshelf.db')}`, count);
  else {
    const postgres = await startPostgres(join(folder, 'postgres'));
    try {
      await runDay(postgres.url, count);
    } finally {
      await postgres.stop();
    }
  }
  report.print();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
