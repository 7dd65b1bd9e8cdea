/** Admission control: starts expensive work between event loop turns, or refuses it at once. */
import { createWorkQueues, type WorkQueue, type WorkQueues, type Task } from './work-queues.ts';
import { createTimeSlices } from './time-slices.ts';
import type { WorkKind } from './work.ts';

/**
 * A queue that is not empty for this long, in milliseconds and in turns of the event loop, means
 * overload. A shorter one is a burst; one long turn, such as the first search, counts as one.
 */
const STANDING_MS = 400;
const STANDING_TURNS = 12;
/**
 * With less pending work than this (milliseconds of all kinds together), no request is refused for
 * its waiting time: then something else keeps the machine busy, and a refusal would not help.
 */
const LITTLE_MS = 256;
/** Patience of the only queue times this: it delays no other work, and clients would only retry. */
const ALONE = 5;
/** Work that waited this many times its patience is refused: its client has given up. */
const OUTDATED = 2;

export interface WorkState {
  kind: WorkKind;
  running: number;
  waiting: number;
  /** Milliseconds that the first in the queue has waited. */
  oldest: number;
  admitted: number;
  refused: number;
}

export interface Admission {
  /** Whether this kind is admitted now; counts a refusal. For checks before a body is read. */
  accepts(kind: WorkKind): boolean;
  /** Runs `act` in its turn. Rejects at once with the error of `refuse` under overload. */
  run<T>(kind: WorkKind, act: () => Promise<T>): Promise<T>;
  states(): WorkState[];
}

export interface AdmissionOptions {
  refuse(kind: WorkKind): Error;
  /** Milliseconds of delay of the event loop. */
  lag(): number;
  /** Milliseconds of a monotonic clock. */
  clock?: () => number;
}

interface Crowding {
  /** Whether too little work is pending to refuse any for its waiting time. */
  isLittle(): boolean;
  /** Whether the first task of an overloaded queue has waited `times` times its patience. */
  isLate(work: WorkQueue, first: Task | undefined, times: number): boolean;
  isFull(work: WorkQueue): boolean;
}

function watchCrowding({ all }: WorkQueues, lag: () => number, clock: () => number): Crowding {
  function isLittle(): boolean {
    return all.reduce((sum, { cost, running, queue }) => sum + cost * (running + queue.length), 0) < LITTLE_MS;
  }

  function isLate(work: WorkQueue, first: Task | undefined, times: number): boolean {
    const now = clock();
    if (first === undefined || work.standing === undefined) return false;
    const { since, turns } = work.standing;
    const isAlone = all.every(({ queue }) => queue === work.queue || queue.length === 0);
    const patience = work.patience * (isAlone ? ALONE : 1);
    return now - since >= STANDING_MS && turns >= STANDING_TURNS && now - first.since > patience * times;
  }

  return {
    isLittle,
    isLate,
    isFull(work) {
      const { queue, running, most, room } = work;
      if (running + queue.length >= most + room) return true;
      return !isLittle() && (lag() > work.lag || isLate(work, queue[0], 1));
    },
  };
}

/** Makes an admission control for all kinds of work. */
export function createAdmission({ refuse, lag, clock = () => performance.now() }: AdmissionOptions): Admission {
  const queues = createWorkQueues();
  const { isLittle, isLate, isFull } = watchCrowding(queues, lag, clock);

  /** Starts or refuses the next task; returns the cost of the task after it. */
  function step(): number | undefined {
    const work = queues.next();
    const task = work?.queue.shift();
    if (work === undefined || task === undefined) return undefined;
    const isOutdated = !isLittle() && isLate(work, task, OUTDATED);
    if (work.queue.length === 0) work.standing = undefined;
    if (isOutdated) {
      work.refused += 1;
      task.refuse();
    } else queues.begin(work, task.begin);
    return queues.next()?.cost;
  }

  const slices = createTimeSlices({
    clock,
    onTurn(now) {
      for (const work of queues.all)
        if (work.queue.length > 0)
          work.standing = { since: work.standing?.since ?? now, turns: (work.standing?.turns ?? 0) + 1 };
    },
    step,
  });

  function end(work: WorkQueue): void {
    work.running -= 1;
    if (work.queue.length > 0) slices.take();
  }

  return {
    accepts(kind) {
      const work = queues.of(kind);
      const isAccepted = !isFull(work);
      if (!isAccepted) work.refused += 1;
      return isAccepted;
    },
    run(kind, act) {
      const work = queues.of(kind);
      // Async, because `act` may throw before it returns a promise.
      const carryOut = async () => {
        try {
          return await act();
        } finally {
          end(work);
        }
      };
      if (isFull(work)) {
        work.refused += 1;
        return Promise.reject(refuse(kind));
      }
      return new Promise((resolve, reject) => {
        const task: Task = {
          since: clock(),
          begin: () => carryOut().then(resolve, reject),
          refuse: () => reject(refuse(kind)),
        };
        // With empty queues it starts at once, but only one task a turn.
        if (!slices.isTaken && work.running < work.most && queues.all.every(({ queue }) => queue.length === 0)) {
          slices.take();
          queues.begin(work, task.begin);
        } else {
          work.queue.push(task);
          slices.take();
        }
      });
    },
    states: () => queues.all.map((work) => stateOf(work, clock)),
  };
}

function stateOf({ kind, running, queue, admitted, refused }: WorkQueue, clock: () => number): WorkState {
  return {
    kind,
    running,
    waiting: queue.length,
    oldest: queue[0] === undefined ? 0 : clock() - queue[0].since,
    admitted,
    refused,
  };
}
