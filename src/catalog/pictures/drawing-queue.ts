/** The fair queue of drawings. */
import { CatalogError } from '#catalog/errors.ts';
import { after, type Clock } from '#time/clock.ts';

export interface QueueBounds {
  /** Drawings at a time, at most one of each client. */
  running: number;
  /** Waiting and running drawings of one client, and in total. */
  perClient: number;
  places: number;
  /** Milliseconds in the queue before a client is refused. */
  patience: number;
}

/** The client of a drawing. */
export interface Client {
  /** The account; null for the server's background work, which waits without limit. */
  account: string | null;
  /** Aborted when the client has left. */
  signal?: AbortSignal;
}

export interface DrawingQueue {
  /**
   * Runs `act` on the client's turn. Throws `overloaded` if the queue is full, and the signal's
   * reason if the client has left.
   */
  run<T>(clock: Pick<Clock, 'wait'>, client: Client, act: () => Promise<T>): Promise<T>;
}

const RETRY_SECONDS = 5;

interface Place {
  account: string | null;
  isRunning: boolean;
  begin(): void;
  refuse(error: unknown): void;
}

/** An empty queue. */
export function createDrawingQueue({ running, perClient, places, patience }: QueueBounds): DrawingQueue {
  const held: Place[] = [];
  /** Time of each client's last turn, while anything waits. */
  const turns = new Map<string | null, number>();
  let turn = 0;

  const placesOf = (account: string | null): Place[] => held.filter((place) => place.account === account);

  /** The first place of the client that has waited longest since its last turn. */
  function next(): Place | undefined {
    const ready = held.filter(
      ({ isRunning, account }) => !isRunning && placesOf(account).every((place) => !place.isRunning),
    );
    const sinceOf = ({ account }: Place): number => turns.get(account) ?? 0;
    return ready.toSorted((a, b) => sinceOf(a) - sinceOf(b))[0];
  }

  function advance(): void {
    while (held.filter(({ isRunning }) => isRunning).length < running) {
      const place = next();
      if (place === undefined) break;
      place.isRunning = true;
      turns.set(place.account, (turn += 1));
      place.begin();
    }
    if (held.length === 0) turns.clear();
  }

  function leave(place: Place): void {
    const at = held.indexOf(place);
    if (at >= 0) held.splice(at, 1);
    advance();
  }

  const busy = (): CatalogError => new CatalogError('overloaded', { retryAfter: RETRY_SECONDS });

  /**
   * Throws `overloaded` unless there is a place, if necessary another client's second waiting one.
   */
  function requirePlace(account: string | null): void {
    if (account === null) return;
    const own = placesOf(account).length;
    if (own >= perClient) throw busy();
    if (held.filter((place) => place.account !== null).length < places) return;
    const second = held.findLast(
      (place) => place.account !== null && !place.isRunning && placesOf(place.account).length > 1,
    );
    if (own > 0 || second === undefined) throw busy();
    second.refuse(busy());
  }

  return {
    async run(clock, { account, signal }, act) {
      signal?.throwIfAborted();
      requirePlace(account);
      const { promise, resolve, reject } = Promise.withResolvers<undefined>();
      const place: Place = {
        account,
        isRunning: false,
        begin: () => resolve(undefined),
        refuse: (error) => {
          if (place.isRunning) return;
          reject(error);
          leave(place);
        },
      };
      const stopWaiting = account === null ? undefined : after(clock, patience, () => place.refuse(busy()));
      const onAbort = (): void => place.refuse(signal?.reason);
      signal?.addEventListener('abort', onAbort, { once: true });
      held.push(place);
      advance();
      try {
        await promise;
      } finally {
        stopWaiting?.();
        signal?.removeEventListener('abort', onAbort);
      }
      try {
        return await act();
      } finally {
        leave(place);
      }
    },
  };
}
