/** The log of a process: request lines are batched, all others are written at once. */
import { pino, type DestinationStream, type Logger } from 'pino';
import { after, systemClock, type Clock } from '#time/clock.ts';
import { traceMembers } from './trace-context.ts';
import { loggedPath } from './logged-path.ts';
import { readableLines } from './readable-lines.ts';
import { leaveOutRepeated } from './repeated-lines.ts';

/** Request lines are written when there are this many. */
const BATCH = 256;
/** Request lines are written after this many milliseconds at the latest. */
const PATIENCE_MS = 200;

export interface AccessLog {
  /** A cached response, with its line from `cachedLine` and the `traceparent` header. */
  cached(line: string, trace?: string | string[]): void;
  /** A response of the router. */
  answered(
    requestId: string,
    method: string,
    path: string,
    status: number,
    milliseconds: number,
    /** The `traceparent` header. */
    trace?: string | string[],
  ): void;
}

export interface Log {
  readonly logger: Logger;
  readonly access: AccessLog;
}

const SILENT: AccessLog = { cached: () => undefined, answered: () => undefined };

/** The constant part of the line for a cached response. */
export function cachedLine(path: string, status: number): string {
  const line = JSON.stringify({ method: 'GET', path: loggedPath(path, path, status), status, msg: 'answered' });
  return `${line.slice(1)}\n`;
}

/** A pipe takes this many bytes at once or none (PIPE_BUF, `man 7 pipe`), from any process. */
const WHOLE_BYTES = 4_096;

type Output = DestinationStream & { flush?(done?: (error?: Error) => void): void };

/** Standard output: lines for people on a terminal, otherwise JSON. */
export function openOutput(isShared = false): Output {
  if (process.stdout.isTTY) return { write: (lines) => void process.stdout.write(readableLines(lines)) };
  return isShared ? openSharedOutput() : pino.destination({ dest: 1, sync: false });
}

/** Standard output of several processes: no line is split by another process. */
function openSharedOutput(): DestinationStream & { flush(done?: (error?: Error) => void): void } {
  const output = pino.destination({ dest: 1, sync: false, maxWrite: WHOLE_BYTES });
  return {
    // The stream joins lines up to that size, but writes a longer text in one go.
    write(lines: string) {
      for (const line of lines.split(/(?<=\n)/)) output.write(line);
    },
    flush: (done) => output.flush(done),
  };
}

/**
 * Opens the log at `level`, by default on standard output. Request lines look like lines of
 * `logger.info` but bypass pino's serialisers, which cost more than a cached response; below `info`
 * they cost nothing. All other lines are written before the call returns, so a killed process
 * leaves its errors behind.
 */
export function openLog(level: string, destination: Output = openOutput(), clock: Clock = systemClock): Log {
  /** Head and rest of each line, alternating. */
  const batch: string[] = [];
  let stopWaiting: (() => void) | undefined;
  let time = 0;
  let head = '';

  function handOn(): void {
    stopWaiting?.();
    stopWaiting = undefined;
    if (batch.length === 0) return;
    const lines = batch.join('');
    batch.length = 0;
    destination.write(lines);
  }
  function collect(line: string): void {
    const now = clock.now().getTime();
    if (now !== time) {
      time = now;
      head = `{"level":30,"time":"${new Date(now).toISOString()}",`;
    }
    batch.push(head, line);
    if (batch.length >= BATCH * 2) handOn();
    else stopWaiting ??= after(clock, PATIENCE_MS, handOn);
  }
  const hooks = { logMethod: leaveOutRepeated(clock) };
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, hooks }, {
    write(line: string) {
      handOn();
      destination.write(line);
    },
    flush(done: (error?: Error) => void) {
      handOn();
      if (destination.flush === undefined) done();
      else destination.flush(done);
    },
  } as DestinationStream);
  const access: AccessLog = {
    cached: (line, trace) => collect(trace === undefined ? line : traceMembers(trace) + line),
    answered: (requestId, method, path, status, milliseconds, trace) =>
      collect(
        `${traceMembers(trace)}"request_id":"${requestId}","method":"${method}","path":${JSON.stringify(path)},` +
          `"status":${status},"ms":${Math.round(milliseconds * 10) / 10},"msg":"answered"}\n`,
      ),
  };
  return { logger, access: logger.isLevelEnabled('info') ? access : SILENT };
}
