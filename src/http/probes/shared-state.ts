/** Server state in shared memory, and the answers to probes that a thread derives from it. */
import { answerReadiness, type ProbeAnswer, type Readiness, STATES } from './readiness.ts';

/** A server without a report for this many milliseconds is not ready. */
const NOT_READY_AFTER_MS = 3_000;
/** A server without a report for this many milliseconds is not alive. */
const NOT_ALIVE_AFTER_MS = 30_000;

export interface SharedState {
  /** The time of the last report, in milliseconds since 1970. */
  reportedAt: BigInt64Array;
  /** The number of its state, and the percentage of the tools loaded. */
  values: Int32Array;
}

export function createSharedState(): SharedState {
  const values = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  return { reportedAt: new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT)), values };
}

/** Records that the server runs; `now` is in milliseconds since 1970. */
export function reportAlive({ reportedAt }: SharedState, now: number): void {
  Atomics.store(reportedAt, 0, BigInt(now));
}

export function reportReadiness({ values }: SharedState, { state, percent }: Readiness): void {
  Atomics.store(values, 1, percent);
  Atomics.store(values, 0, STATES.indexOf(state));
}

/** The answer to a path; undefined for other paths. */
export function answerProbe({ reportedAt, values }: SharedState, path: string, now: number): ProbeAnswer | undefined {
  const silence = now - Number(Atomics.load(reportedAt, 0));
  const stalled: ProbeAnswer = { status: 503, body: '{"status":"stalled"}', retryAfter: '2' };
  if (path === '/livez') return silence > NOT_ALIVE_AFTER_MS ? stalled : { status: 200, body: '{"status":"alive"}' };
  if (path !== '/readyz' && path !== '/healthz') return undefined;
  if (silence > NOT_READY_AFTER_MS) return stalled;
  return answerReadiness({ state: STATES[Atomics.load(values, 0)]!, percent: Atomics.load(values, 1) });
}
