/** The clock and the timers of a server; tests use one that stands still. */
import { setTimeout as wait } from 'node:timers/promises';

export interface Clock {
  now(): Date;
  /** Milliseconds since an arbitrary moment; never goes back. */
  monotonic(): number;
  /** Resolves after `ms` milliseconds or an abort; does not keep the process alive. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  /** Like `wait`, but keeps the process alive: a caller awaits the work. Takes no time in tests. */
  pause(ms: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  monotonic: () => performance.now(),
  wait: (ms, signal) => wait(ms, undefined, { ref: false, ...(signal && { signal }) }).catch(() => undefined),
  pause: (ms, signal) => wait(ms, undefined, signal && { signal }).catch(() => undefined),
};

/** Calls `act` after `ms` milliseconds. Returns a function that cancels it. */
export function after(clock: Pick<Clock, 'wait'>, ms: number, act: () => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  void clock.wait(ms, signal).then(() => signal.aborted || act());
  return () => stopping.abort();
}

/** Calls `act` every `ms` milliseconds. Returns a function that stops it. */
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
