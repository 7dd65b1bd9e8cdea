/** Time slices: the part of each turn of the event loop that admitted work may take. */

/** A slice takes half of each turn, within these limits in milliseconds. */
const SHORTEST_MS = 6;
const LONGEST_MS = 12;

export interface TimeSlices {
  /** Whether work has started in this turn, so that new work waits for the next. */
  readonly isTaken: boolean;
  /** Schedules a slice in the next turn, if none is. */
  take(): void;
}

export interface TimeSliceOptions {
  /** Milliseconds of a monotonic clock. */
  clock(): number;
  /** Called at the start of each slice. */
  onTurn(now: number): void;
  /**
   * Starts one task; returns the cost of the next in milliseconds, undefined without one. The next
   * starts after the first synchronous steps of this one, in this slice if it fits.
   */
  step(): number | undefined;
}

/** A slice ends with its time, without work, or before a task longer than a slice. */
export function createTimeSlices({ clock, onTurn, step }: TimeSliceOptions): TimeSlices {
  let isTaken = false;
  /** When work last ran, and the end of the current slice. */
  let ended = clock();
  let until = 0;

  function take(): void {
    if (isTaken) return;
    isTaken = true;
    setImmediate(() => {
      const now = clock();
      onTurn(now);
      until = now + Math.min(LONGEST_MS, Math.max(SHORTEST_MS, now - ended));
      work();
    });
  }

  function work(): void {
    isTaken = false;
    const cost = step();
    if (cost === undefined) return;
    isTaken = true;
    queueMicrotask(() => process.nextTick(goOn, cost));
  }

  function goOn(cost: number): void {
    ended = clock();
    if (ended < until && cost <= LONGEST_MS) work();
    else {
      isTaken = false;
      take();
    }
  }

  return {
    get isTaken() {
      return isTaken;
    },
    take,
  };
}
