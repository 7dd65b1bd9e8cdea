/** Whether Redis is there: calls wait for it a moment only, and while it is away they do not wait at all. */
import type { Clock } from '#time/clock.ts';

/** What the limits tell the operator; a pino logger is one. */
export interface LimitLog {
  warn(fields: object, message: string): void;
  info(fields: object, message: string): void;
}

/** So often in a row a call has to stay without an answer, at different moments, before Redis counts as away: a busy machine is late now and then. */
const MISSES = 3;
/** After a failure one call in this time finds out whether Redis is back; the others do not wait for it. */
const PAUSE = 1000;

export interface Availability {
  /** The reply to a command; undefined where Redis is away, or does not answer in time. Never throws. */
  ask<T>(command: () => Promise<T>): Promise<T | undefined>;
  /** Redis counts as away from now on, which is logged once. */
  lose(error: unknown): void;
  /** Redis counts as there from now on, which is logged once. */
  findAgain(): void;
  /** The next call does not wait for the pause after a failure to end. */
  askAtOnce(): void;
  isLost(): boolean;
  /** Nothing is logged any more. */
  close(): void;
}

export interface AvailabilityOptions {
  /** Whether there is a connection. */
  isReady(): boolean;
  /** Milliseconds that a call may take. */
  callTimeout: number;
  log?: LimitLog | undefined;
  clock: Pick<Clock, 'monotonic'>;
}

/** Redis counts as there. */
export function createAvailability({ isReady, callTimeout, log, clock }: AvailabilityOptions): Availability {
  let isClosed = false;
  let isLost = false;
  let quietUntil = 0;
  let misses = 0;
  let missedAt = Number.NEGATIVE_INFINITY;

  function lose(error: unknown): void {
    quietUntil = clock.monotonic() + PAUSE;
    if (isLost || isClosed) return;
    isLost = true;
    // The message alone: an error object of the client may hold the address with its password.
    const reason = error instanceof Error ? error.message || error.name : 'unknown';
    log?.warn({ reason }, 'Redis does not answer; until it does, each server counts its limits alone');
  }

  /** Calls that were made together miss together. */
  function miss(error: unknown): void {
    const now = clock.monotonic();
    if (!isLost && now - missedAt < callTimeout) return;
    missedAt = now;
    misses += 1;
    if (isLost || misses >= MISSES) lose(error);
  }

  function findAgain(): void {
    quietUntil = 0;
    misses = 0;
    if (!isLost) return;
    isLost = false;
    log?.info({}, 'Redis answers; limits are counted there');
  }

  async function ask<T>(command: () => Promise<T>): Promise<T | undefined> {
    if (!isReady() || clock.monotonic() < quietUntil) return undefined;
    if (isLost) quietUntil = clock.monotonic() + PAUSE;
    try {
      const reply = await withinTime(command(), callTimeout);
      findAgain();
      return reply;
    } catch (error) {
      if (error instanceof Error && error.cause === LATE) miss(error);
      else lose(error);
      return undefined;
    }
  }

  return {
    ask,
    lose,
    findAgain,
    askAtOnce: () => (quietUntil = 0),
    isLost: () => isLost,
    close: () => (isClosed = true),
  };
}

/** Marks the errors of calls that were not answered in time. */
const LATE = Symbol('late');

function withinTime<T>(reply: Promise<T>, timeout: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error(`no reply within ${timeout} ms`, { cause: LATE }));
    // After a pause of our own the timer runs before the reply that lies ready is read: look once more.
    const timer = setTimeout(() => setImmediate(fail), timeout);
    reply.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
