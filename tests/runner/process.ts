/**
 * A process that takes test files from the one that started it, one after the other as long as there are any, so that the
 * program is loaded and compiled once for all of them. The files say node:test and get testing.ts.
 */
import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import type { FileResult, Order } from './results.ts';
import { takeStatements } from './statements.ts';
import { failBy, runFile, type Outcome } from './testing.ts';

const TESTING = new URL('testing.ts', import.meta.url).href;
const ROOT = new URL('../../', import.meta.url).href;
const PACKAGES = `${ROOT}node_modules/`;
const LONGEST_REASON = 6000;
/** Files leave modules and compiled code behind: a process that holds so much is replaced. */
const MOST_BYTES = 520 * 2 ** 20;
const TICKS_PER_SECOND = 100;
/** A process that still runs this long after its last file says what keeps it; the pool kills it later. */
const LINGER_MS = 20_000;

registerHooks({
  resolve(name, context, next) {
    const { parentURL = '' } = context;
    if (name === 'node:test' && parentURL !== TESTING) return { url: TESTING, shortCircuit: true };
    if (!name.endsWith('.ts') || !parentURL.startsWith(ROOT) || parentURL.startsWith(PACKAGES))
      return next(name, context);
    // As src/server/start/own-modules.ts: Node would read package.json for each.
    const url = name.startsWith('#') ? `${ROOT}src/${name.slice(1)}` : new URL(name, parentURL).href;
    return { url, format: 'module-typescript', shortCircuit: true };
  },
});
process.on('uncaughtException', failBy);
process.on('unhandledRejection', failBy);

/** What was thrown, with where it comes from and without what Node and this program did on the way. */
function describeReason(reason: unknown): string {
  const text = reason instanceof Error ? (reason.stack ?? inspect(reason)) : inspect(reason);
  const cause = reason instanceof Error && reason.cause !== undefined ? `\ncaused by ${inspect(reason.cause)}` : '';
  const lines = `${text}${cause}`
    .split('\n')
    .filter((line) => !/^\s+at .*(?:node:|tests\/runner\/(?:testing|process)\.ts)/.test(line));
  return lines.join('\n').slice(0, LONGEST_REASON);
}

/** Processor time of this process and, where the system tells, of those that it has started and that have ended; in seconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + childrenTime();
}

function childrenTime(): number {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

async function run({ file, name }: Order & { file: string }): Promise<FileResult> {
  const tests: FileResult['tests'] = [];
  const begun = performance.now();
  const spent = processorTime();
  const isWanted = (path: readonly string[]): boolean => name === undefined || path.join(' ').includes(name);
  await runFile(
    () => import(pathToFileURL(file).href),
    isWanted,
    ({ reason, ...outcome }: Outcome) =>
      tests.push({
        ...outcome,
        reason: outcome.state === 'failed' ? describeReason(reason) : typeof reason === 'string' ? reason : '',
      }),
  );
  const seconds = (performance.now() - begun) / 1000;
  const memory = process.resourceUsage().maxRSS * 1024;
  if (process.memoryUsage.rss() > MOST_BYTES) globalThis.gc?.();
  return {
    file,
    tests,
    seconds,
    processor: processorTime() - spent,
    pid: process.pid,
    memory,
    isFull: process.memoryUsage.rss() > MOST_BYTES,
    statements: takeStatements(),
  };
}

/** Runs on the list of all timers: what those that keep the process open would do. */
const DESCRIBE_TIMERS = `function () {
  return this
    .filter((timer) => !timer._destroyed && timer.hasRef())
    .map((timer) => timer._idleTimeout + ' ms: ' + String(timer._onTimeout).replace(/\\s+/g, ' ').slice(0, 300));
}`;

/** Timers have no list that a program can read but by its own inspector. */
async function describeTimers(): Promise<string[]> {
  const session = new Session();
  session.connect();
  const { result: prototype } = await session.post('Runtime.evaluate', {
    expression: 'Object.getPrototypeOf(setTimeout(() => undefined).unref())',
  });
  const { objects } = await session.post('Runtime.queryObjects', { prototypeObjectId: prototype.objectId! });
  const { result } = await session.post('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: DESCRIBE_TIMERS,
    returnByValue: true,
  });
  return result.value as string[];
}

async function tellWhatIsOpen(): Promise<void> {
  process.stderr.write(`kept open by ${process.getActiveResourcesInfo().join(', ')}\n`);
  for (const timer of await describeTimers()) process.stderr.write(`${timer}\n`);
}

// A listener, too, keeps the process from ending while a file waits for nothing but a timer that does not count.
process.on('message', (order: Order) => {
  if (order.file === undefined) {
    process.disconnect?.();
    setTimeout(() => void tellWhatIsOpen(), LINGER_MS).unref();
  } else void run({ ...order, file: order.file }).then((result) => process.send?.(result));
});
process.send?.('ready');
