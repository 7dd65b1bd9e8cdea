/** The access log: one line for each answer, collected and handed to the logger's destination together. */
import { symbols, type DestinationStream, type Logger } from 'pino';
import { flatText } from './head-lines.ts';

/** Lines are handed on when there are this many, */
const BATCH = 256;
/** or after this many milliseconds. */
const PATIENCE_MS = 200;

export interface AccessLog {
  /** An answer that was ready, by its line from `readyLine`. */
  ready(line: string): void;
  /** An answer that was worked out. */
  answered(requestId: string, method: string, path: string, status: number, milliseconds: number): void;
  /** Hands on what was collected. */
  flush(): void;
}

const SILENT: AccessLog = { ready: () => undefined, answered: () => undefined, flush: () => undefined };

const logs = new WeakMap<Logger, AccessLog>();

/**
 * The access log of a logger: the same for all who ask. It writes the lines that `log.info` would write, past pino's
 * serialisers, which cost more than a ready answer does; at levels that leave such lines out it costs nothing.
 */
export function accessLog(log: Logger): AccessLog {
  let access = logs.get(log);
  if (access === undefined) {
    access = log.isLevelEnabled('info') ? createAccessLog(log) : SILENT;
    logs.set(log, access);
  }
  return access;
}

/** What is the same in every line about an answer that is ready; `path` must need no escapes in JSON. */
export function readyLine(path: string, status: number): string {
  return flatText(`"method":"GET","path":"${path}","status":${status},"msg":"answered"}\n`);
}

function createAccessLog(log: Logger): AccessLog {
  const destination = (log as unknown as Record<symbol, DestinationStream>)[symbols.streamSym];
  /** The head and the rest of each line in turn. */
  const batch: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let time = 0;
  let head = '';

  function handOn(): void {
    clearTimeout(timer);
    timer = undefined;
    if (batch.length === 0) return;
    const lines = batch.join('');
    batch.length = 0;
    destination?.write(lines);
  }
  function add(line: string): void {
    const now = Date.now();
    if (now !== time) {
      time = now;
      head = `{"level":30,"time":"${new Date(now).toISOString()}",`;
    }
    batch.push(head, line);
    if (batch.length >= BATCH * 2) handOn();
    else timer ??= setTimeout(flush, PATIENCE_MS).unref();
  }
  function flush(): void {
    handOn();
    // The destination collects, too; on a quiet server these lines would wait for more.
    log.flush();
  }
  return {
    ready: add,
    answered: (requestId, method, path, status, milliseconds) =>
      add(
        `"request_id":"${requestId}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${Math.round(milliseconds * 10) / 10},"msg":"answered"}\n`,
      ),
    flush,
  };
}
