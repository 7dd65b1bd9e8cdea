/** A limit on concurrent requests, with a queue. */
import { refused } from './refusals.ts';

/** Longest queue; further requests are refused as `busy`. */
const MOST_WAITING = 256;

export interface ConcurrencyLimit {
  /** Runs `act` when fewer than the limit run. Throws the refusal `busy` if the queue is full. */
  run<T>(act: () => Promise<T>): Promise<T>;
}

/** At most `most` at once, and `waiting` in the queue. */
export function createConcurrencyLimit(most: number, waiting = MOST_WAITING): ConcurrencyLimit {
  let running = 0;
  const queue: (() => void)[] = [];
  return {
    async run(act) {
      if (running >= most) {
        if (queue.length >= waiting) throw refused('busy');
        await new Promise<void>((resolve) => queue.push(resolve));
      } else running += 1;
      try {
        return await act();
      } finally {
        const next = queue.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
