/** Delays the answers to refused forms, so that immediate retries gain nothing. */
import type { Clock } from '#time/clock.ts';

/** Too many attempts, overloaded. */
const PATIENCE = new Set([429, 503]);
const HOLD_MS = 1_000;
/** Answers delayed at a time, since each holds its connection; beyond that, refusals are immediate. */
const MOST_HELD = 1_000;

/**
 * Waits a second for statuses that ask for a later retry. An error page costs as much as any page:
 * clients that retry without pause would slow everyone down.
 */
export type RefusalDelay = (status: number) => Promise<void>;

/** The delay of one server. */
export function createRefusalDelay(clock: Pick<Clock, 'pause'>): RefusalDelay {
  let held = 0;
  return async (status) => {
    if (!PATIENCE.has(status) || held >= MOST_HELD) return;
    held += 1;
    try {
      await clock.pause(HOLD_MS);
    } finally {
      held -= 1;
    }
  };
}
