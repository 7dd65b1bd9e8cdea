/** Long work in time slices: a generator yields often, and its caller decides how long it runs. */

import { setImmediate as nextTurn } from 'node:timers/promises';

/** Units of work between two pauses: about a quarter of a millisecond. */
export const SLICE_UNITS = 4_000;

export type Sliced<Result> = Generator<undefined, Result, undefined>;

/** Milliseconds of work in a turn of the event loop, where nobody waits for the work. */
const TURN_MS = 10;

/** Does all of it now. */
export function finishNow<Result>(steps: Sliced<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Does all of it in turns of the event loop, each of so many milliseconds. */
export async function finishInTurns<Result>(steps: Sliced<Result>, turn = TURN_MS): Promise<Result> {
  for (let until = performance.now() + turn; ;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() < until) continue;
    await nextTurn();
    until = performance.now() + turn;
  }
}

/** Merges sorted sequences: visits the items of all in one order; `compare` says which of two sources' current items comes first. */
export function* mergeSorted(
  lengths: readonly number[],
  compare: (a: number, i: number, b: number, j: number) => number,
  visit: (source: number, at: number) => void,
): Sliced<void> {
  const heads = lengths.map(() => 0);
  let left = lengths.reduce((sum, length) => sum + length, 0);
  for (let units = 1; left > 0; left -= 1, units += 1) {
    let best = -1;
    for (let source = 0; source < heads.length; source += 1) {
      if (heads[source]! >= lengths[source]!) continue;
      if (best < 0 || compare(source, heads[source]!, best, heads[best]!) < 0) best = source;
    }
    visit(best, heads[best]!);
    heads[best]! += 1;
    if (units % SLICE_UNITS === 0) yield;
  }
}
