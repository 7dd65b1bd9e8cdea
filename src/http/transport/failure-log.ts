/** Failures of requests in the log: one line for each, with a stack trace for the first of its kind in a minute. */
import type { Logger } from 'pino';
import type { ErrorCode } from '#catalog/errors.ts';

const TRACE_MS = 60_000;
/** Kinds that are remembered; then all are forgotten at once. */
const KINDS = 100;

export interface FailureLog {
  /** Writes one line about what was thrown and answered with `code`; `ids` name the request. */
  report(thrown: unknown, code: ErrorCode, ids: Readonly<Record<string, string>>, sentence: string): void;
}

/** `clock` counts milliseconds and never goes back. */
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

/** While the database is away every request fails for one reason; faults of the program are told apart by where they happened. */
function kindOf(thrown: unknown, code: ErrorCode): string {
  if (code !== 'internal_error' || !(thrown instanceof Error)) return code;
  return `${code} ${/^ {4}at .*$/m.exec(thrown.stack ?? '')?.[0] ?? thrown.message}`;
}

/** What was thrown, as a text without the way to it. */
function briefOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const { code } = thrown as NodeJS.ErrnoException;
  return code === undefined ? String(thrown) : `${String(thrown)} (${code})`;
}
