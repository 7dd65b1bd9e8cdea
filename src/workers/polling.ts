/** Work that is looked for again and again beside the requests: one round at a time, retried after failures, ended with the server. */
import { systemClock, type Clock } from '#time/clock.ts';

export interface Polling {
  /** Runs a round now, after the one that is under way; gives what it gave. */
  drain(): Promise<number>;
  stop(): Promise<void>;
}

export interface PollingOptions {
  clock: Pick<Clock, 'wait'>;
  /** One round; it looks at the signal between its steps. Gives how much was done. */
  round(signal: AbortSignal): Promise<number>;
  /** Milliseconds until the next round. */
  pause(): number;
  /** Milliseconds that a stop waits for the round that is under way; what is cut off is leased again after the next start. */
  patience: number;
  /** Told of a round that failed; the next one comes all the same. */
  onError(error: unknown): void;
}

/** Begins at once. The process may end between two rounds. */
export function startPolling({ clock, round, pause, patience, onError }: PollingOptions): Polling {
  const stopping = new AbortController();
  const { signal } = stopping;
  let turn: Promise<unknown> = Promise.resolve();

  function drain(): Promise<number> {
    const result = turn.then(() => round(signal));
    turn = result.catch(() => undefined);
    return result;
  }

  async function poll(): Promise<void> {
    while (!signal.aborted) {
      await drain().catch(onError);
      await clock.wait(pause(), signal);
    }
  }

  const polling = poll();
  return {
    drain,
    async stop() {
      stopping.abort();
      // Whatever time it is for the rounds, whoever ends a process waits.
      await Promise.race([Promise.all([polling, turn]), systemClock.wait(patience)]);
    },
  };
}
