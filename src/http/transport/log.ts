/** The log of a process: request lines are batched for a moment, all others are written at once. */
import { pino, type DestinationStream, type Logger } from 'pino';
import { after, systemClock, type Clock } from '#time/clock.ts';
import { traceMembers } from './trace-context.ts';
import { loggedPath } from './logged-path.ts';

/** Lines about answers are written when there are this many, */
const BATCH = 256;
/** or after this many milliseconds. */
const PATIENCE_MS = 200;

export interface AccessLog {
  /** A response from the cache, by its line from `cachedLine`; with the `traceparent` header. */
  cached(line: string, trace?: string | string[]): void;
  /** A response from the router. */
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

/** What is the same in every line about a cached response. */
export function cachedLine(path: string, status: number): string {
  const line = JSON.stringify({ method: 'GET', path: loggedPath(path, path, status), status, msg: 'answered' });
  return `${line.slice(1)}\n`;
}

/** A pipe takes so many bytes at once or none of them (PIPE_BUF, `man 7 pipe`), however many processes write to it. */
const WHOLE_BYTES = 4_096;

/** Standard output of several processes: lines are written in pieces that no other process writes into. */
export function openSharedOutput(): DestinationStream & { flush(done?: (error?: Error) => void): void } {
  const output = pino.destination({ dest: 1, sync: false, maxWrite: WHOLE_BYTES });
  return {
    // The stream puts lines together up to that size, but takes a larger text as it is.
    write(lines: string) {
      for (const line of lines.split(/(?<=\n)/)) output.write(line);
    },
    flush: (done) => output.flush(done),
  };
}

/**
 * Opens the log at `level`, on standard output unless told otherwise. Lines about answers are those that `logger.info`
 * would write, past pino's serialisers, which cost more than a cached response does; at levels that leave such lines
 * out they cost nothing. Each other line is on its way when the call returns, so that a process that is killed
 * leaves its errors behind.
 */
export function openLog(
  level: string,
  destination: DestinationStream & { flush?(done?: (error?: Error) => void): void } = pino.destination({
    dest: 1,
    sync: false,
  }),
  clock: Clock = systemClock,
): Log {
  /** The head and the rest of each collected line in turn. */
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
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, {
    write(line: string) {
      handOn();
      destination.write(line);
    },
    /** Called by `logger.flush`. */
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
        `${traceMembers(trace)}"request_id":"${requestId}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${Math.round(milliseconds * 10) / 10},"msg":"answered"}\n`,
      ),
  };
  return { logger, access: logger.isLevelEnabled('info') ? access : SILENT };
}
