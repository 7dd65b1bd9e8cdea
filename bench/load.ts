/** The load: wrk where it is installed, else a generator of our own; both stop the run at the first wrong answer. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hasProgram, onCore, type Target } from './processes.ts';

const CONNECTIONS = 32;

export interface Work {
  name: string;
  /** Paths that are asked for in turn. */
  paths: readonly string[];
  headers?: Readonly<Record<string, string>>;
  /** From so many clients, in turn, a proxy forwards the requests; without it there is no proxy. */
  clients?: number;
  /** The only status that is right; 200 unless told. */
  status?: 200 | 304;
}

/** Clients that a proxy forwards are addresses of this network (RFC 5737). */
const FORWARDED_NETWORK = '198.51.100.';

const run = promisify(execFile);
const hasWrk = hasProgram('wrk');

/** The sentence for a machine without wrk. */
export const wrkSkipped = hasWrk
  ? undefined
  : 'skipped: wrk is not installed; the load comes from a generator in Node, which asks less often';

/** Asks for the paths in turn over many connections for some seconds. Resolves to the number of answers. */
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
      // A machine that stands still for a moment is no wrong answer.
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

/** Throws unless a sample of the paths is answered with the one right status. */
export async function checkAnswers(target: Target, work: Work): Promise<void> {
  const step = Math.max(1, Math.floor(work.paths.length / 5));
  const sample = work.paths.filter((_, at) => at % step === 0);
  await askFor(target, { ...work, paths: sample }, { count: sample.length, connections: 1 });
}

export interface Extent {
  /** How many requests in all; or, */
  count?: number;
  /** for how long. */
  seconds?: number;
  connections: number;
  /** Where in the paths to begin. */
  from?: number;
  /** Called after each answer of a run over one connection. */
  onAnswer?: (path: string) => void;
}

/** Asks by ourselves; resolves to the wall time of each request in milliseconds. Throws at the first wrong status. */
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

/** The address of a client by its number; those beyond the first network are in the one for benchmarks (RFC 2544). */
function clientOf(number: number): string {
  if (number < 256) return `${FORWARDED_NETWORK}${number}`;
  return `198.${18 + ((number >> 16) & 1)}.${(number >> 8) & 255}.${number & 255}`;
}

interface Asking {
  nextPath(): string | undefined;
  /** Header lines of the request for the path that was given last. */
  nextFields(): string;
  status: number;
  times: number[];
  onAnswer: ((path: string) => void) | undefined;
}

/** One connection that asks, waits for the whole answer and asks again. */
function askOn(target: Target, asking: Asking): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(target.port, '127.0.0.1').setNoDelay(true);
    let path: string | undefined;
    let asked = 0;
    let received: Buffer = Buffer.alloc(0);
    /** Bytes of the answer, known from its head on. */
    let expected = -1;
    const ask = (): void => {
      path = asking.nextPath();
      if (path === undefined) {
        socket.end();
        resolve();
        return;
      }
      received = Buffer.alloc(0);
      expected = -1;
      asked = performance.now();
      socket.write(`GET ${path} HTTP/1.1\r\n${asking.nextFields()}\r\n`);
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`${target.name} closed the connection at ${path}`)));
    socket.on('data', (bytes: Buffer) => {
      received = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
      if (expected < 0) {
        const end = received.indexOf('\r\n\r\n');
        if (end < 0) return;
        const head = received.toString('latin1', 0, end);
        const status = Number(head.slice(9, 12));
        if (status !== asking.status) {
          reject(new Error(`${target.name} answered ${path} with ${status}`));
          socket.destroy();
          return;
        }
        expected = end + 4 + (status === 304 ? 0 : Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Number.NaN));
        if (Number.isNaN(expected)) {
          reject(new Error(`${target.name} gave no length for ${path}`));
          socket.destroy();
          return;
        }
      }
      if (received.length < expected) return;
      asking.times.push(performance.now() - asked);
      asking.onAnswer?.(path ?? '');
      ask();
    });
  });
}
