/** How late the event loop is, for good rather than for a moment. */

const TICK_MS = 20;
/** A pause shorter than so many ticks is no overload, nor are a few long turns one after the other. */
const TICKS = 25;

export interface LoopLag {
  /** Milliseconds by which the loop has been late at least, at each of the last ticks and now. */
  now(): number;
  stop(): void;
}

/**
 * The least lateness of the last ticks: a long pause of the collector is over with the next tick, a queue that stands is
 * not (the least over an interval is what CoDel looks at; Nichols and Jacobson, 2012, RFC 8289, 3.2).
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
