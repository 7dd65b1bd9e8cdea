/** Admission: dear work is begun piece by piece between the turns of the event loop, and refused at once when too much of it waits. */
import { createLanes, type Lane, type Lanes, type Piece } from './lanes.ts';
import { createSlices } from './slices.ts';
import type { WorkKind } from './work.ts';

/**
 * A queue that has stood for so many milliseconds, and for so many turns of the loop, is overload. Before that it is a moment:
 * a long turn, such as the first search, for which everything is loaded, counts as one.
 */
const STANDING_MS = 400;
const STANDING_TURNS = 12;
/**
 * Less work than this, in milliseconds and of all kinds together, is never refused for its waiting: where so little waits
 * long, the machine is busy with something else and refusing would gain nothing.
 */
const LITTLE_MS = 256;
/**
 * A queue that stands alone keeps nothing else from its turn, and a refusal gains only that its client asks again: it has
 * so many times the patience of its kind.
 */
const ALONE = 5;
/** What has waited so many times the patience of its kind is refused rather than done: whoever asked has given up. */
const OUTDATED = 2;

export interface WorkState {
  kind: WorkKind;
  running: number;
  waiting: number;
  /** Milliseconds that the first one in the queue has waited. */
  oldest: number;
  admitted: number;
  refused: number;
}

export interface Admission {
  /** Whether work of this kind would be let in now; a refusal is counted. For routes that want to know before they read a body. */
  accepts(kind: WorkKind): boolean;
  /** Runs `act` when it is its turn. Rejects at once with the error of `refuse` where too much waits already. */
  run<T>(kind: WorkKind, act: () => Promise<T>): Promise<T>;
  states(): WorkState[];
}

export interface AdmissionOptions {
  /** Makes the error of a refusal. */
  refuse(kind: WorkKind): Error;
  /** Milliseconds by which the event loop is late. */
  lag(): number;
  /** Milliseconds of a clock that never goes back. */
  clock?: () => number;
}

/** Whether a queue stands, or is full, and what follows from it. */
interface Crowding {
  /** Whether so little is under way and waiting that none is refused for its waiting. */
  isLittle(): boolean;
  /** Whether the first piece of a queue that stands has waited so many times the patience of its kind. */
  isLate(lane: Lane, first: Piece | undefined, times: number): boolean;
  /** Whether nothing more of this kind is let in. */
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

/** Nothing waits yet. */
export function createAdmission({ refuse, lag, clock = () => performance.now() }: AdmissionOptions): Admission {
  const lanes = createLanes();
  const { isLittle, isLate, isFull } = watchCrowding(lanes, lag, clock);

  /** Begins, or refuses, the piece whose turn it is; gives what the one that could follow costs. */
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
      // Async, since `act` may also throw before it has a promise.
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
        // With nothing under way it need not wait, but only one piece is begun so in a turn.
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
