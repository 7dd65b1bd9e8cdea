/** A limit on concurrent requests, with a queue. */
import { refused } from './refusals.ts';

/** Longest queue; further requests are refused as `busy`. */
const MOST_WAITING = 256;

export interface Places {
  /** Runs `act` when fewer than the limit run. Throws the refusal `busy` if the queue is full. */
  in<T>(act: () => Promise<T>): Promise<T>;
}

/** `most` requests may run at once. */
export function createPlaces(most: number): Places {
  let taken = 0;
  const line: (() => void)[] = [];
  return {
    async in(act) {
      if (taken >= most) {
        if (line.length >= MOST_WAITING) throw refused('busy');
        await new Promise<void>((resolve) => line.push(resolve));
      } else taken += 1;
      try {
        return await act();
      } finally {
        const next = line.shift();
        if (next === undefined) taken -= 1;
        else next();
      }
    },
  };
}
