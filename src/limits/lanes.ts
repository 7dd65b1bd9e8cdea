/** The lanes of admission: a queue for each kind of work, and which of them is next. */
import { WORK, WORK_KINDS, type Work, type WorkKind } from './work.ts';

/** Work that waits for its turn. */
export interface Piece {
  /** When it came, in milliseconds. */
  since: number;
  begin(): unknown;
  refuse(): void;
}

export interface Lane extends Work {
  kind: WorkKind;
  queue: Piece[];
  running: number;
  /** Since when, in milliseconds, and for how many turns of the loop the queue has not been empty. */
  standing: { since: number; turns: number } | undefined;
  /** Rises by the inverse of the share with each piece: the lowest is next (stride scheduling; Waldspurger and Weihl, 1995). */
  pass: number;
  admitted: number;
  refused: number;
}

export interface Lanes {
  readonly all: readonly Lane[];
  of(kind: WorkKind): Lane;
  /** The lane whose first piece is to begin now; undefined where none waits, or as many as may be are under way. */
  next(): Lane | undefined;
  /** Begins a piece of a lane, which counts as under way until the caller lowers `running`. */
  begin(lane: Lane, begun: () => unknown): void;
}

/** Empty lanes, one for each kind of WORK. */
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
  /** A lane that was empty begins here: it has no turns left over from then. */
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
