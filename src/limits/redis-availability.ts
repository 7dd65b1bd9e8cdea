/** Tracks whether Redis is available: a circuit breaker around calls with a short timeout. */
import type { Clock } from '#time/clock.ts';

/** Such as a pino logger. */
export interface LimitLog {
  warn(fields: object, message: string): void;
  info(fields: object, message: string): void;
}

/** Timeouts at different moments before Redis counts as lost: a busy machine is sometimes late. */
const MISSES = 3;
/** After a failure one call in this many milliseconds tries Redis; the others do not wait. */
const PAUSE = 1000;

export interface Availability {
  /** The reply; undefined if Redis is lost or does not answer in time. Never throws. */
  call<T>(command: () => Promise<T>): Promise<T | undefined>;
  /** Marks Redis as lost and logs that once. */
  lose(error: unknown): void;
  /** Marks Redis as available and logs that once. */
  recover(): void;
  /** Lets the next call try Redis without the pause after a failure. */
  retryNow(): void;
  isLost(): boolean;
  /** Stops logging. */
  close(): void;
}

export interface AvailabilityOptions {
  isReady(): boolean;
  /** Milliseconds. */
  callTimeout: number;
  log?: LimitLog | undefined;
  clock: Pick<Clock, 'monotonic'>;
}

/** Starts as available. */
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
    // Only the message: the client's error may contain the URL with its password.
    const reason = error instanceof Error ? error.message || error.name : 'unknown';
    log?.warn({ reason }, 'Redis does not answer; until it does, each server counts its limits alone');
  }

  /** Concurrent timeouts count as one. */
  function miss(error: unknown): void {
    const now = clock.monotonic();
    if (!isLost && now - missedAt < callTimeout) return;
    missedAt = now;
    misses += 1;
    if (isLost || misses >= MISSES) lose(error);
  }

  function recover(): void {
    quietUntil = 0;
    misses = 0;
    if (!isLost) return;
    isLost = false;
    log?.info({}, 'Redis answers; limits are counted there');
  }

  async function call<T>(command: () => Promise<T>): Promise<T | undefined> {
    if (!isReady() || clock.monotonic() < quietUntil) return undefined;
    if (isLost) quietUntil = clock.monotonic() + PAUSE;
    try {
      const reply = await withinTime(command(), callTimeout);
      recover();
      return reply;
    } catch (error) {
      if (error instanceof Error && error.cause === LATE) miss(error);
      else lose(error);
      return undefined;
    }
  }

  return {
    call,
    lose,
    recover,
    retryNow: () => (quietUntil = 0),
    isLost: () => isLost,
    close: () => (isClosed = true),
  };
}

const LATE = Symbol('late');

function withinTime<T>(reply: Promise<T>, timeout: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error(`no reply within ${timeout} ms`, { cause: LATE }));
    // After a stall of this process the timer fires before an arrived reply is read: look again.
    const timer = setTimeout(() => setImmediate(fail), timeout);
    reply.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
