/** Admission control: starts expensive work between event loop turns, or refuses it at once. */
import { createLanes, type Lane, type Lanes, type Piece } from './lanes.ts';
import { createSlices } from './slices.ts';
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
/**
 * The patience of the only queue is multiplied by this: it delays no other work, and refused
 * clients would only retry.
 */
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
  /** Whether the first piece of an overloaded queue has waited `times` times its patience. */
  isLate(lane: Lane, first: Piece | undefined, times: number): boolean;
  /** Whether this kind admits no more work. */
  isFull(lane: Lane): boolean;
}

function watchCrowding({ all }: Lanes, lag: () => number, clock: () => number): Crowding {
  function isLittle(): boolean {
    return all.reduce((sum, { cost, running, queue }) => sum + cost * (running + queue.length), 0) < LITTLE_MS;
  }

  function isLate(lane: Lane, first: Piece | undefined, times: number): boolean {
    const now = clock();
    if (first === undefined || lane.standing === undefined) return false;
    const { since, turns } = lane.standing;
    const isAlone = all.every(({ queue }) => queue === lane.queue || queue.length === 0);
    const patience = lane.patience * (isAlone ? ALONE : 1);
    return now - since >= STANDING_MS && turns >= STANDING_TURNS && now - first.since > patience * times;
  }

  return {
    isLittle,
    isLate,
    isFull(lane) {
      const { queue, running, most, room } = lane;
      if (running + queue.length >= most + room) return true;
      return !isLittle() && (lag() > lane.lag || isLate(lane, queue[0], 1));
    },
  };
}

/** Makes an admission control for all kinds of work. */
export function createAdmission({ refuse, lag, clock = () => performance.now() }: AdmissionOptions): Admission {
  const lanes = createLanes();
  const { isLittle, isLate, isFull } = watchCrowding(lanes, lag, clock);

  /** Starts or refuses the next piece; returns the cost of the piece after it. */
  function step(): number | undefined {
    const lane = lanes.next();
    const piece = lane?.queue.shift();
    if (lane === undefined || piece === undefined) return undefined;
    const isOutdated = !isLittle() && isLate(lane, piece, OUTDATED);
    if (lane.queue.length === 0) lane.standing = undefined;
    if (isOutdated) {
      lane.refused += 1;
      piece.refuse();
    } else lanes.begin(lane, piece.begin);
    return lanes.next()?.cost;
  }

  const slices = createSlices({
    clock,
    onTurn(now) {
      for (const lane of lanes.all)
        if (lane.queue.length > 0)
          lane.standing = { since: lane.standing?.since ?? now, turns: (lane.standing?.turns ?? 0) + 1 };
    },
    step,
  });

  function end(lane: Lane): void {
    lane.running -= 1;
    if (lane.queue.length > 0) slices.take();
  }

  return {
    accepts(kind) {
      const lane = lanes.of(kind);
      const isAccepted = !isFull(lane);
      if (!isAccepted) lane.refused += 1;
      return isAccepted;
    },
    run(kind, act) {
      const lane = lanes.of(kind);
      // Async, because `act` may throw before it returns a promise.
      const carryOut = async () => {
        try {
          return await act();
        } finally {
          end(lane);
        }
      };
      if (isFull(lane)) {
        lane.refused += 1;
        return Promise.reject(refuse(kind));
      }
      return new Promise((resolve, reject) => {
        const piece: Piece = {
          since: clock(),
          begin: () => carryOut().then(resolve, reject),
          refuse: () => reject(refuse(kind)),
        };
        // With empty queues it starts at once, but only one piece a turn.
        if (!slices.isTaken && lane.running < lane.most && lanes.all.every(({ queue }) => queue.length === 0)) {
          slices.take();
          lanes.begin(lane, piece.begin);
        } else {
          lane.queue.push(piece);
          slices.take();
        }
      });
    },
    states: () => lanes.all.map((lane) => stateOf(lane, clock)),
  };
}

function stateOf({ kind, running, queue, admitted, refused }: Lane, clock: () => number): WorkState {
  return {
    kind,
    running,
    waiting: queue.length,
    oldest: queue[0] === undefined ? 0 : clock() - queue[0].since,
    admitted,
    refused,
  };
}
