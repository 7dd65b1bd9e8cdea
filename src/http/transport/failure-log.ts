/**
 * The log of failed requests: a line for each fault of the program, with a stack trace once a minute for each kind; an
 * outage, such as a full disk, is a line a minute.
 */
import { MINUTE_MS } from '#catalog/periods.ts';
import type { Logger } from 'pino';
import type { ErrorCode } from '#catalog/errors.ts';

/** Most remembered kinds; then all are forgotten. */
const KINDS = 100;

export interface FailureLog {
  /** Logs an error that was answered with `code`; `ids` identify the request. */
  report(thrown: unknown, code: ErrorCode, ids: Readonly<Record<string, string>>, sentence: string): void;
}

/** `clock` returns monotonic milliseconds. A line after a minute has `repeated`, the number of lines left out since the last. */
export function createFailureLog(log: Logger, clock: () => number): FailureLog {
  const known = new Map<string, { at: number; repeated: number }>();
  return {
    report(thrown, code, ids, sentence) {
      const kind = kindOf(thrown, code);
      const last = known.get(kind);
      if (last !== undefined && clock() - last.at < MINUTE_MS) {
        if (code === 'unavailable') last.repeated += 1;
        else log.error({ err: briefOf(thrown), ...ids }, sentence);
        return;
      }
      if (known.size >= KINDS) known.clear();
      known.set(kind, { at: clock(), repeated: 0 });
      const repeated = last?.repeated ?? 0;
      log.error({ err: thrown, ...ids, ...(repeated > 0 && { repeated }) }, sentence);
    },
  };
}

/** Outages by their message, internal errors by their place in the code, others by their code. */
function kindOf(thrown: unknown, code: ErrorCode): string {
  if (code === 'unavailable') return `${code} ${briefOf(thrown)}`;
  if (code !== 'internal_error' || !(thrown instanceof Error)) return code;
  return `${code} ${/^ {4}at .*$/m.exec(thrown.stack ?? '')?.[0] ?? thrown.message}`;
}

/** The message without its stack trace. */
function briefOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const { code } = thrown as NodeJS.ErrnoException;
  return code === undefined ? String(thrown) : `${String(thrown)} (${code})`;
}
