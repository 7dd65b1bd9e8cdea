/** Rounds of load: two servers in turn, so that what else the machine does falls on both, or one server by itself. */
import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { BareAnswer } from './bare.ts';
import { askFor, checkAnswers, loadFor, type Work } from './load.ts';
import { cpuOf, mainThreadCpuOf, startServer, type Target } from './processes.ts';
import { spreadOf } from './statistics.ts';

export interface Effort {
  rounds: number;
  /** Length of a round of hot answers. */
  seconds: number;
  /** Requests of a round of answers that have to be worked out, */
  requests: number;
  /** and before the first of them, so that the code is compiled as in a server that has run for a while. */
  warming: number;
  /** Leaves out what another figure nearly says. */
  isQuick: boolean;
}

/** Microseconds of processor time a request, round by round. */
export interface Comparison {
  first: number[];
  second: number[];
}

/** The greatest read limit that can be set is a million a minute for one address; a faster load waits for it. */
const READS_A_MINUTE = 1_000_000;
const MOST_A_SECOND = 120_000;
const asked: { at: number; count: number; port: number }[] = [];

async function keepWithinLimit(target: Target, seconds: number): Promise<void> {
  for (;;) {
    const now = performance.now();
    const recent = asked.filter(({ at, port }) => port === target.port && now - at < 65_000);
    const sum = recent.reduce((total, { count }) => total + count, 0);
    if (sum + seconds * MOST_A_SECOND <= READS_A_MINUTE || recent.length === 0) return;
    await wait(500);
  }
}

/** Microseconds of the server's processor time a request under a load that says how many answers it had. */
async function measureLoad(target: Target, work: Work, load: () => Promise<number>): Promise<number> {
  const before = cpuOf(target.pid);
  const count = await load();
  const used = cpuOf(target.pid) - before;
  // The machine stood still for the whole round.
  if (count === 0) return measureLoad(target, work, load);
  // A 304 is free, and each forwarded client has a budget of its own.
  if (work.status !== 304 && work.clients === undefined)
    asked.push({ at: performance.now(), count, port: target.port });
  return used / count;
}

/** The same over one round. */
async function measureRound(target: Target, work: Work, seconds: number): Promise<number> {
  if (work.clients === undefined) await keepWithinLimit(target, seconds);
  return measureLoad(target, work, () => loadFor(target, work, seconds));
}

/** Both servers in turn, after a round each that does not count. */
export async function compare(first: Target, second: Target, work: Work, effort: Effort): Promise<Comparison> {
  const comparison: Comparison = { first: [], second: [] };
  for (const target of [first, second]) {
    await checkAnswers(target, work);
    await measureRound(target, work, effort.seconds);
  }
  await inTurn(
    effort,
    [first, second],
    async () => void comparison.first.push(await measureRound(first, work, effort.seconds)),
    async () => void comparison.second.push(await measureRound(second, work, effort.seconds)),
  );
  return comparison;
}

/**
 * Runs two measurements in each round, each of them first in every other one, and waits for their limits before rather
 * than between them: after a pause a machine is quicker for a while.
 */
async function inTurn(
  { rounds, seconds }: Pick<Effort, 'rounds' | 'seconds'>,
  targets: readonly Target[],
  first: () => Promise<void>,
  second: () => Promise<void>,
): Promise<void> {
  const share = seconds * (targets.length === 1 ? 2 : 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) await keepWithinLimit(target, share);
    for (const measure of round % 2 === 0 ? [first, second] : [second, first]) await measure();
  }
}

/** What lies close together differs by less than two rounds of either do: the median of so many short ones is one round. */
const SHORT = { rounds: 10, seconds: 0.2, connections: 32 };

/** A work on a server. */
export interface Asked {
  target: Target;
  work: Work;
}

/**
 * Two works in turn, such as a 200 and a 304 of one server or the same answer of two, in rounds so short that a machine
 * that changes its speed changes it for both. The load is our own: wrk asks for a second at least.
 */
export async function compareClosely(first: Asked, second: Asked, effort: Effort): Promise<Comparison> {
  const comparison: Comparison = { first: [], second: [] };
  const measure = ({ target, work }: Asked): Promise<number> =>
    measureLoad(target, work, async () => (await askFor(target, work, SHORT)).length);
  for (const { target, work } of [first, second]) {
    await checkAnswers(target, work);
    await measureRound(target, work, effort.seconds);
  }
  const targets = first.target === second.target ? [first.target] : [first.target, second.target];
  for (let round = 0; round < effort.rounds; round += 1) {
    const short: Comparison = { first: [], second: [] };
    await inTurn(
      SHORT,
      targets,
      async () => void short.first.push(await measure(first)),
      async () => void short.second.push(await measure(second)),
    );
    comparison.first.push(spreadOf(short.first).median);
    comparison.second.push(spreadOf(short.second).median);
  }
  return comparison;
}

/** A bare server with the bytes and headers that ours gives for these paths. */
export async function startBare(ours: Target, work: Work, file: string): Promise<Target> {
  const answers: BareAnswer[] = [];
  for (const path of new Set(work.paths)) answers.push(await readAnswer(ours, path, work));
  writeFileSync(file, JSON.stringify(answers));
  const [path = '/'] = work.paths;
  return startServer('bare', [new URL('bare.ts', import.meta.url).pathname, file], {}, path);
}

/** What node:http adds by itself. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

async function readAnswer(target: Target, path: string, work: Work): Promise<BareAnswer> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port: target.port, path, headers: { host: 'localhost', ...work.headers } },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => {
          if (response.statusCode !== (work.status ?? 200)) {
            reject(new Error(`${target.name} answered ${path} with ${response.statusCode}`));
            return;
          }
          const headers: string[] = [];
          for (let at = 0; at < response.rawHeaders.length; at += 2) {
            const name = response.rawHeaders[at] ?? '';
            if (!OWN_HEADERS.has(name.toLowerCase())) headers.push(name, response.rawHeaders[at + 1] ?? '');
          }
          resolve({ path, status: response.statusCode ?? 0, headers, body: Buffer.concat(pieces).toString('base64') });
        });
      },
    )
      .on('error', reject)
      .end();
  });
}

export interface Cost {
  /** Milliseconds of processor time a request, round by round. */
  cpu: number[];
  /** Wall time of requests in milliseconds, all of them. */
  times: number[];
}

const WORKERS = 4;

/** How many paths `costOf` asks for. */
export function pathsNeeded({ rounds, requests, warming }: Effort): number {
  return warming + rounds * requests;
}

/** What answers cost that have never been given: every path is asked once, `requests` of them a round after those that do not count. */
export async function costOf(target: Target, work: Work, effort: Effort): Promise<Cost> {
  const { rounds, requests, warming } = effort;
  const cost: Cost = { cpu: [], times: [] };
  if (work.paths.length < pathsNeeded(effort))
    throw new Error(`${work.name}: ${pathsNeeded(effort)} different paths are needed, there are ${work.paths.length}`);
  await askFor(target, work, { count: warming, connections: WORKERS });
  for (let round = 0; round < rounds; round += 1) {
    const before = cpuOf(target.pid);
    const times = await askFor(target, work, {
      count: requests,
      connections: WORKERS,
      from: warming + round * requests,
    });
    cost.cpu.push((cpuOf(target.pid) - before) / requests / 1000);
    cost.times.push(...times);
  }
  return cost;
}

/** Milliseconds for which each single request holds the main thread: one at a time, by the scheduler's count. */
export async function blocksOf(target: Target, work: Work, from: number, count: number): Promise<number[]> {
  const blocks: number[] = [];
  let before = mainThreadCpuOf(target.pid);
  await askFor(target, work, {
    count,
    from,
    connections: 1,
    onAnswer() {
      const now = mainThreadCpuOf(target.pid);
      blocks.push((now - before) / 1000);
      before = now;
    },
  });
  return blocks;
}
