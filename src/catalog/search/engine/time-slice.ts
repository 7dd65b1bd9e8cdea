/** Long work in time slices: a generator yields often, and its caller decides how long it runs. */

import { setImmediate as nextTurn } from 'node:timers/promises';

/** Units of work between two pauses: about a quarter of a millisecond. */
export const SLICE_UNITS = 4_000;

export type Sliced<Result> = Generator<undefined, Result, undefined>;

/** Milliseconds of background work in a turn of the event loop. */
const TURN_MS = 10;

/** Does all of it now. */
export function finishNow<Result>(steps: Sliced<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Runs all work in turns of the event loop of that many milliseconds. */
export async function finishInTurns<Result>(steps: Sliced<Result>, turn = TURN_MS): Promise<Result> {
  for (let until = performance.now() + turn; ;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() < until) continue;
    await nextTurn();
    until = performance.now() + turn;
  }
}
