/** Equal failures of background work are a line a minute: a full disk fails every round of every worker. */
import { MINUTE_MS } from '#catalog/periods.ts';
import type { LoggerOptions } from 'pino';
import type { Clock } from '#time/clock.ts';

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

/** Most remembered kinds; then all are forgotten. */
const KINDS = 100;

/** The failure of a line that says nothing else; undefined for other lines, which name what failed. */
function failureIn(fields: unknown, sentence: unknown): string | undefined {
  if (typeof fields !== 'object' || fields === null || Object.keys(fields).join() !== 'err') return undefined;
  const { err } = fields as { err: unknown };
  return `${String(sentence)}: ${err instanceof Error ? err.message : String(err)}`;
}

/** A hook of pino. A line after a minute has `repeated`, the number of equal lines left out since the last. */
export function leaveOutRepeated(clock: Pick<Clock, 'monotonic'>): LogMethod {
  const known = new Map<string, { at: number; repeated: number }>();
  return function logMethod(args, method) {
    const [fields, sentence] = args as unknown[];
    const failure = failureIn(fields, sentence);
    if (failure === undefined) return method.apply(this, args);
    const last = known.get(failure);
    if (last !== undefined && clock.monotonic() - last.at < MINUTE_MS) {
      last.repeated += 1;
      return;
    }
    if (known.size >= KINDS) known.clear();
    known.set(failure, { at: clock.monotonic(), repeated: 0 });
    if (last === undefined || last.repeated === 0) return method.apply(this, args);
    method.call(this, { ...(fields as object), repeated: last.repeated }, String(sentence));
  };
}
