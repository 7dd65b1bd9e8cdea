/** The load: wrk where it is installed, else our own generator. Both end the run at the first wrong answer. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hasProgram, onCore, type Target } from '../tests/support/processes.ts';

const CONNECTIONS = 32;

export interface Work {
  name: string;
  /** Requested in turn. */
  paths: readonly string[];
  headers?: Readonly<Record<string, string>>;
  /** Number of clients that X-Forwarded-For names in turn; without it there is no proxy. */
  clients?: number;
  /** The expected status, 200 by default. */
  status?: 200 | 304;
}

/** Addresses of forwarded clients (RFC 5737). */
const FORWARDED_NETWORK = '198.51.100.';

const run = promisify(execFile);
const hasWrk = hasProgram('wrk');

export const wrkSkipped = hasWrk
  ? undefined
  : 'skipped: wrk is not installed; the load comes from a slower generator in Node';

/** Requests the paths in turn over many connections. Resolves to the number of answers. */
export async function loadFor(target: Target, work: Work, seconds: number): Promise<number> {
  return hasWrk
    ? runWrk(target, work, seconds)
    : askFor(target, work, { seconds, connections: CONNECTIONS }).then((times) => times.length);
}

async function runWrk(target: Target, work: Work, seconds: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'toolshelf-wrk-'));
  try {
    const script = join(folder, 'requests.lua');
    writeFileSync(script, wrkScript(work));
    const words = [
      '-t1',
      `-c${CONNECTIONS}`,
      `-d${Math.max(1, seconds)}s`,
      // A suspended machine is no wrong answer.
      '--timeout',
      '10s',
      '-s',
      script,
      `http://127.0.0.1:${target.port}`,
    ];
    const { stdout } = await run(...onCore(1, 'wrk', words));
    // wrk counts 2xx and 3xx as good; each work has been checked for its exact status by `checkAnswers`.
    const wrong = /Non-2xx or 3xx responses: (\d+)/.exec(stdout) ?? /Socket errors: (.*)/.exec(stdout);
    if (wrong) throw new Error(`${target.name}, ${work.name}: wrong answers: ${wrong[1] ?? ''}`);
    return Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function wrkScript({ paths, headers = {}, clients = 0 }: Work): string {
  const fields = Object.entries({ Host: 'localhost', ...headers }).map(
    ([name, value]) => `[${quote(name)}]=${quote(value)}`,
  );
  if (clients > 0) fields.push(`["X-Forwarded-For"]=${quote(FORWARDED_NETWORK)} .. (index % ${clients})`);
  return `local paths = {\n${paths.map(quote).join(',\n')}\n}
local requests, at = {}, 0
init = function()
  for index = 0, math.max(#paths, ${clients}) - 1 do
    requests[index + 1] = wrk.format("GET", paths[index % #paths + 1], {${fields.join(', ')}})
  end
end
request = function()
  at = at % #requests + 1
  return requests[at]
end
`;
}

/** Lua reads the escapes of a JSON string in ASCII the same way. */
function quote(text: string): string {
  return JSON.stringify(text);
}

/** Throws unless a sample of the paths is answered with the expected status. */
export async function checkAnswers(target: Target, work: Work): Promise<void> {
  const step = Math.max(1, Math.floor(work.paths.length / 5));
  const sample = work.paths.filter((_, at) => at % step === 0);
  await askFor(target, { ...work, paths: sample }, { count: sample.length, connections: 1 });
}

interface Extent {
  /** Number of requests, or their time in `seconds`. */
  count?: number;
  seconds?: number;
  connections: number;
  /** Index of the first path. */
  from?: number;
  /** Called after each answer of a run over one connection. */
  onAnswer?: (path: string) => void;
}

/** Our own generator; resolves to the wall time of each request in milliseconds. Throws at the first wrong status. */
export async function askFor(target: Target, work: Work, extent: Extent): Promise<number[]> {
  const times: number[] = [];
  const count = extent.count ?? Number.POSITIVE_INFINITY;
  const until = performance.now() + (extent.seconds ?? Number.POSITIVE_INFINITY) * 1000;
  let next = 0;
  const nextPath = (): string | undefined => {
    if (next >= count || performance.now() > until) return undefined;
    next += 1;
    return work.paths[((extent.from ?? 0) + next - 1) % work.paths.length];
  };
  const lines = Object.entries({ host: 'localhost', ...work.headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const { clients = 0 } = work;
  const nextFields = (): string =>
    clients === 0
      ? lines.join('')
      : `${lines.join('')}x-forwarded-for: ${clientOf(((extent.from ?? 0) + next) % clients)}\r\n`;
  const connections = Array.from({ length: Math.min(extent.connections, count) }, () =>
    askOn(target, { nextPath, nextFields, status: work.status ?? 200, times, onAnswer: extent.onAnswer }),
  );
  await Promise.all(connections);
  return times;
}

/** The address of a client; those beyond 256 are in the network for benchmarks (RFC 2544). */
function clientOf(number: number): string {
  if (number < 256) return `${FORWARDED_NETWORK}${number}`;
  return `198.${18 + ((number >> 16) & 1)}.${(number >> 8) & 255}.${number & 255}`;
}

interface Asking {
  nextPath(): string | undefined;
  /** Header lines of the request for the latest path. */
  nextFields(): string;
  status: number;
  times: number[];
  onAnswer: ((path: string) => void) | undefined;
}

/**
 * One connection that sends the next request after each whole answer. A server may close an idle connection just as a
 * request is sent, as after a machine stood still: like other clients it then asks again (RFC 9112, 9.3.1).
 */
function askOn(target: Target, asking: Asking): Promise<void> {
  return new Promise((resolve, reject) => {
    let path: string | undefined;
    let asked = 0;
    const open = (): void => {
      const socket = connect(target.port, '127.0.0.1').setNoDelay(true);
      let answers = 0;
      let isLost = false;
      let received: Buffer = Buffer.alloc(0);
      /** Bytes of the answer; -1 before the end of its head. */
      let expected = -1;
      const send = (): void => {
        received = Buffer.alloc(0);
        expected = -1;
        socket.write(`GET ${path} HTTP/1.1\r\n${asking.nextFields()}\r\n`);
      };
      const ask = (): void => {
        path = asking.nextPath();
        asked = performance.now();
        if (path === undefined) {
          socket.end();
          resolve();
        } else send();
      };
      const lose = (error: Error): void => {
        if (isLost || path === undefined) return;
        isLost = true;
        if (answers > 0 && received.length === 0) open();
        else reject(error);
      };
      socket.on('connect', () => (path === undefined ? ask() : send()));
      socket.on('error', lose);
      socket.on('close', () => lose(new Error(`${target.name} closed the connection at ${path}`)));
      socket.on('data', (bytes: Buffer) => {
        received = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
        if (expected < 0) {
          const end = received.indexOf('\r\n\r\n');
          if (end < 0) return;
          const head = received.toString('latin1', 0, end);
          const status = Number(head.slice(9, 12));
          const length = status === 304 ? 0 : Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Number.NaN);
          if (status !== asking.status || Number.isNaN(length)) {
            reject(new Error(`${target.name} answered ${path} with ${status} and ${length} bytes`));
            socket.destroy();
            return;
          }
          expected = end + 4 + length;
        }
        if (received.length < expected) return;
        answers += 1;
        asking.times.push(performance.now() - asked);
        asking.onAnswer?.(path ?? '');
        ask();
      });
    };
    open();
  });
}
