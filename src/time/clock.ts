/** The clock and the timers of a server. What reads the time, polls or pauses is given them; tests give one that stands still. */
import { setTimeout as wait } from 'node:timers/promises';

export interface Clock {
  now(): Date;
  /** Milliseconds since an arbitrary moment, for spans of time; never goes back. */
  monotonic(): number;
  /**
   * Resolves after `ms` milliseconds, or as soon as `signal` is aborted: until something is due again, or until patience
   * ends. The process may end meanwhile. A test decides when it ends.
   */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  /** The same in the middle of work whose end somebody waits for, so the process goes on. Takes no time in a test. */
  pause(ms: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  monotonic: () => performance.now(),
  wait: (ms, signal) => wait(ms, undefined, { ref: false, ...(signal && { signal }) }).catch(() => undefined),
  pause: (ms, signal) => wait(ms, undefined, signal && { signal }).catch(() => undefined),
};

/** Calls `act` once after `ms` milliseconds, unless the returned function is called before. */
export function after(clock: Pick<Clock, 'wait'>, ms: number, act: () => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  void clock.wait(ms, signal).then(() => signal.aborted || act());
  return () => stopping.abort();
}

/** Calls `act` every `ms` milliseconds, the first time after as many, until the returned function is called. */
export function every(clock: Pick<Clock, 'wait'>, ms: number, act: () => void): () => void {
  let stop: () => void;
  const begin = (): void => {
    stop = after(clock, ms, () => {
      begin();
      act();
    });
  };
  begin();
  return () => stop();
}
