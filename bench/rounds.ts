/** Rounds of load on one server, or on two in turn, so that other work of the machine delays both. */
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { cpuOf, mainThreadCpuOf, startServer, type Target } from '../tests/support/processes.ts';
import { spreadOf } from '../tests/support/statistics.ts';
import { askFor, checkAnswers, loadFor, type Work } from './load.ts';

export interface Effort {
  rounds: number;
  /** Length of a round of cached answers. */
  seconds: number;
  /** Requests of a round of answers that are not cached. */
  requests: number;
  /** Requests before the first round, until the code is compiled. */
  warming: number;
  /** Leaves out figures that follow others closely. */
  isQuick: boolean;
}

/** Microseconds of processor time a request, by round. */
interface Comparison {
  first: number[];
  second: number[];
}

/** The greatest READ_LIMIT_PER_MINUTE. A faster load waits. */
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

/** Microseconds of the server's processor time a request. */
async function measureLoad(target: Target, work: Work, load: () => Promise<number>): Promise<number> {
  const before = cpuOf(target.pid);
  const count = await load();
  const used = cpuOf(target.pid) - before;
  // The machine was suspended for the whole round.
  if (count === 0) return measureLoad(target, work, load);
  // A 304 is free, and each forwarded client has a budget of its own.
  if (work.status !== 304 && work.clients === undefined)
    asked.push({ at: performance.now(), count, port: target.port });
  return used / count;
}

async function measureRound(target: Target, work: Work, seconds: number): Promise<number> {
  if (work.clients === undefined) await keepWithinLimit(target, seconds);
  return measureLoad(target, work, () => loadFor(target, work, seconds));
}

/** Measures both servers in turn, after a round each that does not count. */
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
 * Runs two measurements in each round, in alternating order. Waits for their limits before rather than between them:
 * after a pause a machine is faster for a while.
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

/** For differences smaller than those between two rounds: the median of ten short rounds is one round. */
const SHORT = { rounds: 10, seconds: 0.2, connections: 32 };

interface Asked {
  target: Target;
  work: Work;
}

/**
 * Measures two works in turn, such as a 200 and a 304, in rounds so short that a machine that changes its speed changes
 * it for both. The load is our own: a run of wrk takes at least a second.
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

/** Fields of one answer, headers as names and values in turn, the body in base64. */
interface BareAnswer {
  path: string;
  status: number;
  headers: string[];
  body: string;
}

/** The floor: a node:http server that sends the answers of a file and does nothing else. */
const BARE = `
const [file] = process.argv.slice(1);
const answers = new Map(JSON.parse(require('node:fs').readFileSync(file, 'utf8')).map(
  ({ path, status, headers, body }) => [path, { status, headers, body: Buffer.from(body, 'base64') }]));
require('node:http').createServer((request, response) => {
  const answer = answers.get(request.url);
  if (answer === undefined) return response.writeHead(404).end();
  response.writeHead(answer.status, answer.headers).end(answer.body);
}).listen(Number(process.env.PORT), '127.0.0.1');
`;

/** Starts a bare server that sends the bytes and headers of ours for these paths. */
export async function startBare(ours: Target, work: Work, file: string): Promise<Target> {
  const answers: BareAnswer[] = [];
  for (const path of new Set(work.paths)) answers.push(await readAnswer(ours, path, work));
  writeFileSync(file, JSON.stringify(answers));
  const [path = '/'] = work.paths;
  return startServer('bare', ['-e', BARE, file], {}, path);
}

/** Headers that node:http adds. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

function readAnswer(target: Target, path: string, work: Work): Promise<BareAnswer> {
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
  /** Milliseconds of processor time a request, by round. */
  cpu: number[];
  /** Wall time of each request in milliseconds. */
  times: number[];
}

const WORKERS = 4;

/** The number of paths that `costOf` needs. */
export function pathsNeeded({ rounds, requests, warming }: Effort): number {
  return warming + rounds * requests;
}

/** The cost of answers that are not cached: each path is requested once. */
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

/** Milliseconds for which each single request holds the main thread, by the scheduler's count. */
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

/** The first divided by the second, by round. */
export function ratios({ first, second }: Comparison): number[] {
  return first.map((value, round) => value / (second[round] ?? Number.NaN));
}
