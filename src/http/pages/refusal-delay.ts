/** Delays the responses to refused forms that may be retried later, so that retrying at once gains nothing. */
import type { Clock } from '#time/clock.ts';

/** Statuses that ask for patience: too many attempts, no place free. */
const PATIENCE = new Set([429, 503]);
const HOLD_MS = 1_000;
/** Responses delayed at a time, since each holds its connection; beyond that, refusals are sent at once. */
const MOST_HELD = 1_000;

/**
 * Waits a second before a refusal with this status leaves; other statuses do not wait. A page of refusal costs as much
 * as a page: clients that repeat a refused form without pause would take the time of everybody who reads.
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
