/** Places: how many requests are under way at once, with the others in line. */
import { refused } from './refusals.ts';

/** More than this many that wait for a place are refused as busy. */
const MOST_WAITING = 256;

export interface Places {
  /** Runs `act` when there is a place for it; throws the refusal `busy` where too many are in line. */
  in<T>(act: () => Promise<T>): Promise<T>;
}

/** So many places at once. */
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
