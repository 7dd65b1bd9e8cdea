/** The queue of drawings: who may wait, for how long, and whose turn is next. */
import { CatalogError } from '#catalog/errors.ts';
import { after, type Clock } from '#time/clock.ts';

export interface QueueBounds {
  /** Drawings at a time; of one client never more than one. */
  running: number;
  /** Places of one client, and of all together: those that wait and those that are drawn for. */
  perClient: number;
  places: number;
  /** After so many milliseconds in the queue a client is refused: it still waits for its answer. */
  patience: number;
}

/** For whom a picture is drawn. */
export interface Client {
  /** The account; null for the server itself, whose background work waits as long as it has to. */
  account: string | null;
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal;
}

export interface DrawingQueue {
  /**
   * Runs `act` when it is the client's turn. Throws `overloaded` without running it where too much waits, and the reason of the
   * signal when the client has left.
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
  /** When each client had its last turn, while anything waits. */
  const turns = new Map<string | null, number>();
  let turn = 0;

  const placesOf = (account: string | null): Place[] => held.filter((place) => place.account === account);

  /** The first place of the client whose last turn is longest ago. */
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

  /** Throws `overloaded` unless there is a place, be it the second one of somebody else who only waits. */
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
