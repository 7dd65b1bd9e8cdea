/** The log of failed requests: a line for each, with a stack trace once a minute for each kind. */
import type { Logger } from 'pino';
import type { ErrorCode } from '#catalog/errors.ts';

const TRACE_MS = 60_000;
/** Most remembered kinds; then all are forgotten. */
const KINDS = 100;

export interface FailureLog {
  /** Logs an error that was answered with `code`; `ids` identify the request. */
  report(thrown: unknown, code: ErrorCode, ids: Readonly<Record<string, string>>, sentence: string): void;
}

/** `clock` returns monotonic milliseconds. */
export function createFailureLog(log: Logger, clock: () => number): FailureLog {
  const tracedAt = new Map<string, number>();

  function isTraced(kind: string): boolean {
    const now = clock();
    const last = tracedAt.get(kind);
    if (last !== undefined && now - last < TRACE_MS) return false;
    if (tracedAt.size >= KINDS) tracedAt.clear();
    tracedAt.set(kind, now);
    return true;
  }

  return {
    report(thrown, code, ids, sentence) {
      const err = isTraced(kindOf(thrown, code)) ? thrown : briefOf(thrown);
      log.error({ err, ...ids }, sentence);
    },
  };
}

/** By code; internal errors also by their place in the code. */
function kindOf(thrown: unknown, code: ErrorCode): string {
  if (code !== 'internal_error' || !(thrown instanceof Error)) return code;
  return `${code} ${/^ {4}at .*$/m.exec(thrown.stack ?? '')?.[0] ?? thrown.message}`;
}

/** The message without its stack trace. */
function briefOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const { code } = thrown as NodeJS.ErrnoException;
  return code === undefined ? String(thrown) : `${String(thrown)} (${code})`;
}
