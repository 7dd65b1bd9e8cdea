/** Polling: repeated rounds of background work, one at a time, until the server stops. */
import { systemClock, type Clock } from '#time/clock.ts';

export interface Polling {
  /** Resolves after the first round, even if it failed. */
  readonly first: Promise<void>;
  /** Runs a round after the current one; resolves with its count. */
  drain(): Promise<number>;
  stop(): Promise<void>;
}

export interface PollingOptions {
  clock: Pick<Clock, 'wait'>;
  /** One round; it checks the signal between steps. Resolves with a count. */
  round(signal: AbortSignal): Promise<number>;
  pause(): number;
  /** Milliseconds that a stop waits for the current round; its leases are taken again later. */
  patience: number;
  /** Called when a round fails; polling continues. */
  onError(error: unknown): void;
}

/** Starts at once. It does not keep the process alive between rounds. */
export function startPolling({ clock, round, pause, patience, onError }: PollingOptions): Polling {
  const stopping = new AbortController();
  const { signal } = stopping;
  let turn: Promise<unknown> = Promise.resolve();

  function drain(): Promise<number> {
    const result = turn.then(() => round(signal));
    turn = result.catch(() => undefined);
    return result;
  }

  const runRound = async (): Promise<void> => void (await drain().catch(onError));

  const first = runRound();
  async function poll(): Promise<void> {
    await first;
    for (;;) {
      await clock.wait(pause(), signal);
      if (signal.aborted) return;
      await runRound();
    }
  }

  const polling = poll();
  return {
    first,
    drain,
    async stop() {
      stopping.abort();
      // By the system clock, even if tests freeze `clock`: a stop must end.
      await Promise.race([Promise.all([polling, turn]), systemClock.wait(patience)]);
    },
  };
}
