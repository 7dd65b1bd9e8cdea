/**
 * `npm run bench -- hold`: how long one request can make everybody else wait. Hostile texts go to every route and every
 * field, as long as allowed and longer, to a server as production starts it; its event loop is watched from inside by a
 * timer that is due every millisecond (`hold/probe.ts`). Ends with 1 when it was held longer than 50 ms, or a request failed.
 * Time that other processes took is left out. What held it long is sent again: the least counts, since garbage of earlier
 * requests may have been collected meanwhile.
 */
import { parseArgs } from 'node:util';
import { connect } from 'node:net';
import { once } from 'node:events';
import { openConnection } from '../tests/fuzz/connection.ts';
import { startHoldServer } from './hold/server.ts';
import { listRequests } from './hold/requests.ts';
import type { HoldRequest } from './hold/sources.ts';

const LONGEST_MS = 50;
/** From here on a figure is looked at twice. */
const LONG_MS = 20;
const SHOWN = 10;
/** How often what seems to have held the loop is asked to do so again. */
const TRIES = 6;

interface Held {
  held: number;
  busy: number;
}

interface Result extends Held {
  asked: HoldRequest;
  status: number;
}

const { only } = parseArgs({ options: { only: { type: 'string', default: '' } } }).values;
const { target, holdPort, sources, stop } = await startHoldServer();
const connection = openConnection(target.port);
const probe = connect(holdPort, '127.0.0.1').setNoDelay(true);
await once(probe, 'connect');

/** The longest wait since it was asked for last. */
async function readProbe(): Promise<Held> {
  probe.write('?');
  const [answer] = (await once(probe, 'data')) as [Buffer];
  return JSON.parse(answer.toString()) as Held;
}

async function ask(asked: HoldRequest): Promise<Result> {
  await readProbe();
  const status = await connection.exchange([asked.request]).then(
    ([answer]) => answer?.status ?? 0,
    () => 0,
  );
  return { ...(await readProbe()), asked, status };
}

async function askAgain(first: Result): Promise<Result> {
  let least = first;
  for (let tries = 1; tries < TRIES && least.held > LONG_MS; tries += 1) {
    const again = await ask(first.asked);
    if (again.held < least.held) least = { ...again, status: first.status };
  }
  return least;
}

const shown = ({ held, busy, status, asked: { route, field, kind, as, request } }: Result): string =>
  `${held.toFixed(1).padStart(7)} ms  ${busy.toFixed(1).padStart(6)} ms busy  ${status}  ${route}  ${field}  ${kind}  ${as}  ${request.body?.length ?? request.target.length} bytes`;

const results: Result[] = [];
const statuses = new Map<number, number>();
try {
  const all = listRequests(sources).filter(({ route, field, kind }) => `${route} ${field} ${kind}`.includes(only));
  for (const [at, asked] of all.entries()) {
    if (at % 2_000 === 0) process.stderr.write(`${at} of ${all.length}\n`);
    const result = await askAgain(await ask(asked));
    statuses.set(result.status, (statuses.get(result.status) ?? 0) + 1);
    results.push(result);
  }
} finally {
  probe.destroy();
  connection.close();
  await stop();
}

const worst = results.toSorted((a, b) => b.held - a.held);
const failed = results.filter(({ status }) => status === 0 || status >= 500);
const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
process.stdout.write(`${results.length} requests (${counts.join(', ')})\nthe loop was held longest by\n`);
process.stdout.write(`${worst.slice(0, SHOWN).map(shown).join('\n')}\n`);
for (const result of failed.slice(0, SHOWN)) process.stdout.write(`FAILED ${shown(result)}\n`);
const reached = new Set(
  results.filter(({ status }) => status !== 401 && status !== 403).map(({ asked }) => asked.route),
);
const closed = [...new Set(results.map(({ asked }) => asked.route))].filter((route) => !reached.has(route));
for (const route of closed) process.stdout.write(`NOT REACHED ${route}\n`);
const isHeld = (worst[0]?.held ?? 0) > LONGEST_MS;
process.stdout.write(`none longer than ${LONGEST_MS} ms: ${isHeld ? 'NO' : 'yes'}\n`);
process.exitCode = isHeld || failed.length > 0 || closed.length > 0 ? 1 : 0;
