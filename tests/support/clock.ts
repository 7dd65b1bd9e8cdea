/** The clock of a test stands still; nothing comes due until the test says so. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { systemClock, type Clock } from '#time/clock.ts';
import { until } from './until.ts';

/** A Tuesday. */
const NOON = new Date('2026-11-24T12:00:00Z');

export interface TestClock extends Clock {
  /** Moves the date forward (or back), and nothing else: no timer fires. */
  advance(milliseconds: number): void;
  /** Lets time pass: what comes due meanwhile begins in its order, though it need not have ended when this resolves. */
  elapse(milliseconds: number): Promise<void>;
  /** As on a machine that slept: so much time is over at once, and what came due meanwhile begins, each once. For hours of rounds. */
  jump(milliseconds: number): Promise<void>;
  /** Passes to what comes due next, if that is within so many milliseconds, again and again until `work` has ended; gives what it gave. */
  elapseDuring<T>(work: Promise<T>, milliseconds: number): Promise<T>;
  /** From now on a pause takes its time, too. */
  holdPauses(): void;
}

interface Waiting {
  due: number;
  resolve(): void;
}

/** A clock that shows `instant` until it is moved. */
export function frozenClock(instant: Date = NOON): TestClock {
  let time = instant.getTime();
  let passed = 0;
  let isPauseHeld = false;
  const waiting = new Set<Waiting>();

  function pass(milliseconds: number): void {
    time += milliseconds;
    passed += milliseconds;
  }

  function wait(ms: number, signal?: AbortSignal): Promise<void> {
    if (ms <= 0 || signal?.aborted === true) return nextTurn();
    return new Promise((resolve) => {
      const entry: Waiting = { due: passed + ms, resolve: end };
      function end(): void {
        waiting.delete(entry);
        signal?.removeEventListener('abort', end);
        resolve();
      }
      waiting.add(entry);
      signal?.addEventListener('abort', end);
    });
  }

  async function elapse(milliseconds: number): Promise<void> {
    for (const end = passed + milliseconds; ;) {
      const [next] = [...waiting].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due);
      pass(Math.max(0, (next?.due ?? end) - passed));
      if (next === undefined) return;
      next.resolve();
      // What fires may wait again.
      await nextTurn();
    }
  }

  async function jump(milliseconds: number): Promise<void> {
    pass(milliseconds);
    const over = [...waiting].filter(({ due }) => due <= passed).sort((a, b) => a.due - b.due);
    for (const { resolve } of over) {
      resolve();
      await nextTurn();
    }
  }

  return {
    now: () => new Date(time),
    monotonic: () => passed,
    wait,
    pause: (ms, signal) => (isPauseHeld ? wait(ms, signal) : nextTurn()),
    advance(milliseconds) {
      time += milliseconds;
    },
    elapse,
    jump,
    async elapseDuring(work, milliseconds) {
      let isOver = false;
      const ended = work.finally(() => (isOver = true));
      ended.catch(() => undefined);
      await until(async () => {
        const next = Math.min(...[...waiting].map(({ due }) => due));
        // No more time passes than that: an exchange with a real server may be under way.
        if (!isOver && next <= passed + milliseconds) await elapse(next - passed);
        return isOver;
      });
      return ended;
    },
    holdPauses: () => void (isPauseHeld = true),
  };
}

/** A clock that stands at the time of the machine: for tests in which something else reads that, too. */
export const clockOfToday = (): TestClock => frozenClock(new Date());

/** A clock that runs, and may be ahead: for what is real beside it, such as a database that is stopped for a while. */
export function runningClock(): TestClock {
  let ahead = 0;
  const runs = (): never => {
    throw new Error('this clock runs by itself');
  };
  return {
    ...systemClock,
    now: () => new Date(Date.now() + ahead),
    advance: (milliseconds) => void (ahead += milliseconds),
    elapse: runs,
    jump: runs,
    elapseDuring: runs,
    holdPauses: () => undefined,
  };
}
