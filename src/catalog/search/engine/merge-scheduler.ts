/** Runs merges: small ones at once, others a slice at a time in turns of the event loop, the smallest first. */
import { mergeSegments } from './merging.ts';
import type { Segment } from './segment.ts';
import type { Sliced } from './time-slice.ts';

export interface MergeScheduler {
  /** Begins a merge of segments of which none is being merged. */
  start(group: readonly Segment[]): void;
  /** Goes on with merges now, for so many milliseconds. */
  work(milliseconds: number): void;
  readonly isBusy: boolean;
}

/** Up to so many documents a merge is done at once. */
const SMALL = 512;
/** Milliseconds of merging in one go while nothing else is asked. */
const SLICE_MS = 2;

interface Merge {
  group: readonly Segment[];
  documents: number;
  steps: Sliced<Segment>;
}

/** No merges yet; `onMerged` takes the result of each, and may start more. */
export function createMergeScheduler(onMerged: (group: readonly Segment[], merged: Segment) => void): MergeScheduler {
  let merges: Merge[] = [];
  let isScheduled = false;

  /** Goes on with a merge; whether it was finished. */
  const run = (merge: Merge, until: number): boolean => {
    for (;;) {
      const step = merge.steps.next();
      if (step.done === true) {
        merges = merges.filter((other) => other !== merge);
        onMerged(merge.group, step.value);
        return true;
      }
      if (performance.now() >= until) return false;
    }
  };

  const work = (milliseconds: number): void => {
    const until = performance.now() + milliseconds;
    for (let merge = merges[0]; merge !== undefined && run(merge, until);) [merge] = merges;
  };

  const schedule = (): void => {
    if (isScheduled || merges.length === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      work(SLICE_MS);
      schedule();
    });
  };

  return {
    start(group) {
      const documents = group.reduce((sum, segment) => sum + segment.documents, 0);
      const merge = { group, documents, steps: mergeSegments(group) };
      merges.push(merge);
      merges.sort((a, b) => a.documents - b.documents);
      if (documents <= SMALL) run(merge, Infinity);
      schedule();
    },
    work,
    get isBusy() {
      return merges.length > 0;
    },
  };
}
