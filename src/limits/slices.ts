/** Slices: how much of a turn of the event loop admitted work may take, so that everything else has its part. */

/**
 * Work is begun for so long in a turn of the event loop as everything else took in it, within these bounds in milliseconds:
 * connections and probes have the other half.
 */
const SHORTEST_MS = 6;
const LONGEST_MS = 12;

export interface Slices {
  /** Whether this turn of the loop has had its piece: what comes now waits for the next one. */
  readonly isTaken: boolean;
  /** Asks for a slice of the next turn, unless one is coming already. */
  take(): void;
}

export interface SliceOptions {
  /** Milliseconds of a clock that never goes back. */
  clock(): number;
  /** Told the time at the beginning of each slice. */
  onTurn(now: number): void;
  /**
   * Begins one piece and gives what the next one costs, in milliseconds; undefined where there is none. The next one follows
   * when the first steps of this one are done, in this slice if there is time left and it fits into one at all.
   */
  step(): number | undefined;
}

/** Nothing is taken yet; a slice ends with its time, before a piece that is longer than one, or when there is no other piece. */
export function createSlices({ clock, onTurn, step }: SliceOptions): Slices {
  let isTaken = false;
  /** When work was last begun, and until when it may be in this turn. */
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
