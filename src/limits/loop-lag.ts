/** Measures the lasting delay of the event loop. */

const TICK_MS = 20;
/** A shorter pause is no overload; nor are a few long turns in a row. */
const PAUSE_MS = 500;
const TICKS = PAUSE_MS / TICK_MS;

export interface LoopLag {
  /** The least delay, in milliseconds, over the last ticks. */
  now(): number;
  stop(): void;
}

/**
 * Takes the minimum: the delay of a garbage collection ends with the next tick, that of a standing
 * queue does not (the idea of CoDel; Nichols and Jacobson, 2012, RFC 8289, 3.2).
 */
export function watchLoopLag(clock: () => number = () => performance.now()): LoopLag {
  const latest = new Float64Array(TICKS);
  let ticks = 0;
  let due = clock() + TICK_MS;
  const timer = setInterval(() => {
    const now = clock();
    latest[ticks % TICKS] = Math.max(0, now - due);
    ticks += 1;
    due = now + TICK_MS;
  }, TICK_MS);
  timer.unref();
  return {
    now: () => Math.min(...latest),
    stop: () => clearInterval(timer),
  };
}
