/** Overload: what a server that is asked for more than it can do still does, and how soon it says no to the rest. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalog } from './catalogs.ts';
import { startOurs } from './ours.ts';
import { makeMix, MIX_KINDS, type Mix, type MixKind } from './overload/mix.ts';
import { startProbes } from './overload/probes.ts';
import { send, type Outcome, type Traffic } from './overload/traffic.ts';
import { freePort } from '../tests/support/free-port.ts';
import { hasKernelFigures, type Target } from './processes.ts';
import type { Effort } from './rounds.ts';
import type { Report } from './table.ts';

const WARMING_SECONDS = 5;
/** Connections of the load that finds out how much the server does at best, */
const FEW = 32;
/** and the most that are open at a time beyond it. */
const MANY = 400;
const SEARCHES = 20_000;
const RSS_MS = 100;
const MOST = '1000000';
/** Nothing but the server's own admission is to refuse. */
export const UNLIMITED = Object.fromEntries(
  [
    'SUBMISSIONS_PER_HOUR',
    'REFUSED_SUBMISSIONS_PER_HOUR',
    'WRITE_LIMIT_PER_MINUTE',
    'SIGN_INS_PER_5_MINUTES',
    'SIGN_IN_ATTEMPTS_PER_5_MINUTES',
    'SIGN_IN_ADDRESS_ATTEMPTS_PER_5_MINUTES',
  ].map((name) => [name, MOST]),
);

interface Round {
  outcomes: Map<MixKind, Outcome>;
  seconds: number;
  /** Milliseconds of probes over new connections, and of those at a port of their own. */
  probes: number[];
  ownProbes: number[];
  megabytes: number;
}

function residentMegabytes({ pid }: Target): number {
  if (!hasKernelFigures) return Number.NaN;
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? Number.NaN) / 1_024;
}

async function runRound(target: Target, probePort: number, traffic: Traffic<MixKind>): Promise<Round> {
  const probes = startProbes(target.port);
  const ownProbes = startProbes(probePort);
  let megabytes = 0;
  const sampling = setInterval(() => (megabytes = Math.max(megabytes, residentMegabytes(target))), RSS_MS);
  const outcomes = await send(target, traffic);
  clearInterval(sampling);
  const [{ times }, { times: ownTimes }] = await Promise.all([probes.stop(), ownProbes.stop()]);
  return { outcomes, seconds: traffic.seconds, probes: times, ownProbes: ownTimes, megabytes };
}

function percentile(times: readonly number[], share: number): number {
  return [...times].sort((a, b) => a - b)[Math.max(0, Math.ceil(times.length * share) - 1)] ?? Number.NaN;
}

function goodputOf({ outcomes, seconds }: Round): number {
  return doneIn(outcomes).length / seconds;
}

function doneIn(outcomes: Map<MixKind, Outcome>): number[] {
  return [...outcomes.values()].flatMap(({ done }) => done);
}

/** One server on a copy of the catalog, which the submissions are written to; on SQLite unless the catalog says otherwise. */
export async function measureOverload(report: Report, catalog: Catalog, effort: Effort): Promise<void> {
  const isFile = catalog.databaseUrl.startsWith('sqlite:');
  const folder = mkdtempSync(join(tmpdir(), 'toolshelf-overload-'));
  const file = join(folder, 'toolshelf.db');
  if (isFile) cpSync(catalog.databaseUrl.slice('sqlite:'.length), file);
  const copy: Catalog = { ...catalog, folder, ...(isFile && { databaseUrl: `sqlite:${file}` }) };
  const mix = await makeMix(copy.databaseUrl, catalog.tools, SEARCHES);
  const probePort = await freePort();
  const settings = { TRUSTED_PROXIES: '127.0.0.1', PROBE_PORT: String(probePort), ...UNLIMITED };
  const { ours } = await startOurs(copy, settings);
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
  for (const kind of MIX_KINDS)
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
