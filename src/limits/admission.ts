/** Admission: dear work is begun piece by piece between the turns of the event loop, and refused at once when too much of it waits. */
import { WORK, WORK_KINDS, type Work, type WorkKind } from './work.ts';

/**
 * Work is begun for so long in a turn of the event loop as everything else took in it, within these bounds in milliseconds:
 * connections and probes have the other half.
 */
const SHORTEST_MS = 8;
const LONGEST_MS = 25;
/**
 * A queue that has stood for so many milliseconds is overload; before that it is a moment, such as the first search, for which
 * everything is loaded. It is watched from one turn of the loop to the next, so that a single long turn does not count.
 */
const STANDING_MS = 3_000;
/**
 * Fewer pieces than this, of all kinds together, are never refused for their waiting: the last of them waits as long as
 * these take, and where that is long, the machine is busy with something else and refusing would gain nothing.
 */
const FEW = 64;
/** What has waited so many times the patience of its kind is refused rather than done: whoever asked has given up. */
const OUTDATED = 3;

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

interface Piece {
  since: number;
  begin(): unknown;
  refuse(): void;
}

interface Lane extends Work {
  kind: WorkKind;
  queue: Piece[];
  running: number;
  /** Since when the queue has not been empty, as the turns of the loop saw it. */
  standing: number | undefined;
  /** Rises by the inverse of the share with each piece: the lowest is next (stride scheduling; Waldspurger and Weihl, 1995). */
  pass: number;
  admitted: number;
  refused: number;
}

/** Nothing waits yet. */
export function createAdmission({ refuse, lag, clock = () => performance.now() }: AdmissionOptions): Admission {
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
  let pass = 0;
  /** Whether this turn of the loop has had its piece: what comes now waits for the next one. */
  let isTaken = false;
  /** When work was last begun, and until when it may be in this turn. */
  let ended = clock();
  let until = 0;

  /** Whether the first of a queue that stands has waited so many times its patience. */
  function isLate(lane: Lane, first: Piece | undefined, times: number): boolean {
    const now = clock();
    if (first === undefined || lane.standing === undefined || now - lane.standing < STANDING_MS) return false;
    return now - first.since > lane.patience * times;
  }

  function areFew(): boolean {
    return all.reduce((sum, { running, queue }) => sum + running + queue.length, 0) < FEW;
  }

  function isFull(lane: Lane): boolean {
    const { queue, running, most, room } = lane;
    if (running + queue.length >= most + room) return true;
    return !areFew() && (lag() > lane.lag || isLate(lane, queue[0], 1));
  }

  function begin(lane: Lane, begun: () => unknown): void {
    lane.pass = Math.max(lane.pass, pass) + 1 / lane.share;
    pass = Math.max(pass, lane.pass - 1 / lane.share);
    lane.running += 1;
    lane.admitted += 1;
    begun();
  }

  function end(lane: Lane): void {
    lane.running -= 1;
    if (lane.queue.length > 0) takeTurn();
  }

  function nextLane(): Lane | undefined {
    let next: Lane | undefined;
    for (const lane of all) {
      if (lane.queue.length === 0 || lane.running >= lane.most) continue;
      if (next === undefined || Math.max(lane.pass, pass) < Math.max(next.pass, pass)) next = lane;
    }
    return next;
  }

  function takeTurn(): void {
    if (isTaken) return;
    isTaken = true;
    setImmediate(() => {
      const now = clock();
      for (const lane of all) if (lane.queue.length > 0) lane.standing ??= now;
      until = now + Math.min(LONGEST_MS, Math.max(SHORTEST_MS, now - ended));
      work();
    });
  }

  /** Begins one piece and looks again when its first steps are done, as long as the slice lasts. */
  function work(): void {
    isTaken = false;
    const lane = nextLane();
    const piece = lane?.queue.shift();
    if (lane === undefined || piece === undefined) return;
    const isOutdated = !areFew() && isLate(lane, piece, OUTDATED);
    if (lane.queue.length === 0) lane.standing = undefined;
    if (isOutdated) {
      lane.refused += 1;
      piece.refuse();
    } else begin(lane, piece.begin);
    if (nextLane() === undefined) return;
    isTaken = true;
    queueMicrotask(() => process.nextTick(goOn));
  }

  function goOn(): void {
    ended = clock();
    if (ended < until) work();
    else {
      isTaken = false;
      takeTurn();
    }
  }

  return {
    accepts(kind) {
      const lane = lanes[kind];
      const isAccepted = !isFull(lane);
      if (!isAccepted) lane.refused += 1;
      return isAccepted;
    },
    run(kind, act) {
      const lane = lanes[kind];
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
        if (!isTaken && lane.running < lane.most && all.every(({ queue }) => queue.length === 0)) {
          takeTurn();
          begin(lane, piece.begin);
        } else {
          lane.queue.push(piece);
          takeTurn();
        }
      });
    },
    states: () =>
      all.map(({ kind, running, queue, admitted, refused }) => ({
        kind,
        running,
        waiting: queue.length,
        oldest: queue[0] === undefined ? 0 : clock() - queue[0].since,
        admitted,
        refused,
      })),
  };
}
