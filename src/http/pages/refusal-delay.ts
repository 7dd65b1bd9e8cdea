/** Delays the responses to refused forms that may be retried later, so that retrying at once gains nothing. */
import { setTimeout as wait } from 'node:timers/promises';

/** Statuses that ask for patience: too many attempts, no place free. */
const PATIENCE = new Set([429, 503]);
const HOLD_MS = 1_000;
/** Responses delayed at a time, since each holds its connection; beyond that, refusals are sent at once. */
const MOST_HELD = 1_000;

let held = 0;

/**
 * Waits a second before a refusal with this status leaves; other statuses do not wait. A page of refusal costs as much
 * as a page: clients that repeat a refused form without pause would take the time of everybody who reads.
 */
export async function delayRefusal(status: number): Promise<void> {
  if (!PATIENCE.has(status) || held >= MOST_HELD) return;
  held += 1;
  try {
    await wait(HOLD_MS);
  } finally {
    held -= 1;
  }
}
