/** The state of a server in memory that its threads share, and what a thread answers to probes from it. */
import { answerReadiness, type ProbeAnswer, type Readiness, STATES } from './readiness.ts';

/** A server that has told nothing for so many milliseconds stands still: it is not ready, */
const NOT_READY_AFTER_MS = 3_000;
/** and after so many not alive. */
const NOT_ALIVE_AFTER_MS = 30_000;

export interface SharedState {
  /** Milliseconds since 1970 when the server told its state. */
  told: BigInt64Array;
  /** The number of its state, and how many hundredths of the tools are loaded. */
  values: Int32Array;
}

export function createSharedState(): SharedState {
  const values = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  return { told: new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT)), values };
}

/** Notes that the server runs, now in milliseconds since 1970. */
export function tellAlive({ told }: SharedState, now: number): void {
  Atomics.store(told, 0, BigInt(now));
}

export function tellReadiness({ values }: SharedState, { state, percent }: Readiness): void {
  Atomics.store(values, 1, percent);
  Atomics.store(values, 0, STATES.indexOf(state));
}

/** The answer to a path; undefined where no probe has it. */
export function answerProbe({ told, values }: SharedState, path: string, now: number): ProbeAnswer | undefined {
  const silence = now - Number(Atomics.load(told, 0));
  const stalled: ProbeAnswer = { status: 503, body: '{"status":"stalled"}', retryAfter: '2' };
  if (path === '/livez') return silence > NOT_ALIVE_AFTER_MS ? stalled : { status: 200, body: '{"status":"alive"}' };
  if (path !== '/readyz' && path !== '/healthz') return undefined;
  if (silence > NOT_READY_AFTER_MS) return stalled;
  return answerReadiness({ state: STATES[Atomics.load(values, 0)]!, percent: Atomics.load(values, 1) });
}
