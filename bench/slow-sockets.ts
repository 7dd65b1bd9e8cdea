/** `npm run bench -- slow-sockets`: how soon /livez answers while 2,000 connections hang, and whether they are ever let go. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { askFor } from './load.ts';
import { hasKernelFigures, moveTo, pinningSkipped, startServer, type Target } from './processes.ts';
import { spreadOf } from './statistics.ts';
import { createReport } from './table.ts';

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;
const SOCKETS = 2_000;
const TRICKLE_MS = 2_000;
/** Between two hundreds of connections. */
const OPEN_MS = 100;
const PROBE_MS = 20;
/** Longer than the longest of the server's timeouts: Node looks twice, 30 s apart, whether what a client does not read has moved; and the second after it. */
const SECONDS = 65;
/** How long the same is measured without them, to know what the machine itself adds. */
const ALONE_SECONDS = 10;
/** Requests of a client that reads no answer, of some 200 KB each: more than lies in the buffers of a connection. */
const UNREAD = 10;

/** What a slow client says at once, and the byte that it adds from time to time; none of them reads or ends anything. */
const KINDS: Record<string, { says: string; adds: string }> = {
  silent: { says: '', adds: '' },
  'half a head': { says: 'GET /en HTTP/1.1\r\nHost: localhost\r\nX-A: ', adds: 'a' },
  'half a form': {
    says: 'POST /en/sign-in HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\n',
    adds: 'a',
  },
  'half a submission': {
    says: 'POST /api/v1/submissions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    adds: '1\r\n \r\n',
  },
  'no reader': { says: 'GET /agent/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(UNREAD), adds: '' },
  rubbish: { says: 'rubbish\r\n\r\n', adds: 'a' },
};

/** Opens the slow connections; the returned function ends them. */
async function openSlow(port: number): Promise<() => void> {
  const kinds = Object.values(KINDS);
  const sockets: Socket[] = [];
  const trickles: NodeJS.Timeout[] = [];
  for (let count = 0; count < SOCKETS; count += 1) {
    const { says = '', adds = '' } = kinds[count % kinds.length] ?? {};
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined);
    socket.pause();
    if (says !== '') socket.write(says);
    if (adds !== '') trickles.push(setInterval(() => socket.writable && socket.write(adds), TRICKLE_MS));
    sockets.push(socket);
    if (count % 100 === 99) await wait(OPEN_MS);
  }
  return () => {
    for (const trickle of trickles) clearInterval(trickle);
    for (const socket of sockets) socket.destroy();
  };
}

function filesOf({ pid }: Target): number {
  return hasKernelFigures ? readdirSync(`/proc/${pid}/fd`).length : Number.NaN;
}

/** Milliseconds of /livez over a new connection each time, for some seconds. */
async function probe(target: Target, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    times.push(...(await askFor(target, { name: 'livez', paths: ['/livez'] }, { count: 1, connections: 1 })));
    await wait(PROBE_MS);
  }
  return times;
}

function percentile(times: readonly number[], share: number): number {
  return [...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN;
}

moveTo('1');
const report = createReport();
if (pinningSkipped !== undefined) report.skip(pinningSkipped);
if (!hasKernelFigures)
  report.skip('skipped: connections that are left: they are read from /proc, which only Linux has');
const folder = mkdtempSync(join(tmpdir(), 'toolshelf-slow-'));
const target = await startServer(
  'toolshelf',
  ['--max-semi-space-size=4', MAIN],
  { DATA_DIR: folder, DEMO_CATALOG: 'off' },
  '/livez',
);
try {
  await probe(target, 2);
  const alone = await probe(target, ALONE_SECONDS);
  const files = filesOf(target);
  const end = await openSlow(target.port);
  const times = await probe(target, SECONDS);
  const left = filesOf(target) - files;
  end();
  const name = `${SOCKETS.toLocaleString('en')} slow connections`;
  const tools = 0;
  report.add({ work: 'no slow connection: /livez, p99', tools, values: [percentile(alone, 0.99)], unit: 'ms' });
  report.add({ work: `${name}: /livez, median`, tools, values: [spreadOf(times).median], unit: 'ms' });
  report.add({
    work: `${name}: /livez, p99`,
    tools,
    values: [percentile(times, 0.99)],
    unit: 'ms',
    must: ['<=', 100],
  });
  report.add({ work: `${name}: /livez, longest`, tools, values: [Math.max(...times)], unit: 'ms' });
  report.add({ work: `${name}: still open after ${SECONDS} s`, tools, values: [left], unit: 'x', must: ['<=', 5] });
} finally {
  await target.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = report.print() ? 0 : 1;
