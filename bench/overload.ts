/** Overload: goodput of a server beyond its capacity, and latencies of accepted and of refused requests. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { freePort } from '../tests/support/free-port.ts';
import { hasKernelFigures, type Target } from '../tests/support/processes.ts';
import { percentile } from '../tests/support/statistics.ts';
import { startOurs, type Catalog } from './catalogs.ts';
import type { Report } from './report.ts';
import type { Effort } from './rounds.ts';
import { makeMix, send, USUAL_KINDS, type Mix, type MixKind, type Outcome, type Traffic } from './traffic.ts';

const WARMING_SECONDS = 5;
/** Connections of the load that measures capacity. */
const FEW = 32;
/** Connections at most under overload. */
const MANY = 400;
const SEARCHES = 20_000;
const RSS_MS = 100;

/**
 * A thread that requests /livez and /readyz over a new connection each time. Its own event loop keeps the load from delaying
 * the measurement. Posts the milliseconds of all when it gets a message.
 */
const PROBES = `
const { connect } = require('node:net');
const { parentPort, workerData: port } = require('node:worker_threads');
const times = [];
let isOver = false;
parentPort.once('message', () => (isOver = true));
function probe() {
  if (isOver) return parentPort.postMessage(times);
  const path = times.length % 2 === 0 ? '/livez' : '/readyz';
  const started = performance.now();
  const socket = connect(port, '127.0.0.1', () =>
    socket.write('GET ' + path + ' HTTP/1.1\\r\\nhost: localhost\\r\\nconnection: close\\r\\n\\r\\n'));
  socket.resume().on('error', () => undefined);
  socket.on('close', () => {
    times.push(performance.now() - started);
    setTimeout(probe, 20);
  });
}
probe();
`;

/** Starts probes; `stop` resolves to the milliseconds of each. */
function startProbes(port: number): { stop(): Promise<number[]> } {
  const worker = new Worker(PROBES, { eval: true, workerData: port });
  return {
    stop: () =>
      new Promise((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.postMessage('stop');
      }),
  };
}

interface Round {
  outcomes: Map<MixKind, Outcome>;
  seconds: number;
  /** Milliseconds of probes, and of those at PROBE_PORT. */
  probes: number[];
  ownProbes: number[];
  megabytes: number;
}

function residentMegabytes({ pid }: Target): number {
  if (!hasKernelFigures) return Number.NaN;
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? Number.NaN) / 1_024;
}

async function runRound(target: Target, probePort: number, traffic: Traffic): Promise<Round> {
  const probes = startProbes(target.port);
  const ownProbes = startProbes(probePort);
  let megabytes = 0;
  const sampling = setInterval(() => (megabytes = Math.max(megabytes, residentMegabytes(target))), RSS_MS);
  const outcomes = await send(target, traffic);
  clearInterval(sampling);
  const [times, ownTimes] = await Promise.all([probes.stop(), ownProbes.stop()]);
  return { outcomes, seconds: traffic.seconds, probes: times, ownProbes: ownTimes, megabytes };
}

function goodputOf({ outcomes, seconds }: Round): number {
  return doneIn(outcomes).length / seconds;
}

function doneIn(outcomes: Map<MixKind, Outcome>): number[] {
  return [...outcomes.values()].flatMap(({ done }) => done);
}

/** Measures a server on a copy of the catalog (on PostgreSQL the catalog itself), to which submissions are written. */
export async function measureOverload(report: Report, catalog: Catalog, effort: Effort): Promise<void> {
  const isFile = catalog.databaseUrl.startsWith('sqlite:');
  const folder = mkdtempSync(join(tmpdir(), 'toolshelf-overload-'));
  const file = join(folder, 'toolshelf.db');
  if (isFile) cpSync(catalog.databaseUrl.slice('sqlite:'.length), file);
  const copy: Catalog = { ...catalog, folder, ...(isFile && { databaseUrl: `sqlite:${file}` }) };
  const mix = await makeMix(copy.databaseUrl, catalog.tools, SEARCHES);
  const probePort = await freePort();
  const settings = { TRUSTED_PROXIES: '127.0.0.1', PROBE_PORT: String(probePort) };
  const ours = await startOurs(copy, settings);
  try {
    await measureRounds(report, copy, { target: ours, probePort }, mix, effort);
  } finally {
    await ours.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureRounds(
  report: Report,
  { tools, databaseUrl }: Catalog,
  { target, probePort }: { target: Target; probePort: number },
  { next }: Mix,
  effort: Effort,
): Promise<void> {
  const engine = databaseUrl.startsWith('sqlite:') ? 'SQLite' : 'PostgreSQL';
  const seconds = effort.isQuick ? 4 : 15;
  const name = (work: string): string => `overload, ${engine}: ${work}`;
  await runRound(target, probePort, { next, connections: FEW, seconds: WARMING_SECONDS });
  const best = await runRound(target, probePort, { next, connections: FEW, seconds });
  const rate = goodputOf(best);
  report.add({ work: name('answers a second at best'), tools, values: [rate], unit: 'a second' });
  for (const times of [2, 4]) {
    const round = await runRound(target, probePort, { next, connections: MANY, seconds, rate: rate * times });
    const work = (what: string): string => name(`${times} times as many requests: ${what}`);
    addRound(report, tools, work, round, best);
    report.add({
      work: work('answers / answers at best'),
      tools,
      values: [goodputOf(round) / rate],
      unit: 'x',
      must: ['>=', 0.9],
    });
  }
  const crowd = await runRound(target, probePort, { next, connections: MANY, seconds });
  const work = (what: string): string => name(`${MANY} connections that ask without pause: ${what}`);
  addRound(report, tools, work, crowd, best);
  for (const kind of USUAL_KINDS)
    report.add({
      work: work(`${kind}, done`),
      tools,
      values: [(crowd.outcomes.get(kind)?.done.length ?? 0) / seconds],
      unit: 'a second',
      must: ['>=', 1],
    });
}

function addRound(report: Report, tools: number, work: (what: string) => string, round: Round, best: Round): void {
  const done = doneIn(round.outcomes);
  const refused = [...round.outcomes.values()].flatMap((outcome) => outcome.refused);
  const p99 = (times: readonly number[]): number[] => [percentile(times, 0.99)];
  report.add({ work: work('accepted, p99'), tools, values: p99(done), unit: 'ms', must: ['<=', 1_000] });
  for (const [kind, outcome] of round.outcomes)
    report.add({ work: work(`${kind}: accepted, p99`), tools, values: p99(outcome.done), unit: 'ms' });
  report.add({ work: work('refused, median'), tools, values: [percentile(refused, 0.5)], unit: 'ms' });
  report.add({ work: work('probes, p99'), tools, values: p99(round.probes), unit: 'ms', must: ['<=', 200] });
  const own = work('probes at a port of their own, p99');
  report.add({ work: own, tools, values: p99(round.ownProbes), unit: 'ms', must: ['<=', 200] });
  report.add({
    work: work('memory / memory at best'),
    tools,
    values: [round.megabytes / best.megabytes],
    unit: 'x',
    must: ['<=', 1.2],
  });
}
