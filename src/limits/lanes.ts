/** The queues of admission control: one for each kind of work, with stride scheduling. */
import { WORK, WORK_KINDS, type Work, type WorkKind } from './work.ts';

/** Work that waits. */
export interface Piece {
  /** Milliseconds. */
  since: number;
  begin(): unknown;
  refuse(): void;
}

export interface Lane extends Work {
  kind: WorkKind;
  queue: Piece[];
  running: number;
  /** Since when (ms), and for how many turns of the event loop, the queue has not been empty. */
  standing: { since: number; turns: number } | undefined;
  /** The lowest is next; each piece adds 1/share (stride scheduling; Waldspurger, Weihl 1995). */
  pass: number;
  admitted: number;
  refused: number;
}

export interface Lanes {
  readonly all: readonly Lane[];
  of(kind: WorkKind): Lane;
  /** The queue whose first piece starts next; undefined if none waits or may start. */
  next(): Lane | undefined;
  /** Starts work, which counts as running until the caller lowers `running`. */
  begin(lane: Lane, begun: () => unknown): void;
}

export function createLanes(): Lanes {
  const lanes = Object.fromEntries(
    WORK_KINDS.map((kind) => [
      kind,
      {
        ...WORK[kind],
        kind,
        queue: [],
        running: 0,
        standing: undefined,
        pass: 0,
        admitted: 0,
        refused: 0,
      } satisfies Lane,
    ]),
  ) as unknown as Record<WorkKind, Lane>;
  const all: readonly Lane[] = Object.values(lanes);
  /** The current pass. An empty queue starts here again: it saves up no turns. */
  let pass = 0;

  return {
    all,
    of: (kind) => lanes[kind],
    next() {
      let next: Lane | undefined;
      for (const lane of all) {
        if (lane.queue.length === 0 || lane.running >= lane.most) continue;
        if (next === undefined || Math.max(lane.pass, pass) < Math.max(next.pass, pass)) next = lane;
      }
      return next;
    },
    begin(lane, begun) {
      lane.pass = Math.max(lane.pass, pass) + 1 / lane.share;
      pass = Math.max(pass, lane.pass - 1 / lane.share);
      lane.running += 1;
      lane.admitted += 1;
      begun();
    },
  };
}
