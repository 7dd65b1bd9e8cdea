/** The queues of admission control: one for each kind of work, with stride scheduling. */
import { WORK, WORK_KINDS, type Work, type WorkKind } from './work.ts';

export interface Task {
  /** Milliseconds. */
  since: number;
  begin(): unknown;
  refuse(): void;
}

export interface WorkQueue extends Work {
  kind: WorkKind;
  queue: Task[];
  running: number;
  /** Since when (ms), and for how many turns of the event loop, the queue has not been empty. */
  standing: { since: number; turns: number } | undefined;
  /** The lowest is next; each task adds 1/share (stride scheduling; Waldspurger, Weihl 1995). */
  pass: number;
  admitted: number;
  refused: number;
}

export interface WorkQueues {
  readonly all: readonly WorkQueue[];
  of(kind: WorkKind): WorkQueue;
  /** The queue whose first task starts next; undefined if none waits or may start. */
  next(): WorkQueue | undefined;
  /** Starts work, which counts as running until the caller lowers `running`. */
  begin(work: WorkQueue, begun: () => unknown): void;
}

/** One empty queue for each kind of WORK. */
export function createWorkQueues(): WorkQueues {
  const queues = Object.fromEntries(
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
      } satisfies WorkQueue,
    ]),
  ) as unknown as Record<WorkKind, WorkQueue>;
  const all: readonly WorkQueue[] = Object.values(queues);
  /** The current pass. An empty queue starts here again: it saves up no turns. */
  let pass = 0;

  return {
    all,
    of: (kind) => queues[kind],
    next() {
      let next: WorkQueue | undefined;
      for (const work of all) {
        if (work.queue.length === 0 || work.running >= work.most) continue;
        if (next === undefined || Math.max(work.pass, pass) < Math.max(next.pass, pass)) next = work;
      }
      return next;
    },
    begin(work, begun) {
      work.pass = Math.max(work.pass, pass) + 1 / work.share;
      pass = Math.max(pass, work.pass - 1 / work.share);
      work.running += 1;
      work.admitted += 1;
      begun();
    },
  };
}
